import SeededRandom

/// View dumps: those of the corpus and others made up in their form, most of some lines, most of
/// them damaged.
struct DumpMaker {
  private let corpus: [[Substring]]

  init(_ corpus: Corpus) {
    let texts = corpus.dumps + [Self.sample]
    self.corpus = texts.map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
  }

  /// A dump.
  func text(_ random: inout SeededRandom) -> String {
    var lines = random.oneIn(2) ? taken(&random) : made(&random)
    for _ in 0..<random.number(0...2) { DumpDamage.damage(&lines, &random) }
    var text = lines.joined(separator: "\n")
    if random.oneIn(3) { DumpDamage.damageBytes(of: &text, &random) }
    return text
  }

  /// Some lines of a dump of the corpus.
  private func taken(_ random: inout SeededRandom) -> [String] {
    let lines = random.pick(corpus)
    guard !random.oneIn(12) else { return lines.map(String.init) }
    let start = random.number(0...(lines.count - 1))
    return lines[start..<min(lines.count, start + random.few(6))].map(String.init)
  }

  // MARK: Making

  private func made(_ random: inout SeededRandom) -> [String] {
    var lines: [String] = []
    var level = 0
    let count = random.oneIn(400) ? random.number(20...400) : random.few(6)
    let bar = random.pick(["   | ", "   | ", "  |", "\t|\t", " │ "])
    for place in 0..<count {
      let isDeep = random.oneIn(60)
      lines.append(String(repeating: bar, count: level) + view(isRoot: place == 0, &random))
      level = isDeep ? random.number(0...40) : random.number(1...(level + 1))
    }
    return lines
  }

  private func view(isRoot: Bool, _ random: inout SeededRandom) -> String {
    let name = isRoot && !random.oneIn(5) ? "UIWindow" : random.pick(Self.classes)
    var parts: [String] = []
    if random.oneIn(8) { parts.append("baseClass = \(random.pick(Self.classes))") }
    if !random.oneIn(20) { parts.append("frame = (\(four(&random)))") }
    for _ in 0..<random.number(0...4) { parts.append(attribute(&random)) }
    parts.append("layer = <\(random.pick(["CALayer", "_UILabelLayer"])): \(address(&random))>")
    let tail = random.oneIn(10) ? " axis=vert distribution=fill" : ""
    return "<\(name): \(address(&random)); \(parts.joined(separator: "; "))>\(tail)"
  }

  private func attribute(_ random: inout SeededRandom) -> String {
    switch random.number(0...16) {
    case 0: return "text = '\(random.pick(Self.texts))'"
    case 1: return "hidden = \(random.pick(["YES", "NO", "MAYBE", ""]))"
    case 2: return "alpha = \(number(&random))"
    case 3: return "transform = [\(four(&random)), \(number(&random)), \(number(&random))]"
    case 4: return "opaque = NO"
    case 5: return "autoresize = \(random.pick(["W", "W+H", "LM+RM+TM+BM"]))"
    case 6, 7: return "userInteractionEnabled = NO"
    case 8: return "clipsToBounds = YES"
    case 9: return "tag = \(random.pick(["7", "-1", "99999999999999999999", "x"]))"
    case 10: return "animations = { position=<CABasicAnimation: \(address(&random))>; }"
    case 11: return "gestureRecognizers = <NSArray: \(address(&random))>"
    case 12: return "backgroundColor = <UIDynamicSystemColor: \(address(&random)); name = x>"
    case 13: return "contentOffset: {\(number(&random)), \(number(&random))}"
    case 14: return "contentSize: {\(number(&random)), \(number(&random))}"
    case 15: return "bounds = (\(four(&random)))"
    default: return random.pick(["x = y", "= ;", "a: {b: {c", "'", "<", "delegate: <Shop.A: 0x1>"])
    }
  }

  private func four(_ random: inout SeededRandom) -> String {
    "\(number(&random)) \(number(&random)); \(number(&random)) \(number(&random))"
  }

  private func number(_ random: inout SeededRandom) -> String {
    switch random.number(0...9) {
    case 0: "-\(random.number(1...99)).5"
    case 1: "1e-05"
    case 2: random.pick(["nan", "inf", "-inf", "1e999", "-0", "1e300", "", "-", "1.2.3", "０"])
    default: String(random.number(0...100) * 10)
    }
  }

  /// Few addresses, so that many occur twice.
  private func address(_ random: inout SeededRandom) -> String {
    random.oneIn(12)
      ? random.pick(["0x", "0xffffffffffffffffffff", "nil", "0xZZ", "1234"])
      : "0x7f8d5b40" + String(random.number(0x1000...0x1FFF), radix: 16)
  }

  private static let classes = [
    "UIView", "UILabel", "UIButton", "UITableView", "UIScrollView", "UIStackView", "UISwitch",
    "MyApp.PriceCell", "_UIBarBackgroundShadowContentImageView", "Shop.GlowButton", "UIWindow",
    "SwiftUI._UIHostingView<SwiftUI.ModifiedContent<Shop.Row, (Int) -> Bool>>",
    "SwiftUI._UIHostingView<(unknown context at $1042).Row>", "UICollectionViewCell", "CALayer",
    "_TtGC7SwiftUI14_UIHostingViewV4Shop7Content_", "UITableViewCellContentView", "UIButtonLabel",
    "_TtC999999999999Shop3Row", "_TtGC", "商店.按钮", "UITransitionView", "_UILayoutGuide", "A<B", "<",
  ]

  private static let texts = [
    "Buy", "Buy now", "立即购买", "苹果手机壳，红色 🍎 现货，今日下单明日送达，七天无理由退货，支持到店自提",
    "it's; got > quotes", "Free delivery on every order above fifty", "加载中…", "a | b", "",
    "'; frame = (0 0; 1 1)>", "\u{1B}[2J", "\u{202E}x", "\\n", "\t",
  ]

  private static let sample = """
    <UIWindow: 0x7f8d5b40a5f0; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x600002c1>; layer = <UIWindowLayer: 0x600002c2>>
       | <UITransitionView: 0x7f8d5b40b100; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x600002c3>>
       |    | <UITableView: 0x7f8d5b40b300; frame = (0 0; 390 844); clipsToBounds = YES; animations = { bounds.origin=<CABasicAnimation: 0x1>; position=<CABasicAnimation: 0x2>; }; layer = <CALayer: 0x600002c5>; contentOffset: {0, -88}; contentSize: {390, 1200.5}; adjustedContentInset: {88, 0, 34, 0}; dataSource: <Shop.Prices: 0x600002c6>>
       |    |    | <Shop.PriceCell: 0x7f8d5b40b400; baseClass = UITableViewCell; frame = (0 44; 390 44); text = '苹果手机壳，红色 🍎 现货'; autoresize = W; layer = <CALayer: 0x600002c7>>
       |    |    |    | <UIButton: 0x7f8d5b40b500; frame = (300 -2.5; 82 49); opaque = NO; tag = 7; layer = <CALayer: 0x600002c8>>
       |    |    |    |    | <UIButtonLabel: 0x7f8d5b40b600; frame = (8 6; 66 18); text = 'it's; got > quotes'; opaque = NO; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x600002c9>>
       |    | <UIStackView: 0x7f8d5b40b700; frame = (0 700; 390 44); alpha = 0.5; transform = [1, 0, 0, 1, -8.5, 1e-05]; layer = <CATransformLayer: 0x600002d0>> axis=vert distribution=fill
       |    |    | <SwiftUI._UIHostingView<SwiftUI.ModifiedContent<Shop.Row, (Int) -> Bool>>: 0x7f8d5b40b800; frame = (0 0; 390 44); hidden = YES; layer = <CALayer: 0x600002d1>>
    """
}

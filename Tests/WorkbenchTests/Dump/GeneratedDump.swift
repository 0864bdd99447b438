import SeededRandom

/// A dump made up from a seed: nested views with long and short lines, as UIKit prints them.
nonisolated struct GeneratedDump {
  private var random: SeededRandom
  private var lines: [String] = []

  static func text(seed: Int, views: Int = 16) -> String {
    var dump = GeneratedDump(random: SeededRandom(seed: UInt64(seed)))
    var level = 0
    for place in 0..<views {
      dump.add(level: level, isRoot: place == 0)
      level = Int.random(in: 1...(level + 1), using: &dump.random)
    }
    return dump.lines.joined(separator: "\n")
  }

  private mutating func add(level: Int, isRoot: Bool) {
    let className = isRoot ? "UIWindow" : pick(Self.classes)
    var parts: [String] = []
    if className.contains("Cell") { parts.append("baseClass = UITableViewCell") }
    parts.append("frame = (\(number()) \(number()); \(number()) \(number()))")
    if chance(3) { parts.append("text = '\(pick(Self.texts))'") }
    if chance(4) { parts.append("hidden = YES") }
    if chance(4) { parts.append("alpha = \(number())") }
    if chance(4) { parts.append("transform = [1, 0, 0, 1, \(number()), \(number())]") }
    if chance(3) { parts.append("opaque = NO") }
    if chance(3) { parts.append("autoresize = \(pick(["W", "W+H", "LM+RM+TM+BM"]))") }
    if chance(3) { parts.append("userInteractionEnabled = NO") }
    if chance(4) { parts.append("clipsToBounds = YES") }
    if chance(4) { parts.append("tag = \(Int.random(in: -9...99_999, using: &random))") }
    if chance(8) {
      parts.append("animations = { position=<CABasicAnimation: \(address())>; }")
    }
    if chance(3) { parts.append("gestureRecognizers = <NSArray: \(address())>") }
    if chance(3) { parts.append("backgroundColor = \(color())") }
    parts.append("layer = <\(pick(["CALayer", "_UILabelLayer"])): \(address())>")
    if className.contains("Table") || className.contains("Scroll") {
      parts.append("contentOffset: {\(number()), \(number())}")
      parts.append("contentSize: {\(number()), \(number())}")
      parts.append("adjustedContentInset: {88, 0, 34, 0}")
      parts.append("dataSource: <Shop.Prices: \(address())>")
    }
    let trailing =
      className == "UIStackView" ? " axis=vert distribution=fill alignment=fill spacing=8" : ""
    lines.append(
      String(repeating: "   | ", count: level)
        + "<\(className): \(address()); \(parts.joined(separator: "; "))>\(trailing)")
  }

  private mutating func color() -> String {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: "<UIDynamicSystemColor: \(address()); name = systemBackgroundColor>"
    case 1: "UIExtendedGrayColorSpace 1 0.5"
    default: "UIExtendedSRGBColorSpace 0.25 1 0 1"
    }
  }

  private mutating func number() -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: "0"
    case 1: "-\(Int.random(in: 1...99, using: &random)).5"
    case 2: "1e-05"
    case 3: "\(Int.random(in: 0...999, using: &random)).33333333333331"
    default: "\(Int.random(in: 0...2_000, using: &random))"
    }
  }

  private mutating func address() -> String {
    "0x" + String(UInt64.random(in: 0x1000...0x7FFF_FFFF_FFFF, using: &random), radix: 16)
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  private mutating func chance(_ odds: Int) -> Bool {
    Int.random(in: 0..<odds, using: &random) == 0
  }

  private static let classes = [
    "UIView", "UILabel", "UIButton", "UITableView", "UIScrollView", "UIStackView",
    "MyApp.PriceCell",
    "_UIBarBackgroundShadowContentImageView", "Shop.GlowButton",
    "SwiftUI._UIHostingView<SwiftUI.ModifiedContent<Shop.Row, (Int) -> Bool>>",
    "SwiftUI._UIHostingView<(unknown context at $1042).Row>",
    "_TtGC7SwiftUI14_UIHostingViewV4Shop7Content_", "UITableViewCellContentView",
  ]

  private static let texts = [
    "Buy", "Buy now", "立即购买", "苹果手机壳，红色 🍎 现货，今日下单明日送达，七天无理由退货，支持到店自提",
    "it's; got > quotes", "Free delivery on every order above fifty", "加载中…", "a | b",
  ]
}

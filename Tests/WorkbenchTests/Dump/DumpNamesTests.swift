import Dumps
import Testing
import Workbench

struct DumpNamesTests {
  @Test func aShopIsNamedByTextsAndClasses() throws {
    let dump = try DumpSamples.read(DumpSamples.shop)
    #expect(
      DumpNames(for: dump).inPrintedOrder == [
        "window1", "transitionView1", "dropShadowView1", "tableView1", "苹果手机壳红色现货",
        "itsGotQuotes", "buttonLabel1", "stackView1", "hostingView1", "hostingView2",
      ])
  }

  @Test(arguments: [
    ("Buy now", "buyNow"),
    ("OK", "ok"),
    ("URL of shop", "urlOfShop"),
    ("iPhone 15 Pro", "iPhone15Pro"),
    ("登录", "登录"),
    ("登录/注册", "登录注册"),
    ("Don't panic!", "dontPanic"),
    ("  snake_case  ", "snakeCase"),
    ("3 items", "label3Items"),
    ("The quick brown fox jumps over", "theQuickBrownFoxJumps"),
    ("Donaudampfschifffahrtsgesellschaft", "donaudampfschifffahrtsge"),
    ("Übergröße", "übergröße"),
    ("😀 ok 😀", "ok"),
  ])
  func textsBecomeIdentifiers(_ text: String, _ name: String) {
    #expect(DumpNames.identifier(from: text, classWord: "label") == name)
  }

  @Test(arguments: ["", " ", "...", "😀", "'", "_", "①"])
  func textsWithoutLettersBecomeNone(_ text: String) {
    #expect(DumpNames.identifier(from: text, classWord: "label") == nil)
  }

  @Test(arguments: [
    ("UIButton", "button"), ("Shop.PriceCell", "priceCell"), ("UITransitionView", "transitionView"),
    ("_UIHostingView<Shop.Content>", "hostingView"), ("MKMapView", "mkMapView"),
    ("_TtC4Shop9PriceCell", "priceCell"), ("UI", "ui"), ("Shop.价格", "价格"), ("<>", "view"),
  ])
  func classesBecomeWords(_ className: String, _ word: String) {
    #expect(DumpNames.classWord(className) == word)
  }

  @Test func noNameOccursTwice() throws {
    #expect(
      try names(["Buy", "Buy", "Buy 2", "buy2", "Item 3", "Item 3", "for", "Buy"])
        == ["buy", "buy2", "buy2_2", "buy2_3", "item3", "item3_2", "for2", "buy3"])
  }

  @Test func reservedNamesAreAvoided() throws {
    #expect(
      try names(["Buy", "Sell", "…"], avoiding: ["buy", "buy2", "label1"])
        == ["buy3", "sell", "label2"])
  }

  @Test func aButtonTakesTheTextOfItsOwnFirstLabel() throws {
    let dump = try DumpSamples.read(
      """
      <Shop.Card: 0x1; baseClass = UIButton; frame = (0 0; 1 1)>
       | <UIView: 0x2; frame = (0 0; 1 1)>
       |  | <UILabel: 0x3; frame = (0 0; 1 1); text = 'Open'>
       |  | <UILabel: 0x4; frame = (0 0; 1 1); text = 'Details'>
       | <GlowButton: 0x5; frame = (0 0; 1 1)>
       |  | <UIButtonLabel: 0x6; frame = (0 0; 1 1); text = 'Buy'>
      <UIButton: 0x7; frame = (0 0; 1 1)>
       | <UIImageView: 0x8; frame = (0 0; 1 1)>
      """)
    #expect(
      DumpNames(for: dump).inPrintedOrder == [
        "open", "view1", "label1", "details", "buy", "buttonLabel1", "button1", "imageView1",
      ])
  }

  private func names(_ texts: [String], avoiding: Set<String> = []) throws -> [String] {
    let lines = texts.enumerated().map { index, text in
      " | <UILabel: 0x\(index); frame = (0 0; 1 1); text = '\(text)'>"
    }
    let root = "<UIWindow: 0xff; frame = (0 0; 1 1)>\n"
    let dump = try DumpSamples.read(root + lines.joined(separator: "\n"))
    return Array(DumpNames(for: dump, avoiding: avoiding).inPrintedOrder.dropFirst())
  }
}

import Dumps
import Foundation
import Testing
import Workbench

struct ViewDumpReadingTests {
  @Test func everyAttributeOfAShopIsReadWithoutARemark() throws {
    let dump = try DumpSamples.read(DumpSamples.shop)
    #expect(dump.remarks == [])
    #expect(dump.inPrintedOrder.map(\.level) == [0, 1, 2, 3, 4, 5, 6, 3, 4, 3])
    let views = dump.inPrintedOrder.map(\.view)
    #expect(views.map(\.line) == Array(1...10))

    #expect(views[0].className == "UIWindow")
    #expect(views[0].address == "0x7f8d5b40a5f0")
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(views[0].hasGestureRecognizers)
    #expect(views[0].layerClass == "UIWindowLayer")
    #expect(views[0].userInteractionEnabled == nil)

    #expect(
      views[2].backgroundColor
        == "<UIDynamicSystemColor: 0x600000f1; name = systemBackgroundColor>")
    #expect(views[2].furtherAttributes == [DumpedAttribute(name: "autoresize", value: "W+H")])

    #expect(views[3].contentOffset == CGPoint(x: 0, y: -88))
    #expect(views[3].contentSize == CGSize(width: 390, height: 1200.5))
    #expect(views[3].clipsToBounds == true)
    #expect(
      views[3].furtherAttributes.map(\.name) == [
        "animations", "dataSource",
      ]
    )

    #expect(views[4].className == "Shop.PriceCell")
    #expect(views[4].baseClass == "UITableViewCell")
    #expect(views[4].text == "苹果手机壳，红色 🍎 现货")

    #expect(views[5].frame == CGRect(x: 300, y: -2.5, width: 82, height: 49))
    #expect(views[5].opaque == false)
    #expect(views[5].tag == 7)

    #expect(views[6].text == "it's; got > quotes")
    #expect(views[6].userInteractionEnabled == false)

    #expect(views[7].alpha == 0.5)
    #expect(views[7].transform == [1, 0, 0, 1, -8.5, 1e-05])
    #expect(
      views[7].furtherAttributes == [
        DumpedAttribute(name: "axis", value: "vert"),
        DumpedAttribute(name: "distribution", value: "fill"),
      ])

    #expect(
      views[8].className
        == "SwiftUI._UIHostingView<SwiftUI.ModifiedContent<Shop.Row, (Int) -> Bool>>")
    #expect(views[8].hidden)
    #expect(views[9].className == "_TtGC7SwiftUI14_UIHostingViewV4Shop7Content_")
    #expect(views[9].frame == CGRect(x: 0, y: 0, width: 100, height: 44))
  }

  @Test(arguments: ["   | ", "  | ", " | ", "\t|\t", "| ", "   │ ", "    ", "  ", "\t"])
  func levelsAreShownByBarsOrByBlanks(_ step: String) throws {
    let depths = [0, 1, 2, 2, 1, 2, 3, 0, 1]
    let text = depths.map {
      String(repeating: step, count: $0) + "<UIView: 0x7f8; frame = (0 0; 1 1)>"
    }.joined(separator: "\n")
    let dump = try DumpSamples.read(text)
    #expect(dump.inPrintedOrder.map(\.level) == depths)
    #expect(dump.remarks == [.furtherTree(line: 8)])
    #expect(dump.roots.count == 2)
    #expect(dump.roots[0].children.count == 2)
  }

  @Test(arguments: [
    "(lldb) po [[UIWindow keyWindow] recursiveDescription]\n<UIWindow: 0x1; frame = (0 0; 1 1)>",
    "(lldb) po window.value(forKey: \"recursiveDescription\")!\n$R0 = <UIWindow: 0x1; frame = (0 0; 1 1)>",
    "$0 = <UIWindow: 0x1; frame = (0 0; 1 1)>",
    "`<UIWindow: 0x1; frame = (0 0; 1 1)>`",
    "`<UIWindow: 0x1; frame = (0 0; 1 1)>\n`",
    "```\n<UIWindow: 0x1; frame = (0 0; 1 1)>\n```",
    "```text\n<UIWindow: 0x1; frame = (0 0; 1 1)>\n```",
    "cy# [window recursiveDescription].toString()\n#\"<UIWindow: 0x1; frame = (0 0; 1 1)>\"",
    "▿ Optional<Unmanaged<AnyObject>>\n  ▿ some : Unmanaged<AnyObject>\n    - _value : <UIWindow: 0x1; frame = (0 0; 1 1)>",
    "\u{FEFF}<UIWindow: 0x1; frame = (0 0; 1 1)>\r\n\r\n",
    "<UIWindow:\u{A0}0x1;\u{A0}frame\u{A0}= (0\u{A0}0; 1 1)>",
    "<UIWindow: 0x1; frame = (0 0; 1 1); >",
    "\n\n  \n<UIWindow: 0x1; frame = (0 0; 1 1)>\r",
    "> <UIWindow: 0x1; frame = (0 0; 1 1)>\n>\n> ",
  ])
  func whatToolsPutAroundADumpIsNoPartOfIt(_ text: String) throws {
    let dump = try DumpSamples.read(text)
    #expect(dump.remarks == [])
    #expect(dump.roots.map(\.className) == ["UIWindow"])
    #expect(dump.roots.map(\.frame) == [CGRect(x: 0, y: 0, width: 1, height: 1)])
    #expect(dump.roots.map(\.furtherAttributes) == [[]])
  }

  @Test(arguments: [
    ("text = 'plain'", "plain"),
    ("text = ''", ""),
    ("text = 'it's'", "it's"),
    ("text = ''quoted''", "'quoted'"),
    ("text = 'a; b; c'", "a; b; c"),
    ("text = '; opaque'", "; opaque"),
    ("text = 'a > b <c> </c>'", "a > b <c> </c>"),
    ("text = 'x = y: (z'", "x = y: (z"),
    ("text = 'A Secret Is Found In The ...'", "A Secret Is Found In The ..."),
    ("text = '前一天；「登录」'", "前一天；「登录」"),
    ("text = '👨‍👩‍👧 \u{1F1E8}\u{1F1F3}'", "👨‍👩‍👧 \u{1F1E8}\u{1F1F3}"),
    ("text = \"double\"", "double"),
    ("text = ‘curled by a mail’", "curled by a mail"),
    ("text = bare words", "bare words"),
  ])
  func aTextMayHoldWhatOtherwiseSeparates(_ attribute: String, _ text: String) throws {
    let line = "<UILabel: 0x1; frame = (0 0; 1 1); \(attribute); opaque = NO; layer = <L: 0x2>>"
    let last = "<UILabel: 0x1; frame = (0 0; 1 1); opaque = NO; \(attribute)>"
    for dump in [try DumpSamples.read(line), try DumpSamples.read(last)] {
      #expect(dump.remarks == [])
      #expect(dump.roots.first?.text == text)
      #expect(dump.roots.first?.opaque == false)
      #expect(dump.roots.first?.furtherAttributes == [])
    }
  }

  @Test func severalWindowsAreSeveralRoots() throws {
    let other = DumpSamples.shop.replacing("0x7f8d5b40", with: "0x7f8d5b50")
    let dump = try DumpSamples.read(DumpSamples.shop + "\n\n" + other)
    #expect(dump.roots.count == 2)
    #expect(dump.remarks == [])
    #expect(dump.roots[0].children.count == 1)
    #expect(dump.roots[1].line == 12)
  }

  @Test func unquotedValuesMayHoldBrackets() throws {
    let view = try DumpSamples.facts(
      "<UITextField: 0x1; frame = (0 0; 1 1); text = ''; placeholder = I <3 a > b; "
        + "background = <_UIField: 0x2: 0x3>; tag = 3; layer = <CALayer: 0x4>>")[0]
    #expect(
      view.furtherAttributes == [
        DumpedAttribute(name: "placeholder", value: "I <3 a > b"),
        DumpedAttribute(name: "background", value: "<_UIField: 0x2: 0x3>"),
      ])
    #expect(view.tag == 3)
    #expect(view.layerClass == "CALayer")
  }

  @Test func theFirstOfTwoEqualAttributesCounts() throws {
    let view = try DumpSamples.facts("<UIView: 0x1; frame = (0 0; 1 1); tag = 1; tag = 2>")[0]
    #expect(view.tag == 1)
    #expect(view.furtherAttributes == [DumpedAttribute(name: "tag", value: "2")])
  }

  @Test(arguments: [
    "<Shop.Outer.Inner: 0x1; frame = (0 0; 1 1)>",
    "<_UIPrivate_View$9: 0x1; frame = (0 0; 1 1)>",
    "<Shop.(unknown context at $1042).Row: 0x1; frame = (0 0; 1 1)>",
    "<商店.价格: 0x1; frame = (0 0; 1 1)>",
    "<A<B<C, D<E>>, (F, G) -> ()>: 0x1; frame = (0 0; 1 1)>",
  ])
  func classNamesAreKeptAsPrinted(_ line: String) throws {
    let view = try DumpSamples.read(line).roots[0]
    #expect(line.hasPrefix("<\(view.className): 0x1;"))
    #expect(view.address == "0x1")
  }

  @Test func theOldLayoutGuideIsAViewAndTheNewOneIsNot() throws {
    let dump = try DumpSamples.read(
      """
      <UIView: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x2>>
         | <_UILayoutGuide: 0x3; frame = (0 0; 0 20); hidden = YES; layer = <CALayer: 0x4>>
         | <UILayoutGuide: 0x5; identifier = UIViewSafeAreaLayoutGuide>
         | <CALayer:0x6; position = CGPoint (1 1); bounds = CGRect (0 0; 1 1); delegate = <UIView: 0x7>>
         | <UIView: 0x8; frame = (0 0; 1 1); layer = <CALayer: 0x9>>
      """)
    #expect(dump.roots[0].children.map(\.className) == ["_UILayoutGuide", "UIView"])
    #expect(
      dump.remarks == [
        .notAView(line: 3, className: "UILayoutGuide"), .notAView(line: 4, className: "CALayer"),
      ])
  }
}

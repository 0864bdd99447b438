import Dumps
import Foundation
import Records
import Testing
import TypedText
import Workbench

/// Texts that are not trees of views, views printed twice, and text around views.
struct ViewDumpFormTests {
  @Test(arguments: [
    "<UIView: 0x1>\n   | <UIButton: 0x2>\n   |    | <UIButtonLabel: 0x3>",
    "<UIView: 0x1; tag = 7>\n   | <UIButton: 0x2; hidden = YES>",
  ])
  func viewsWithoutFramesAreRefused(_ text: String) {
    #expect(throws: DumpProblem.noFrames(line: 1)) { try DumpSamples.read(text) }
  }

  @Test(arguments: [
    "<UIView: 0x1; frame = (0 0; 9 9)>\n<UILabel: 0x2; frame = (0 0; 9 9)>",
    "[<UIView: 0x1; frame = (0 0; 9 9)>, <UILabel: 0x2; frame = (0 0; 9 9)>]",
  ])
  func aListOfViewsIsRefused(_ text: String) {
    let line = text.contains("\n") ? 2 : 1
    #expect(throws: DumpProblem.noDepth(line: line, views: 2)) { try DumpSamples.read(text) }
  }

  @Test func aListOfWindowsIsNone() throws {
    let dump = try DumpSamples.read(
      "[<UIWindow: 0x1; frame = (0 0; 9 9)>, <Shop.KeyWindow: 0x2; frame = (0 0; 9 9)>]")
    #expect(dump.roots.count == 2)
  }

  @Test(arguments: [
    "<UITabBarController>, state: appeared, view: <UILayoutContainerView>",
    "<Shop.Feed: 0x1>, state: disappeared, view: (view not loaded)",
    "   | <Shop.Feed 0x1>, state: appeared, view: <UIView 0x2>",
  ])
  func controllersAreNoViews(_ text: String) {
    #expect(throws: DumpProblem.controllerHierarchy(line: 1)) { try DumpSamples.read(text) }
    #expect(ViewDump.looksLikeDump(text))
  }

  @Test func aViewPrintedTwiceIsOneView() throws {
    let dump = try DumpSamples.read(
      """
      <UIButton: 0x3; frame = (1 2; 3 4)>
      <UIWindow: 0x1; frame = (0 0; 9 9)>
         | <UIView: 0x2; frame = (0 0; 9 9)>
         |    | <UIButton: 0x3; frame = (1 2; 3 4)>
         |    |    | <UILabel: 0x4; frame = (0 0; 1 1)>
      <UIView: 0x2; frame = (5 5; 9 9)>
         | <UIView: 0x5; frame = (0 0; 1 1)>
      """)
    #expect(dump.inPrintedOrder.map(\.view.address) == ["0x1", "0x2", "0x3", "0x4", "0x5"])
    #expect(dump.inPrintedOrder.map(\.level) == [0, 1, 2, 3, 2])
    #expect(dump.roots[0].children[0].frame?.origin == .zero)
    #expect(
      dump.remarks == [.printedAgain(line: 4, first: 1), .printedAgain(line: 6, first: 3)])
  }

  @Test func whereEveryAddressIsTheSameItTellsNothing() throws {
    let dump = try DumpSamples.read(
      """
      <UIView: 0x0; frame = (0 0; 9 9)>
         | <UIView: 0x0; frame = (0 0; 9 9)>
         | <UIView: 0x0; frame = (0 0; 9 9)>
      """)
    #expect(dump.inPrintedOrder.map(\.level) == [0, 1, 1])
    #expect(dump.remarks == [])
  }

  @Test func layersAndOtherObjectsAreLeftOutAndTold() throws {
    let dump = try DumpSamples.read(
      """
      <UIView: 0x1; frame = (0 0; 9 9)>
         | <_ShopScale: 0x2> (layer)
         |    | <_ShopScaleText: 0x3> (layer)
         | <UIView: 0x4; frame = (0 0; 1 1)>
      <Shop.FeedController: 0x5>
      """)
    #expect(dump.inPrintedOrder.map(\.view.address) == ["0x1", "0x4"])
    #expect(
      dump.remarks == [
        .notAView(line: 2, className: "_ShopScale"),
        .notAView(line: 3, className: "_ShopScaleText"),
        .notAView(line: 5, className: "Shop.FeedController"),
      ])
  }

  @Test func treesWithoutTheirRootsAreTold() throws {
    let dump = try DumpSamples.read(
      """
         |    |    | <UIView: 0x1; frame = (0 0; 9 9)>
         |    |    |    | <UIView: 0x2; frame = (0 0; 9 9)>
         |    |    | <UIView: 0x3; frame = (0 0; 9 9)>
         |    | <UIView: 0x4; frame = (0 0; 9 9)>
         |    |    | <UIView: 0x5; frame = (0 0; 9 9)>
      """)
    #expect(dump.inPrintedOrder.map(\.level) == [0, 1, 0, 0, 1])
    #expect(
      dump.remarks == [
        .startsInside(line: 1, levels: 3), .furtherTree(line: 3), .furtherTree(line: 4),
      ])
  }

  @Test func linesAreCountedAsTheTextHasThem() throws {
    let dump = try DumpSamples.read(
      "<UIWindow: 0x1; frame = (0 0; 9 9)>\\n   |    \\n| <UIView: 0x2; frame = (0 0; 9 9)>")
    #expect(dump.inPrintedOrder.map(\.view.line) == [1, 1])
    #expect(dump.inPrintedOrder.map(\.level) == [0, 1])
    #expect(dump.remarks.map(\.line) == [1, 1])
  }

  @Test func aVariableNamesItsView() throws {
    let dump = try DumpSamples.read(
      """
      0x08c5 'RootController:0x7570' <UIView: 0x1; frame = (0 0; 9 9)>
         | _buyButton <UIButton: 0x2; frame = (0 0; 9 9)> - (null)
         |    | _titleView <UIButtonLabel: 0x3; frame = (0 0; 9 9); text = 'Buy'>
         | _photo <UIImageView: 0x4; frame = (0 0; 9 9)>-><UIImage: 0x5 size:{171, 68}>
      """)
    #expect(DumpNames(for: dump).inPrintedOrder == ["view1", "buyButton", "titleView", "photo"])
    #expect(dump.remarks == [])
    #expect(dump.roots.count == 1)
  }

  @Test func aMentionInASentenceIsNoView() throws {
    let dump = try DumpSamples.read(
      """
      Why is <UIButton: 0x2; frame = (0 0; 9 9)> never hit by anything?
      <UIView: 0x1; frame = (0 0; 9 9)>
      """)
    #expect(dump.inPrintedOrder.map(\.view.address) == ["0x1"])
    #expect(dump.remarks.map(\.kind) == [.skippedLine])
  }

  @Test(arguments: [
    ("<_TtC4Shop9PriceCell: 0x1; frame = (0 0; 1 1)>", "PriceCell"),
    (
      "<_TtGC7SwiftUI14_UIHostingViewGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__: 0x1; frame = (0 0; 1 1)>",
      "_UIHostingView"
    ),
    (
      "<_TtC7SwiftUIP33_863CCF9D49B535DAEB1C7D61BEE53B5913CGDrawingView: 0x1; frame = (0 0; 1 1)>",
      "CGDrawingView"
    ),
    ("<$s4Shop3RowV: 0x1; frame = (0 0; 1 1)>", "$s4Shop3RowV"),
    ("<Shop.List<Shop.Row<Int>, Never>: 0x1; frame = (0 0; 1 1)>", "List"),
  ])
  func mangledAndGenericNamesAreShortened(_ line: String, _ name: String) throws {
    #expect(PlainClassName.of(try DumpSamples.read(line).roots[0].className) == name)
  }

  @Test(
    "A view is animated where animations are printed; motion effects are none",
    arguments: [
      ("{ position=<CASpringAnimation: 0x6>; }", true),
      ("{ <UIMotionEffectGroup: 0x7>=<CAAnimationGroup: 0x8>; }", false),
    ])
  func animations(_ text: String, _ isAnimated: Bool) throws {
    let line = "<UIView: 0x1; frame = (0 0; 9 9); animations = \(text); layer = <CALayer: 0x2>>"
    #expect(try DumpSamples.read(line).roots[0].facts.isAnimated == isAnimated)
  }

  @Test(arguments: [
    "$3 = 0x07117ac0 <UIView: 0x7730fe0; frame = (32 128; 259 604)>",
    "@\"<UIWindow: 0x1; frame = (0 0; 9 9)>",
    "'<UIWindow: 0x1; frame = (0 0; 9 9)>',",
    "// <UIWindow: 0x1; frame = (0 0; 9 9)>",
    "<UIView; frame = (0 0; 9 9); layer = <CALayer>>",
    "export const kept = `<UIWindow: 0x1; frame = (0 0; 9 9)>",
    "(lldb) po window.recursiveDescription()",
  ])
  func aPasteMayBeginWithSomethingElse(_ line: String) {
    #expect(freshSession().reader.kind(of: SourceText(line)) == .dump)
  }

  @Test(arguments: [
    "let kept = \"<UIWindow: 0x1; frame = (0 0; 9 9)>\"",
    "print(\"<UIView: 0x1; frame = (0 0; 9 9)>\")",
    "expect said \"<UIView: 0x1; frame = (0 0; 9 9)>\"",
    "// <UIView: 0x7f8>", "\"<UIView: 0x7f8>\"", "(1 < 2)",
  ])
  func codeThatMentionsAViewIsCode(_ line: String) {
    #expect(freshSession().reader.kind(of: SourceText(line)) != .dump)
  }
}

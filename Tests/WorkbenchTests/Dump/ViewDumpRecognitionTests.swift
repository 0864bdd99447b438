import Dumps
import Testing
import Workbench

struct ViewDumpRecognitionTests {
  @Test(arguments: [
    "<UIWindow: 0x7f8d5b40a5f0; frame = (0 0; 390 844); …",
    "`<UIWindow: 0x16e82190; frame = (0 0; 320 568); layer = <UIWindowLayer: 0x16e63ce0>>",
    "   |    | <Shop.PriceCell: 0x7f8; baseClass = UITableViewCell; frame = (0 0; 1 1)",
    "$0 = <UIView: 0x7f8>",
    "<SwiftUI._UIHostingView<Shop.Content>: 0x7f8; frame = (0 0; 1 1)>",
    "(lldb) po [[[UIApplication sharedApplication] keyWindow] recursiveDescription]",
    "<UINavigationController 0x7fa3d901b600>, state: appeared, view: <UIView: 0x7fa3>",
  ])
  func theFirstLineOfADumpIsKnown(_ line: String) {
    #expect(ViewDump.looksLikeDump(line))
  }

  @Test(arguments: [
    "", " ", "<T>", "<T: Hashable>", "func swap<T>(_ a: T)", "a < b; c = d", "let a = 0x7f8",
    "[1: 0x1]", "view.frame = CGRect(x: 0, y: 0, width: 1, height: 1)", "// <UIView: 0x7f8>",
    "print(\"<UIView: 0x7f8>\")", "add button in card", "|", "why 0x7f8d5b412c10",
    "<UIView: 0x7f8z>", "(lldb) bt", "> ", "<",
  ])
  func ordinaryLinesAreNoDump(_ line: String) {
    #expect(!ViewDump.looksLikeDump(line))
  }

  @Test(arguments: [
    "   | <UIView: 0x7f8; frame = (0 0; 1 1)>", "   |    |    |", "<UIWindow: 0x7f8",
    "ES; opaque = NO; autoresize = RM+BM; layer =", "<NSArray: 0x16e80ac0>; layer",
    "0x600002c1>>", "6>>", ">", "= <CALayer: 0x600002c1>>", "<UIVi",
    "_TtGC7SwiftUI15ModifiedContentVS_21_ViewModifier_ContentVS_",
  ])
  func piecesOfADumpMayFollow(_ line: String) {
    #expect(ViewDump.isPlausibleContinuation(line))
  }

  @Test(arguments: [
    "", "   ", "why buy", "let card = UIView()", "add button in card", "undo", "(lldb) bt",
    "card.frame.origin.x = 3", "hit 150 150",
  ])
  func commandsAndSwiftDoNotFollow(_ line: String) {
    #expect(!ViewDump.isPlausibleContinuation(line))
  }
}

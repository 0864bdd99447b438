import Foundation
import ObjectiveCFrontEnd
import Testing

@Suite struct EntryTests {
  @Test(
    "What begins as Objective-C is known as such",
    arguments: [
      "[red setAlpha:0.5]", "[red setAlpha:0.5];", "[[UIView alloc] init]",
      "[self.view addSubview:v];", "[super hitTest:point withEvent:event];",
      "@interface A : UIView",
      "@implementation A", "#import <UIKit/UIKit.h>", "#define R 20", "@class A;",
      "UIView *v = [[UIView alloc] init];", "UIView * v = nil;", "CGFloat x = 1;", "int x = 3;",
      "int f(int a) {", "void f(void) {", "static CGFloat far(CGPoint a, CGPoint b) {",
      "- (void)go {", "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event",
      "@protocol P <NSObject>", "NSArray<UIView *> *a = @[v];", "typedef void (^Done)(BOOL);",
      "@autoreleasepool {", "__weak typeof(self) w = self;", "void (^b)(void) = ^{ };",
      "enum { A, B };", "struct P { CGFloat x; };", "id<P> p = nil;",
    ])
  func begins(text: String) {
    #expect(ObjectiveCFrontEnd.begins(text))
  }

  @Test(
    "Swift and commands are never taken for it",
    arguments: [
      "red.alpha = 0.5", "red.alpha = 0.5;", "[1, 2, 3]", "[a]", "[a].count",
      "[red, blue].forEach { }",
      "[weak self] in", "@objc func f() { }", "@IBAction func f() { }", "@MainActor class A { }",
      "- 3", "-(a) + b", "+1", "#if DEBUG", "#selector(f)", "class A: UIView { }",
      "struct P { var x = 1 }",
      "enum E { case a, b }", "static let x = 1", "static func f() { }", "let v: UIView = red",
      "UIView()", "UIView.animate { }", "add view red 100 100 200 200", "hit 150 150",
      "tap 1 2; log",
      "why", "touch 1 down 100 100 & 2 down 3 4", "set red alpha 0.5", "lesson 3", "int(3)",
      "typealias A = B", "view red", "color red = blue", "for x in y { }", "if a { }", "A is B",
    ])
  func isSwift(text: String) {
    #expect(!ObjectiveCFrontEnd.begins(text))
  }

  @Test(
    "No line of the scripts and exercises is taken for it, except in those that are Objective-C"
  )
  func corpus() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let root = tests.deletingLastPathComponent()
    let folders = [
      tests.appendingPathComponent("WorkbenchTests/Scripts"),
      root.appendingPathComponent("lessons"), root.appendingPathComponent("exercises"),
    ]
    var count = 0
    for folder in folders {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard ["touchstone", "swift"].contains(file.pathExtension),
          !file.path.contains("/objective-c/")
        else { continue }
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          let typed = line.trimmingCharacters(in: .whitespaces)
          count += 1
          #expect(
            !ObjectiveCFrontEnd.begins(typed) || isKnown(typed),
            "\(file.lastPathComponent): \(typed)")
        }
      }
    }
    #expect(count > 5_000)
  }

  /// Lines that scripts have to be answered that they are Objective-C.
  private func isKnown(_ line: String) -> Bool {
    line.hasPrefix("[") || line.hasPrefix("@") || line.hasPrefix("- (") || line.hasPrefix("#")
      || line.hasSuffix(";")
  }

  @Test(
    "An unfinished entry is not complete",
    arguments: [
      "@interface A : UIView", "@interface A : UIView\n- (void)a;",
      "@implementation A\n- (void)a {\n}",
      "[red setAlpha:", "[UIView animateWithDuration:1 animations:^{", "int f(int a) {",
      "int f(int a)", "- (void)go", "- (void)go {", "if (a)", "if (a) {", "else",
      "NSArray *a = @[@1,",
      "/* a", "#if 1", "@protocol P", "UIView *v =", "x = f(1,", "@try {",
    ])
  func open(text: String) {
    #expect(!ObjectiveCFrontEnd.isComplete(text))
  }

  @Test(
    "An entry to which nothing more belongs is complete",
    arguments: [
      "", "// a", "[red setAlpha:0.5];", "[red setAlpha:0.5]", "@interface A : UIView\n@end",
      "@implementation A\n- (void)a {\n}\n@end", "int f(int a) {\n}", "- (void)go {\n}",
      "@class A;",
      "@protocol P;", "if (a) { }", "UIView *v = nil;", "#if 1\n#endif", "@protocol P\n@end",
      "#define A 1", "f(1)",
    ])
  func closed(text: String) {
    #expect(ObjectiveCFrontEnd.isComplete(text))
  }

  @Test(
    "A sign that closes nothing ends an entry, so that it is shown",
    arguments: ["}", "[a b)", "@end", "x = \"abc"])
  func faulty(text: String) {
    #expect(ObjectiveCFrontEnd.isComplete(text))
  }
}

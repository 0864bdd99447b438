import SwiftFrontEnd
import Testing

@Suite struct CompletenessTests {
  @Test(
    "An entry that must go on is not complete",
    arguments: [
      "class A: UIView {", "class A: UIView", "class A:", "class A", "func f() {", "func f()",
      "func f() -> Int", "func f(", "func f(a: Int,", "override func f() -> Bool", "init()",
      "let x =", "let", "var x: ", "a +", "a &&", "a ??", "a = b ? c :", "a = b ?", "foo(",
      "foo(a,",
      "foo(a, b: {", "[1, 2", "[1,", "if x", "if x {", "if x { } else", "if x,", "if let a = b",
      "guard x", "guard x else", "guard x else {", "while x", "for i in", "for i in a",
      "for i in a {", "switch x {", "switch x {\ncase 1:", "switch x", "do {", "repeat {",
      "repeat { }", "@objc", "@IBAction", "override", "final", "private static", "extension A",
      "enum A {",
      "enum A { case", "struct A", "protocol P {", "\"\"\"", "let s = \"\"\"\n abc", "/* abc",
      "let a = 1 /* abc\n def", "foo.", "{ a in", "x as", "x is", "return (", "#if DEBUG",
      "#if DEBUG\na", "import", "foo(a)\n  .bar(", "throw", "defer",
      "f（", "class A ｛", "var a: Int {", "var a: Int { get", "let f: (Int) ->", "let a: [Int",
      "typealias A", "if a {\n  b\n} else {\n  c\n",
      // A line in which a bracket is missing does not end the class around it.
      "class A {\n  func f() {\n    g(h(1)\n  }",
    ])
  func open(source: String) {
    #expect(!SwiftFrontEnd.isComplete(source))
    #expect(!SwiftFrontEnd.isComplete(source + "\n"))
  }

  @Test(
    "An entry to which nothing more belongs is complete",
    arguments: [
      "", "\n", "// a", "/* a */", "a", "a.b()", "let x = 1", "let x: Int", "var x: Int { 1 }",
      "func f() { }", "class A: UIView { }", "class A: UIView {\n  func f() { }\n}",
      "if a { }", "if a { } else { }", "for i in a { }", "protocol P { func f() }", "\"a\"",
      "\"\"\"\n  a\n  \"\"\"", "return", "a = b", "import UIKit", "f（a）", "#if DEBUG\na\n#endif",
      "foo { $0 }", "@objc func f() { }", "view.addSubview(red)",
    ])
  func closed(source: String) {
    #expect(SwiftFrontEnd.isComplete(source))
    #expect(SwiftFrontEnd.isComplete(source + "\n"))
  }

  @Test(
    "A definite fault ends an entry, so that it is shown",
    arguments: [
      "}", "let s = \"abc", "class A { let = 1\n", "func f() { a b c\n", "foo(]", "let 1a = 2 {",
      ")", "if a { \"\\q\"\n", "class A {\n  func f() {\n    g(h(1)\n  }\n}",
    ])
  func faulty(source: String) {
    #expect(SwiftFrontEnd.isComplete(source))
  }
}

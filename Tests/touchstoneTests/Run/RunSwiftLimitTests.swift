import Foundation
import Testing

/// Absurd Swift, through the program itself: each text is answered, and the line after it too.
@Suite(.serialized) struct RunSwiftLimitTests {
  private static func nested(
    _ head: String, _ open: String, _ middle: String, _ close: String = ""
  ) -> String {
    head + String(repeating: open, count: 10_000) + middle + String(repeating: close, count: 10_000)
  }

  private static let tooDeep = "nested deeper than"

  static let texts: [(name: String, text: String, said: String)] = [
    ("else if", "if false { }" + nested("", " else if false { }", ""), tooDeep),
    ("plus", nested("let a = 1", " + 1", ""), tooDeep),
    ("members", nested("let a = \"\"", ".description", ""), tooDeep),
    ("calls", nested("let a = \"\"", ".uppercased()", ""), tooDeep),
    ("chains", nested("let a = view", "?.superview", ""), tooDeep),
    ("parentheses", nested("let a = ", "(", "1", ")"), tooDeep),
    ("interpolations", nested("let a = ", "\"\\(", "1", ")\""), tooDeep),
    ("open interpolations", nested("let a = ", "\"\\(", ""), tooDeep),
    ("brackets", nested("let a = ", "[", "1", "]"), tooDeep),
    ("braces", nested("", "do { ", "", "}"), tooDeep),
    ("conditions", nested("let a = ", "true ? ", "1", " : 1"), tooDeep),
    ("types", nested("let a: ", "Array<", "Int", ">"), tooDeep),
    ("less", nested("let a = ", "a<", "b"), tooDeep),
    ("optionals", nested("let a: Int", "?", " = nil"), tooDeep),
    ("closures", nested("let a = ", "{ ", "1", " }"), tooDeep),
    ("texts", nested("let a = ", "\"\\(", "1", ")\""), tooDeep),
    ("numbers", "let a = " + String(repeating: "9", count: 100_000), "overflows"),
    ("bytes", "\u{1}\u{2}\u{7}", "invalid character"),
    ("fatalError", "fatalError(\"no\")", "Fatal error: no"),
    ("recursion", "do { func f() -> Int { f() + 1 }; print(f()) }", "nested too deeply"),
    ("loop", "while true {}", "Stopped after 50,000,000 steps"),
    ("output", "while true { print(\"hello\") }", "more than 1024 KB were printed"),
    ("heir of itself", "class A: A {}", "inherits from itself"),
  ]

  @Test("A text is answered, and the line after it too", arguments: texts)
  func isAnswered(_ text: (name: String, text: String, said: String)) throws {
    let result = try touchstone(
      "run", "-", "--keep-going", "--plain", input: "\(text.text)\nhit 1 1\n")
    #expect(result.status == 65, "\(text.name): \(result.messages.prefix(500))")
    #expect(
      result.messages.replacing("\n", with: " ").contains(text.said),
      "\(text.name): \(result.messages.prefix(500))")
    #expect(result.output.contains(" result=root "), "\(text.name)")
  }

  @Test func `a sourced file of Swift that is too large changes nothing`() throws {
    try withFolder { folder in
      let line = "let a = 1 // " + String(repeating: "x", count: 1_000) + "\n"
      let file = try folder.write("big.swift", "do {\n" + String(repeating: line, count: 300) + "}")
      let result = try touchstone(
        "run", "-", "--keep-going", "--plain", input: "source \(file)\nhit 1 1\n")
      #expect(result.status == 65)
      #expect(result.messages.contains("256 KB"))
      #expect(result.output.contains(" result=root "))
    }
  }

  @Test func `thousands of lines in braces are one entry`() throws {
    let lines = String(repeating: "  a += 1\n", count: 2_000)
    let result = try touchstone("run", "-", input: "do {\n  var a = 0\n\(lines)  print(a)\n}\n")
    #expect(result.output == "2000\n", "\(result.messages.prefix(500))")
  }

  @Test func `what stops names the script and its line`() throws {
    try withFolder { folder in
      let script = "let a = [1]\n\nfunc f(_ i: Int) -> Int {\n  a[i]\n}\nprint(f(3))\n"
      try folder.write("scene.touchstone", script)
      let result = try touchstone("run", "scene.touchstone", in: folder)
      #expect(result.status == 65)
      #expect(result.messages.hasPrefix("scene.touchstone:4:3: stopped: Index out of range"))
      #expect(result.messages.contains("called from scene.touchstone line 6"))
      let sourced = try touchstone("run", "-", input: "source scene.touchstone\n", in: folder)
      #expect(sourced.status == 65)
      #expect(sourced.messages.contains("scene.touchstone line 4"))
    }
  }
}

import Records
import SwiftFrontEnd
import Testing

@Suite struct DepthTests {
  private static func text(_ head: String, _ part: String, _ tail: String = "") -> String {
    head + String(repeating: part, count: 1200) + tail
  }

  @Test(
    "What is nested too deeply is refused and nothing crashes",
    arguments: [
      text("x = 1", " + 1"), text("a", ".b()"), text("a", "?.b"), text("a", "!"), text("a", "[0]"),
      text("if a { }", " else if a { }"), text("x = ", "(", "1"), text("x = ", "[", "1"),
      text("let a: ", "["), text("", "{"), text("x = a", " ?? a"), text("x = b", " ? c : b"),
      text("", "try ", "a"), text("let a: ", "some ", "A"), text("let a: A", "?"),
      text("let a: A", ".B"), text("", "func f() {"), text("#if A\n", "#if A\n"),
      text("let a: ", "() -> ", "A"), text("x = ", "-(", "a"), text("", "x: ", "while a { }"),
    ])
  func deep(source: String) {
    let found = problems(source)
    #expect(!found.isEmpty)
    _ = SwiftFrontEnd.isComplete(source)
  }

  @Test(
    "The refusal names the limit",
    arguments: [
      text("x = 1", " + 1"), text("a", ".b()"), text("if a { }", " else if a { }"),
      text("a", "?.b"),
    ])
  func limit(source: String) {
    #expect(problems(source) == [.tooDeep(limit: 500)])
  }

  @Test func `brackets are counted before the parser sees them`() {
    #expect(problems(String(repeating: "(", count: 400)) == [.tooDeep(limit: 250)])
    let squares = String(repeating: "[", count: 30)
    guard case .tooDeep = problems("let a: \(squares)").first else {
      Issue.record("not refused")
      return
    }
  }

  @Test func `what people write is far from the limits`() {
    let sum = Array(repeating: "a", count: 200).joined(separator: " + ")
    #expect(problems("x = \(sum)") == [])
    let table = Array(repeating: "[[1, 2], [3, 4]]", count: 1000).joined(separator: ", ")
    #expect(problems("let t = [\(table)]") == [])
    let brackets = "\"" + String(repeating: "[", count: 300) + "\""
    #expect(problems("print(\(brackets)) // " + String(repeating: "(", count: 300)) == [])
  }

  @Test("Brackets whose ends are looked for and missing do not cost the cube of their number")
  func unclosed() {
    let calls = String(repeating: "f(x: = ", count: 240)
    let lines = String(repeating: "let a = g(1, b: [2, 3])\n", count: 2_000)
    guard case .tooDeep = problems("print(\(calls)\n\(lines)").first else {
      Issue.record("not refused")
      return
    }
    let closed = String(repeating: "f(", count: 100) + "1" + String(repeating: ")", count: 100)
    #expect(problems("x = \(closed)") == [])
  }
}

import Records
import Rendering
import Testing

/// Problems at their place: carets below lines, and the form that editors jump to.
@Suite("Diagnostics")
struct DiagnosticTests {
  private static let renderer = DiagnosticRenderer(
    language: .english, style: Style(hasColor: false, columns: 79))

  @Test("The caret is below what is wrong, in wide lines too")
  func caret() {
    #expect(prompt("front gren", 6, 10).first == "        ^~~~")
    #expect(prompt("front 按钮x", 6, 9).first == "        ^~~~~")
    #expect(prompt("put 按钮 in gren", 10, 14).first == "              ^~~~")
    #expect(prompt("front", 5, 5).first == "       ^")
  }

  @Test("A place that is not on the line has no caret")
  func noCaret() {
    #expect(prompt("front gren", 0, 0).first == "a name cannot be empty")
    let long = String(repeating: "x", count: 90)
    #expect(prompt("front \(long)", 96, 97).first == "a name cannot be empty")
  }

  @Test("In a script the file, the line and the column come first")
  func script() {
    let text = Self.renderer.render(problem("front gren", 6, 10), file: "scene.touchstone", line: 7)
    #expect(
      text == """
        scene.touchstone:7:7: error: a name cannot be empty
          front gren
                ^~~~

        """)
  }

  @Test("An entry of several lines shows its first")
  func severalLines() {
    let text = Self.renderer.render(problem("load paste\nhello\n", 5, 10), file: "f", line: 1)
    #expect(text.split(separator: "\n").count == 3)
    #expect(text.contains("  load paste\n       ^~~~~\n"))
  }

  @Test("A failed check tells the line to try")
  func tryLine() {
    let expectation = Expectation(
      subject: .hit(point: "1 2"), expected: "red", actual: "nil", holds: false, tryLine: "hit 1 2")
    let diagnostic = Diagnostic(
      problem: .expectationFailed(expectation), text: "expect hit 1 2 is red", start: 18, end: 21)
    let text = Self.renderer.render(diagnostic, promptWidth: 2)
    #expect(text.hasSuffix("the hit-test view at 1 2: expected red, got nil\ntry: hit 1 2\n"))
  }

  private func prompt(_ text: String, _ start: Int, _ end: Int) -> [String] {
    Self.renderer.render(problem(text, start, end), promptWidth: 2)
      .split(separator: "\n").map(String.init)
  }

  private func problem(_ text: String, _ start: Int, _ end: Int) -> Diagnostic {
    Diagnostic(problem: .nameEmpty, text: text, start: start, end: end)
  }
}

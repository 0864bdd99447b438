import Foundation
import Records
import SeededRandom
import Testing
import Workbench

/// Formatted scripts: easier to read, and the same to run.
@Suite struct ScriptFormatterTests {
  private func formatted(_ text: String) -> [String] {
    ScriptFormatter(freshSession()).lines(of: text)
  }

  @Test(
    "Words of commands are one blank apart",
    arguments: [
      ("  add  view red   1 1 2 2 ", "add view red 1 1 2 2"),
      ("hit 1,2", "hit 1, 2"),
      ("hit 1 2 # here", "hit 1 2  # here"),
      ("hit 1 2     # here", "hit 1 2     # here"),
      ("add button \"a  b\"  1 1 2 2", "add button \"a  b\" 1 1 2 2"),
    ])
  func commands(_ before: String, _ after: String) {
    #expect(formatted(before) == [after])
  }

  @Test("What a command takes as it is stays so")
  func texts() {
    #expect(formatted("expect error no  view") == ["expect error no  view"])
    #expect(formatted("expect red.frame ==  CGRect.zero  ") == ["expect red.frame ==  CGRect.zero"])
  }

  @Test("Code is indented by its brackets, and further where a line continues another")
  func code() {
    #expect(
      formatted("class A: UIView {\nvar b = 1  \n      .bitWidth\n\tfunc c() {}\n}")
        == ["class A: UIView {", "  var b = 1", "      .bitWidth", "  func c() {}", "}"])
  }

  @Test("A string of several lines and a dump stay as they are")
  func literally() {
    let string = ["let a = \"\"\"", "x  ", "    y", "\"\"\""]
    #expect(formatted(string.joined(separator: "\n")) == string)
    let dump = ["<UIView: 0x1; frame = (0 0; 1 1)>  ", "   | <UIView: 0x2; frame = (0 0; 1 1)>  "]
    #expect(formatted(dump.joined(separator: "\n") + "\n\nhit  1 1") == dump + ["", "hit 1 1"])
  }

  @Test("Blank lines at the end go")
  func end() {
    #expect(formatted("hit 1 1\n\n  \n") == ["hit 1 1"])
  }

  @Test("A script that was formatted stays as it is", arguments: ScriptTests.scripts)
  func stays(_ path: String) throws {
    let lines = formatted(try Folder.text(ScriptTests.folder.appendingPathComponent(path)))
    #expect(formatted(lines.joined(separator: "\n")) == lines)
  }

  @Test(
    "A script that was formatted runs to its end",
    arguments: Sample.of(ScriptTests.scripts, count: 80))
  func runs(_ path: String) throws {
    let text = try Folder.text(ScriptTests.folder.appendingPathComponent(path))
    let lines = formatted(text)
    // Those that stop on purpose stop at the same lines.
    let before = freshSession().failures(of: [text]).count
    #expect(freshSession().failures(of: [lines.joined(separator: "\n")]).count == before)
  }
}

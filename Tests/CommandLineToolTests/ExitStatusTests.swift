import CommandLineTool
import Records
import Testing

/// How the program ends after a problem, and what the manual says of it.
@Suite struct ExitStatusTests {
  @Test("A problem ends the program with the number of its kind")
  func numbers() {
    let failed = Expectation(
      subject: .error, expected: "a", actual: "b", holds: false, tryLine: nil)
    let rows: [(Problem, Int32)] = [
      (.expectationFailed(failed), 1), (.unknownCommand("x", suggestions: []), 65),
      (.notAScene("a.json", line: 1, column: 1, .notAScene), 65), (.fileMissing("a"), 66),
      (.failed("x"), 70), (.fileIsThere("a", canForce: true), 73), (.writesNoFiles, 73),
      (.fileIsDirectory("a"), 74), (.interrupted, 130),
      (.inLine(3, text: "", indirect: ProblemBox(.fileMissing("a"))), 66),
    ]
    for (problem, number) in rows {
      #expect(CommandLineTool.ExitStatus(problem).rawValue == number, "\(problem)")
    }
  }

  @Test("Every number has a meaning, and no two the same")
  func meanings() {
    let meanings = CommandLineTool.ExitStatus.allCases.map(\.meaning)
    #expect(Set(meanings).count == meanings.count)
    let told = CommandLineTool.ExitStatus.manual.map(\.number)
    #expect(told == told.sorted())
    #expect(told.contains(64) && told.contains(65))
  }
}

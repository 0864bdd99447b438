import Foundation
import Practice
import Records
import Rendering
import Testing

/// Reports of interviews: what they say, and that nothing is lost on the way through a file.
@Suite struct InterviewReportTests {
  /// A report in which every second question was answered rightly.
  private func report(_ candidate: String? = nil) throws -> InterviewReport {
    let desk = freshDesk()
    var setup = InterviewSetup(seed: 5, minutes: 20)
    setup.candidate = candidate
    let questions = try InterviewPlanner(
      in: practice, exercises: ExerciseLibrary(content).all().exercises
    ).questions(setup)
    let rows = questions.enumerated().map { index, made in
      var given = GivenAnswer()
      given.isDone = index < questions.count - 1
      given.guesses = ["an answer with *stars* | and <tags>"]
      if made.question.kind != .say { given.points = index % 2 == 0 ? made.question.points : 0 }
      given.seconds = Double(index) * 10
      return given.row(made)
    }
    return desk.report(setup, rows, isOpen: false)
  }

  @Test("A report comes through JSON unchanged")
  func roundTrip() throws {
    let text = InterviewExporter.json(try report("Candidate 1"))
    let again = try #require(InterviewExporter.report(json: text))
    #expect(InterviewExporter.json(again) == text)
    #expect(again.setup.candidate == "Candidate 1")
    #expect(InterviewExporter.report(json: "{}") == nil)
    #expect(InterviewExporter.report(json: "no JSON") == nil)
  }

  @Test("The text fits its columns in both languages", arguments: Language.allCases)
  func text(_ language: Language) throws {
    for line in InterviewExporter.text(try report(), language).split(separator: "\n") {
      #expect(DisplayWidth.of(line) <= 80, "\(line)")
    }
  }

  @Test("Markdown has every question, and what was typed cannot change its form")
  func markdown() throws {
    let report = try report()
    let text = InterviewExporter.markdown(report, .english)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("## ") } == report.rows.count)
    #expect(text.contains("\\*stars\\* \\| and \\<tags\\>"))
  }

  @Test("Marks of an answer in words count, and only there")
  func marks() throws {
    let desk = freshDesk()
    let report = try report()
    let spoken = try #require(report.rows.firstIndex { $0.outcome == .unmarked })
    let marked = try desk.marked(report, question: spoken + 1, [1, 2])
    #expect(marked.rows[spoken].points == 2)
    #expect(marked.total.unmarked == report.total.unmarked - 1)
    #expect(throws: Problem.self) { try desk.marked(report, question: spoken + 1, [99]) }
    #expect(throws: Problem.self) { try desk.marked(report, question: 900, [1]) }
  }

  @Test("Two candidates with the same questions are compared question by question")
  func compared() throws {
    let text = shown(
      .compared(
        InterviewComparison(
          first: try report("One"), second: try report("Two"), firstName: "One",
          secondName: "Two")))
    #expect(text.contains("the same questions"))
    #expect(text.contains("total"))
  }
}

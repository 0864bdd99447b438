import Foundation
import Lettering
import Pages
import Practice
import Records
import Rendering
import Testing
import Wording

/// Reports of interviews: what they say, and that nothing is lost on the way through a file.
@Suite struct InterviewReportTests {
  private static let setup = InterviewSetup(seed: 5, minutes: 20)

  /// The questions of all reports here: to plan them takes longer than to answer them.
  private static let questions = Result {
    try InterviewPlanner(in: practice, exercises: ExerciseLibrary(content).all().exercises)
      .questions(setup)
  }

  /// A report in which every second question was answered rightly.
  private func report(_ candidate: String? = nil) throws -> InterviewReport {
    let desk = freshDesk()
    var setup = Self.setup
    setup.candidate = candidate
    let questions = try Self.questions.get()
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

  @Test("Candidates with the same questions are compared question by question")
  func compared() throws {
    let text = shown(
      .compared(
        InterviewComparison(
          [try report("One"), try report("Two"), try report("Three")],
          names: ["One", "Two", "Three"])))
    #expect(text.contains("the same questions"))
    let total = try #require(text.split(separator: "\n").first { $0.hasPrefix("total") })
    #expect(total.split(separator: " ").count == 4)
  }

  @Test("A table of candidates has a row for each, with the notes at marks")
  func table() throws {
    let report = try report("One")
    let spoken = try #require(report.rows.firstIndex { $0.outcome == .unmarked })
    let marked = try freshDesk().marked(report, question: spoken + 1, [1], note: "knew, why")
    let csv = InterviewExporter.csv(
      InterviewComparison([marked, try self.report("Two")], names: ["One", "Two"]), .english)
    let rows = csv.split(whereSeparator: \.isNewline)
    #expect(rows.count == 3)
    #expect(rows[0].hasPrefix("candidate,seed,level,minutes,points,of,unmarked,seconds,"))
    #expect(rows[0].contains("question \(report.rows.count)"))
    #expect(rows[1].hasSuffix("\"\(spoken + 1): knew, why\""))
    #expect(InterviewExporter.markdown(marked, .english).contains("Note: knew, why"))
    // Marks that are given again keep the note.
    let again = try freshDesk().marked(marked, question: spoken + 1, [1, 2])
    #expect(again.rows[spoken].note == "knew, why")
  }

  @Test("A sheet for a candidate on paper has room, and no answers", arguments: Language.allCases)
  func paper(_ language: Language) throws {
    let sheet = try freshDesk().sheet(InterviewSetup(seed: 7, minutes: 30))
    let paper = InterviewExporter.paper(sheet, asPage: false, language)
    let answers = InterviewExporter.markdown(sheet, language)
    let (name, answer) =
      language == .english ? ("Name: ", "\nAnswer: ") : ("姓名：", "\n答案：")
    #expect(paper.contains(name) && answers.contains(name))
    #expect(!paper.contains(answer) && answers.contains(answer))
    #expect(!paper.contains("- [ ]") && !paper.contains("seed 7"))
    #expect(InterviewExporter.paper(sheet, asPage: true, language).contains("<article>"))
  }
}

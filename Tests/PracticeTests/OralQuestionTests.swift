import Foundation
import Records
import Rendering
import Rulebook
import Testing
import Wording
import Workbench

/// The questions of interviews that are answered in words: their checks pass, their citations
/// exist, and they are in both languages.
@Suite struct OralQuestionTests {
  nonisolated private static let ids = Rulebook.oralQuestions.map(\.id)

  @Test("The questions are Q-1 to Q-34, in order, with none missing")
  func numbers() {
    #expect(Self.ids == (1...34).map { "Q-\($0)" })
  }

  @Test("A question is found by its id")
  func byID() {
    for id in Self.ids { #expect(Rulebook.oralQuestion(id)?.id == id) }
    #expect(Rulebook.oralQuestion("Q-0") == nil)
  }

  @Test("Every rule that a question cites exists, is settled and is cited once", arguments: ids)
  func rules(_ id: String) throws {
    let question = try #require(Rulebook.oralQuestion(id))
    #expect(!question.rules.isEmpty)
    #expect(Set(question.rules).count == question.rules.count)
    for id in question.rules {
      let rule = try #require(Rulebook.rule(id), "no rule \(id)")
      #expect(rule.confidence != .open, "\(id) is open")
    }
  }

  @Test("The lines that show the answer run on an empty screen and hold", arguments: ids)
  func demonstrationHolds(_ id: String) throws {
    let lines = try #require(Rulebook.oralQuestion(id)).demonstration
    for failure in failures(of: lines) { Issue.record("\(failure)") }
  }

  @Test("The lines that show the answer check something and fit a page", arguments: ids)
  func demonstrationIsShort(_ id: String) throws {
    let lines = try #require(Rulebook.oralQuestion(id)).demonstration
    #expect(lines.contains { $0.hasPrefix("expect ") })
    #expect(lines.count <= 16)
    for line in lines {
      #expect(line.count <= 73 && !line.isEmpty && !line.contains("\n"), "\(line)")
    }
  }

  @Test(
    "A question has three to five points, a follow-up, a level and a few minutes", arguments: ids)
  func parts(_ id: String) throws {
    let question = try #require(Rulebook.oralQuestion(id))
    #expect((3...5).contains(question.points.count))
    #expect(Set(question.points).count == question.points.count)
    #expect((1...3).contains(question.followUps.count))
    #expect((1...3).contains(question.level))
    #expect((2...4).contains(question.minutes))
  }

  @Test("No text is empty or left untranslated", arguments: ids)
  func bothLanguages(_ id: String) throws {
    for text in texts(of: try #require(Rulebook.oralQuestion(id))) {
      #expect(!text.en.isEmpty && !hasChinese(text.en), "\(text.en)")
      #expect(hasChinese(text.zh), "\(text.zh)")
    }
  }

  @Test("A model answer can be said aloud: 60 to 150 words, and no ids of rules", arguments: ids)
  func answersAreSpoken(_ id: String) throws {
    let question = try #require(Rulebook.oralQuestion(id))
    let words = question.answer.en.split(whereSeparator: \.isWhitespace).count
    #expect((60...150).contains(words), "\(words) words")
    for text in texts(of: question).flatMap({ [$0.en, $0.zh] }) {
      #expect(text.firstMatch(of: /[A-Z]{2}-[0-9]/) == nil, "\(text)")
    }
  }

  /// The lines that are refused or do not hold, on an empty screen.
  private func failures(of lines: [String]) -> [String] {
    var waiting = lines[...]
    var failures: [String] = []
    ScriptRunner(freshSession(), stopsAtFirst: true).run(next: { waiting.popFirst() }) {
      entry, outcome in
      guard case .failed(let diagnostic) = outcome else { return }
      failures.append("line \(entry.line), \(entry.text): \(diagnostic.problem.wording.en)")
    }
    return failures
  }

  /// All texts of a question.
  private func texts(of question: OralQuestion) -> [Bilingual] {
    [question.question, question.answer] + question.points
      + question.followUps.flatMap { [$0.question, $0.answer] }
  }

  private func hasChinese(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
  }
}

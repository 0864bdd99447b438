import Foundation
import Practice
import Records
import Rendering
import SeededRandom
import Testing

/// The submissions of a whole course, and attempts to get points without an answer: each gets the
/// word of its row, and none of them ends the grader. `Sample` chooses thirty of them.
@Suite struct HostileAnswerTests {
  private struct Answer {
    let name: String
    /// The word of its row.
    let word: String
    /// The text that the reason contains.
    let reason: String
    let code: String

    /// Those of `HostileAnswers/answers.swift.txt`.
    static let all: [Answer] = {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("HostileAnswers/answers.swift.txt")
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
      return text.split(separator: "\n=== ").dropFirst().compactMap { block in
        let lines = block.split(separator: "\n", maxSplits: 1)
        let head = lines[0].split(separator: "|", omittingEmptySubsequences: false)
          .map { $0.trimmingCharacters(in: .whitespaces) }
        guard head.count == 3 else { return nil }
        return Answer(
          name: head[0], word: head[1], reason: head[2],
          code: whole(lines.count > 1 ? String(lines[1]) : ""))
      }
    }()

    /// The code, with the class around lines that are only a body.
    private static func whole(_ code: String) -> String {
      let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
      let body = lines.filter { $0.hasPrefix("> ") }.map { "    \($0.dropFirst(2))" }
      guard !body.isEmpty else { return code }
      return
        (lines.filter { !$0.hasPrefix("> ") } + [
          "class Round: UIButton {",
          "  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
        ]).joined(separator: "\n") + "\n" + body.joined(separator: "\n") + "\n  }\n}\n"
    }
  }

  @Test("Every kind of answer gets its word, and a reason that fits")
  func words() throws {
    #expect(Answer.all.count > 90)
    try withFolder { folder in
      var made = MadeExercise()
      made.submission = "{ file: Round.swift, class: Round, inherits: UIButton }"
      made.compare = "{ as: hittable ok, border: 0.5 }"
      made.more = "screen: 80x80"
      made.scene = "add Round ok 20 20 40 40"
      made.solution = """
        class Round: UIButton {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            UIBezierPath(ovalIn: bounds).contains(point)
          }
        }
        """
      made.starter = "class Round: UIButton {}"
      let exercise = try made.written(in: folder)
      let grader = try Grader(exercise, in: practice, reference: .make(exercise, in: practice))
      for answer in Sample.of(Answer.all, count: 30) {
        let isZero = answer.name == "zero-bytes"
        let code = isZero ? answer.code.replacing("let a", with: "let\0 a") : answer.code
        let verdict = grader.judge([Code(file: "Round.swift", text: code)], name: "Round.swift")
          .reported
        #expect(verdict.word.en == answer.word, "\(answer.name)")
        let reason = verdict.reason(.english)
        #expect(
          answer.reason.isEmpty || reason.contains(answer.reason), "\(answer.name): \(reason)")
        #expect(verdict.outcome == .right || !reason.isEmpty, "\(answer.name)")
        #expect((try? JSONEncoder().encode(verdict).count) ?? 0 < 200_000, "\(answer.name)")
      }
    }
  }
}

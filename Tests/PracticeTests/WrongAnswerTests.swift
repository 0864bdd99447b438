import Foundation
import Practice
import Records
import SeededRandom
import Testing

/// Whether verdicts name what is wrong with the answers in `WrongAnswers`.
@Suite struct WrongAnswerTests {
  @Test(
    "No wrong answer is a mistake file, and all have names and slips",
    arguments: WrongAnswer.exercises + WrongAnswer.logs + WrongAnswer.others)
  func areOwn(_ exercise: String) throws {
    let answers = try WrongAnswer.all(of: exercise)
    let isLong = WrongAnswer.exercises.contains(exercise)
    #expect(answers.count >= (isLong ? 100 : WrongAnswer.logs.contains(exercise) ? 30 : 4))
    #expect(Set(answers.map(\.name)).count == answers.count)
    #expect(answers.flatMap(\.unknown) == [])
    let known = try ExerciseLibrary(content).exercise(exercise)
    let mistakes = try known.mistakes.flatMap(\.files).map {
      bare(try Code.file($0, of: known).text)
    }
    for answer in answers { #expect(!mistakes.contains(bare(answer.code)), "\(answer.name)") }
  }

  /// A text without comments and blanks.
  private func bare(_ text: String) -> String {
    text.split(separator: "\n").map { $0.prefix { $0 != "/" } }.joined()
      .replacing("import UIKit", with: "").replacing("self.", with: "")
      .filter { !$0.isWhitespace }
  }

  nonisolated private static let sample = [
    ("circular-button", ["center-diameter", "width-hit-test", "only-x", "around-corner"]),
    ("enlarged-tap-area", ["frame-ten", "minus-ten", "grows-bounds"]),
    ("out-of-bounds", ["forward-returns-child", "unconverted-self", "first-only"]),
    (
      "single-or-double-tap",
      ["actions-exchanged", "later-not-cancelled", "counts-by-itself", "only-the-double"]
    ),
  ]

  @Test("The cause of a wrong answer is named", arguments: sample)
  func isNamed(_ exercise: String, _ names: [String]) throws {
    let answers = try WrongAnswer.all(of: exercise).filter { names.contains($0.name) }
    #expect(answers.count == names.count)
    for answer in Sample.of(answers, count: 2) {
      let verdict = try graders.verdict(answer)
      let (naming, wrong) = answer.naming(verdict.finding)
      #expect(naming == .named, "\(answer.name): \(wrong)")
    }
  }

  @Test(
    "Of all wrong answers the cause of 85 in 100 is named, and none is called what it is not",
    .enabled(if: Sample.isWhole),
    arguments: [WrongAnswer.exercises, WrongAnswer.logs, WrongAnswer.others])
  func shares(_ exercises: [String]) throws {
    var counts: [WrongAnswer.Naming: Int] = [:]
    for exercise in exercises {
      var own: [WrongAnswer.Naming: Int] = [:]
      for answer in try WrongAnswer.all(of: exercise) {
        let verdict = try graders.verdict(answer)
        #expect(verdict.learnerFault == nil, "\(exercise)/\(answer.name) stops or is refused")
        #expect(!verdict.isPassed, "\(exercise)/\(answer.name) passes")
        let (naming, wrong) = answer.naming(verdict.finding)
        own[naming, default: 0] += 1
        if naming != .named { print("\(exercise)/\(answer.name): \(naming.rawValue) \(wrong)") }
      }
      print(exercise, Self.figures(own))
      counts.merge(own, uniquingKeysWith: +)
    }
    print("all", Self.figures(counts))
    let all = counts.values.reduce(0, +)
    #expect(all >= 20)
    #expect(counts[.named, default: 0] * 100 >= all * 85)
    #expect(counts[.misled, default: 0] == 0)
  }

  private static func figures(_ counts: [WrongAnswer.Naming: Int]) -> String {
    WrongAnswer.Naming.allCases.map { "\($0.rawValue) \(counts[$0, default: 0])" }
      .joined(separator: ", ")
  }
}

import Foundation
import Records
import Rulebook

/// Examples of answers of each grade to a question, the best first, for its interviewer.
///
/// Each is scored as an answer of a candidate is: a typed one by `AnswerScore`, one in words by the
/// points of the model answer that it names.
package enum ScoringGuide {
  package static func examples(for made: MadeQuestion) -> [GradedExample] {
    switch made.truth {
    case .predicted(let value): predicted(value, made)
    case .choice(let number):
      [
        GradedExample(made.question.points, .typed("\(number)")),
        GradedExample(0, .typed(number == 1 ? "2" : "1")),
      ]
    case .numbers(let numbers): self.numbers(numbers, of: made.question.points)
    case .said(let id): spoken(id)
    case .solution: checked(of: made.question.points)
    }
  }

  private static func predicted(
    _ value: Prediction.Value, _ made: MadeQuestion
  ) -> [GradedExample] {
    let most = made.question.points
    func example(_ points: Int, _ text: String) -> GradedExample {
      GradedExample(points, .typed(text))
    }
    switch value {
    case .view(let name):
      let others = names(in: made.question.scene) + ["root", "window"]
      return [example(most, name ?? "nil")]
        + (others.last { $0 != name }.map { [example(0, $0)] } ?? [])
    case .isInside(let isInside): return [example(most, "\(isInside)"), example(0, "\(!isInside)")]
    case .names(let names):
      // More than half, since a chain begins with the responder that was asked for.
      let half = names.prefix(names.count / 2 + 1)
      return [example(most, names.joined(separator: " "))]
        + (half.count < names.count ? [example(most / 2, half.joined(separator: " "))] : [])
        + [example(0, names.last ?? "nil")]
    case .lines(let lines):
      guard let first = lines.first else {
        return [example(most, "none"), example(0, "root touchesBegan")]
      }
      let right = example(most, lines.joined(separator: ", "))
      guard lines.count > 1 else { return [right, example(0, "none")] }
      let half =
        lines.count > 2 ? lines.prefix((lines.count + 1) / 2).joined(separator: ", ") : first
      return [right, example(most / 2, half), example(0, "none")]
    }
  }

  /// The names of the views that a scene adds.
  private static func names(in scene: [String]) -> [String] {
    scene.filter { $0.hasPrefix("add ") }.compactMap { line in
      let words = line.split(separator: " ")
      return words.count > 2 ? String(words[2]) : nil
    }
  }

  private static func numbers(_ numbers: [Double], of most: Int) -> [GradedExample] {
    func text(_ changed: Int) -> String {
      numbers.enumerated().map { index, number in
        "\(Int((index >= numbers.count - changed ? number + 10 : number).rounded(.down)))"
      }.joined(separator: " ")
    }
    let right = numbers.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
    let half = numbers.count / 2
    return [GradedExample(most, .typed(right.joined(separator: " ")))]
      + (half > 0 && numbers.allSatisfy { $0 == $0.rounded() }
        ? [GradedExample(most / 2, .typed(text(half)))] : [])
      + [GradedExample(0, .typed(text(numbers.count)))]
  }

  /// Answers with every point, with half of them, and one that is true but beside the point.
  private static func spoken(_ id: String) -> [GradedExample] {
    guard let question = Rulebook.oralQuestion(id) else { return [] }
    let count = question.points.count
    let half = count / 2
    let all = Rulebook.oralQuestions
    let other = all.first { $0.topic != question.topic && $0.level <= question.level }
    return [GradedExample(count, .names(question: id, points: Array(1...count)))]
      + (half > 0 ? [GradedExample(half, .names(question: id, points: Array(1...half)))] : [])
      + (other.map { [GradedExample(0, .beside(question: $0.id, point: 1))] } ?? [])
  }

  private static func checked(of most: Int) -> [GradedExample] {
    [100, 50, 0].map { GradedExample(most * $0 / 100, .checked(percent: $0)) }
  }
}

extension InterviewRow {
  /// The questions that follow from the answer; none before there is one.
  var following: [InterviewFollowUp]? {
    guard outcome != .notReached else { return nil }
    if case .said(let id) = truth { return spoken(id) }
    switch outcome {
    case .right:
      guard let rule = question.rules?.first else { return [] }
      return [.because(rule)]
    case .wrong, .partlyRight:
      guard question.kind != .code, let guess = guesses.last else { return [.firstStep] }
      return [.instead(guess: guess)]
    case .skipped: return [.firstStep]
    case .unmarked, .notReached: return []
    }
  }

  /// After an answer in words: the points that it did not name, or a further question if it named
  /// all.
  private func spoken(_ id: String) -> [InterviewFollowUp] {
    guard let oral = Rulebook.oralQuestion(id) else { return [] }
    guard outcome != .skipped else { return [.firstStep] }
    let further = oral.followUps.indices.map {
      InterviewFollowUp.further(question: id, number: $0 + 1)
    }
    guard let marks else { return further }
    let missed = (1...max(1, oral.points.count)).filter { !marks.contains($0) }
    return missed.isEmpty
      ? further : missed.map { .missed(question: id, point: $0) }
  }
}

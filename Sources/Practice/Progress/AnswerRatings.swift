import Foundation
import Records

/// The difficulties of kinds of questions according to recorded answers, in the manner of Elo
/// ratings: a right answer to a question that is harder than the learner's ability raises the
/// ability and lowers the difficulty, a wrong one does the opposite, by more the less it was
/// expected.
package struct AnswerRatings: Codable, Equatable {
  private struct Kind: Codable, Equatable {
    /// The correction of the computed difficulty.
    var shift = 0.0
    var answers = 0
  }

  /// The difficulty at which the learner answers half of the questions rightly.
  private(set) var ability = 20.0
  private var answers = 0
  private var kinds: [String: Kind] = [:]

  /// The difference of difficulty that multiplies the odds by e.
  private static let spread = 8.0
  /// The maximum correction: one learner's answers do not reverse the order of levels.
  private static let mostShift = 10.0
  private static let most = 1_000_000

  /// Creates ratings without answers.
  package init() {}

  /// The probability of a right answer, from 0 to 1.
  private func expected(_ difficulty: Double) -> Double {
    1 / (1 + exp((difficulty - ability) / Self.spread))
  }

  /// The step by which one of many answers changes a rating.
  private static func step(_ answers: Int) -> Double { 4 / (1 + Double(answers) / 10) }

  /// Records an answer: the share of its points from 0 to 1, and the computed difficulty.
  package mutating func note(_ recipe: String, difficulty: Double, share: Double) {
    guard difficulty.isFinite, share.isFinite else { return }
    var kind = kinds[recipe] ?? Kind()
    let surprise = min(max(share, 0), 1) - expected(difficulty + kind.shift)
    ability = min(max(ability + Self.step(answers) * surprise, 0), 60)
    kind.shift -= Self.step(kind.answers) * surprise
    kind.shift = min(max(kind.shift, -Self.mostShift), Self.mostShift)
    kind.answers = min(kind.answers + 1, Self.most)
    answers = min(answers + 1, Self.most)
    kinds[recipe] = kind
  }

  /// A computed difficulty with its correction; nil if no answer was recorded.
  package func corrected(_ difficulty: Double, of recipe: String) -> RecordedDifficulty? {
    kinds[recipe].map { kind in
      RecordedDifficulty(max(0, difficulty + kind.shift), answers: kind.answers)
    }
  }

  /// The same within bounds: the file is untrusted.
  var withinBounds: AnswerRatings {
    var ratings = self
    ratings.ability = ability.isFinite ? min(max(ability, 0), 60) : 20
    ratings.answers = min(max(answers, 0), Self.most)
    ratings.kinds = kinds.mapValues { kind in
      Kind(
        shift: kind.shift.isFinite ? min(max(kind.shift, -Self.mostShift), Self.mostShift) : 0,
        answers: min(max(kind.answers, 0), Self.most))
    }
    return ratings
  }
}

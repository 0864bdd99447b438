import Foundation

/// How well a lesson, an exercise or a kind of question is remembered.
///
/// Memories fade: after as many days as the stability says, one is recalled nine times in ten, and
/// then its subject is due again. A right answer increases the stability, more so the longer ago
/// the last review was, so that pauses become longer; a wrong one takes most of it away.
package struct Memory: Codable, Equatable {
  /// The days until it is recalled nine times in ten.
  package var stability: Double
  /// How hard it is for this learner, from 1 to 10.
  package var difficulty: Double
  /// The day of the last answer, from 1970.
  package var last: Int

  private static let middle = 5.0
  private static let difficulties = 1.0...10
  /// The least and the greatest stability.
  package static let stabilities = 0.5...180

  /// Creates the memory of something that was met, or answered, on a day for the first time.
  package init(isRight: Bool, on day: Int) {
    stability = isRight ? 3 : 0.5
    difficulty = isRight ? Self.middle : Self.middle + 1
    last = day
  }

  /// Creates the memory of an older file: it is due on a day, after a pause of some days.
  init(due: Int, pause: Int) {
    stability = Double(max(1, pause))
    difficulty = Self.middle
    last = due - max(1, pause)
  }

  /// The day on which it is due again, at the earliest the day after the last answer.
  package var due: Int { last + max(1, Int(stability.rounded())) }

  /// The chance that it is recalled on a day.
  package func recall(on day: Int) -> Double {
    1 / (1 + Double(max(0, day - last)) / (9 * stability))
  }

  /// Whether it is due on a day. A day long before the last answer means that a clock was set back.
  package func isDue(on day: Int) -> Bool { due <= day || last > day + 60 }

  /// Counts an answer.
  package mutating func note(isRight: Bool, on day: Int) {
    if isRight {
      let gain = 3 * (11 - difficulty) * pow(stability, -0.2) * (exp(1 - recall(on: day)) - 1)
      stability *= 1 + gain
      difficulty -= 0.3
    } else {
      stability *= 0.2
      difficulty += 1
    }
    last = day
    self = withinBounds
  }

  /// The same with numbers within their bounds: the file is untrusted.
  var withinBounds: Memory {
    var memory = self
    memory.stability = stability.isFinite ? stability.within(Self.stabilities) : 1
    memory.difficulty = difficulty.isFinite ? difficulty.within(Self.difficulties) : Self.middle
    memory.last = min(max(0, last), 10_000_000)
    return memory
  }
}

extension Double {
  fileprivate func within(_ range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

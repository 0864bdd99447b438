/// The definition of a level of interviews.
package struct InterviewLevel: Codable, Sendable, Hashable {
  /// The number, from 1.
  package let number: Int
  /// The fewest and the most views of a scene.
  package let views: ClosedRange<Int>
  /// The fewest and the most systems that meet in a question.
  package let systems: ClosedRange<Int>
  /// The subjects of its questions, unless an interview names others.
  package let topics: [InterviewTopic]
  /// The highest level of exercises and of questions in words.
  package let reach: Int
  /// The usual time, in minutes.
  package let minutes: Int
  /// The mean difficulty of the questions of an interview.
  package let difficulty: Double

  package init(
    _ number: Int, views: ClosedRange<Int>, systems: ClosedRange<Int>, reach: Int, minutes: Int,
    difficulty: Double, topics: [InterviewTopic]
  ) {
    self.number = number
    self.views = views
    self.systems = systems
    self.topics = topics
    self.reach = reach
    self.minutes = minutes
    self.difficulty = difficulty
  }

  /// The share by which the mean difficulty of an interview may differ from the level's.
  package static let tolerance = 0.05
  /// The share of the points with which a candidate is at a level.
  package static let passes = 0.7
  /// The share with which the next level is the one to ask at.
  package static let exceeds = 0.9

  /// The result of an interview against the definition of its level, not against other people.
  package enum Standing: String, Codable, Sendable, CaseIterable {
    /// At least nine tenths of the points: ask at the next level.
    case above
    /// At least seven tenths.
    case at
    case below
    /// Answers are not marked yet, or nothing was asked.
    case open
  }
}

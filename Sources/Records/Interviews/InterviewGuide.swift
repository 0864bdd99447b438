/// Help with a question that costs a point.
package enum InterviewHint: Codable, Sendable, Hashable {
  /// A rule that the answer depends on.
  case rule(RuleID)
  /// A point that the answer in words has to name, from 1.
  case point(question: String, number: Int)
  /// A hint of the exercise.
  case exercise(Bilingual)
}

/// A question that follows from an answer.
package enum InterviewFollowUp: Codable, Sendable, Hashable {
  /// The answer in words did not name this point of the model answer.
  case missed(question: String, point: Int)
  /// The prepared question with this number, from 1, which leads further.
  case further(question: String, number: Int)
  /// The answer is right: which rule it depends on.
  case because(RuleID)
  /// The answer is wrong: what would have to be different for it to be right.
  case instead(guess: String)
  /// There is no answer: the first step alone.
  case firstStep
}

/// An example of an answer and the points that it gets.
package struct GradedExample: Codable, Sendable, Hashable {
  package enum Answer: Codable, Sendable, Hashable {
    /// A typed answer.
    case typed(String)
    /// An answer in words that names these points of the model answer, from 1.
    case names(question: String, points: [Int])
    /// A point of another question: true, and beside the point.
    case beside(question: String, point: Int)
    /// An answer of which `check` accepts this share of the points of the exercise, from 0 to 100.
    case checked(percent: Int)
  }

  package let points: Int
  package let answer: Answer

  package init(_ points: Int, _ answer: Answer) {
    self.points = points
    self.answer = answer
  }
}

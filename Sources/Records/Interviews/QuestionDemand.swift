/// The things that a question takes, counted; and the difficulty that follows from them.
package struct QuestionDemand: Codable, Sendable, Hashable {
  /// The steps to the answer: views that are asked, responders, callbacks, constraints, points that
  /// an answer in words has to name.
  package var steps = 0
  /// The changes from one view's coordinates to another's, and the properties that move them.
  package var conversions = 0
  /// The rules that the answer depends on.
  package var rules = 0
  /// The wrong options, and the views of the scene that are not asked.
  package var distractors = 0
  /// The systems that meet: hit testing, recognizers, controls, layers and so on.
  package var systems = 1
  /// The number of the lesson that teaches the subject first.
  package var lesson = 0
  /// The views of the scene; 0 if it is about none.
  package var views = 0

  /// Creates a demand in which nothing is counted.
  package init() {}

  /// One thing that makes a question difficult.
  package enum Part: String, Sendable, CaseIterable {
    case steps
    case conversions
    case rules
    case distractors
    case systems
    case lesson

    /// The difficulty of each.
    package var weight: Double {
      switch self {
      case .steps: 1
      case .conversions: 1.5
      case .rules: 1.5
      case .distractors: 0.5
      case .systems: 3
      case .lesson: 0.75
      }
    }
  }

  /// How many of a part there are. One system is what every question has.
  package func count(of part: Part) -> Int {
    switch part {
    case .steps: steps
    case .conversions: conversions
    case .rules: rules
    case .distractors: distractors
    case .systems: systems - 1
    case .lesson: lesson
    }
  }

  /// The difficulty: the sum of the parts, each with its weight.
  package var difficulty: Double {
    Part.allCases.reduce(0) { $0 + $1.weight * Double(count(of: $1)) }
  }
}

/// The difficulty of a kind of question as recorded answers have it.
package struct RecordedDifficulty: Codable, Sendable, Hashable {
  package let difficulty: Double
  /// The number of answers that it rests on.
  package let answers: Int

  package init(_ difficulty: Double, answers: Int) {
    self.difficulty = difficulty
    self.answers = answers
  }
}

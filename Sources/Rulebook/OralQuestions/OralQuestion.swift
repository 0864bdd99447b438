import Records

/// A question of interviewers that is answered in words, which no machine can judge.
package struct OralQuestion: Codable, Sendable, Hashable {
  /// A question that follows from the answer, with its own answer.
  package struct FollowUp: Codable, Sendable, Hashable {
    package let question: Bilingual
    package let answer: Bilingual

    package init(_ question: Bilingual, answer: Bilingual) {
      self.question = question
      self.answer = answer
    }
  }

  /// The id: `Q-` and a number.
  package let id: String
  package let topic: InterviewTopic
  /// The level: 1 first steps, 2 interview, 3 senior.
  package let level: Int
  /// The minutes that a spoken answer takes.
  package let minutes: Int
  package let question: Bilingual
  /// A good answer.
  package let answer: Bilingual
  /// The points that an answer has to name.
  package let points: [Bilingual]
  package let followUps: [FollowUp]
  /// The rules that the answer is based on, the most important first.
  package let rules: [RuleID]
  /// Lines that show it on an empty screen.
  package let demonstration: [String]

  /// A question as a row of the rulebook.
  package init(
    _ id: String, _ topic: InterviewTopic, level: Int, minutes: Int, question: Bilingual,
    answer: Bilingual, points: [Bilingual], followUps: [FollowUp], rules: [RuleID],
    demonstration: [String]
  ) {
    self.id = id
    self.topic = topic
    self.level = level
    self.minutes = minutes
    self.question = question
    self.answer = answer
    self.points = points
    self.followUps = followUps
    self.rules = rules
    self.demonstration = demonstration
  }
}

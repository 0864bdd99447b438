import Records

/// A question that interviewers ask and that is answered in words, which no machine can judge.
package struct OralQuestion: Codable, Sendable, Hashable {
  /// A question that goes on from the answer, with its own answer.
  package struct FollowUp: Codable, Sendable, Hashable {
    package let question: Bilingual
    package let answer: Bilingual

    package init(_ question: Bilingual, answer: Bilingual) {
      self.question = question
      self.answer = answer
    }
  }

  /// `Q-` and a number.
  package let id: String
  package let topic: InterviewTopic
  /// 1 first steps, 2 interview, 3 senior.
  package let level: Int
  /// How long an answer takes, aloud.
  package let minutes: Int
  package let question: Bilingual
  /// What a good answer says.
  package let answer: Bilingual
  /// What an answer has to name, a point for each.
  package let points: [Bilingual]
  package let followUps: [FollowUp]
  /// The rules that the answer rests on, the first one first.
  package let rules: [RuleID]
  /// Lines that show it on an empty screen.
  package let demonstration: [String]

  init(
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

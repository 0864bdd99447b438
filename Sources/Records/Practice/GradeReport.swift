/// The verdicts on many submissions of one exercise, in the order of their paths.
package struct GradeReport: Codable, Sendable {
  /// The version of this form; grows when the meaning of a key changes.
  package static let version = 2

  /// How many verdicts ended in a way.
  package struct Count: Codable, Sendable {
    package let outcome: Verdict.Outcome
    package let count: Int

    package init(outcome: Verdict.Outcome, count: Int) {
      self.outcome = outcome
      self.count = count
    }
  }

  /// How many submissions behave like a mistake.
  package struct MistakeCount: Codable, Sendable {
    package let name: Bilingual
    package let count: Int

    package init(name: Bilingual, count: Int) {
      self.name = name
      self.count = count
    }
  }

  package let version: Int
  package let exercise: String
  package let title: Bilingual
  /// The folder with the exercise, where it is another than the installed one.
  package let content: String?
  package let verdicts: [Verdict]
  /// Every outcome, also those that nobody had.
  package let counts: [Count]
  /// The commonest first.
  package let mistakes: [MistakeCount]

  package init(
    exercise: String, title: Bilingual, content: String? = nil, verdicts: [Verdict]
  ) {
    version = Self.version
    self.content = content
    self.exercise = exercise
    self.title = title
    self.verdicts = verdicts
    counts = Verdict.Outcome.allCases.map { outcome in
      Count(outcome: outcome, count: verdicts.count { $0.outcome == outcome })
    }
    var found: [Bilingual: Int] = [:]
    for verdict in verdicts {
      if let mistake = verdict.finding?.mistake { found[mistake.name, default: 0] += 1 }
    }
    mistakes = found.map { MistakeCount(name: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.name.en) < ($0.count, $1.name.en) }
  }
}

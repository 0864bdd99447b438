/// The verdicts on many submissions, of one exercise or of an assignment, sorted by name.
package struct GradeReport: Codable, Sendable {
  /// The version of this format; it increases when the meaning of a key changes.
  package static let version = 4

  /// An exercise that was graded.
  package struct Exercise: Codable, Sendable, Equatable {
    package let id: String
    package let title: Bilingual
    /// The weight of its points, relative to the other exercises.
    package let weight: Double
    /// Whether its points are added to those of the other exercises.
    package let isExtra: Bool
    /// The changes of its scenes by a seed of the grader's own; nil where it was graded with the
    /// scenes that learners practise with.
    package let seeded: Seeded?

    package init(
      id: String, title: Bilingual, weight: Double, isExtra: Bool = false, seeded: Seeded? = nil
    ) {
      self.id = id
      self.title = title
      self.weight = weight
      self.isExtra = isExtra
      self.seeded = seeded
    }
  }

  /// The changes of an exercise by a seed of the grader's own.
  package struct Seeded: Codable, Sendable, Equatable {
    /// The number of scenes that are made from it; 0 where the exercise has no random variations.
    package let scenes: Int
    /// The words for their differences, as an author writes them: `size`, `origin`, `lines` …
    package let varies: [String]

    package init(scenes: Int, varies: [String]) {
      self.scenes = scenes
      self.varies = varies
    }
  }

  /// The head of a report, before its rows.
  package struct Head: Codable, Sendable, Equatable {
    package let title: Bilingual
    /// The folder with the exercises, if it is not the installed one.
    package let content: String?
    package let exercises: [Exercise]
    package let rules: CourseRules

    package init(
      title: Bilingual, content: String?, exercises: [Exercise], rules: CourseRules = .none
    ) {
      self.title = title
      self.content = content
      self.exercises = exercises
      self.rules = rules
    }
  }

  /// The number of verdicts with an outcome.
  package struct Count: Codable, Sendable {
    package let outcome: Verdict.Outcome
    package let count: Int
  }

  /// The submissions that behave like one mistake.
  package struct MistakeCount: Codable, Sendable {
    package let exercise: String
    package let name: Bilingual
    package let count: Int
    /// The rows, in order.
    package let rows: [String]
  }

  package let title: Bilingual
  package let content: String?
  package let exercises: [Exercise]
  package let rules: CourseRules
  package let rows: [GradeRow]
  /// Every outcome, including those without submissions; missing submissions are not counted.
  package let counts: [Count]
  /// The number of missing answers.
  package let missing: Int
  /// The mistakes, the commonest first.
  package let mistakes: [MistakeCount]
  /// The groups of alike submissions, in the order of the exercises, the most alike first.
  package let alike: [Likeness]
  package let version: Int

  /// Creates a report of `rows` in any order.
  package init(_ head: Head, rows: [GradeRow]) {
    version = Self.version
    title = head.title
    content = head.content
    exercises = head.exercises
    rules = head.rules
    let rows = rows.sorted { $0.name < $1.name }
    self.rows = rows
    let verdicts = rows.flatMap(\.verdicts)
    let handedIn = verdicts.filter { !$0.isMissing }
    missing = verdicts.count - handedIn.count
    counts = Verdict.Outcome.allCases.map { outcome in
      Count(outcome: outcome, count: handedIn.count { $0.outcome == outcome })
    }
    mistakes = Self.mistakes(rows)
    alike = head.exercises.enumerated().flatMap { index, exercise in
      Likeness.groups(
        exercise.id,
        rows.compactMap { row in
          guard index < row.verdicts.count else { return nil }
          return row.verdicts[index].print.map { (row.name, $0) }
        })
    }
  }

  package var head: Head {
    Head(title: title, content: content, exercises: exercises, rules: rules)
  }

  /// A report about one of its rows.
  package func only(_ row: GradeRow) -> GradeReport { GradeReport(head, rows: [row]) }

  private struct Named: Hashable {
    let exercise: String
    let name: Bilingual
  }

  private static func mistakes(_ rows: [GradeRow]) -> [MistakeCount] {
    var found: [Named: [String]] = [:]
    for row in rows {
      for verdict in row.verdicts {
        guard let mistake = verdict.finding?.mistake else { continue }
        found[Named(exercise: verdict.exercise, name: mistake.name), default: []].append(row.name)
      }
    }
    return found.map {
      MistakeCount(
        exercise: $0.key.exercise, name: $0.key.name, count: $0.value.count, rows: $0.value)
    }.sorted {
      ($1.count, $0.exercise, $0.name.en) < ($0.count, $1.exercise, $1.name.en)
    }
  }
}

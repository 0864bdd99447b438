import Files
import Practice
import Records

/// The submissions and exercises of a grading run.
package struct GradePlan {
  /// The submissions of one student, or one submission; of several attempts, one of them.
  package struct Row {
    package let name: String
    /// One submission for each exercise.
    package let submissions: [Submission]
    /// The facts about the student besides them.
    package let student: StudentRecord
    /// The number of the attempt, and the numbers of all that are judged; nil if there is one.
    package var attempt: GradeJournal.Attempt?

    /// The name by which no other row of the plan is known.
    var key: String { attempt.map { "\(name)\u{0}\($0.number)" } ?? name }
  }

  let head: GradeReport.Head
  let exercises: [Exercise]
  /// The seed of random variations; nil for those that learners practise with.
  let seed: String?
  private(set) var rows: [Row]

  /// The names of the rows of the report: attempts of one student are one row there.
  var names: Set<String> { Set(rows.map(\.name)) }

  /// Creates a plan for the submissions of one exercise.
  init(
    _ exercise: Exercise, content: String?, submissions: [Submission], seed: String? = nil
  ) {
    head = GradeReport.Head(
      title: exercise.title, content: content, exercises: [exercise.head(weight: 1, seed)])
    exercises = [exercise]
    self.seed = seed
    rows = submissions.map { submission in
      var student = StudentRecord()
      student.submitted = submission.name.lastPathComponent
      return Row(name: submission.name, submissions: [submission], student: student)
    }
  }

  /// Creates a plan for the students of an assignment.
  init(_ assignment: Assignment, content: String?, rows: [Row], seed: String? = nil) {
    let seed = seed ?? assignment.seed
    head = GradeReport.Head(
      title: assignment.title, content: content,
      exercises: assignment.parts.map {
        $0.exercise.head(weight: $0.weight, isExtra: $0.isExtra, seed)
      }, rules: assignment.rules)
    exercises = assignment.parts.map(\.exercise)
    self.seed = seed
    self.rows = rows
  }

  /// Removes all rows but those of one shard.
  mutating func keep(_ shard: Shard) {
    rows = rows.filter { shard.has($0.name) }
  }
}

extension Exercise {
  /// The exercise at the head of a report that is made with a seed, or without one.
  fileprivate func head(
    weight: Double, isExtra: Bool = false, _ seed: String?
  ) -> GradeReport.Exercise {
    GradeReport.Exercise(
      id: id, title: title, weight: weight, isExtra: isExtra, seeded: seed == nil ? nil : seeded)
  }
}

/// One of several parts of a grading run, so that several machines share the work: `2/8`.
package nonisolated struct Shard: Equatable, Sendable, CustomStringConvertible {
  /// The number of the shard, from 1.
  package let number: Int
  package let count: Int

  /// The maximum number of shards.
  private static let most = 10_000

  /// Creates a shard; nil if the text is not two numbers, the first of which is at most the second.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      (1...Self.most).contains(count), (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  package var description: String { "\(number)/\(count)" }

  /// Whether a row belongs to it. That depends on its name alone, so that a late submission moves
  /// no other to another shard.
  package func has(_ name: String) -> Bool {
    var hash = StableHash(name).value
    hash ^= hash >> 32
    return Int((hash >> 8) % UInt64(count)) == number - 1
  }
}

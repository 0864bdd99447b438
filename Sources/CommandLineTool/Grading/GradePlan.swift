import Practice
import Records

/// The submissions and exercises of a grading run.
package struct GradePlan {
  /// The submissions of one student, or one submission.
  package struct Row {
    package let name: String
    /// One submission for each exercise.
    package let submissions: [Submission]
    /// Whether the student is in the roster; nil if there is none.
    package let isInRoster: Bool?
  }

  let head: GradeReport.Head
  let exercises: [Exercise]
  /// The seed of random variations; nil for those that learners practise with.
  let seed: String?
  private(set) var rows: [Row]

  /// Creates a plan for the submissions of one exercise.
  init(_ exercise: Exercise, content: String?, submissions: [Submission]) {
    head = GradeReport.Head(
      title: exercise.title, content: content,
      exercises: [GradeReport.Exercise(id: exercise.id, title: exercise.title, weight: 1)])
    exercises = [exercise]
    seed = nil
    rows = submissions.map { Row(name: $0.name, submissions: [$0], isInRoster: nil) }
  }

  /// Creates a plan for the students of an assignment.
  init(_ assignment: Assignment, content: String?, rows: [Row]) {
    head = GradeReport.Head(
      title: assignment.title, content: content,
      exercises: assignment.parts.map {
        GradeReport.Exercise(
          id: $0.exercise.id, title: $0.exercise.title, weight: $0.weight)
      })
    exercises = assignment.parts.map(\.exercise)
    seed = assignment.seed
    self.rows = rows
  }

  /// Removes all rows but those of one shard.
  mutating func keep(_ shard: Shard) {
    rows = rows.filter { shard.has($0.name) }
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
    // FNV-1a, which unlike Hasher returns the same in every process; its upper half is mixed best.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash ^= hash >> 32
    return Int((hash >> 8) % UInt64(count)) == number - 1
  }
}

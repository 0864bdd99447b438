import Practice
import Records

/// Everything that a grading is to judge.
struct GradePlan {
  /// What one student handed in, or one submission.
  struct Row {
    let name: String
    /// One for each exercise.
    let submissions: [Submission]
    /// Whether the student is in the roster; nil when there is none.
    let isInRoster: Bool?
  }

  let head: GradeReport.Head
  let exercises: [Exercise]
  /// What random variations are made from; nil for those that learners practise with.
  let seed: String?
  private(set) var rows: [Row]

  /// The submissions of one exercise.
  init(_ exercise: Exercise, content: String?, submissions: [Submission]) {
    head = GradeReport.Head(
      title: exercise.title, content: content,
      exercises: [GradeReport.Exercise(id: exercise.id, title: exercise.title, weight: 1)])
    exercises = [exercise]
    seed = nil
    rows = submissions.map { Row(name: $0.name, submissions: [$0], isInRoster: nil) }
  }

  /// The students of an assignment.
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

  /// Keeps the rows of one shard.
  mutating func keep(_ shard: Shard) {
    rows = rows.filter { shard.has($0.name) }
  }
}

/// One of several parts of a grading, so that several machines share the work: `2/8`.
nonisolated struct Shard: Equatable, Sendable, CustomStringConvertible {
  /// From 1.
  let number: Int
  let count: Int

  /// The most parts.
  private static let most = 10_000

  /// Nil when the text is not two numbers, the first of which is at most the second.
  init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      (1...Self.most).contains(count), (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  var description: String { "\(number)/\(count)" }

  /// Whether a row belongs to it. That hangs on its name alone, so that a submission that comes
  /// late moves no other to another shard.
  func has(_ name: String) -> Bool {
    // FNV-1a, which unlike Hasher gives the same in every process; its upper half is mixed best.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash ^= hash >> 32
    return Int((hash >> 8) % UInt64(count)) == number - 1
  }
}

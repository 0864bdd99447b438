import Records

/// The answers to one question so far. Saved after every line, so that nothing is lost when the
/// program is killed.
package struct GivenAnswer: Codable, Equatable {
  /// All texts that were typed as an answer.
  package var guesses: [String] = []
  /// The accepted lines of a coding task; nil before the first.
  package var code: [String]?
  /// The time for which the question was open while the program ran, in seconds.
  package var seconds: Double = 0
  /// nil before it was judged.
  package var points: Int?
  package var marks: [Int]?
  /// The number of hints that were given; nil for none.
  var hints: Int?
  /// The interviewer's note; nil for none.
  var note: String?

  /// The points that hints leave of some.
  func afterHints(_ points: Int) -> Int { max(0, points - (hints ?? 0)) }

  /// Creates an empty answer.
  package init() {}

  /// Whether it is done: answered, skipped or handed in.
  package var isDone = false
  /// Whether it was skipped.
  var isSkipped = false

  /// The row for a report.
  package func row(_ made: MadeQuestion) -> InterviewRow {
    var row = InterviewRow(
      question: made.question, truth: made.truth, outcome: outcome(made.question.points),
      points: isDone ? points : nil, guesses: guesses, seconds: Int(seconds.rounded()),
      marks: marks, code: writtenCode, note: note, hints: hints)
    row.followUps = row.following
    return row
  }

  /// The lines of a coding task that fit into a report.
  private var writtenCode: [String]? {
    var room = Self.mostCode
    let lines = (code ?? []).prefix { line in
      room -= line.utf8.count + 1
      return room >= 0
    }
    return lines.isEmpty ? nil : Array(lines)
  }

  /// The maximum number of bytes of code in a report.
  private static let mostCode = 16 << 10

  private func outcome(_ most: Int) -> InterviewRow.Outcome {
    guard isDone else { return .notReached }
    if isSkipped { return .skipped }
    guard let points else { return .unmarked }

    if points >= most { return .right }
    return points > 0 ? .partlyRight : .wrong
  }
}

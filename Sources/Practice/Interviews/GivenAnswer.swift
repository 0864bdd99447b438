import Records

/// What was answered to one question so far. It is kept after every line, so that nothing is lost
/// when the program is killed.
struct GivenAnswer: Codable, Equatable {
  /// Everything that was typed as an answer.
  var guesses: [String] = []
  /// The lines that were accepted in a coding task; nil before the first.
  var code: [String]?
  /// How long the question was open while the program ran, in seconds.
  var seconds: Double = 0
  /// nil until it was judged.
  var points: Int?
  var marks: [Int]?
  /// Whether it is done: answered, skipped or handed in.
  var isDone = false
  /// Whether it was left without an answer.
  var isSkipped = false

  /// The row of a report.
  func row(_ made: MadeQuestion) -> InterviewRow {
    InterviewRow(
      question: made.question, truth: made.truth, outcome: outcome(made.question.points),
      points: isDone ? points : nil, guesses: guesses, seconds: Int(seconds.rounded()),
      marks: marks, code: writtenCode)
  }

  /// The lines of a coding task, as many as a report has room for.
  private var writtenCode: [String]? {
    var room = Self.mostCode
    let lines = (code ?? []).prefix { line in
      room -= line.utf8.count + 1
      return room >= 0
    }
    return lines.isEmpty ? nil : Array(lines)
  }

  /// The most bytes of code in a report.
  private static let mostCode = 16 << 10

  private func outcome(_ most: Int) -> InterviewRow.Outcome {
    guard isDone else { return .notReached }
    if isSkipped { return .skipped }
    guard let points else { return .unmarked }
    if points >= most { return .right }
    return points > 0 ? .partlyRight : .wrong
  }
}

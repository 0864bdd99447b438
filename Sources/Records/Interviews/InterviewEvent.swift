/// An event in an interview or a quiz.
package enum InterviewEvent: Codable, Sendable {
  /// The kind of session.
  package enum Occasion: String, Codable, Sendable {
    case interview
    case quiz
    case daily
    /// The lessons, exercises and questions that are due again.
    case review
    /// Ten questions that choose where to begin.
    case placement
  }

  case began(setup: InterviewSetup, occasion: Occasion, questions: Int)
  /// It continues; with the number of questions that are done.
  case returned(setup: InterviewSetup, done: Int, questions: Int)
  /// A question begins; numbered from 1. The scene for the candidate, and the task of an exercise.
  case question(asked: InterviewQuestion, number: Int, of: Int, scene: [Answer])
  /// The typed text cannot be an answer to it.
  case unreadable(kind: InterviewKind, problem: ProblemBox?)
  /// Another answer in words, or a piece of it, was taken; more may follow.
  case noted
  /// A command that is not available while the question is open.
  case closed(word: String, kind: InterviewKind)
  /// An answer was judged; with the evidence.
  case judged(row: InterviewRow, evidence: [Answer])
  /// An answer was taken, without a judgement for now.
  case kept(InterviewKind)
  /// A coding task would be handed in with some of its points, though there is time left: it waits
  /// for another `next`.
  case handsIn(points: Int, of: Int)
  /// The model answer of a question in words, and how its points are marked.
  case compare(question: String)
  /// The typed marks are not numbers of the question's points.
  case noMark(text: String, count: Int)
  /// The time that is used of the whole, and for the open question, in seconds.
  case clock(used: Int, of: Int, question: Int, expected: Int)
  /// A hint, the number of hints for the question so far, and the most points that are left.
  case hinted(hint: InterviewHint, number: Int, points: Int)
  /// There is no further hint for the question.
  case noHint
  /// A note was taken at the question with a number.
  case noteTaken(question: Int)
  /// There is no question with that number, or the note is empty; the numbers are up to `most`.
  case noNote(most: Int)
  /// The end of a check of what is known: the lessons that are skipped, and the first of the
  /// others; nil if there is none.
  case placed(known: [LessonRecord], begin: LessonRecord?)
  /// Nothing is due; the days until something is, or nil if nothing is in the queue. `isEnough` if
  /// the minutes of the day are used up.
  case nothingDue(inDays: Int?, isEnough: Bool)
  /// The time is up.
  case timeIsUp
  /// It was left; it can be continued.
  case paused(done: Int, questions: Int)
  /// It was left and cannot be continued; the answers to a quiz, or to the question of the day,
  /// count.
  case left(done: Int, questions: Int, counts: Bool)
  /// The file of the open interview cannot be read; its new name, if it could be renamed.
  case unread(file: String, nowAt: String?)
  /// Another interview was open, and is closed; the files of its report.
  case setAside(seed: Int, saved: [String])
  case ended(report: InterviewReport, occasion: Occasion, saved: [String])
  /// The streak of days on which the daily question was answered.
  case streak(days: Int, isDone: Bool)
  /// The number of questions that are repeated, and the days until the first one.
  case repeats(count: Int, inDays: Int)
}

/// A match of `ask`.
package enum FoundMatter: Codable, Sendable {
  /// A question that is answered in words, by its id.
  case question(String)
  case rule(RuleID)
  case mistake(String)
  case lesson(LessonRecord)
  case exercise(ExerciseRecord)
}

/// Several candidates, or one on several days.
package struct InterviewComparison: Codable, Sendable {
  package let reports: [InterviewReport]
  /// The name of each; a letter if the comparison is blind.
  package let names: [String]
  /// Whether nothing in it names a candidate.
  package let isBlind: Bool

  /// Creates a comparison that names its candidates.
  package init(_ reports: [InterviewReport], names: [String]) {
    self.reports = reports
    self.names = names
    isBlind = false
  }

  /// Creates a comparison under letters, in an order that does not follow the files: by the given
  /// keys, which must not depend on names.
  package init(blind reports: [InterviewReport], by key: (InterviewReport) -> UInt64) {
    let sorted = reports.map(\.blind).sorted { key($0) < key($1) }
    self.reports = sorted
    names = sorted.indices.map(Self.letter)
    isBlind = true
  }

  /// A to Z, then A2 and so on.
  private static func letter(_ index: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(65 + index % 26)))
    return index < 26 ? letter : "\(letter)\(index / 26 + 1)"
  }

  /// Whether all were asked the same questions.
  package var haveSameQuestions: Bool {
    guard let first = reports.first else { return false }
    return reports.allSatisfy { $0.setup.asksSame(as: first.setup) }
  }
}

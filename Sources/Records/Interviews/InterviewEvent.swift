/// Something that happens in an interview or a quiz.
package enum InterviewEvent: Codable, Sendable {
  /// How it is called.
  package enum Occasion: String, Codable, Sendable {
    case interview
    case quiz
    case daily
  }

  case began(setup: InterviewSetup, occasion: Occasion, questions: Int)
  /// It continues; how many questions are done.
  case returned(setup: InterviewSetup, done: Int, questions: Int)
  /// A question begins; from 1. What the candidate may look at, and the task of an exercise.
  case question(asked: InterviewQuestion, number: Int, of: Int, scene: [Answer])
  /// What was typed cannot be an answer to it.
  case unreadable(kind: InterviewKind, problem: ProblemBox?)
  /// Another answer in words, or a piece of it, was taken; more may follow.
  case noted
  /// A command that is closed while the question is open.
  case closed(word: String, kind: InterviewKind)
  /// An answer was judged; what shows the truth.
  case judged(row: InterviewRow, evidence: [Answer])
  /// An answer was taken, and is not judged aloud.
  case kept(InterviewKind)
  /// The model answer of a question in words, and how its points are marked.
  case compare(question: String)
  /// The points of a mark that was typed are not those of the question.
  case noMark(text: String, count: Int)
  /// The minutes are over.
  case timeIsUp
  /// It was left; it can be continued.
  case paused(done: Int, questions: Int)
  /// It was left and cannot be continued; what was answered of a quiz, or on the question of the
  /// day, counts.
  case left(done: Int, questions: Int, counts: Bool)
  /// The file of the interview that was open does not read; the name that it has now, if it could
  /// be given one.
  case unread(file: String, nowAt: String?)
  /// Another interview was open, and makes way for this one; the files of its report.
  case setAside(seed: Int, saved: [String])
  case ended(report: InterviewReport, occasion: Occasion, saved: [String])
  /// How many days in a row the daily question was answered.
  case streak(days: Int, isDone: Bool)
  /// What went wrong and comes again, in how many days the first one.
  case repeats(count: Int, inDays: Int)
}

/// Something that `ask` found.
package enum FoundMatter: Codable, Sendable {
  /// A question that is answered in words, by its id.
  case question(String)
  case rule(RuleID)
  case mistake(String)
  case lesson(LessonRecord)
  case exercise(ExerciseRecord)
}

/// Two candidates, or one on two days.
package struct InterviewComparison: Codable, Sendable {
  package let first: InterviewReport
  package let second: InterviewReport
  package let firstName: String
  package let secondName: String

  package init(
    first: InterviewReport, second: InterviewReport, firstName: String, secondName: String
  ) {
    self.first = first
    self.second = second
    self.firstName = firstName
    self.secondName = secondName
  }
}

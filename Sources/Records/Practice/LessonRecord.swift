/// A lesson, as lists show it.
package struct LessonRecord: Codable, Sendable {
  package let number: Int
  package let id: String
  package let title: Bilingual
  package let minutes: Int
  package let status: ExerciseProgress.Status
  /// The folder that it comes from, if it is not the installed one.
  package var content: String?
  /// Its place on the path; nil outside of lists.
  package var path: LessonPlace?

  package init(
    number: Int, id: String, title: Bilingual, minutes: Int, status: ExerciseProgress.Status
  ) {
    self.number = number
    self.id = id
    self.title = title
    self.minutes = minutes
    self.status = status
  }
}

/// An event in a lesson.
package enum LessonEvent: Codable, Sendable {
  case began(LessonRecord)
  /// It continues at the page where the learner left it.
  case returned(LessonRecord)
  /// It begins at a requested page.
  case opened(lesson: LessonRecord, page: Int)
  /// A page begins; numbered from 1.
  case page(Int, of: Int)
  /// A line that ran before the learner left the lesson.
  case ranBefore(entry: String)
  /// Markdown.
  case prose(String)
  /// A line that was run for the learner, and its answers.
  case ran(entry: String, answers: [Answer])
  /// A line that was run and failed: right only if the lesson expects that.
  case refused(entry: String, Diagnostic)
  /// Code that was declared.
  case declared(code: String)
  /// Code that was rejected, as the lesson expects.
  case codeRefused(code: String, LearnerFaultBox)
  /// A question of the lesson that is answered before it is shown.
  case prediction(PredictionEvent)
  case task(LessonTask)
  /// Whether the checks of the task pass; the first that fails.
  case judged(holds: Bool, Expectation?)
  /// A check of the task that cannot be run yet, such as one of a recognizer that does not exist.
  case notJudged(ProblemBox)
  /// One way to do the task.
  case answer([String])
  case hint(HintRecord)
  case quiz(QuizQuestion)
  case quizAnswered(QuizResult)
  /// The typed text is not one of the choices.
  case noChoice(String, count: Int)
  /// There are no hints for the question.
  case noHint(isAtTask: Bool)
  /// The number of right answers, and of all questions asked in this lesson; the pages of the
  /// others.
  case score(right: Int, of: Int, lesson: Int, pages: [Int])
  /// Return continues.
  case pause
  case ended(LessonRecord, next: LessonRecord?)
}

/// The learner's turn in a lesson.
package struct LessonTask: Codable, Sendable {
  /// The text of the task.
  package let text: String
  /// The checks that must pass then.
  package let checks: [String]
  package let hintCount: Int

  package init(text: String, checks: [String], hintCount: Int) {
    self.text = text
    self.checks = checks
    self.hintCount = hintCount
  }
}

/// A question with choices.
package struct QuizQuestion: Codable, Sendable {
  package let question: String
  package let choices: [String]

  package init(question: String, choices: [String]) {
    self.question = question
    self.choices = choices
  }
}

/// The result of a question with choices.
package struct QuizResult: Codable, Sendable {
  /// The chosen number, from 1; nil if the learner asked for the answer.
  package let choice: Int?
  /// The text of that choice, and the reason why it is right or wrong.
  package let choiceText: String?
  package let choiceWhy: String?
  package let right: Int
  package let rightText: String
  /// The reason for the right choice.
  package let why: String?

  package init(
    choice: Int?, choiceText: String?, choiceWhy: String?, right: Int, rightText: String,
    why: String?
  ) {
    self.choice = choice
    self.choiceText = choiceText
    self.choiceWhy = choiceWhy
    self.right = right
    self.rightText = rightText
    self.why = why
  }
}

/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension LessonEvent {
  private enum PageCodingKeys: String, CodingKey { case _0 = "number", of }
  private enum RefusedCodingKeys: String, CodingKey { case entry, _1 = "diagnostic" }
  private enum CodeRefusedCodingKeys: String, CodingKey { case code, _1 = "reason" }
  private enum JudgedCodingKeys: String, CodingKey { case holds, _1 = "expectation" }
  private enum NoChoiceCodingKeys: String, CodingKey { case _0 = "text", count }
  private enum EndedCodingKeys: String, CodingKey { case _0 = "lesson", next }
}

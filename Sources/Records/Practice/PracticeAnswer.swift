/// The answer to a command of practice.
package enum PracticeAnswer: Codable, Sendable {
  case exercises([ExerciseRecord])
  case began(BegunExercise)
  case verdict(Verdict)
  /// A check has begun whose parts are told one after the other.
  case checking(exercise: String, file: String, attempt: Int?, content: String?)
  /// A part of it is known.
  case checked(PartVerdict)
  /// Its end: the verdict without the parts, which were told.
  case concluded(Verdict)
  case hint(HintRecord)
  case solution(SolutionRecord)
  case lessons([LessonRecord])
  case lesson([LessonEvent])
  /// The lesson or exercise was left.
  case left(String)
  /// Something became of the progress, or keeps it from being kept.
  case notice(ProblemBox)
}

/// Why a command of practice was not accepted.
package enum PracticeProblem: Codable, Sendable {
  case noContent(folder: String)
  case unknownExercise(String, suggestions: [String])
  case unknownLesson(String, numbers: [Int])
  case noExercise
  case noLesson
  case nothingToLeave
  case notDeclared(String)
  /// A function that the exercise asks for and that was not declared in the session.
  case functionNotDeclared(String)
  /// A command that an answer may not use; those that it may.
  case commandNotAllowed(String, allowed: [String])
  /// An answer is commands, and none was typed since the exercise was opened.
  case nothingTyped
  case notTriedYet(exercise: String)
  case broken([ContentProblem])
  case fileOfNoExercise(String)
  case cannotKeepProgress(SystemReason)
  /// The file is of a version that this one does not know, and is left alone.
  case newerProgress(String)
  /// The file of that name is not a progress file, or far too large for one.
  case noProgressFile(String)
  /// The file did not read, and has this name now.
  case progressDamaged(String)
}

/// The names in JSON of the values that a case has without a label.
// swift-format-ignore: OneCasePerLine
extension PracticeProblem {
  private enum UnknownExerciseCodingKeys: String, CodingKey { case _0 = "exercise", suggestions }
  private enum CommandNotAllowedCodingKeys: String, CodingKey { case _0 = "word", allowed }
  private enum UnknownLessonCodingKeys: String, CodingKey { case _0 = "lesson", numbers }
}

/// A problem in the files of an exercise or a lesson, for its author.
package struct ContentProblem: Codable, Sendable, Error {
  /// The path below the folder of all exercises or lessons: `circular-button/exercise.yml`.
  package let file: String
  /// The line, from 1; nil if it is about the whole file.
  package let line: Int?
  package let column: Int?
  package let fact: ContentFact

  package init(_ fact: ContentFact, file: String, line: Int? = nil, column: Int? = nil) {
    self.fact = fact
    self.file = file
    self.line = line
    self.column = column
  }
}

/// A fault of an exercise or a lesson.
package enum ContentFact: Codable, Sendable {
  // The text of a file
  case yaml(String)
  /// The whole of a YAML text is empty, a list or a word, and not keys with values.
  case noKeys
  case missingFile
  case unreadable(ProblemBox)
  case noHeader
  case unclosedBlock
  case unknownBlock(String, known: [String])
  case emptyBlock(String)

  // Keys
  case unknownKey(String, suggestions: [String])
  case missingKey(String, example: String)
  case wrongType(key: String, expected: ExpectedType)
  case missingLanguage(key: String, language: Language)
  case emptyText(key: String)
  case unknownValue(String, key: String, allowed: [String])
  case newerFormat(Int, known: Int)
  /// A number is too small or too large.
  case outOfRange(key: String, value: String, from: String, to: String)
  case duplicateID(String)
  case notTheFolder(id: String, folder: String)

  // Assignments
  /// A regular expression that cannot be read.
  case badPattern(key: String)
  /// One that repeats a repetition, for which a search may never end.
  case slowPattern(key: String)
  /// A roster whose first line does not name a column of students.
  case rosterWithoutID(columns: [String])
  case studentTwice(String)
  case unclosedQuote

  // References in texts
  case pointsDoNotSum(Int)
  case unknownRule(String)
  /// No interview question has this id.
  case unknownQuestion(String)
  case openRule(String)
  case unknownExercise(String, suggestions: [String])
  case unknownLesson(String, suggestions: [String])
  case promiseNotInTask(String, readme: String)
  /// The task has no list of requirements.
  case noPromises
  /// An item of that list that no part or variation tests.
  case promiseUntested(String)
  /// Exercises or lessons that form a cycle by their `after`.
  case afterCircle([String])
  case unusedHint(Int)
  /// Every mistake and every mutant of the solution behaves like the solution there.
  case testsNothing(id: String)
  /// A variation in which every answer has the same result as in the first scene.
  case likeFirstScene(id: String)
  /// A variation in which the view that is judged is not on the screen.
  case offScreen(String, id: String)
  /// A class or a function that the exercise requires and its solution does not declare.
  case classNotInSolution(String, declared: [String])
  case superclassNotInSolution(String, has: [String], suggestions: [String])
  /// A second comparison of maps.
  case secondMap
  /// A comparison of maps that belongs to a single part.
  case ownMap
  /// A part that names a kind of comparison which the exercise does not have.
  case nothingCompared(String)
  case unknownSubject(String)
  /// A scene that would be built again for every question, with too many lines for that.
  case longScene(lines: Int, most: Int)
  case noSuchHint(Int, count: Int)
  case unlistedFile(String)
  case commentMissing

  // Results of runs
  /// An object of a comparison that is not in the scene.
  case unknownObject(String, suggestions: [String])
  /// A compared log that contains only fingers in every scene.
  case emptyLog
  /// A compared picture that is empty in every scene.
  case emptyPicture(String)
  /// A view whose picture has no pixels, or more than can be compared.
  case pictureNotCompared(String, most: Int)
  /// A check that fails with the solution.
  case checkFails(line: String, Expectation)
  case lineFails(line: String, ProblemBox)
  case codeFails(LearnerFaultBox)
  /// A check of `part` fails with an alternative, `answer`.
  case answerFails(Expectation, part: String, answer: String)
  /// An alternative differs from the solution in the scene of `part`, first at a point.
  case answerDiffers(answer: String, part: String, at: String, expected: String, actual: String)
  case solutionNotRight(points: Int, part: String?)
  case starterRight
  case mistakeRight
  case mistakeNamedOtherwise(String?)
  /// A mutant of the solution that no part or variation notices.
  case mutantSurvives(String)
  /// A mutant is listed as equivalent; it is noticed, or does not exist.
  case mutantNotThere(String)
  case nothingFails(expected: String)
  case failsOtherwise(expected: String, ProblemBox)
  case notAPrediction(String)
  /// The effect of a line depends on a rule that is open: a control tracks a touch that hit a plain
  /// subview (CT-29).
  case unsettledTouch(line: String, view: String, control: String)

  // Two languages
  case blocksDiffer(number: Int, english: String, chinese: String)
  case blockCountDiffers(english: Int, chinese: Int)
  /// A text for Chinese readers that contains no Chinese.
  case notChinese(key: String)

  // Lessons
  case taskWithoutAnswer
  case emptyHint
  /// `meets` names a claim that the rulebook does not have among its mistakes.
  case unknownClaim(String, suggestions: [String])
  case taskWithoutCheck
  case answerDoesNotHold(Expectation?)
  case unseenScenery
  case quizNeedsOneRight(Int)
  case quizWithoutQuestion

  // The table of claims
  /// A mistake of the rulebook has no row.
  case unlistedMistake(id: String, claim: Bilingual)
  /// A lesson meets a mistake, but the mistake's row does not name it.
  case unlistedLesson(id: String, lesson: String)
  /// The row of a mistake names a lesson that does not list it under `meets`.
  case lessonMeetsNot(id: String, lesson: String)
  /// A file that the exercise does not have among its mistakes.
  case notAMistake(file: String, exercise: String, suggestions: [String])

  /// The required type of a value.
  package enum ExpectedType: String, Codable, Sendable {
    case text
    case number
    /// A number greater than 0.
    case positive
    case list
    case mapping
    case texts
    case size
    case point
    case script
  }
}

/// The problems of all files of some exercises or lessons.
package struct LintReport: Codable, Sendable {
  /// The names of the exercises or lessons that were checked.
  package let names: [String]
  package let problems: [ContentProblem]

  package init(names: [String], problems: [ContentProblem]) {
    self.names = names
    self.problems = problems
  }

  /// Combines several reports, one after the other.
  package init(_ reports: [LintReport]) {
    names = reports.flatMap(\.names)
    problems = reports.flatMap(\.problems)
  }
}

/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension ContentFact {
  private enum UnknownBlockCodingKeys: String, CodingKey { case _0 = "word", known }
  private enum UnknownKeyCodingKeys: String, CodingKey { case _0 = "key", suggestions }
  private enum MissingKeyCodingKeys: String, CodingKey { case _0 = "key", example }
  private enum UnknownValueCodingKeys: String, CodingKey { case _0 = "value", key, allowed }
  private enum NewerFormatCodingKeys: String, CodingKey { case _0 = "format", known }
  private enum UnknownExerciseCodingKeys: String, CodingKey { case _0 = "exercise", suggestions }
  private enum UnknownLessonCodingKeys: String, CodingKey { case _0 = "lesson", suggestions }
  private enum PromiseNotInTaskCodingKeys: String, CodingKey { case _0 = "promise", readme }
  private enum SuperclassNotInSolutionCodingKeys: String, CodingKey {
    case _0 = "superclass", has, suggestions
  }
  private enum ClassNotInSolutionCodingKeys: String, CodingKey { case _0 = "className", declared }
  private enum AnswerFailsCodingKeys: String, CodingKey { case _0 = "check", part, answer }
  private enum UnknownClaimCodingKeys: String, CodingKey { case _0 = "claim", suggestions }
  private enum NoSuchHintCodingKeys: String, CodingKey { case _0 = "number", count }
  private enum UnknownObjectCodingKeys: String, CodingKey { case _0 = "name", suggestions }
  private enum PictureNotComparedCodingKeys: String, CodingKey { case _0 = "view", most }
  private enum OffScreenCodingKeys: String, CodingKey { case _0 = "view", id }
  private enum CheckFailsCodingKeys: String, CodingKey { case line, _1 = "check" }
  private enum LineFailsCodingKeys: String, CodingKey { case line, _1 = "reason" }
  private enum FailsOtherwiseCodingKeys: String, CodingKey { case expected, _1 = "reason" }
}

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
  /// A block in Objective-C that does not follow one in Swift.
  case twinWithoutSwift
  /// A text of one line that no line has room for; the most characters.
  case textTooLong(key: String, most: Int)
  case unknownValue(String, key: String, allowed: [String])
  case newerFormat(Int, known: Int)
  /// A number is too small or too large.
  case outOfRange(key: String, value: String, from: String, to: String)
  case duplicateID(String)
  /// Two parts that have the same name in a report; nil for those without a title.
  case sameTitle(String?)
  case notTheFolder(id: String, folder: String)

  // Assignments
  /// A regular expression that cannot be read.
  case badPattern(key: String)
  /// One that repeats a repetition, for which a search may never end.
  case slowPattern(key: String)
  /// One that has no group to say which part of a name is the student.
  case patternWithoutGroup(key: String)
  /// A roster whose first line does not name a column of students.
  case rosterWithoutID(columns: [String])
  case studentTwice(String)
  case unclosedQuote
  /// A table of a course lacks a column; the names of those that it has.
  case columnMissing(String, columns: [String])
  /// A value of a table is not a number in a range.
  case notInRange(String, column: String, from: Int, to: Int)
  /// A table names a student of whom there is nothing; similar names.
  case unknownStudent(String, suggestions: [String])
  /// A table names an exercise that the assignment does not have.
  case notInAssignment(String, exercises: [String])
  /// Two keys that mean the same in different ways.
  case eitherKey(String, String)
  /// Every exercise is extra credit.
  case onlyExtra

  // Courses
  /// A text that is no day: `2027-03-14`.
  case notADay(String, key: String)
  /// A week that is due before the week above it.
  case dueBefore(String, earlier: String)
  /// An exercise that comes before the lesson which prepares for it, or without it.
  case beforeItsLesson(exercise: String, lesson: String)
  /// An exercise that comes before another one of the course which should be done before it.
  case beforeExercise(exercise: String, needs: String)

  // References in texts
  case pointsDoNotSum(Int)
  /// `scoring: independent` where no part has to pass for others to be judged.
  case scoringWithoutEffect
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
  /// An exercise without random variations: an answer that is right for the scenes that are written
  /// down, and for no other, passes with every seed.
  case nothingRandom
  /// An item of the task whose breach no random variation notices; `example` is a wrong answer that
  /// a part or a variation finds, if there is one.
  case promiseNotVaried(String, example: String?)
  /// An entry of `fixed` that is not in the task, or that a random variation tries all the same.
  case notFixed(String)
  /// A random variation that every seed makes alike.
  case sameWithEverySeed(id: String)
  /// A random change that a view of the scene does not allow.
  case cannotVary(change: String, view: String)
  /// Braces in a line of a random variation that are neither a range nor a choice.
  case unreadDraw(String)
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
  /// An answer that is right only for what the exercise tries passes; its text.
  case attackPasses(String, answer: String)
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
  /// The checks of a task succeed before it is begun.
  case taskDoneBefore
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
  private enum ColumnMissingCodingKeys: String, CodingKey { case _0 = "column", columns }
  private enum NotInRangeCodingKeys: String, CodingKey { case _0 = "value", column, from, to }
  private enum UnknownStudentCodingKeys: String, CodingKey { case _0 = "student", suggestions }
  private enum NotInAssignmentCodingKeys: String, CodingKey { case _0 = "exercise", exercises }
  private enum NotADayCodingKeys: String, CodingKey { case _0 = "text", key }
  private enum DueBeforeCodingKeys: String, CodingKey { case _0 = "due", earlier }
  private enum EitherKeyCodingKeys: String, CodingKey { case _0 = "key", _1 = "other" }
  private enum UnknownLessonCodingKeys: String, CodingKey { case _0 = "lesson", suggestions }
  private enum PromiseNotInTaskCodingKeys: String, CodingKey { case _0 = "promise", readme }
  private enum SuperclassNotInSolutionCodingKeys: String, CodingKey {
    case _0 = "superclass", has, suggestions
  }
  private enum ClassNotInSolutionCodingKeys: String, CodingKey { case _0 = "className", declared }
  private enum AttackPassesCodingKeys: String, CodingKey { case _0 = "attack", answer }
  private enum AnswerFailsCodingKeys: String, CodingKey { case _0 = "check", part, answer }
  private enum UnknownClaimCodingKeys: String, CodingKey { case _0 = "claim", suggestions }
  private enum NoSuchHintCodingKeys: String, CodingKey { case _0 = "number", count }
  private enum UnknownObjectCodingKeys: String, CodingKey { case _0 = "name", suggestions }
  private enum PictureNotComparedCodingKeys: String, CodingKey { case _0 = "view", most }
  private enum PromiseNotVariedCodingKeys: String, CodingKey { case _0 = "promise", example }
  private enum OffScreenCodingKeys: String, CodingKey { case _0 = "view", id }
  private enum CheckFailsCodingKeys: String, CodingKey { case line, _1 = "check" }
  private enum LineFailsCodingKeys: String, CodingKey { case line, _1 = "reason" }
  private enum FailsOtherwiseCodingKeys: String, CodingKey { case expected, _1 = "reason" }
}

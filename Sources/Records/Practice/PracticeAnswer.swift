/// The answer to a command of practice.
package enum PracticeAnswer: Codable, Sendable {
  case exercises([ExerciseRecord])
  case began(BegunExercise)
  case verdict(Verdict)
  /// A check has begun whose parts are reported one after the other.
  case checking(exercise: String, file: String, attempt: Int?, content: String?)
  /// A part of it was judged.
  case checked(PartVerdict)
  /// Its end: the verdict without the parts, which were reported.
  case concluded(Verdict)
  case hint(HintRecord)
  case solution(SolutionRecord)
  case lessons([LessonRecord])
  case lesson([LessonEvent])
  /// Events of an interview or a quiz.
  case interview([InterviewEvent])
  /// A question that is answered in words, with its model answer, by its id.
  case oralQuestion(String)
  /// Several interviews, compared.
  case compared(InterviewComparison)
  /// The results of `ask`, the best first.
  case found(matters: [FoundMatter], words: String, answer: FoundAnswer? = nil)
  /// The output of an answer while a line was run.
  case output(line: String, text: String)
  /// `watch` waits for the learner to save one of these files, of whose parts some are right.
  case watching(files: [String], right: Int, parts: Int)
  /// The next step on the learner's path.
  case next(NextStep)
  /// The learner's knowledge of every rule and question.
  case knowledge(KnowledgeMap)
  /// The exercise was left.
  case left(String)
  /// The lesson with a number was left.
  case leftLesson(Int)
  /// A folder with a new exercise or lesson was created for its author.
  case made(MadeFolder)
  /// A site was written.
  case site(MadeSite)
  /// A course whose file has no problem.
  case course(CourseRecord)
  /// Files of progress that were handed in.
  case handedIn([HandedInProgress])
  /// A change of the stored progress, or the reason why it cannot be saved.
  case notice(ProblemBox)
}

/// A folder with a new exercise or lesson.
package struct MadeFolder: Codable, Sendable {
  /// The folder, with the name as it was given.
  package let folder: String
  /// The paths of its files, relative to it.
  package let files: [String]
  /// The command that checks it, without the program's name.
  package let check: String

  package init(folder: String, files: [String], check: String) {
    self.folder = folder
    self.files = files
    self.check = check
  }
}

/// The reason why a command of practice was rejected.
package enum PracticeProblem: Codable, Sendable {
  case noContent(folder: String)
  /// A folder that was named for its exercises or lessons has none: no folder in it contains the
  /// file.
  case emptyPack(folder: String, needs: String)
  /// Two exercises, or two lessons, have the same name or number; the folders of both.
  case namedTwice(String, first: String, second: String)
  /// An invalid name for an exercise or lesson; a valid one.
  case unfitName(String, example: String)
  /// A folder that is to be created exists already.
  case folderIsThere(String)
  /// The folder of a site already contains files.
  case siteIsThere(String)
  /// The folder of a site contains a link to another place where a folder of the site is to be.
  case siteLeadsElsewhere(String)
  case unknownExercise(String, suggestions: [String])
  case unknownLesson(String, numbers: [Int])
  case noExercise
  case noLesson
  /// Neither an interview nor a quiz is open.
  case noInterview
  /// There are no questions for these topics and this level; topics that have some.
  case noQuestions(topics: [String])
  /// A course has fewer weeks.
  case noWeek(week: Int, of: Int)
  /// A file is not progress that a learner exported.
  case notExportedProgress(String)
  /// A file is not saved, or a folder made, by `interview take-home`.
  case notATakeHome(String)
  /// A file is not a saved interview.
  case notAnInterview(String)
  /// Files cannot be watched: there is no terminal.
  case cannotWatch
  /// There are no references about a matter.
  case nothingFound(String)
  /// There is no question of that id; the last one.
  case noOralQuestion(String, last: String)
  /// A question of an interview is not answered in words; the numbers of those that are.
  case notSpoken(question: Int, spoken: [Int])
  /// The typed marks are invalid: the numbers of its points, from 1 to `count`.
  case noMark(text: String, count: Int)
  /// It was begun with questions of another edition, and cannot be continued.
  case otherEdition(path: String, edition: Int)
  /// A lesson has fewer pages.
  case noPage(page: Int, of: Int, lesson: Int)
  /// The page that is shown is the first one of its lesson.
  case firstPage
  case nothingToLeave
  /// Only the given number of changes of a page of a lesson are the learner's own.
  case changesOfLesson(own: Int)
  /// `undo` would remove the scene of the exercise.
  case changesOfExercise(own: Int)
  case notDeclared(String)
  /// A function that the exercise requires and that was not declared in the session.
  case functionNotDeclared(String)
  /// A command that is not allowed in an answer; those that are.
  case commandNotAllowed(String, allowed: [String])
  /// A line with such a command that was typed at the prompt, where it can be undone: the number of
  /// changes from it on.
  case typedNotAllowed(line: String, changes: Int, allowed: [String])
  /// The answer is commands, and none was typed since the exercise was opened.
  case nothingTyped
  case notTriedYet(exercise: String)
  case broken([ContentProblem])
  case fileOfNoExercise(String)
  /// A file of an exercise or a lesson that is elsewhere, by its name or by a link.
  case leadsOutside(String)
  case cannotKeepProgress(SystemReason)
  /// The file has a version that this program does not know, and is left alone.
  case newerProgress(String)
  /// The file of that name is not a progress file, or is far too large for one.
  case noProgressFile(String)
  /// The file could not be read, and was renamed to this.
  case progressDamaged(String)

  // Grading
  /// Verdicts cannot be saved during grading; the number saved before.
  case cannotKeepVerdicts(String, SystemReason, kept: Int)
  /// Another grading run writes the same journal.
  case gradingAtWork(String)
  /// A grading run ended early; the number of its verdicts that are saved, and the file.
  case gradingEnded(judged: Int, of: Int, journal: String?)
  /// Verdicts of an earlier grading run exist, but their reuse was not requested.
  case verdictsKept(Int, journal: String)
  /// The report of a grading run could not be written; its verdicts are in the journal.
  case verdictsSafe(Int, journal: String)
  /// Each file of this format is about one submission, but there are several.
  case oneFileEach(ReportFormat, submissions: Int)
  /// The rule for names of students fits none of these names.
  case noStudentFits(pattern: String, names: [String])
  /// No submission has a file that fits the patterns of an exercise, though there are others that
  /// fit no pattern at all.
  case nothingFits(patterns: [String], exercise: String, names: [String])
  /// Neither a report as JSON nor a journal of verdicts.
  case notAReport(String)
  /// Reports of different exercises or weights cannot be merged.
  case otherReport(String, first: String)
  /// Rows of a journal that lack verdicts, and are in no report.
  case rowsLeftOut(Int, journal: String)
  /// A report of another version of the format.
  case reportVersion(String, Int, known: Int)
  /// A zip archive that is not read.
  case archive(String, ArchiveFault)
  /// A file that is not a table of pseudonyms, as an earlier grading run wrote it.
  case notPseudonyms(String)
}

/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension PracticeProblem {
  private enum NamedTwiceCodingKeys: String, CodingKey { case _0 = "name", first, second }
  private enum UnfitNameCodingKeys: String, CodingKey { case _0 = "name", example }
  private enum NoOralQuestionCodingKeys: String, CodingKey { case _0 = "question", last }
  private enum UnknownExerciseCodingKeys: String, CodingKey { case _0 = "exercise", suggestions }
  private enum CannotKeepVerdictsCodingKeys: String, CodingKey {
    case _0 = "path", _1 = "reason", kept
  }
  private enum VerdictsKeptCodingKeys: String, CodingKey { case _0 = "count", journal }
  private enum ArchiveCodingKeys: String, CodingKey { case _0 = "path", _1 = "fault" }
  private enum VerdictsSafeCodingKeys: String, CodingKey { case _0 = "count", journal }
  private enum RowsLeftOutCodingKeys: String, CodingKey { case _0 = "count", journal }
  private enum OneFileEachCodingKeys: String, CodingKey { case _0 = "format", submissions }
  private enum OtherReportCodingKeys: String, CodingKey { case _0 = "path", first }
  private enum ReportVersionCodingKeys: String, CodingKey {
    case _0 = "path", _1 = "version", known
  }
  private enum CommandNotAllowedCodingKeys: String, CodingKey { case _0 = "word", allowed }
  private enum UnknownLessonCodingKeys: String, CodingKey { case _0 = "lesson", numbers }
}

/// A sentence that answers a question of `ask`, with the rules that it is based on.
package struct FoundAnswer: Codable, Sendable {
  package let sentence: Bilingual
  package let rules: [RuleID]
  /// Lines to type in an empty scene, which show it; empty if none do.
  package var lines: [String] = []

  package init(_ sentence: Bilingual, rules: [RuleID]) {
    self.sentence = sentence
    self.rules = rules
  }
}

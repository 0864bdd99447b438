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
  /// Something of an interview or a quiz.
  case interview([InterviewEvent])
  /// A question that is answered in words, with its model answer, by its id.
  case oralQuestion(String)
  /// Two interviews, held against each other.
  case compared(InterviewComparison)
  /// What `ask` found, the most telling first.
  case found(matters: [FoundMatter], words: String)
  /// What an answer printed while a line was run.
  case output(line: String, text: String)
  /// `watch` waits for the learner to save one of these files.
  case watching(files: [String])
  /// The exercise was left.
  case left(String)
  /// The lesson with a number was left.
  case leftLesson(Int)
  /// A folder with a new exercise or lesson was made for its author.
  case made(MadeFolder)
  /// A site was written.
  case site(MadeSite)
  /// Something became of the progress, or keeps it from being kept.
  case notice(ProblemBox)
}

/// A folder with a new exercise or lesson.
package struct MadeFolder: Codable, Sendable {
  /// The folder, as it was named.
  package let folder: String
  /// The paths of its files in it.
  package let files: [String]
  /// What is typed to see whether all of it holds, without the program's name.
  package let check: String

  package init(folder: String, files: [String], check: String) {
    self.folder = folder
    self.files = files
    self.check = check
  }
}

/// Why a command of practice was not accepted.
package enum PracticeProblem: Codable, Sendable {
  case noContent(folder: String)
  /// A folder that was named for its exercises or lessons has none: no folder in it has the file.
  case emptyPack(folder: String, needs: String)
  /// Two exercises, or two lessons, have one name or number; the folders of both.
  case namedTwice(String, first: String, second: String)
  /// A name that no exercise or lesson can have; one that it could have.
  case unfitName(String, example: String)
  /// A folder that is to be made is there already.
  case folderIsThere(String)
  /// The folder of a site has files already.
  case siteIsThere(String)
  /// The folder of a site has a link to another place where a folder of the site is to be.
  case siteLeadsElsewhere(String)
  case unknownExercise(String, suggestions: [String])
  case unknownLesson(String, numbers: [Int])
  case noExercise
  case noLesson
  /// Neither an interview nor a quiz is open.
  case noInterview
  /// No question can be made for these topics and this level; topics that have some.
  case noQuestions(topics: [String])
  /// A file is no interview that was kept.
  case notAnInterview(String)
  /// Nobody can say when a file is saved: there is no terminal.
  case cannotWatch
  /// Nothing is said about a matter.
  case nothingFound(String)
  /// There is no question of that id; the last that there is.
  case noOralQuestion(String, last: String)
  /// A question of an interview is not answered in words; the numbers of those that are.
  case notSpoken(question: Int, spoken: [Int])
  /// No marks of an answer: the numbers of its points, from 1 to so many.
  case noMark(text: String, count: Int)
  /// It was begun with questions of another edition, and cannot be continued.
  case otherEdition(path: String, edition: Int)
  /// A lesson has fewer pages.
  case noPage(page: Int, of: Int, lesson: Int)
  /// The page that is shown is the first one of its lesson.
  case firstPage
  case nothingToLeave
  /// Only so many changes of a page of a lesson are the learner's own.
  case changesOfLesson(own: Int)
  case notDeclared(String)
  /// A function that the exercise asks for and that was not declared in the session.
  case functionNotDeclared(String)
  /// A command that an answer may not use; those that it may.
  case commandNotAllowed(String, allowed: [String])
  /// A line with such a command that was typed at the prompt, where it can be taken back: how many
  /// changes there are from it on.
  case typedNotAllowed(line: String, changes: Int, allowed: [String])
  /// An answer is commands, and none was typed since the exercise was opened.
  case nothingTyped
  case notTriedYet(exercise: String)
  case broken([ContentProblem])
  case fileOfNoExercise(String)
  /// A file of an exercise or a lesson that is elsewhere, by its name or by a link.
  case leadsOutside(String)
  case cannotKeepProgress(SystemReason)
  /// The file is of a version that this one does not know, and is left alone.
  case newerProgress(String)
  /// The file of that name is not a progress file, or far too large for one.
  case noProgressFile(String)
  /// The file did not read, and has this name now.
  case progressDamaged(String)

  // Grading
  /// Verdicts cannot be kept on the way to a report; how many were kept before.
  case cannotKeepVerdicts(String, SystemReason, kept: Int)
  /// Another grading writes the same journal.
  case gradingAtWork(String)
  /// A grading ended early; how many of its verdicts are kept, in which file.
  case gradingEnded(judged: Int, of: Int, journal: String?)
  /// Verdicts of an earlier grading are kept, and were not asked for.
  case verdictsKept(Int, journal: String)
  /// Each file of this format is about one submission, and there are others.
  case oneFileEach(ReportFormat, submissions: Int)
  /// Neither a report as JSON nor a journal of verdicts.
  case notAReport(String)
  /// Reports of different exercises or weights cannot be one.
  case otherReport(String, first: String)
  /// Rows of a journal that lack verdicts, and are in no report.
  case rowsLeftOut(Int, journal: String)
  /// A report of another version of the form.
  case reportVersion(String, Int, known: Int)
}

/// The names in JSON of the values that a case has without a label.
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
  private enum RowsLeftOutCodingKeys: String, CodingKey { case _0 = "count", journal }
  private enum OneFileEachCodingKeys: String, CodingKey { case _0 = "format", submissions }
  private enum OtherReportCodingKeys: String, CodingKey { case _0 = "path", first }
  private enum ReportVersionCodingKeys: String, CodingKey {
    case _0 = "path", _1 = "version", known
  }
  private enum CommandNotAllowedCodingKeys: String, CodingKey { case _0 = "word", allowed }
  private enum UnknownLessonCodingKeys: String, CodingKey { case _0 = "lesson", numbers }
}

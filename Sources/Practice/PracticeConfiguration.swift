import Records

/// What practice needs to know of the program that it is part of. The program makes one value and
/// hands it on; nothing of practice looks for any of this by itself.
package struct PracticeConfiguration {
  /// Where progress is kept; nil for nowhere.
  let stateFolder: String?
  /// What solutions and mistakes are known to answer.
  let answers: AnswerCache
  /// How problems are worded.
  let wording: (Problem) -> Bilingual
  /// Whether what runs is to end, such as after Ctrl-C.
  package let isInterrupted: () -> Bool
  /// What practice knows of time and chance.
  let surroundings: Surroundings
  /// Makes the report of an interview into a text; nil where reports are not written to files.
  let reporting: InterviewReporting?
  /// The most steps that one question may take, where that is less than elsewhere.
  private(set) var stepLimit: Int?
  /// Is told what each line was answered that an author prepared.
  private(set) var onAnswers: LineObserver?

  /// Is told of answers, the line, and the names of the files whose code was at work.
  typealias LineObserver = (_ answers: [Answer], _ line: ExerciseLine, _ files: Set<String>) -> Void

  /// Time and chance, which no scene ever sees.
  package struct Surroundings {
    /// Seconds since any moment; never set back while the program runs.
    let clock: () -> Double
    /// Days since 1970 where the learner is.
    let today: () -> Int
    /// A number for questions that nobody chose one for.
    let seed: () -> Int

    package init(
      clock: @escaping () -> Double, today: @escaping () -> Int, seed: @escaping () -> Int
    ) {
      self.clock = clock
      self.today = today
      self.seed = seed
    }

    /// No time passes, and chance has no say: what tests and references need.
    package static let still = Surroundings(clock: { 0 }, today: { 0 }, seed: { 1 })
  }

  /// `cacheFolder` is for what can be made again; nil to make it in each run of the program.
  package init(
    stateFolder: String? = nil, cacheFolder: String? = nil,
    isInterrupted: @escaping () -> Bool = { false }, surroundings: Surroundings = .still,
    reporting: InterviewReporting? = nil, wording: @escaping (Problem) -> Bilingual
  ) {
    self.stateFolder = stateFolder
    answers = AnswerCache(folder: cacheFolder)
    self.isInterrupted = isInterrupted
    self.surroundings = surroundings
    self.reporting = reporting
    self.wording = wording
  }

  /// The same, with fewer steps for each question.
  func limited(to steps: Int) -> PracticeConfiguration {
    var limited = self
    limited.stepLimit = steps
    return limited
  }

  /// The same, with somebody who is told what lines are answered.
  func watched(by observer: @escaping LineObserver) -> PracticeConfiguration {
    var watched = self
    watched.onAnswers = observer
    return watched
  }
}

/// Makes the report of an interview into the text of a file.
package typealias InterviewReporting = (InterviewReport, InterviewFormat, Language) -> String

/// The forms in which a report of an interview is written.
package enum InterviewFormat: String, CaseIterable, Sendable {
  case text
  case json
  case markdown
  case html

  /// The ending of such files.
  package var ending: String {
    switch self {
    case .text: "txt"
    case .json: "json"
    case .markdown: "md"
    case .html: "html"
    }
  }
}

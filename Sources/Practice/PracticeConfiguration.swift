import Records

/// The dependencies of practice on the program that it is part of. The program creates one value
/// and passes it on; practice looks up none of this by itself.
package struct PracticeConfiguration {
  /// The folder of saved progress; nil to save nothing.
  let stateFolder: String?
  /// The cached answers of solutions and mistakes.
  package let answers: AnswerCache
  /// The wording of problems.
  let wording: (Problem) -> Bilingual
  /// Whether the running code has to end, such as after Ctrl-C.
  package let isInterrupted: () -> Bool
  /// The clock and the source of random seeds.
  let surroundings: Surroundings
  /// Turns the report of an interview into a text; nil if reports are not written to files.
  let reporting: InterviewReporting?
  /// The file of the course that the learner takes, if there is one; nil to look for none.
  var course: String?
  /// The maximum number of steps for one question, if it is less than elsewhere.
  private(set) var stepLimit: Int?
  /// Called with the answers to each line that an author prepared.
  private(set) var onAnswers: LineObserver?

  /// Receives the answers, the line, and the names of the files whose code was running.
  package typealias LineObserver = (_ answers: [Answer], _ line: ExerciseLine, _ files: Set<String>)
    -> Void

  /// Time and chance, which no scene depends on.
  package struct Surroundings {
    /// Seconds since an arbitrary time; monotonic while the program runs.
    let clock: () -> Double
    /// Days since 1970 in the learner's time zone.
    let today: () -> Int
    /// A seed for questions without a chosen one.
    let seed: () -> Int

    package init(
      clock: @escaping () -> Double, today: @escaping () -> Int, seed: @escaping () -> Int
    ) {
      self.clock = clock
      self.today = today
      self.seed = seed
    }

    /// Constant time and seed, for tests and references.
    package static let still = Surroundings(clock: { 0 }, today: { 0 }, seed: { 1 })
  }

  /// Creates a configuration; `cacheFolder` is for data that can be computed again; nil to compute
  /// it in each run of the program. `shippedFolder` has some that came with the program.
  /// `course` is the file of a course, which need not be there.
  package init(
    stateFolder: String? = nil, cacheFolder: String? = nil, shippedFolder: String? = nil,
    isInterrupted: @escaping () -> Bool = { false }, surroundings: Surroundings = .still,
    reporting: InterviewReporting? = nil, course: String? = nil,
    wording: @escaping (Problem) -> Bilingual
  ) {
    self.stateFolder = stateFolder
    answers = AnswerCache(folder: cacheFolder, shipped: shippedFolder)
    self.isInterrupted = isInterrupted
    self.surroundings = surroundings
    self.reporting = reporting
    self.course = course
    self.wording = wording
  }

  /// The same with fewer steps for each question.
  func limited(to steps: Int) -> PracticeConfiguration {
    var limited = self
    limited.stepLimit = steps
    return limited
  }

  /// The same with an observer of the answers to lines.
  package func watched(by observer: @escaping LineObserver) -> PracticeConfiguration {
    var watched = self
    watched.onAnswers = observer
    return watched
  }
}

/// Turns the report of an interview into the text of a file.
package typealias InterviewReporting = (InterviewReport, InterviewFormat, Language) -> String

/// The forms in which a report of an interview is written.
package enum InterviewFormat: String, CaseIterable, Sendable {
  case text
  case json
  case markdown
  case html

  /// The file name extension.
  package var ending: String {
    switch self {
    case .text: "txt"
    case .json: "json"
    case .markdown: "md"
    case .html: "html"
    }
  }
}

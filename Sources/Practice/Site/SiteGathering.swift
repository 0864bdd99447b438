import Records
import Rulebook
import Scenes
import Workbench

/// Collects the contents of a site: runs every lesson, every demonstration and every example, each
/// on a separate screen.
package struct SiteGathering {
  private let practice: PracticeConfiguration
  private let content: ContentFolder
  private let lessons: LessonLibrary
  private let exercises: ExerciseLibrary
  private let showsSolutions: Bool

  /// Creates the collector; `practice` has no progress and no clock, so that a site is the same
  /// wherever it is made.
  package init(
    _ practice: PracticeConfiguration, content: ContentFolder, showsSolutions: Bool
  ) throws {
    self.practice = practice
    self.content = content
    self.showsSolutions = showsSolutions
    lessons = try LessonLibrary(content).checked()
    exercises = try ExerciseLibrary(content).checked()
  }

  /// The example on the first page: why a button does not get the touch that it seems to be under.
  private static let opening = [
    "add button buy 120 400 150 44 backgroundColor orange",
    "add view cover 60 380 270 84 backgroundColor clear",
    "hit 195 422",
    "why buy",
  ]

  /// The contents of the site. Throws if a lesson or an exercise cannot be read, with the problems
  /// and their lines, or if it is interrupted.
  package func record() throws -> SiteRecord {
    let all = exercises.all()
    if let problem = all.problems.first {
      throw Problem.practice(.broken([problem] + all.problems.dropFirst()))
    }
    return SiteRecord(
      opening: demonstration(of: Self.opening),
      lessons: try lessons.names.map { try lesson($0) },
      exercises: try all.exercises.map { try exercise($0) }, demonstrations: try demonstrations(),
      commands: try commands(), api: UIKitReference.markdown)
  }

  private func checkIsWanted() throws {
    if practice.isInterrupted() { throw Problem.interrupted }
  }

  // MARK: The rulebook

  private func demonstrations() throws -> [String: SiteDemonstration] {
    var all: [String: SiteDemonstration] = [:]
    let rules = Rulebook.sections.flatMap(\.rules).map { ($0.id.rawValue, $0.demonstration) }
    let mistakes = Rulebook.mistakes.map { ($0.id, $0.demonstration) }
    for (id, lines) in rules + mistakes where !lines.isEmpty {
      try checkIsWanted()
      all[id] = demonstration(of: lines)
    }
    return all
  }

  private func demonstration(of lines: [String]) -> SiteDemonstration {
    let session = Engine.session(in: practice)
    let entries = session.transcript(of: lines)
    let traces = entries.contains { $0.answers.contains(where: \.isTrace) }
    return SiteDemonstration(
      entries: entries, scene: session.picturedScene, steps: traces ? session.steps : nil)
  }

  // MARK: The references

  private func commands() throws -> [Language: CommandReference] {
    var all: [Language: CommandReference] = [:]
    for language in Language.allCases {
      try checkIsWanted()
      all[language] = try ReferenceQuestion {
        let session = Session(at: Desk(practice, content: content), language: language)
        session.fileRights = .none
        return session
      }.reference()
    }
    return all
  }

  // MARK: Lessons

  private func lesson(_ name: String) throws -> SiteLesson {
    let lesson = try lessons.lesson(name)
    var parts: [Language: [SiteLessonPart]] = [:]
    for language in Language.allCases {
      try checkIsWanted()
      let session = Engine.session(in: practice)
      session.language = language
      parts[language] = LessonWalk(LessonPlayer(lesson, in: session, next: nil)).parts()
    }
    return SiteLesson(
      record: lesson.record(.untouched), meets: lesson.meets, parts: parts,
      twins: Self.twins(of: lesson))
  }

  /// The code of a lesson in Objective-C, by its text in Swift.
  private static func twins(of lesson: Lesson) -> [String: String] {
    var twins: [String: String] = [:]
    for segment in Language.allCases.flatMap(lesson.segments) {
      guard case .block(let block) = segment, case .swift(let text, let twin?) = block.content
      else { continue }
      twins[text] = twin
    }
    return twins
  }

  // MARK: Exercises

  private func exercise(_ exercise: Exercise) throws -> SiteExercise {
    try checkIsWanted()
    func code(_ file: String) throws -> SolutionRecord.Code {
      SolutionRecord.Code(file: file, text: try FileReading.text(at: exercise.path(file)))
    }
    let starter = try code(exercise.starter)
    let stage = try? Stage(
      exercise, [Code(file: exercise.submission.file, text: starter.text)], [], in: practice)
    let others = exercise.submission.languages.dropFirst().map(exercise.starter(in:))
    let solutions =
      showsSolutions ? [exercise.solution] + exercise.alternatives + exercise.twins : []
    return SiteExercise(
      record: exercise.record(ExerciseProgress()),
      task: Bilingual(
        en: try FileReading.text(at: exercise.path(exercise.languages.readme(.english))),
        zh: try FileReading.text(at: exercise.path(exercise.languages.readme(.chinese)))),
      lines: exercise.scene.map(\.text), scene: stage?.session.picturedScene,
      starters: try [starter] + others.map(code), hints: exercise.hints,
      solutions: try solutions.map(code))
  }
}

extension Session {
  /// The last hit test, to step through; nil if there was none.
  var steps: ExportSubject? {
    // Without a map: a page of a site is small, and plain scenes do not need one.
    guard let subject = try? exportSubject(with: [.trace, .events, .sources, .chains]),
      subject.trace != nil
    else { return nil }
    return subject
  }
}

extension Answer {
  /// Whether it is the trace of a hit test, or of an event.
  var isTrace: Bool {
    switch self {
    case .trace, .event: true
    default: false
    }
  }
}

import Files
import Foundation
import Records
import Workbench

/// The learner's progress, in one file of the user's state folder. Counters never decrease.
///
/// Several processes may count at once: each change is made to the current contents of the file,
/// under a lock. A change that cannot be written now is written with the next one.
package final class ProgressStore {
  /// The version of the file.
  private static let version = 1
  /// The maximum number of bytes of the file.
  private static let largest = 16 << 20

  private struct File: Codable {
    var version = ProgressStore.version
    var exercises: [String: ExerciseProgress] = [:]
    var lessons: [String: ExerciseProgress.Status] = [:]
    /// The pages at which the learner left lessons; absent in older files.
    var pages: [String: Int]?
    /// The answers in lessons that the learner left; absent in older files.
    var scores: [String: LessonScore]?
    /// The last answers that were typed at the prompt, by exercise; absent in older files.
    var answers: [String: String]?
    /// The language that the learner writes code in; absent in older files.
    var code: SourceLanguage?
    /// The questions of quizzes; absent in older files.
    var quiz: QuizProgress?
    /// The levels at which an interview was completed; absent in older files.
    var interviews: Set<Int>?
    /// The lessons that the check of what is known let the learner skip; absent in older files.
    var known: Set<String>?
  }

  /// The file found at the path.
  private enum Found {
    case nothing
    case progress(File)
    /// It cannot be read, and will be renamed at the next write.
    case damaged
    /// It is not ours to write.
    case foreign(PracticeProblem)
  }

  private typealias Change = (inout File) -> Void

  private let path: String?
  private var file = File()
  /// Changes that are not in the file yet.
  private var unwritten: [Change] = []
  /// The new path of a damaged file, until that is reported.
  private var setAside: String?

  /// Creates a store in a folder; without one in memory only.
  package init(folder: String?) {
    path = folder.map { "\($0)/progress.json" }
    if let path, case .progress(let found) = Self.look(at: path) { file = found }
  }

  private struct Version: Decodable {
    let version: Int
  }

  private static func look(at path: String) -> Found {
    let data: Data
    do throws(FileProblem) {
      guard let bytes = try RegularFile.bytes(at: path, limit: largest) else { return .nothing }
      data = Data(bytes)
    } catch {
      switch error {
      case .failed(let number): return .foreign(.cannotKeepProgress(.number(number)))
      case .noFile, .tooLarge: return .foreign(.noProgressFile(path))
      }
    }
    let decoder = JSONDecoder()
    // A later version may have another format.
    if let found = try? decoder.decode(Version.self, from: data), found.version > version {
      return .foreign(.newerProgress(path))
    }
    guard var found = try? decoder.decode(File.self, from: data) else { return .damaged }
    found.exercises = found.exercises.mapValues(\.withinBounds)
    found.quiz = found.quiz?.withinBounds
    return .progress(found)
  }

  package func progress(of exercise: String) -> ExerciseProgress {
    file.exercises[exercise] ?? ExerciseProgress()
  }

  package func status(of lesson: String) -> ExerciseProgress.Status {
    knownLessons.contains(lesson) ? .solved : file.lessons[lesson] ?? .untouched
  }

  /// The lessons that the check of what is known let the learner skip, and that were not done.
  package var knownLessons: Set<String> {
    (file.known ?? []).filter { file.lessons[$0] == nil }
  }

  /// Saves what a check of what is known showed, in place of an earlier one.
  package func update(knownLessons known: Set<String>) throws {
    try keep { $0.known = known }
  }

  /// The page at which the learner left a lesson, from 1; nil if there is none.
  package func page(of lesson: String) -> Int? { file.pages?[lesson] }

  /// Changes the progress of an exercise and saves it. Throws if it cannot be saved; the change is
  /// in memory all the same.
  package func update(
    _ exercise: String, _ change: @escaping (inout ExerciseProgress) -> Void
  ) throws {
    try keep { change(&$0.exercises[exercise, default: ExerciseProgress()]) }
  }

  /// The answers in a lesson from before the learner left it.
  package func score(of lesson: String) -> LessonScore { file.scores?[lesson] ?? LessonScore() }

  /// Saves the progress of a lesson: the current page and the answers so far, nil after its end. A
  /// lesson that was completed once stays completed.
  package func update(
    lesson: String, _ status: ExerciseProgress.Status, page: Int? = nil, score: LessonScore? = nil
  ) throws {
    try keep { file in
      if file.lessons[lesson] != .solved { file.lessons[lesson] = status }
      file.pages = file.pages ?? [:]
      file.pages?[lesson] = page
      file.scores = file.scores ?? [:]
      file.scores?[lesson] = score
    }
  }

  /// The last answer to an exercise that was typed at the prompt; nil if there is none.
  package func answer(to exercise: String) -> String? { file.answers?[exercise] }

  /// The maximum number of bytes of a saved answer.
  private static let largestAnswer = 64 << 10

  /// Saves an answer that was typed at the prompt, unless it is too long.
  package func keep(answer: String, to exercise: String) throws {
    guard answer.utf8.count <= Self.largestAnswer, answer != self.answer(to: exercise) else {
      return
    }
    try keep { file in
      file.answers = file.answers ?? [:]
      file.answers?[exercise] = answer
    }
  }

  /// The language that the learner chose to write code in.
  package var codeLanguage: SourceLanguage { file.code ?? .typed }

  /// Saves the choice of a language.
  package func update(code language: SourceLanguage) throws {
    guard language != codeLanguage else { return }
    try keep { $0.code = language }
  }

  /// The results of quizzes and daily questions.
  package var quiz: QuizProgress { file.quiz ?? QuizProgress() }

  /// Changes the results of quizzes and saves them.
  package func update(quiz change: @escaping (inout QuizProgress) -> Void) throws {
    try keep { file in
      var quiz = file.quiz ?? QuizProgress()
      change(&quiz)
      file.quiz = quiz
    }
  }

  /// The levels at which an interview was completed.
  package var interviewLevels: Set<Int> { file.interviews ?? [] }

  /// Records that an interview was completed.
  package func update(interviewOfLevel level: Int) throws {
    guard !interviewLevels.contains(level) else { return }
    try keep { $0.interviews = ($0.interviews ?? []).union([level]) }
  }

  /// The new name of a file that was damaged; returned once.
  package func takeSetAside() -> String? {
    defer { setAside = nil }
    return setAside
  }

  // MARK: Writing

  private func keep(_ change: @escaping Change) throws {
    change(&file)
    guard let path else { return }
    unwritten.append(change)
    do {
      let folder = path.deletingLastPathComponent
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      let lock = try FolderLock(of: path)
      defer { lock.release() }
      try write(to: path)
    } catch {
      throw Problem.practice(Self.problem(error))
    }
  }

  /// Applies the changes to the current contents of the file.
  private func write(to path: String) throws {
    var present = File()
    switch Self.look(at: path) {
    case .nothing: break
    case .progress(let found): present = found
    case .damaged: try putAside(path)
    case .foreign(let problem): throw Problem.practice(problem)
    }
    for change in unwritten { change(&present) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let text = String(decoding: try encoder.encode(present), as: UTF8.self)
    try FileReading.write(text + "\n", to: path)
    file = present
    unwritten = []
  }

  /// Renames a damaged file to an unused name.
  private func putAside(_ path: String) throws {
    var aside = "\(path).damaged"
    var number = 1
    while FileManager.default.fileExists(atPath: aside) {
      number += 1
      aside = "\(path).damaged-\(number)"
    }
    guard rename(path, aside) == 0 else {
      throw Problem.practice(.cannotKeepProgress(.number(errno)))
    }
    setAside = aside
  }

  private static func problem(_ error: any Error) -> PracticeProblem {
    switch error {
    case Problem.practice(let problem): problem
    case Problem.cannotWrite(_, let reason): .cannotKeepProgress(reason)
    case FileProblem.failed(let number): .cannotKeepProgress(.number(number))
    default: .cannotKeepProgress(FileReading.reason(of: error))
    }
  }
}

extension ExerciseProgress {
  /// Counters within their bounds: the file is untrusted.
  fileprivate var withinBounds: ExerciseProgress {
    var progress = self
    progress.attempts = min(max(0, attempts), 1_000_000_000)
    progress.best = min(max(0, best), Verdict.most)
    progress.hints = min(max(0, hints), 1_000_000)
    return progress
  }
}

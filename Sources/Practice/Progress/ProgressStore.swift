import Files
import Foundation
import Records
import Workbench

/// How far the learner has come, in one file of the user's state folder. Counters never go down.
///
/// Several processes may count at once: each change is made on what the file says at that moment,
/// while nobody else may write. What cannot be written now is written with the next change.
package final class ProgressStore {
  /// The version of the file.
  private static let version = 1
  /// The most bytes that the file may have.
  private static let largest = 16 << 20

  private struct File: Codable {
    var version = ProgressStore.version
    var exercises: [String: ExerciseProgress] = [:]
    var lessons: [String: ExerciseProgress.Status] = [:]
    /// The pages at which lessons were left; absent in files of before.
    var pages: [String: Int]?
    /// The answers that were given in lessons that were left; absent in files of before.
    var scores: [String: LessonScore]?
    /// The last answers that were written at the prompt, by exercise; absent in files of before.
    var answers: [String: String]?
    /// What quizzes asked; absent in files of before.
    var quiz: QuizProgress?
  }

  /// The file found at the path.
  private enum Found {
    case nothing
    case progress(File)
    /// It does not read, and is kept under another name when something is written.
    case damaged
    /// It is not ours to write.
    case foreign(PracticeProblem)
  }

  private typealias Change = (inout File) -> Void

  private let path: String?
  private var file = File()
  /// Changes that are not in the file yet.
  private var unwritten: [Change] = []
  /// Where a damaged file was put, until that is reported.
  private var setAside: String?

  /// Keeps progress in a folder; without one in memory only.
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
    // A later version may have another form.
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
    file.lessons[lesson] ?? .untouched
  }

  /// The page at which a lesson was left, from 1; nil for one that was not.
  package func page(of lesson: String) -> Int? { file.pages?[lesson] }

  /// Changes what is known of an exercise and keeps it. Throws why it cannot be kept; it is known
  /// until the program ends all the same.
  package func update(
    _ exercise: String, _ change: @escaping (inout ExerciseProgress) -> Void
  ) throws {
    try keep { change(&$0.exercises[exercise, default: ExerciseProgress()]) }
  }

  /// The answers that were given in a lesson before it was left.
  package func score(of lesson: String) -> LessonScore { file.scores?[lesson] ?? LessonScore() }

  /// Keeps how far a lesson has come: the page that is shown and the answers so far, nil after its
  /// end. What was worked through once stays so.
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

  /// The last answer to an exercise that was written at the prompt; nil where there is none.
  package func answer(to exercise: String) -> String? { file.answers?[exercise] }

  /// The most bytes of an answer that is kept.
  private static let largestAnswer = 64 << 10

  /// Keeps an answer that was written at the prompt, unless it is too long for that.
  package func keep(answer: String, to exercise: String) throws {
    guard answer.utf8.count <= Self.largestAnswer, answer != self.answer(to: exercise) else {
      return
    }
    try keep { file in
      file.answers = file.answers ?? [:]
      file.answers?[exercise] = answer
    }
  }

  /// What quizzes and daily questions came to.
  package var quiz: QuizProgress { file.quiz ?? QuizProgress() }

  /// Changes what is known of quizzes and keeps it.
  package func update(quiz change: @escaping (inout QuizProgress) -> Void) throws {
    try keep { file in
      var quiz = file.quiz ?? QuizProgress()
      change(&quiz)
      file.quiz = quiz
    }
  }

  /// The new name of a file that was damaged, once.
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

  /// Makes the changes on what the file says now.
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

  /// Gives a damaged file another name, under which nothing was put before.
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
  /// Counters as they can be: a file may say anything.
  fileprivate var withinBounds: ExerciseProgress {
    var progress = self
    progress.attempts = min(max(0, attempts), 1_000_000_000)
    progress.best = min(max(0, best), Verdict.most)
    progress.hints = min(max(0, hints), 1_000_000)
    return progress
  }
}

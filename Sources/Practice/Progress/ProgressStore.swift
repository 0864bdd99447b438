import Foundation
import Records
import Workbench

/// How far somebody has come, in one file of the user's state folder. Counters never go down.
package final class ProgressStore {
  /// The version of the file.
  private static let version = 1

  private struct File: Codable {
    var version = ProgressStore.version
    var exercises: [String: ExerciseProgress] = [:]
    var lessons: [String: ExerciseProgress.Status] = [:]
    /// The pages at which lessons were left; absent in files of before.
    var pages: [String: Int]?
  }

  private let path: String?
  private var file = File()
  /// Whether the file on disk is damaged or of a later version.
  private var isForeign = false

  /// Keeps progress in a folder; without one in memory only.
  package init(folder: String?) {
    path = folder.map { "\($0)/progress.json" }
    read()
  }

  /// What does not read, or is of a later version, is left alone until something is kept, and then beside
  /// it under another name.
  private func read() {
    guard let path, let text = try? FileReading.text(at: path) else { return }
    let read = try? JSONDecoder().decode(File.self, from: Data(text.utf8))
    isForeign = read.map { $0.version > Self.version } ?? true
    if let read, !isForeign { file = read }
  }

  package func progress(of exercise: String) -> ExerciseProgress {
    file.exercises[exercise] ?? ExerciseProgress()
  }

  package func status(of lesson: String) -> ExerciseProgress.Status {
    file.lessons[lesson] ?? .untouched
  }

  /// Changes what is known of an exercise and keeps it.
  package func update(_ exercise: String, _ change: (inout ExerciseProgress) -> Void) throws {
    // Another process may have counted meanwhile.
    read()
    change(&file.exercises[exercise, default: ExerciseProgress()])
    try write()
  }

  /// The page at which a lesson was left, from 1; nil for one that was not.
  package func page(of lesson: String) -> Int? { file.pages?[lesson] }

  /// Keeps how far a lesson has come: the page that is shown, nil after its end. What was worked through
  /// once stays so.
  package func update(
    lesson: String, _ status: ExerciseProgress.Status, page: Int? = nil
  ) throws {
    read()
    if file.lessons[lesson] != .solved { file.lessons[lesson] = status }
    file.pages = file.pages ?? [:]
    file.pages?[lesson] = page
    try write()
  }

  private func write() throws {
    guard let path else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let folder = (path as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      if isForeign {
        _ = rename(path, "\(path).other")
        isForeign = false
      }
      let data = try encoder.encode(file)
      try FileReading.write(String(decoding: data, as: UTF8.self) + "\n", to: path)
    } catch let problem as Problem {
      if case .cannotWrite(_, let reason) = problem {
        throw Problem.practice(.cannotKeepProgress(reason))
      }
      throw problem
    } catch {
      throw Problem.practice(.cannotKeepProgress(FileReading.reason(of: error)))
    }
  }
}

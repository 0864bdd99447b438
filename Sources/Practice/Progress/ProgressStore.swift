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
  }

  private let path: String?
  private var file = File()

  /// Keeps progress in a folder; without one in memory only.
  package init(folder: String?) {
    path = folder.map { "\($0)/progress.json" }
    read()
  }

  /// What does not read, or is of a later version, is left alone until something is kept.
  private func read() {
    guard let path, let text = try? FileReading.text(at: path),
      let read = try? JSONDecoder().decode(File.self, from: Data(text.utf8)),
      read.version <= Self.version
    else { return }
    file = read
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

  /// Keeps how far a lesson has come.
  package func update(lesson: String, _ status: ExerciseProgress.Status) throws {
    read()
    if file.lessons[lesson] == .solved { return }
    file.lessons[lesson] = status
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

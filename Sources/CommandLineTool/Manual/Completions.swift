import ArgumentParser
import Foundation
import Practice
import Records

/// The values that shells complete, in addition to the names of options.
extension CompletionKind {
  /// Names of exercises.
  nonisolated static var exercise: CompletionKind {
    .custom { _, _, _ in MainActor.assumeIsolated { exercises } }
  }

  /// An exercise, or a file with an answer to one.
  nonisolated static var exerciseOrAnswer: CompletionKind {
    .custom { _, _, prefix in
      MainActor.assumeIsolated { (prefix.contains("/") ? [] : exercises) + answers(prefix) }
    }
  }

  /// Names of exercises, the word that merges reports, or the file of an assignment.
  nonisolated static var exerciseOrAssignment: CompletionKind {
    .custom { _, _, prefix in
      MainActor.assumeIsolated {
        (prefix.contains("/") ? [] : exercises + [GradeSubcommand.merge])
          + files(prefix) { $0.hasSuffix(".yml") }
      }
    }
  }

  /// Numbers and names of lessons.
  nonisolated static var lesson: CompletionKind {
    .custom { _, _, _ in
      MainActor.assumeIsolated {
        guard let lessons = try? LessonLibrary.installed() else { return [] }
        return lessons.numbers.map(String.init) + lessons.names
      }
    }
  }

  private static var exercises: [String] { (try? ExerciseLibrary.installed().names) ?? [] }

  /// The files of code and the folders where the word to be completed points to.
  private static func answers(_ prefix: String) -> [String] {
    files(prefix) { SourceLanguage(file: $0) != nil }
  }

  private static func files(_ prefix: String, _ isWanted: (String) -> Bool) -> [String] {
    let folder = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
    let path = folder.isEmpty ? "." : folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().compactMap { name in
      guard !name.hasPrefix(".") else { return nil }
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: (path as NSString).appendingPathComponent(name), isDirectory: &isFolder)
      if isFolder.boolValue { return "\(folder)\(name)/" }
      return isWanted(name) ? folder + name : nil
    }
  }
}

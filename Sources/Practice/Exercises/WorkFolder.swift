import Files
import Foundation
import Records
import Workbench

/// A folder in which a learner works on an exercise: the task, the starter, and a marker file with
/// the exercise's name.
package struct WorkFolder {
  private static let mark = ".touchstone.yml"

  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// The default folder to work on an exercise: in the current folder; in the user's folder
  /// `touchstone` if the current one belongs to the content itself, as in a checkout.
  package static func standard(for exercise: Exercise) -> String {
    isInContent(of: exercise) ? "~/touchstone/\(exercise.id)" : exercise.id
  }

  private static func isInContent(of exercise: Exercise) -> Bool {
    func real(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
    let exercises = exercise.folder.deletingLastPathComponent
    let content = real(exercises.deletingLastPathComponent)
    let current = real(FileManager.default.currentDirectoryPath)
    return current == content || current.hasPrefix("\(content)/")
  }

  /// The learner's file of an exercise: in the current folder, in one of the exercise's name below
  /// it, or in that of the user's folder; if there is none, the first of these locations. In the
  /// preferred language if there is one in several.
  package static func file(of exercise: Exercise, preferring code: SourceLanguage) -> String {
    let names = names(of: exercise, preferring: code)
    let places = ["", "\(exercise.id)/", "~/touchstone/\(exercise.id)/"].flatMap { folder in
      names.map { folder + $0 }
    }
    return places.first { ContentFolder.isFile(FileReading.expanded($0)) } ?? names[0]
  }

  /// The learner's file in a folder; its name in the preferred language if there is none.
  package static func file(
    of exercise: Exercise, in folder: String, preferring code: SourceLanguage
  ) -> String {
    let files = names(of: exercise, preferring: code).map { "\(folder)/\($0)" }
    return files.first { ContentFolder.isFile(FileReading.expanded($0)) } ?? files[0]
  }

  /// The names that the learner's file may have, in the preferred language first.
  private static func names(of exercise: Exercise, preferring code: SourceLanguage) -> [String] {
    let preferred = exercise.submission.file(in: code)
    return [preferred] + exercise.submission.files.filter { $0 != preferred }
  }

  /// The files of the same language beside an answer in a folder to work in, sorted; none where the
  /// answer is commands, or in a folder that may contain anything.
  package static func filesBeside(_ file: String, of exercise: Exercise) -> [String] {
    let folder = file.deletingLastPathComponent
    let full = FileReading.expanded(folder.isEmpty ? "." : folder)
    guard !exercise.submission.isCommands, WorkFolder(path: full).exercise == exercise.id else {
      return []
    }
    let own = file.lastPathComponent
    return ContentFolder.names(in: full)
      .filter { SourceLanguage(file: $0) == .of(file: own) && $0 != own }
      .map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
  }

  /// Creates the folder, or its missing files. The learner's changes are not overwritten. The task
  /// names the program as `program`.
  package func fill(
    with exercise: Exercise, language: Language, code: SourceLanguage = .typed,
    program: String = "touchstone"
  ) throws -> [WorkFile] {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Problem.cannotWrite(path, reason: FileReading.reason(of: error))
    }
    let readme = exercise.languages.readme(language)
    let texts = [
      (
        "README.md",
        try FileReading.text(at: exercise.path(readme))
          .replacing("\ntouchstone ", with: "\n\(program) ")
      ),
      (
        exercise.submission.file(in: code),
        try FileReading.text(at: exercise.path(exercise.starter(in: code)))
      ),
      ("scene.touchstone", try FileReading.text(at: exercise.path("scene.touchstone"))),
      (Self.mark, "exercise: \(exercise.id)\n"),
    ]
    return try texts.map { name, text in WorkFile(name: name, fate: try write(text, name)) }
      .filter { $0.name != Self.mark }
  }

  private func write(_ text: String, _ name: String) throws -> WorkFile.Fate {
    let file = "\(path)/\(name)"
    if FileManager.default.fileExists(atPath: file) {
      return (try? FileReading.text(at: file)) == text ? .unchanged : .kept
    }
    try FileReading.write(text, to: file)
    return .written
  }

  /// The only work folder directly in the current one; nil if there are several, or none.
  package static var onlyOneHere: WorkFolder? {
    let found = ContentFolder.names(in: ".").map { WorkFolder(path: $0) }
      .filter { $0.exercise != nil }
    return found.count == 1 ? found[0] : nil
  }

  /// The exercise of a folder; nil without a marker.
  package var exercise: String? {
    guard let text = try? FileReading.text(at: "\(path)/\(Self.mark)") else { return nil }
    let key = "exercise:"
    return text.split(separator: "\n").first { $0.hasPrefix(key) }
      .map { String($0.dropFirst(key.count)).trimmingBlanks }
  }
}

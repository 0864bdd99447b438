import Foundation
import Records
import Workbench

/// A folder in which a learner works on an exercise: the task, the starter, and a mark that tells
/// which exercise it is.
package struct WorkFolder {
  private static let mark = ".touchstone.yml"

  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// Where an exercise is worked on when nobody says where: in the current folder; in the user's
  /// folder `touchstone` where that one belongs to the content itself, as in a checkout.
  package static func standard(for exercise: Exercise) -> String {
    isInContent(of: exercise) ? "~/touchstone/\(exercise.id)" : exercise.id
  }

  private static func isInContent(of exercise: Exercise) -> Bool {
    func real(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
    let exercises = (exercise.folder as NSString).deletingLastPathComponent
    let content = real((exercises as NSString).deletingLastPathComponent)
    let current = real(FileManager.default.currentDirectoryPath)
    return current == content || current.hasPrefix("\(content)/")
  }

  /// The learner's file of an exercise: in the current folder, in one of the exercise's name below
  /// it, or in that of the user's folder; where there is none, the first of these places.
  package static func file(of exercise: Exercise) -> String {
    let name = exercise.submission.file
    let places = [name, "\(exercise.id)/\(name)", "~/touchstone/\(exercise.id)/\(name)"]
    return places.first { ContentFolder.isFile(FileReading.expanded($0)) } ?? name
  }

  /// The files of the same language beside an answer in a folder to work in, sorted; none where the
  /// answer is commands, or in a folder that may contain anything.
  package static func filesBeside(_ file: String, of exercise: Exercise) -> [String] {
    let folder = (file as NSString).deletingLastPathComponent
    let full = FileReading.expanded(folder.isEmpty ? "." : folder)
    guard !exercise.submission.isCommands, WorkFolder(path: full).exercise == exercise.id else {
      return []
    }
    let own = (file as NSString).lastPathComponent
    return ContentFolder.names(in: full)
      .filter { SourceLanguage(file: $0) == .of(file: own) && $0 != own }
      .map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
  }

  /// Makes the folder, or what of it is missing. What the learner has changed is left alone. The
  /// task names the program as `program`.
  package func fill(
    with exercise: Exercise, language: Language, program: String = "touchstone"
  ) throws -> [WorkFile] {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Problem.cannotWrite(path, reason: FileReading.reason(of: error))
    }
    let readme = language == .english ? "README.md" : "README.zh-Hans.md"
    let texts = [
      (
        "README.md",
        try FileReading.text(at: exercise.path(readme))
          .replacing("\ntouchstone ", with: "\n\(program) ")
      ),
      (exercise.submission.file, try FileReading.text(at: exercise.path(exercise.starter))),
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

  /// The only folder to work in that is directly in the current one; nil where there are several,
  /// or none.
  package static var onlyOneHere: WorkFolder? {
    let found = ContentFolder.names(in: ".").map { WorkFolder(path: $0) }
      .filter { $0.exercise != nil }
    return found.count == 1 ? found[0] : nil
  }

  /// The exercise that a folder is of; nil without a mark.
  package var exercise: String? {
    guard let text = try? FileReading.text(at: "\(path)/\(Self.mark)") else { return nil }
    let key = "exercise:"
    return text.split(separator: "\n").first { $0.hasPrefix(key) }
      .map { String($0.dropFirst(key.count)).trimmingBlanks }
  }
}

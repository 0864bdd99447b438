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

  /// Makes the folder, or what of it is missing. What the learner has changed is left alone.
  package func fill(with exercise: Exercise, language: Language) throws -> [WorkFile] {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Problem.cannotWrite(path, reason: FileReading.reason(of: error))
    }
    let readme = language == .english ? "README.md" : "README.zh-Hans.md"
    let texts = [
      ("README.md", try FileReading.text(at: exercise.path(readme))),
      (exercise.submission.file, try FileReading.text(at: exercise.path("starter.swift"))),
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

  /// The exercise that a folder is of; nil without a mark.
  package var exercise: String? {
    guard let text = try? FileReading.text(at: "\(path)/\(Self.mark)") else { return nil }
    let key = "exercise:"
    return text.split(separator: "\n").first { $0.hasPrefix(key) }
      .map { String($0.dropFirst(key.count)).trimmingBlanks }
  }
}

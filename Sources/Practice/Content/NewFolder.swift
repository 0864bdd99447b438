import Files
import Foundation
import Records
import Workbench

/// A folder with a new exercise or a new lesson, for authors.
package enum NewFolder {
  /// The kind of content that the folder is for.
  package enum Kind {
    case exercise
    case lesson

    private var form: Regex<Substring> {
      switch self {
      case .exercise: #/[a-z][a-z0-9]*(?:-[a-z0-9]+)*/#
      case .lesson: #/[0-9]{1,4}(?:-[a-z0-9]+)+/#
      }
    }

    private var example: String {
      switch self {
      case .exercise: "half-button"
      case .lesson: "30-last-first"
      }
    }

    fileprivate func check(_ name: String) throws {
      guard name.count <= 60, name.wholeMatch(of: form) != nil else {
        throw Problem.practice(.unfitName(name, example: example))
      }
    }
  }

  /// Makes the folder `name` in another one, with files by their paths, and gives its path. A name
  /// that does not fit, or that is taken, throws, and so does a folder that is there; then nothing
  /// is written.
  package static func make(
    _ kind: Kind, _ name: String, in parent: String, desk: Desk,
    files: [(path: String, text: String)]
  ) throws -> String {
    try kind.check(name)
    let path = parent == "." ? name : "\(parent)/\(name)"
    let full = FileReading.expanded(path)
    if FileManager.default.fileExists(atPath: full) {
      throw Problem.practice(.folderIsThere(path))
    }
    if let other = taken(kind, name, desk) {
      throw Problem.practice(.namedTwice(other.name, first: other.folder, second: path))
    }
    do {
      for file in files {
        let target = "\(full)/\(file.path)"
        try FileManager.default.createDirectory(
          atPath: target.deletingLastPathComponent,
          withIntermediateDirectories: true)
        try FileReading.write(file.text, to: target)
      }
    } catch {
      // Half an exercise would be in the way of the next try.
      try? FileManager.default.removeItem(atPath: full)
      if let problem = error as? Problem { throw problem }
      throw Problem.cannotWrite(path, reason: FileReading.reason(of: error))
    }
    return path
  }

  /// The exercise or lesson that has the name, or the number, already.
  private static func taken(
    _ kind: Kind, _ name: String, _ desk: Desk
  ) -> (name: String, folder: String)? {
    switch kind {
    case .exercise:
      guard let folder = try? desk.exercises().folder(of: name) else { return nil }
      return (name, folder)
    case .lesson:
      let number = name.prefix(while: \.isNumber)
      guard let folder = try? desk.lessons().folder(of: String(number)) else { return nil }
      return (String(number), folder)
    }
  }
}

import Foundation
import Records
import Workbench

extension Exercise {
  /// The origin of this program's verdicts on an answer: the program and the texts of the exercise.
  /// For fingerprints.
  package var origin: [String] {
    [ReferenceStore.program, id]
      + Self.files(of: folder).flatMap { name in
        [name, (try? FileReading.text(at: path(name))) ?? ""]
      }
  }

  /// The files of a folder and its subfolders, by their paths, sorted.
  private static func files(of folder: String, _ prefix: String = "") -> [String] {
    ContentFolder.names(in: folder).flatMap { name in
      ContentFolder.isFile("\(folder)/\(name)")
        ? [prefix + name] : files(of: "\(folder)/\(name)", "\(prefix)\(name)/")
    }
  }
}

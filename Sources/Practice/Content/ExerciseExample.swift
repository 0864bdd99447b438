import Files
import Foundation
import Records
import Workbench

/// A shipped exercise that an author begins with, for each kind of comparison: complete, with its
/// mistakes and variations, so it passes lint before the first change.
package enum ExerciseExample: String, CaseIterable {
  case owners
  case log
  case layout
  case pixels
  case callbacks
  case function

  /// The exercise that is copied: a short one of its kind.
  package var exercise: String {
    switch self {
    case .owners: "never-hit"
    case .log: "tap-beside-buttons"
    case .layout: "three-equal-columns"
    case .pixels: "a-badge-with-strokes"
    case .callbacks: "who-hears-what"
    case .function: "nearest-common-superview"
    }
  }

  /// The files of a copy with another name, by their paths. Titles, task and classes stay those of
  /// the example, to which they fit.
  package func files(named name: String, of library: ExerciseLibrary) throws -> [(
    path: String, text: String
  )] {
    let example = try library.exercise(exercise)
    return try FileManager.default.subpathsOfDirectory(atPath: example.folder).sorted()
      .filter { ContentFolder.isFile(example.path($0)) }
      .map { path in
        let text = try FileReading.text(at: example.path(path))
        guard path == "exercise.yml" else { return (path, text) }
        return (path, text.replacing("\nid: \(example.id)\n", with: "\nid: \(name)\n"))
      }
  }
}

import Files
import Foundation
import Records
import Workbench

/// The folder of exercises and lessons.
///
/// `TOUCHSTONE_CONTENT`, or the option `--content`, names the folder that contains both; without it
/// they are searched for upward from the executable. Never from the current directory, which may be
/// full of learners' submissions: a folder `exercises` among them would decide what is right.
package struct ContentFolder {
  package let path: String
  /// Whether it was specified explicitly and is not the one that would be found: reports mention
  /// it, since it determines what is right.
  package let isOther: Bool

  package init(path: String) {
    self.init(path: path, isOther: false)
  }

  private init(path: String, isOther: Bool) {
    self.path = path
    self.isOther = isOther
  }

  /// The absolute path, with symbolic links resolved.
  var absolutePath: String { Self.realPath(path) }

  /// Uses another folder, as `TOUCHSTONE_CONTENT` does; for worker processes, too.
  package static func use(_ folder: String) {
    setenv("TOUCHSTONE_CONTENT", folder, 1)
  }

  package var exercises: String { "\(path)/exercises" }
  package var lessons: String { "\(path)/lessons" }

  /// Folders with further exercises and lessons, in addition to the content's own.
  package private(set) var packs = Packs()

  /// A copy with additional folders of exercises and lessons.
  package func adding(_ packs: Packs) -> ContentFolder {
    var content = self
    content.packs = Packs(
      exercises: self.packs.exercises + packs.exercises, lessons: self.packs.lessons + packs.lessons
    )
    return content
  }

  /// The folder in use; searched for at the first call.
  package static func find() throws -> ContentFolder {
    let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let start = (executable ?? "/").deletingLastPathComponent
    let packs = Packs.inEnvironment
    guard let named = environment("TOUCHSTONE_CONTENT") else {
      guard let folder = upward(from: start) else {
        throw Problem.practice(.noContent(folder: start))
      }
      return folder.adding(packs)
    }
    guard ContentFolder(path: named).isOne else {
      throw Problem.practice(.noContent(folder: named))
    }
    let isOther = upward(from: start).map { realPath($0.path) != realPath(named) } ?? true
    return ContentFolder(path: named, isOther: isOther).adding(packs)
  }

  static func realPath(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Returns the text of a file in the folder of an exercise or a lesson. Throws if the name, or a
  /// link, leads out of that folder: files by other authors must not reveal what else is on the
  /// disk.
  static func text(of file: String, in folder: String) throws -> String {
    let path = "\(folder)/\(file)"
    guard realPath(path).hasPrefix(realPath(folder) + "/") else {
      throw Problem.practice(.leadsOutside(file))
    }
    return try FileReading.text(at: path)
  }

  private static func upward(from start: String) -> ContentFolder? {
    var path = start
    while true {
      for place in [path, "\(path)/share/touchstone"] {
        let folder = ContentFolder(path: place)
        if folder.isOne { return folder }
      }
      let parent = path.deletingLastPathComponent
      if parent == path || parent.isEmpty { return nil }
      path = parent
    }
  }

  static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// A folder of exercises without a complete one could be any folder.
  private var isOne: Bool {
    Self.names(in: exercises).contains { Self.isFile("\(exercises)/\($0)/exercise.yml") }
      || Self.names(in: lessons).contains { Self.isFile("\(lessons)/\($0)/lesson.md") }
  }

  package static func isFile(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && !isDirectory.boolValue
  }

  /// The names in a folder, sorted; empty if there is no such folder.
  package static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}

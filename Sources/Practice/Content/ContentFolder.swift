import Files
import Foundation
import Records
import Workbench

/// Where exercises and lessons lie.
///
/// `TOUCHSTONE_CONTENT`, or the option `--content`, names the folder that holds both; without it
/// they are looked for upward from the executable. Never from the current directory, which may be
/// full of what learners handed in: a folder `exercises` among it would decide what is right.
package struct ContentFolder {
  package let path: String
  /// Whether it was named and is not the one that would be found: reports say so, since what is
  /// right hangs on it.
  package let isOther: Bool

  package init(path: String) {
    self.init(path: path, isOther: false)
  }

  private init(path: String, isOther: Bool) {
    self.path = path
    self.isOther = isOther
  }

  /// The folder, links followed.
  var absolutePath: String { Self.realPath(path) }

  /// Lets another folder be used, as `TOUCHSTONE_CONTENT` does; for worker processes, too.
  package static func use(_ folder: String) {
    setenv("TOUCHSTONE_CONTENT", folder, 1)
  }

  package var exercises: String { "\(path)/exercises" }
  package var lessons: String { "\(path)/lessons" }

  /// Folders with further exercises, and folders with further lessons; what is in them is beside
  /// the content's own.
  package private(set) var packs = Packs()

  /// Adds folders to those with exercises and lessons.
  package func adding(_ packs: Packs) -> ContentFolder {
    var content = self
    content.packs = Packs(
      exercises: self.packs.exercises + packs.exercises, lessons: self.packs.lessons + packs.lessons
    )
    return content
  }

  /// The folder in use; looked for when it is first asked for.
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

  /// The text of a file in the folder of an exercise or a lesson. Throws where the name, or a link,
  /// leads out of that folder: what others wrote must not show what else is on the disk.
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

  /// A folder of exercises without one that is whole could be anybody's.
  private var isOne: Bool {
    Self.names(in: exercises).contains { Self.isFile("\(exercises)/\($0)/exercise.yml") }
      || Self.names(in: lessons).contains { Self.isFile("\(lessons)/\($0)/lesson.md") }
  }

  package static func isFile(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && !isDirectory.boolValue
  }

  /// The names in a folder, sorted; none when there is no such folder.
  package static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}

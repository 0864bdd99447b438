import Files
import Foundation
import Records
import Workbench

/// Folders with additional exercises and lessons, beside the installed ones.
package struct Packs {
  /// Folders that contain the folders of exercises.
  package var exercises: [String]
  /// Folders that contain the folders of lessons.
  package var lessons: [String]

  package init(exercises: [String] = [], lessons: [String] = []) {
    self.exercises = exercises
    self.lessons = lessons
  }

  // MARK: In the environment, for this process and for workers

  private static let exerciseVariable = "TOUCHSTONE_EXERCISES"
  private static let lessonVariable = "TOUCHSTONE_LESSONS"

  /// The folders that the environment names, with colons between them.
  static var inEnvironment: Packs {
    func folders(_ name: String) -> [String] {
      (ContentFolder.environment(name) ?? "").split(separator: ":").map(String.init)
    }
    return Packs(exercises: folders(exerciseVariable), lessons: folders(lessonVariable))
  }

  /// Adds folders to those that the environment names already.
  package static func use(_ packs: Packs) {
    let known = inEnvironment
    func add(_ name: String, _ known: [String], _ folders: [String]) {
      guard !folders.isEmpty else { return }
      let all = known + folders.map { ContentFolder.realPath(FileReading.expanded($0)) }
      setenv(name, all.joined(separator: ":"), 1)
    }
    add(exerciseVariable, known.exercises, packs.exercises)
    add(lessonVariable, known.lessons, packs.lessons)
  }

  // MARK: Contents

  /// The folders of exercises or lessons, by the file that each contains: those in `folder`, or
  /// `folder` itself if it is one. Absolute, so that each has a name.
  static func members(of folder: String, with file: String) -> [String] {
    let path = ContentFolder.realPath(folder)
    if ContentFolder.isFile("\(path)/\(file)") { return [path] }
    return ContentFolder.names(in: path).map { "\(path)/\($0)" }
      .filter { ContentFolder.isFile("\($0)/\(file)") }
  }

  /// The paths of all, by their names, sorted; throws if a name occurs twice, or if a folder has
  /// none.
  static func checked(own: [String], packs: [String], with file: String) throws {
    var known: [String: String] = [:]
    for folder in own { known[name(of: folder)] = folder }
    for pack in packs {
      let members = members(of: pack, with: file)
      if members.isEmpty { throw Problem.practice(.emptyPack(folder: pack, needs: file)) }
      for member in members {
        if let other = known.updateValue(member, forKey: name(of: member)), other != member {
          throw Problem.practice(.namedTwice(name(of: member), first: other, second: member))
        }
      }
    }
  }

  static func name(of folder: String) -> String { folder.lastPathComponent }
}

import Foundation
import Records
import Workbench

/// The references of installed exercises, made when the program is built or installed, so that not
/// even the first check has to run a solution.
///
/// They are files as `AnswerCache` writes them. One that was made by another program, or from other
/// texts, is not used.
package enum ShippedReferences {
  /// The folder `references` beside the running program, or `share/touchstone/references` below its
  /// folder's own folder; nil if there is none.
  package static let folder: String? = {
    guard
      let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    let own = program.deletingLastPathComponent
    let folders = [
      "\(own)/references", "\(own.deletingLastPathComponent)/share/touchstone/references",
    ]
    return folders.first { isFolder($0) }
  }()

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  /// Writes the reference of an exercise to a file in a folder.
  package static func make(
    _ exercise: Exercise, in folder: String, wording: @escaping (Problem) -> Bilingual
  ) throws {
    let practice = PracticeConfiguration(cacheFolder: folder, wording: wording)
    do throws(GraderFailure) {
      _ = try Reference.of(exercise, in: practice)
    } catch {
      throw Problem.practice(.broken(error.problems(of: exercise)))
    }
    guard ReferenceStore(exercise, in: practice.answers)?.isWritten ?? false else {
      throw Problem.cannotWrite(folder, reason: .number(EIO))
    }
  }
}

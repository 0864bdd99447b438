import Files
import Foundation
import Records
import Workbench

/// An open interview, saved in the user's state folder after every line: killed or left, it
/// continues where it was, on any day.
package struct KeptInterview: Codable {
  /// The version of the file.
  package static let version = 1
  /// The maximum number of bytes of the file.
  private static let largest = 64 << 20

  package var version = Self.version
  package var setup: InterviewSetup
  package var given: [GivenAnswer]

  /// Creates a kept interview of its parts.
  package init(setup: InterviewSetup, given: [GivenAnswer]) {
    self.setup = setup
    self.given = given
  }

  private static func path(_ folder: String) -> String { "\(folder)/interview.json" }

  /// The open interview; nil if there is none. Throws the problem of the file.
  package static func open(in folder: String?) throws -> KeptInterview? {
    guard let folder else { return nil }
    let path = path(folder)
    let bytes: [UInt8]
    do throws(FileProblem) {
      guard let found = try RegularFile.bytes(at: path, limit: largest) else { return nil }
      bytes = Array(found)
    } catch {
      throw Problem.practice(.notAnInterview(path))
    }
    guard let kept = try? JSONDecoder().decode(KeptInterview.self, from: Data(bytes)),
      kept.version <= version
    else { throw Problem.practice(.notAnInterview(path)) }
    guard kept.setup.edition == InterviewSetup.edition else {
      throw Problem.practice(.otherEdition(path: path, edition: kept.setup.edition))
    }
    return kept
  }

  /// Replaces the saved interview; throws if it cannot be saved.
  package func keep(in folder: String?) throws {
    guard let folder else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      let text = String(decoding: try encoder.encode(self), as: UTF8.self)
      try FileReading.write(text + "\n", to: Self.path(folder))
    } catch Problem.cannotWrite(_, let reason) {
      throw Problem.practice(.cannotKeepProgress(reason))
    } catch let problem as Problem {
      throw problem
    } catch {
      throw Problem.practice(.cannotKeepProgress(FileReading.reason(of: error)))
    }
  }

  /// Removes the open interview; one that cannot be read is renamed, and its new name returned.
  @discardableResult
  package static func close(in folder: String?, isUnread: Bool = false) -> String? {
    guard let folder else { return nil }
    guard isUnread else {
      unlink(path(folder))
      return nil
    }
    var aside = path(folder) + ".damaged"
    while FileManager.default.fileExists(atPath: aside) { aside += "-" }
    return rename(path(folder), aside) == 0 ? aside : nil
  }
}

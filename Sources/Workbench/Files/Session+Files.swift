import Foundation
import Glibc
import Records

/// The files that the lines of a session may write.
///
/// A script, a lesson or an exercise may come from another person, and a file that its lines choose
/// could be one that is run at the next login.
nonisolated package enum FileRights: Sendable, Equatable {
  /// Any; existing files are replaced.
  case all
  /// Any; existing files are replaced only by a line with `force`.
  case confirmed
  /// New files in a folder and below it.
  case newFiles(below: String)
  /// None.
  case none

  /// The rights of lines that come from a file or a pipe: new files below the working folder.
  package static var ofScripts: FileRights {
    .newFiles(below: FileManager.default.currentDirectoryPath)
  }
}

extension Session {
  /// Writes a new file, if `fileRights` permit it.
  package func writeNew(_ text: String, to path: String) throws {
    try write(text, to: path, replaces: false)
  }

  /// Writes a file for a line, if `fileRights` permit it; `replaces` is whether the line permits
  /// replacing an existing file.
  func write(_ text: String, to path: String, replaces: Bool) throws {
    try write(Data(text.utf8), to: path, replaces: replaces)
  }

  /// Writes bytes, as it writes a text.
  func write(_ data: Data, to path: String, replaces: Bool) throws {
    try checkMayWrite(path, replaces: replaces)
    try FileReading.write(data, to: path)
  }

  /// Throws if `fileRights` do not permit a line to write a file or create a folder.
  func checkMayWrite(_ path: String, replaces: Bool) throws {
    let full = FileReading.expanded(path)
    switch preparedLines == nil ? fileRights : .none {
    case .all: break
    case .none: throw Problem.writesNoFiles
    case .confirmed:
      if !replaces, Self.isFile(full) { throw Problem.fileIsThere(path, canForce: true) }
    case .newFiles(let folder):
      guard !Self.streams.contains(full) else { break }
      var status = stat()
      // A link counts as an existing file: its target is unknown.
      guard lstat(full, &status) != 0 else {
        if status.st_mode & S_IFMT == S_IFDIR { throw Problem.fileIsDirectory(path) }
        throw Problem.fileIsThere(path, canForce: false)
      }
      guard Self.isBelow(full, folder) else { throw Problem.fileOutside(path, folder: folder) }
    }
  }

  /// The files that a script may always write to: those that are already open for it.
  private static let streams = ["/dev/stdout", "/dev/stderr", "/dev/null"]

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether the folder of a path is another one or below it, with symbolic links resolved.
  private static func isBelow(_ path: String, _ folder: String) -> Bool {
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard let root = realPath(folder) else { return false }
    // Writing to a folder that does not exist fails, with the reason.
    guard let place = realPath(parent) else { return true }
    return place == root || root == "/" || place.hasPrefix(root + "/")
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

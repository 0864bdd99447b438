import Foundation
import Glibc
import Records

/// Which files the lines of a session may write.
///
/// A script, a lesson or an exercise may come from another person, and a file that its lines choose
/// could be one that is run at the next login.
nonisolated package enum FileRights: Sendable, Equatable {
  /// Any, and what is there is replaced.
  case all
  /// Any; what is there is replaced only where the line says `force`.
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
  /// Writes a file that is not there yet, as far as `fileRights` let it.
  package func writeNew(_ text: String, to path: String) throws {
    try write(text, to: path, replaces: false)
  }

  /// Writes a file for a line, as far as `fileRights` let it; `replaces` is what the line says of a
  /// file that is there.
  func write(_ text: String, to path: String, replaces: Bool) throws {
    try write(Data(text.utf8), to: path, replaces: replaces)
  }

  /// Writes a file of bytes, as it writes one of text.
  func write(_ data: Data, to path: String, replaces: Bool) throws {
    try checkMayWrite(path, replaces: replaces)
    try FileReading.write(data, to: path)
  }

  /// Throws where `fileRights` do not let a line write a file or make a folder.
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
      // A link counts as what is there: what it leads to is not known.
      guard lstat(full, &status) != 0 else { throw Problem.fileIsThere(path, canForce: false) }
      guard Self.isBelow(full, folder) else { throw Problem.fileOutside(path, folder: folder) }
    }
  }

  /// The files that a script may always write to: those that were already opened for it.
  private static let streams = ["/dev/stdout", "/dev/stderr", "/dev/null"]

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether the folder of a path is another one or below it, links followed.
  private static func isBelow(_ path: String, _ folder: String) -> Bool {
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard let root = realPath(folder) else { return false }
    // Nothing can be written to a folder that is not there, and writing shows the reason.
    guard let place = realPath(parent) else { return true }
    return place == root || root == "/" || place.hasPrefix(root + "/")
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

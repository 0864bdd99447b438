import Files
import Glibc

/// Entries in a file, the oldest first, one on each line.
///
/// Line breaks within an entry are written as `\n` and backslashes as `\\`. The file is written
/// under a temporary name and renamed, so it is complete at any time, and only its owner can read
/// it. It is processed as bytes: a long history is read at every start.
package nonisolated struct HistoryFile {
  package let path: String

  /// Creates a history file for a path.
  package init(path: String) {
    self.path = path
  }

  /// The entries; empty when there is no file yet.
  package func items() throws(HistoryProblem) -> [String] {
    try lines().map(Self.unescaped)
  }

  /// Adds the item as the newest, and drops the oldest beyond `limit`.
  ///
  /// The file is read again for that, under a lock: another session may have written, too.
  package func add(_ item: String, limit: Int) throws(HistoryProblem) {
    let target = target
    let lock: FolderLock
    do { lock = try FolderLock(of: target) } catch { throw HistoryProblem(writing: error) }
    defer { lock.release() }
    let line = Self.escaped(item)[...]
    var lines = try lines()
    lines.removeAll { $0 == line }
    lines.append(line)
    var text: [UInt8] = []
    text.reserveCapacity(lines.reduce(0) { $0 + $1.count + 1 })
    for line in lines.suffix(limit) {
      text += line
      text.append(UInt8(ascii: "\n"))
    }
    try write(text, to: target)
  }

  /// The maximum size of a history that is read, in bytes: many times that of thousands of entries.
  package static let largest = 64 << 20

  private func lines() throws(HistoryProblem) -> [ArraySlice<UInt8>] {
    do throws(FileProblem) {
      let bytes = try RegularFile.bytes(at: path, limit: Self.largest) ?? []
      return bytes.split(separator: UInt8(ascii: "\n"))
    } catch {
      throw HistoryProblem(reading: error)
    }
  }

  /// The path of the file itself: there may be a link to it here.
  private var target: String {
    guard let pointer = realpath(path, nil) else { return path }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  private func write(_ text: [UInt8], to target: String) throws(HistoryProblem) {
    let beside = "\(target).\(getpid())"
    unlink(beside)
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .cannotWrite(errno) }
    let error = text.withUnsafeBytes { WholeWrite.write($0, to: descriptor) }
    guard close(descriptor) == 0, error == nil, rename(beside, target) == 0 else {
      let error = error ?? errno
      unlink(beside)
      throw .cannotWrite(error)
    }
  }

  // MARK: One line

  private static let backslash = UInt8(ascii: "\\")

  package static func escaped(_ item: String) -> [UInt8] {
    var line: [UInt8] = []
    for byte in item.utf8 {
      switch byte {
      case UInt8(ascii: "\n"): line += [backslash, UInt8(ascii: "n")]
      case backslash: line += [backslash, backslash]
      default: line.append(byte)
      }
    }
    return line
  }

  package static func unescaped(_ line: ArraySlice<UInt8>) -> String {
    guard line.contains(backslash) else { return String(decoding: line, as: UTF8.self) }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in line {
      if isEscaped {
        bytes.append(byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
        isEscaped = false
      } else if byte == backslash {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

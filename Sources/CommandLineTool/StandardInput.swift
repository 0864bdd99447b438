import Foundation
import Glibc
import Records

/// The lines of standard input, which must be text.
final class StandardInput {
  private let name: String
  private let file = fdopen(STDIN_FILENO, "r")
  private var number = 0
  /// The reason why reading ended before the end, if it did, with the line of it.
  private(set) var fault: (line: Int, problem: Problem)?

  /// The maximum number of bytes of a line: more is no script, but a device or a file of data.
  private static let longestLine = 1 << 20

  /// Creates the input, under a name for its faults.
  init(named name: String) {
    self.name = name
  }

  /// The next line without its line end; nil at the end, and at a fault.
  func line() -> String? {
    guard fault == nil, let file else { return nil }
    number += 1
    var bytes: [UInt8] = []
    while true {
      let byte = getc_unlocked(file)
      if byte == EOF {
        if ferror(file) != 0 { return end(.fileUnreadable(name, reason: .number(errno))) }
        if bytes.isEmpty { return nil }
        break
      }
      if byte == Int32(UInt8(ascii: "\n")) { break }
      bytes.append(UInt8(truncatingIfNeeded: byte))
      if bytes.count > Self.longestLine {
        return end(.lineTooLong(name, line: number, limit: Self.longestLine))
      }
    }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return end(.fileNotText(name, line: number))
    }
    return text
  }

  private func end(_ problem: Problem) -> String? {
    fault = (number, problem)
    return nil
  }
}

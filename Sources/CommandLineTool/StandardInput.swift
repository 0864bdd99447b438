import Foundation
import Glibc

/// The lines of standard input, which must be text.
final class StandardInput {
  private let file = fdopen(STDIN_FILENO, "r")
  private var number = 0
  /// The first line that is not UTF-8; reading ends before it.
  private(set) var faultyLine: Int?

  /// The next line without its line end; nil at the end, and at a line that is not text.
  func line() -> String? {
    guard faultyLine == nil, let file else { return nil }
    var buffer: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(buffer) }
    let length = getline(&buffer, &capacity, file)
    guard length >= 0, let buffer else { return nil }
    number += 1
    var bytes = UnsafeRawBufferPointer(start: buffer, count: length)[...]
    if bytes.last == UInt8(ascii: "\n") { bytes = bytes.dropLast() }
    if bytes.last == UInt8(ascii: "\r") { bytes = bytes.dropLast() }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      faultyLine = number
      return nil
    }
    return text
  }
}

import Foundation

/// The inputs that the present session was given, in a file that is mapped into memory: what was
/// written is there when the process dies, and writing costs no more than copying.
final class KeptText {
  let path: String
  private let start: UnsafeMutableRawPointer
  private var length = headLength

  /// A crash leaves the file at its whole length, of which most is a hole; its first line contains
  /// the length of the text.
  private static let size = 8 << 20
  private static let headLength = 21
  private static let headWord = "#length "

  /// The line in front of every input.
  static let mark = "#=== input "

  init(path: String) throws {
    self.path = path
    let file = open(path, O_RDWR | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0, ftruncate(file, off_t(Self.size)) == 0,
      let start = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      start != MAP_FAILED
    else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    close(file)
    self.start = start
    clear()
  }

  deinit {
    MainActor.assumeIsolated { _ = munmap(start, Self.size) }
  }

  /// Forgets everything: a new session begins.
  func clear() {
    length = Self.headLength
    writeLength()
  }

  /// Adds an input.
  func add(_ text: String, number: Int) {
    append("\(Self.mark)\(number)\n")
    append(text)
    append("\n")
    writeLength()
  }

  /// The text so far, without its first line.
  var text: String {
    let bytes = UnsafeRawBufferPointer(start: start, count: length)
    return String(decoding: bytes.dropFirst(Self.headLength), as: UTF8.self)
  }

  func remove() {
    unlink(path)
  }

  private func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      let count = min(bytes.count, Self.size - length)
      guard count > 0, let from = bytes.baseAddress else { return }
      memcpy(start + length, from, count)
      length += count
    }
  }

  private func writeLength() {
    let digits = String(length)
    var head =
      Self.headWord + String(repeating: "0", count: 12 - digits.utf8.count) + digits + "\n"
    head.withUTF8 { _ = memcpy(start, $0.baseAddress!, Self.headLength) }
  }

  /// The inputs in a kept file; any other file is one input.
  static func inputs(in data: Data) -> [String] {
    let head = String(decoding: data.prefix(headLength), as: UTF8.self)
    var bytes = data
    if head.hasPrefix(headWord), let length = Int(head.dropFirst(headWord.count).dropLast()) {
      bytes = data.prefix(length).dropFirst(headLength)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix(mark) else { return [text] }
    var inputs: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(mark) {
        inputs.append("")
      } else {
        inputs[inputs.count - 1] += line + "\n"
      }
    }
    return inputs.map { String($0.dropLast()) }
  }
}

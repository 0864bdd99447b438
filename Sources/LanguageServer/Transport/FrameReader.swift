/// Splits a stream of bytes into messages: a head with `Content-Length`, an empty line, the
/// content.
package struct FrameReader {
  /// A message, or a fault in its place.
  package enum Frame: Equatable {
    case content([UInt8])
    /// A head without a length: the bytes after it are searched for the next head.
    case noLength
    /// A content that is too large; its bytes are skipped.
    case tooLarge
  }

  /// The maximum size of a head and of a content, in bytes.
  package static let (largestHead, largestContent) = (8 << 10, 32 << 20)

  private var bytes: [UInt8] = []
  /// The bytes before this place were taken.
  private var start = 0
  /// The bytes of a content that is passed over.
  private var skipped = 0

  /// Creates a reader at the beginning of a stream.
  package init() {}

  /// Appends bytes of the stream.
  package mutating func add(_ new: some Sequence<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += new
  }

  /// The next frame; nil while it is not complete.
  package mutating func next() -> Frame? {
    if skipped > 0 {
      let count = min(skipped, bytes.count - start)
      start += count
      skipped -= count
      if skipped > 0 { return nil }
    }
    guard let (head, end) = head() else { return refuseLongHead() }
    guard let length = Self.length(in: head) else {
      start = end
      return .noLength
    }
    guard length <= Self.largestContent else {
      start = end
      skipped = length
      return .tooLarge
    }
    guard bytes.count - end >= length else { return nil }
    start = end + length
    return .content(Array(bytes[end..<start]))
  }

  /// The lines up to an empty one, and the position after it; nil while there is no empty line.
  private func head() -> (lines: [ArraySlice<UInt8>], end: Int)? {
    var lines: [ArraySlice<UInt8>] = []
    var place = start
    while let end = bytes[place...].prefix(Self.largestHead).firstIndex(of: 0x0A) {
      var line = bytes[place..<end]
      if line.last == 0x0D { line.removeLast() }
      place = end + 1
      // Blank lines before a head are ignored.
      if line.isEmpty, !lines.isEmpty { return (lines, place) }
      if !line.isEmpty { lines.append(line) }
      if place - start > Self.largestHead { return (lines, place) }
    }
    return nil
  }

  /// Skips a line that is too long for a head.
  private mutating func refuseLongHead() -> Frame? {
    guard bytes.count - start > Self.largestHead else { return nil }
    start = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    return .noLength
  }

  private static func length(in lines: [ArraySlice<UInt8>]) -> Int? {
    for line in lines {
      let parts = String(decoding: line, as: UTF8.self).split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].filter { $0 != " " && $0 != "\t" }
      guard let length = Int(digits), length >= 0 else { return nil }
      return length
    }
    return nil
  }

  /// The bytes of a message, with its head.
  package static func bytes(of value: JSONValue) -> [UInt8] {
    let content = JSONWriter.bytes(of: value)
    return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}

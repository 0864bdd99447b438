/// The text of an open document: UTF-8, with positions by line and UTF-16 column, as editors count.
package struct DocumentText: Equatable, Sendable {
  package private(set) var bytes: [UInt8]
  /// The first byte of each line.
  private var starts: [Int]

  /// Creates a text.
  package init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    starts = Self.starts(of: bytes)
  }

  /// The text as a string.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The number of lines: one more than there are line ends.
  package var lineCount: Int { starts.count }

  /// A line ends with a line feed, a carriage return, or both.
  private static func starts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0A || byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A) {
        starts.append(index + 1)
      }
    }
    return starts
  }

  /// The bytes of a line, without its line end; empty if there is no such line.
  package func line(_ line: Int) -> ArraySlice<UInt8> {
    guard starts.indices.contains(line) else { return [] }
    let end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    var content = bytes[starts[line]..<end]
    if line + 1 < starts.count {
      if content.last == 0x0A { content.removeLast() }
      if content.last == 0x0D { content.removeLast() }
    }
    return content
  }

  // MARK: Places

  /// The offset of a position, in bytes. A position after the end of its line means that end; one
  /// inside a surrogate pair means the start of the character.
  package func offset(of position: TextPosition) -> Int {
    guard position.line < starts.count else { return bytes.count }
    let line = line(position.line)
    var units = 0
    var index = line.startIndex
    while index < line.endIndex {
      let (length, width) = Self.size(of: line[index])
      units += width
      if units > position.column { break }
      index += length
    }
    return min(index, line.endIndex)
  }

  /// The position of an offset; for one inside a character, that of its start.
  package func position(of offset: Int) -> TextPosition {
    let offset = max(0, min(offset, bytes.count))
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    var units = 0
    var index = starts[low]
    while index < offset {
      let (length, width) = Self.size(of: bytes[index])
      if index + length > offset { break }
      units += width
      index += length
    }
    return TextPosition(line: low, column: units)
  }

  /// The range of two offsets.
  package func range(_ start: Int, _ end: Int) -> TextRange {
    TextRange(position(of: start), position(of: end))
  }

  /// The range of everything.
  package var whole: TextRange { range(0, bytes.count) }

  /// The bytes of a character by its first byte, and its UTF-16 units.
  private static func size(of first: UInt8) -> (bytes: Int, units: Int) {
    switch first {
    case 0xF0...: (4, 2)
    case 0xE0...: (3, 1)
    case 0xC0...: (2, 1)
    default: (1, 1)
    }
  }

  // MARK: Changes

  /// Replaces a range, or the whole text if there is no range.
  package mutating func replace(_ range: TextRange?, with text: String) {
    guard let range else { return self = DocumentText(text) }
    let (start, end) = (offset(of: range.start), offset(of: range.end))
    bytes.replaceSubrange(start..<max(start, end), with: text.utf8)
    starts = Self.starts(of: bytes)
  }
}

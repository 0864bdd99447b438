/// What stands before a line's content: bars or blanks that show the depth, and wrapping.
nonisolated struct LinePrefix {
  /// The bars, whatever lies between them.
  private(set) var bars = 0
  /// The column the content begins in; a tab counts as four.
  private(set) var column = 0
  /// Whether a mail quoted the line.
  private(set) var isQuoted = false
  /// Where the content begins; the end of the line if there is none.
  private(set) var end: Int

  init(_ bytes: [UInt8], _ line: Range<Int>) {
    end = line.lowerBound
    skipQuoteMarks(bytes, line)
    while end < line.upperBound, skipIndentation(bytes, line) {}
    while skipOutput(bytes, line) {}
  }

  /// Mail quotes begin the line and are followed by a blank; a closing bracket hardly ever is.
  private mutating func skipQuoteMarks(_ bytes: [UInt8], _ line: Range<Int>) {
    guard bytes.trimmed(line).count > 1 else { return }
    while bytes.starts(with: "> ", at: end, before: line.upperBound) {
      isQuoted = true
      end += 2
    }
  }

  private mutating func skipIndentation(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    switch bytes[end] {
    case UInt8(ascii: " "): column += 1
    case UInt8(ascii: "\t"): column += 4
    case UInt8(ascii: "|"):
      bars += 1
      column += 1
    case 0xE2 where bytes.starts(with: "│", at: end, before: line.upperBound):
      bars += 1
      column += 1
      end += 2
    default: return false
    }
    end += 1
    return true
  }

  /// Skips what a debugger prints before an object: quotes of any kind, `$0 = `, `- _value : `.
  private mutating func skipOutput(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    guard end < line.upperBound else { return false }
    switch bytes[end] {
    case UInt8(ascii: "`"), UInt8(ascii: "\""), UInt8(ascii: "@"), UInt8(ascii: "#"):
      end += 1
    case UInt8(ascii: "$"):
      return skip(bytes, line, upTo: UInt8(ascii: "="))
    case UInt8(ascii: "-") where bytes.starts(with: "- ", at: end, before: line.upperBound):
      return skip(bytes, line, upTo: UInt8(ascii: ":"))
    default: return false
    }
    end = bytes.skippingBlanks(from: end, before: line.upperBound)
    return true
  }

  /// Skips a word and the mark after it, if an object or its quote follows.
  private mutating func skip(_ bytes: [UInt8], _ line: Range<Int>, upTo mark: UInt8) -> Bool {
    var index = bytes.skippingBlanks(from: end + 1, before: line.upperBound)
    while index < line.upperBound, bytes[index].continuesName {
      index += 1
    }
    index = bytes.skippingBlanks(from: index, before: line.upperBound)
    guard index < line.upperBound, bytes[index] == mark else { return false }
    index = bytes.skippingBlanks(from: index + 1, before: line.upperBound)
    guard index < line.upperBound,
      [UInt8(ascii: "<"), UInt8(ascii: "`"), UInt8(ascii: "\""), UInt8(ascii: "@")]
        .contains(bytes[index])
    else { return false }
    end = index
    return true
  }
}

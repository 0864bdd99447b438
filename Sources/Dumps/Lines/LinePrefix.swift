/// The part of a line before its content: bars or blanks that show the depth, and wrapping.
nonisolated struct LinePrefix {
  /// The number of bars, whatever is between them.
  private(set) var bars = 0
  /// The column in which the content begins; a tab counts as four.
  private(set) var column = 0
  /// The end of the quote marks of a mail or a comment before the line.
  private(set) var markEnd: Int
  /// The start of the content; the end of the line if there is none.
  private(set) var end: Int
  /// The end of the bars and blanks.
  private(set) var indentationEnd: Int
  /// The text between the bars and a view's description.
  private(set) var lead = LineLead.none

  init(_ bytes: [UInt8], _ line: Range<Int>) {
    end = line.lowerBound
    indentationEnd = end
    markEnd = end
    skipQuoteMarks(bytes, line)
    skipCommentMark(bytes, line)
    while end < line.upperBound, skipIndentation(bytes, line) {}
    indentationEnd = end
    while skipOutput(bytes, line) {}
    skipLead(bytes, line)
  }

  /// Skips the comment mark before a dump, if bars, blanks or a description follow.
  private mutating func skipCommentMark(_ bytes: [UInt8], _ line: Range<Int>) {
    var index = bytes.skippingBlanks(from: end, before: line.upperBound)
    let start = index
    while index < line.upperBound, Self.commentMarks.contains(bytes[index]) { index += 1 }
    guard index > start, index < line.upperBound, index - start <= 4,
      bytes[index].isBlank || bytes[index] == UInt8(ascii: "<") || bytes[index] == UInt8(ascii: "|")
    else { return }
    // `- _value : <UIView` is a debugger's, and so is `* <UIView` with a single mark.
    let next = bytes.skippingBlanks(from: index, before: line.upperBound)
    guard next < line.upperBound,
      bytes[next] == UInt8(ascii: "<") || bytes[next] == UInt8(ascii: "|") || bytes[next] == 0xE2
    else { return }
    column += index - end
    end = index
    markEnd = index
  }

  private static let commentMarks = Array("/*#;%-!".utf8)

  private mutating func skipLead(_ bytes: [UInt8], _ line: Range<Int>) {
    guard end < line.upperBound else { return }
    if bytes[end] == UInt8(ascii: "<") {
      switch ObjectHead.find(bytes, at: end, before: line.upperBound) {
      case .head(let head) where head.isOfView(bytes, before: line.upperBound): return
      case .head where !bytes.starts(with: "<<", at: end, before: line.upperBound): return
      case .controller, .unfinished: return
      default: break
      }
    }
    guard let found = LineLead.find(bytes, end..<line.upperBound) else { return }
    lead = found.lead
    end = found.head
    if bars == 0 { bars = found.bars }
  }

  /// Skips mail quotes, which begin the line and are followed by a blank; a closing bracket hardly
  /// ever is.
  private mutating func skipQuoteMarks(_ bytes: [UInt8], _ line: Range<Int>) {
    guard bytes.trimmed(line).count > 1 else { return }
    while bytes.starts(with: "> ", at: end, before: line.upperBound) {
      end += 2
    }
    markEnd = end
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
    case UInt8(ascii: "-")
    where bars > 0 && bytes.starts(with: "--<", at: end, before: line.upperBound):
      // The branch of a tree, as EarlGrey prints it: `  |  |--<UIView`.
      column += 1
      end += 1
    default: return false
    }
    end += 1
    return true
  }

  /// Skips the text that a debugger prints before an object: quotes of any kind, `$0 = `, `- _value
  /// : `.
  private mutating func skipOutput(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    guard end < line.upperBound else { return false }
    switch bytes[end] {
    case UInt8(ascii: "'") where !quotesView(bytes, line): return false
    case UInt8(ascii: "`"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "@"),
      UInt8(ascii: "#"):
      end += 1
      // In a separate literal, a line has its bars inside the quotation marks.
      while end < line.upperBound, skipIndentation(bytes, line) {}
      indentationEnd = max(indentationEnd, end)
    case UInt8(ascii: "$"):
      return skip(bytes, line, upTo: UInt8(ascii: "="))
    case UInt8(ascii: "-") where bytes.starts(with: "- ", at: end, before: line.upperBound):
      return skip(bytes, line, upTo: UInt8(ascii: ":"))
    default: return false
    }
    end = bytes.skippingBlanks(from: end, before: line.upperBound)
    return true
  }

  /// Whether bars or a description follow a mark that could also end a text.
  private func quotesView(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    let next = bytes.skippingBlanks(from: end + 1, before: line.upperBound)
    guard next < line.upperBound else { return false }
    return bytes[next] == UInt8(ascii: "<") || bytes[next] == UInt8(ascii: "|")
      || bytes.starts(with: "│", at: next, before: line.upperBound)
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

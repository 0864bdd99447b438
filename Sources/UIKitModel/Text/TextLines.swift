import Foundation

/// A text as lines, by the one rule for sizes that there is here: there are no true metrics
/// (`UIFont.width(of:)`, DR-52).
struct TextLines {
  let lines: [Substring]
  let font: UIFont

  /// The lines as they are written, as many as `most` where that is not 0.
  init(_ text: String, _ font: UIFont, most: Int = 0) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    self.lines = most > 0 ? Array(lines.prefix(most)) : lines
    self.font = font
  }

  /// The lines, wrapped at blanks where they are wider than `width`, as many as `most` where that
  /// is not 0. A word that is wider breaks where it has to.
  init(_ text: String, _ font: UIFont, width: CGFloat, most: Int = 0) {
    self.font = font
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if most > 0, lines.count >= most { break }
      lines += Self.wrapped(line, font, width)
    }
    self.lines = most > 0 ? Array(lines.prefix(most)) : lines
  }

  /// The width of the widest line and the height of all.
  var size: CGSize {
    CGSize(
      width: lines.map { font.width(of: $0) }.max() ?? 0,
      height: font.lineHeight * CGFloat(lines.count))
  }

  private static func wrapped(
    _ line: Substring, _ font: UIFont, _ width: CGFloat
  ) -> [Substring] {
    var lines: [Substring] = []
    var (start, lastBlank) = (line.startIndex, line.startIndex)
    var used: CGFloat = 0
    var index = line.startIndex
    while index < line.endIndex {
      let next = line.index(after: index)
      if line[index] == " " { lastBlank = index }
      let character = font.exactWidth(of: line[index..<next])
      // Blanks at the end of a line take no room.
      guard used + character > width, index > start, line[index] != " " else {
        used += character
        index = next
        continue
      }
      if lastBlank > start {
        lines.append(line[start..<lastBlank].trimmingEnd)
        start = line.index(after: lastBlank)
      } else {
        lines.append(line[start..<index])
        start = index
      }
      lastBlank = start
      used = font.exactWidth(of: line[start..<index])
    }
    lines.append(line[start...].trimmingEnd)
    return lines
  }
}

extension Substring {
  /// Without blanks at the end.
  fileprivate var trimmingEnd: Substring {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

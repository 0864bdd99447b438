import Foundation

/// The widths of parts of a text that consists of runs, and its line breaks.
struct RunMeasure {
  private let runs: [TextRun]
  /// The whole text.
  private let text: Substring

  /// The number of bytes of a text that is measured for free.
  private static let freeBytes = 256
  /// The work for a byte of a longer text, in steps: to measure it, and to look for line breaks.
  private static let (stepsOfWidth, stepsOfBreaks) = (2, 6)

  /// The runs of a text, one after the other.
  init(_ runs: [TextRun]) {
    self.runs = runs
    let base = runs.first?.text.base ?? ""
    text = base[...]
  }

  /// The paragraphs between explicit line ends; none if the question ends here.
  var paragraphs: [Substring] {
    guard !runs.isEmpty, Self.charge(Self.stepsOfWidth, for: text) else { return [] }
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  private static func charge(_ steps: Int, for text: Substring) -> Bool {
    let bytes = text.utf8.count
    return bytes < freeBytes || UIApplication.spend(steps * bytes)
  }

  /// The look at an index; at the end that of the last run.
  func look(at index: String.Index) -> TextLook { runs[run(at: index)].look }

  /// The last run that begins at or before an index.
  private func run(at index: String.Index) -> Int {
    var (low, high) = (0, runs.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if runs[middle].text.startIndex <= index { low = middle } else { high = middle }
    }
    return low
  }

  /// The runs of a part of the text; one without width if the part is empty.
  func pieces(of part: Substring) -> [TextLines.Piece] {
    var pieces: [TextLines.Piece] = []
    forEachRun(of: part) { index, width in
      pieces.append(TextLines.Piece(run: index, look: runs[index].look, width: width))
    }
    return pieces
  }

  private func width(of part: Substring) -> CGFloat {
    var whole: CGFloat = 0
    forEachRun(of: part) { _, width in whole += width }
    return whole
  }

  /// Calls a closure for each run that a part touches, with the width of the part's share of it.
  private func forEachRun(of part: Substring, _ body: (_ run: Int, _ width: CGFloat) -> Void) {
    var index = run(at: part.startIndex)
    repeat {
      let run = runs[index]
      let low = max(part.startIndex, run.text.startIndex)
      let high = max(low, min(part.endIndex, run.text.endIndex))
      body(index, run.look.font.exactWidth(of: text[low..<high]))
      index += 1
    } while index < runs.count && runs[index].text.startIndex < part.endIndex
  }

  /// The lines of a paragraph in a width; the paragraph itself without one, and if its style does
  /// not wrap.
  func parts(of line: Substring, _ style: NSParagraphStyle, _ width: CGFloat?) -> [Substring] {
    guard let width, style.lineBreakMode.wraps, Self.charge(Self.stepsOfBreaks, for: line) else {
      return [line]
    }
    let breaksAtBlanks = style.lineBreakMode == .byWordWrapping
    var lines: [Substring] = []
    var (start, lastBlank) = (line.startIndex, line.startIndex)
    var used: CGFloat = 0
    var index = line.startIndex
    while index < line.endIndex {
      let next = line.index(after: index)
      if line[index] == " ", breaksAtBlanks { lastBlank = index }
      let character = self.width(of: line[index..<next])
      // Blanks at the end of a line take no space.
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
      used = self.width(of: line[start..<index])
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

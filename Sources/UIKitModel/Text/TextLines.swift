import Foundation

/// A text as lines, by the single rule for sizes here: real metrics are not available
/// (`UIFont.width(of:)`, DR-52).
struct TextLines {
  /// A part of a line with a uniform look.
  struct Piece {
    /// The index of its run in the text.
    let run: Int
    let look: TextLook
    /// In points, without rounding.
    var width: CGFloat
  }

  /// A line with its distance below the first one's top, in points.
  struct Line {
    fileprivate(set) var pieces: [Piece]
    let paragraph: NSParagraphStyle
    fileprivate(set) var top: CGFloat = 0

    /// A whole number of points.
    var width: CGFloat { pieces.reduce(0) { $0 + $1.width }.rounded(.up) }
    var height: CGFloat { paragraph.height(ofLine: naturalHeight) }
    /// The height of the highest font.
    fileprivate var naturalHeight: CGFloat { pieces.map(\.look.font.lineHeight).max() ?? 0 }

    /// The top of the box of a piece, below the first line's top: fonts share their baseline, and
    /// the height that a style adds is above them.
    func top(of piece: Piece) -> CGFloat {
      let ascent = pieces.map(\.look.ascent).max() ?? 0
      return top + height - naturalHeight + ascent - piece.look.ascent
    }
  }

  private(set) var lines: [Line] = []

  /// Creates the lines as they are written, up to `most` if that is not 0. With a width they are
  /// wrapped there, or truncated, as the style of their paragraph says: at blanks by default; a
  /// word that is wider breaks where it has to.
  init(_ runs: [TextRun], width: CGFloat? = nil, most: Int = 0) {
    let measure = RunMeasure(runs)
    var top: CGFloat = 0
    for paragraph in measure.paragraphs {
      let style = measure.look(at: paragraph.startIndex).paragraph
      for part in measure.parts(of: paragraph, style, width) {
        if most > 0, lines.count >= most { return }
        var line = Line(pieces: measure.pieces(of: part), paragraph: style)
        if let width, !style.lineBreakMode.wraps {
          line.pieces = line.pieces.cut(to: width, style.lineBreakMode)
        }
        line.top = top
        top += line.height + style.lineSpacing
        lines.append(line)
      }
      top += style.paragraphSpacing
    }
  }

  /// The same of a text in one font.
  init(_ text: String, _ font: UIFont, width: CGFloat? = nil, most: Int = 0) {
    self.init(
      [TextRun(text: text[...], look: TextLook(font: font))], width: width, most: most)
  }

  /// Truncates lines to a width.
  mutating func cut(to width: CGFloat, _ mode: NSLineBreakMode) {
    for index in lines.indices { lines[index].pieces = lines[index].pieces.cut(to: width, mode) }
  }

  /// The width of the widest line and the height from the first one's top to the last one's end.
  var size: CGSize {
    CGSize(
      width: lines.map(\.width).max() ?? 0, height: lines.last.map { $0.top + $0.height } ?? 0)
  }
}

extension NSLineBreakMode {
  /// Whether lines that are too wide are continued on the next one.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

extension [TextLines.Piece] {
  /// The pieces in a width: truncated at their beginning, middle or end if they are wider.
  fileprivate func cut(to width: CGFloat, _ mode: NSLineBreakMode) -> [TextLines.Piece] {
    let whole = reduce(0) { $0 + $1.width }
    guard whole > width else { return self }
    let room = Swift.max(0, width)
    let kept: [ClosedRange<CGFloat>] =
      switch mode {
      case .byTruncatingHead: [whole - room...whole]
      case .byTruncatingMiddle: [0...room / 2, whole - room / 2...whole]
      default: [0...room]
      }
    var pieces: [TextLines.Piece] = []
    for range in kept {
      var start: CGFloat = 0
      for var piece in self {
        let end = start + piece.width
        piece.width = Swift.min(end, range.upperBound) - Swift.max(start, range.lowerBound)
        if piece.width > 0 { pieces.append(piece) }
        start = end
      }
    }
    return pieces.isEmpty ? Array(prefix(1).map { $0.narrow }) : pieces
  }
}

extension TextLines.Piece {
  /// The piece without a width: an empty line still has a height.
  fileprivate var narrow: TextLines.Piece {
    TextLines.Piece(run: run, look: look, width: 0)
  }
}

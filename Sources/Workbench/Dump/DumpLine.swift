/// One line of a dump as it was before anything wrapped it.
nonisolated enum DumpLine {
  case view(ViewLine)
  case controller(line: Int, Range<Int>)
  case unreadable(line: Int, Range<Int>)
}

/// The line of one view, still as bytes, possibly in several pieces.
nonisolated struct ViewLine {
  let line: Int
  let bars: Int
  let column: Int
  /// Where the description begins, up to the end of its first line.
  let first: Range<Int>
  /// The first line's columns, prefix included.
  let firstWidth: Int
  /// Lines that held nothing but the beginning of the prefix.
  let prefixPieces: Int
  var rest: [Piece] = []

  struct Piece {
    let range: Range<Int>
    let width: Int
  }

  var pieceCount: Int { prefixPieces + 1 + rest.count }

  var lastWidth: Int { rest.last?.width ?? firstWidth }

  /// The widths of the pieces that another one follows.
  var brokenWidths: [Int] {
    guard !rest.isEmpty else { return [] }
    return [firstWidth] + rest.dropLast().map(\.width)
  }

  /// The whole description in one piece.
  func joined(_ bytes: [UInt8], _ wrapping: Wrapping) -> [UInt8] {
    var whole = Array(bytes[first])
    var width = firstWidth
    for piece in rest {
      let startsWide = TextColumns.startsWide(bytes, piece.range)
      if wrapping.lostBlank(width: width, nextStartsWide: startsWide) {
        whole.append(UInt8(ascii: " "))
      }
      whole.append(contentsOf: bytes[piece.range])
      width = piece.width
    }
    return whole
  }
}

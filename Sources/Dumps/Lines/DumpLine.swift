/// One line of a dump before it was wrapped.
nonisolated enum DumpLine {
  case view(ViewLine)
  case controller(line: Int, Range<Int>)
  case unreadable(line: Int, Range<Int>)
  /// An ellipsis: lines were left out.
  case gap(line: Int, Range<Int>)
}

/// The line of one view, still as bytes, possibly in several pieces.
nonisolated struct ViewLine {
  let line: Int
  let bars: Int
  let column: Int
  /// The text between the bars and the description.
  let lead: LineLead
  /// The range of the description, up to the end of its first line.
  let first: Range<Int>
  /// The first line's width, including its prefix.
  let firstWidth: PieceWidth
  /// The number of lines that contained nothing but the beginning of the prefix.
  let prefixPieces: Int
  var rest: [Piece] = []

  struct Piece {
    let range: Range<Int>
    let width: PieceWidth
  }

  var pieceCount: Int { prefixPieces + 1 + rest.count }

  /// The widths of the pieces that another one follows.
  var brokenWidths: [PieceWidth] {
    guard !rest.isEmpty else { return [] }
    return [firstWidth] + rest.dropLast().map(\.width)
  }

  /// The joins that the description itself determines.
  func joins(_ bytes: [UInt8]) -> [PieceJoiner.Join] {
    var whole = Array(bytes[first])
    var breaks: [Int] = []
    for piece in rest {
      breaks.append(whole.count)
      whole.append(contentsOf: bytes[piece.range])
    }
    return PieceJoiner.joins(whole, at: breaks)
  }

  /// The whole description in one piece.
  func joined(_ bytes: [UInt8], _ wrapping: Wrapping) -> [UInt8] {
    var whole = Array(bytes[first])
    var width = firstWidth
    for (piece, join) in zip(rest, joins(bytes)) {
      let startsWide = TextColumns.startsWide(bytes, piece.range)
      let needsBlank =
        switch join {
        case .kept, .nothing: false
        case .blank: true
        case .unknown: wrapping.lostBlank(after: width, nextStartsWide: startsWide)
        }
      if needsBlank { whole.append(UInt8(ascii: " ")) }
      whole.append(contentsOf: bytes[piece.range])
      width = piece.width
    }
    return whole
  }
}

/// The cause of broken long lines; used only if a description is valid both with a blank and
/// without.
nonisolated struct Wrapping {
  /// Whether blanks were lost wherever a line was broken, as a mail program does it.
  private let isByWords: Bool
  /// Whether words were cut and blanks kept: then no blank was lost anywhere.
  private let keepsBlanks: Bool
  private let fullest: PieceWidth
  private let measure: PieceWidth.Measure

  /// Determines the cause from the joins that descriptions themselves decided, and from the widths
  /// of the pieces that were followed by another.
  ///
  /// Words are never cut by a mail program and mostly by a terminal, whose pieces all have the same
  /// width: of columns, of characters, or of bytes.
  init(widths: [PieceWidth], joins: [PieceJoiner.Join]) {
    let fullest = widths.reduce(PieceWidth()) { $0.union($1) }
    self.fullest = fullest
    let counts = PieceWidth.Measure.allCases.map { measure in
      (measure, widths.count { $0.isFull(fullest, measure) })
    }
    let best = counts.max { $0.1 < $1.1 }
    measure = best?.0 ?? .columns
    let cut = joins.count { $0 == .nothing }
    let lost = joins.count { $0 == .blank }
    let sure = cut + lost + joins.count { $0 == .kept }
    keepsBlanks = cut > 0 && lost == 0
    if sure > 0 {
      isByWords = cut * 3 < sure
    } else if widths.count > 1 {
      isByWords = (best?.1 ?? 0) * 2 <= widths.count
    } else {
      isByWords = ![80, 100, 120, 132, 160].contains(fullest.columns)
    }
  }

  /// Whether a blank was lost after a piece.
  func lostBlank(after width: PieceWidth, nextStartsWide: Bool) -> Bool {
    guard !keepsBlanks else { return false }
    return isByWords || !width.isFull(fullest, measure, nextStartsWide: nextStartsWide)
  }
}

/// The width of a piece, in each unit in which programs count.
nonisolated struct PieceWidth {
  enum Measure: CaseIterable {
    case columns, characters, bytes
  }

  private(set) var columns = 0
  private var characters = 0
  private var bytes = 0

  init() {}

  init(_ text: [UInt8], _ range: Range<Int>) {
    columns = TextColumns.count(text, range)
    characters = text[range].count { $0 & 0xC0 != 0x80 }
    bytes = range.count
  }

  func union(_ other: PieceWidth) -> PieceWidth {
    var union = self
    union.columns = max(columns, other.columns)
    union.characters = max(characters, other.characters)
    union.bytes = max(bytes, other.bytes)
    return union
  }

  /// Whether a piece reaches the limit, or is as close to it as the next character allowed.
  func isFull(_ limit: PieceWidth, _ measure: Measure, nextStartsWide: Bool = true) -> Bool {
    switch measure {
    case .columns: columns >= limit.columns - (nextStartsWide ? 1 : 0)
    case .characters: characters >= limit.characters
    case .bytes: bytes >= limit.bytes - (nextStartsWide ? 3 : 0)
    }
  }

  /// Whether a piece reaches the limit in columns or in characters.
  func isFull(_ limit: PieceWidth) -> Bool {
    isFull(limit, .columns) || isFull(limit, .characters)
  }
}

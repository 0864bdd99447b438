/// What broke long lines, and so what belongs between the pieces.
nonisolated enum Wrapping {
  /// A terminal breaks anywhere, always after the same number of columns.
  case terminal(columns: Int)
  /// A mail program breaks in place of a blank.
  case words

  /// Judges by the widths of all the pieces that were followed by another.
  ///
  /// Words differ in length, so most of their lines stay short of the limit; most of a terminal's
  /// reach it, all but one column where a broad character did not fit. One line alone tells little:
  /// then only the usual widths of terminals count.
  init(widths: [Int]) {
    let widest = widths.max() ?? 0
    let full = widths.count { $0 >= widest - 1 }
    let isTerminal =
      widths.count > 1 ? full * 2 > widths.count : [80, 100, 120, 132, 160].contains(widest)
    self = isTerminal ? .terminal(columns: widest) : .words
  }

  /// Whether a blank was lost where a piece of `width` columns ends.
  func lostBlank(width: Int, nextStartsWide: Bool) -> Bool {
    switch self {
    case .words: true
    case .terminal(let columns): width < columns && !nextStartsWide
    }
  }
}

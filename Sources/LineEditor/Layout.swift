import CEditLine

/// Where text ends up on a screen that wraps at its right edge, counted the way libedit counts.
nonisolated struct Layout {
  let width: Int
  private(set) var row = 0
  private(set) var column = 0

  init(width: Int) {
    self.width = max(width, 2)
  }

  mutating func advance(over text: some Sequence<Unicode.Scalar>) {
    for scalar in text { advance(over: scalar) }
  }

  mutating func advance(over scalar: Unicode.Scalar) {
    switch scalar {
    case "\n":
      row += 1
      column = 0
    case "\t":
      repeat { step(1) } while column % 8 != 0
    default:
      // Control characters are drawn as ^X, others that have no shape as \U+XXXX.
      let columns = Int(ceditline_width(wchar_t(scalar.value)))
      if columns >= 0 {
        step(columns)
      } else {
        for _ in 0..<(scalar.value < 0x80 ? 2 : scalar.value > 0xFFFF ? 8 : 7) { step(1) }
      }
    }
  }

  /// A wide character that would stick out goes to the next row as a whole.
  private mutating func step(_ columns: Int) {
    if column + columns > width {
      row += 1
      column = 0
    }
    column += columns
    if column >= width {
      row += 1
      column = 0
    }
  }

  /// The columns that `text` takes when nothing wraps.
  static func columns(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + max(0, Int(ceditline_width(wchar_t($1.value)))) }
  }
}

/// The bars of a line's prefix that was broken within itself.
nonisolated struct CutPrefix {
  private(set) var bars = 0
  /// The number of lines that contained nothing else.
  private(set) var pieces = 0
  private var width = 0
  private var lastBar: Int?
  private var step: Int?
  private var isIrregular = false

  var isEmpty: Bool { pieces == 0 }

  /// Takes the part of a prefix that a line has; discards the earlier part if its bars do not
  /// continue in step with the rest.
  mutating func take(_ bytes: [UInt8], _ range: Range<Int>, bars count: Int, pieces more: Int) {
    if count > 0, !goOn(bytes, range) {
      self = CutPrefix()
      if !goOn(bytes, range) { isIrregular = true }
      bars = 0
      pieces = 0
    }
    bars += count
    pieces += more
  }

  private mutating func goOn(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard !isIrregular else { return false }
    var next = self
    for index in range {
      guard bytes[index] & 0xC0 != 0x80 else { continue }
      if bytes[index] == UInt8(ascii: "|") || bytes[index] >= 0x80 {
        let distance = next.lastBar.map { next.width - $0 }
        if let distance, distance != next.step ?? distance { return false }
        next.step = distance
        next.lastBar = next.width
      }
      next.width += 1
    }
    self = next
    return true
  }
}

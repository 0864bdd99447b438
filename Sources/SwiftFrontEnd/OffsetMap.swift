import Records

/// Where the bytes of a corrected text are in the text as it was typed.
struct OffsetMap {
  /// The places where the two texts begin to differ by another number of bytes, in order.
  private var steps: [(mended: Int, difference: Int)] = []

  /// From `mended` on, a byte is `difference` bytes further on in the original.
  mutating func add(from mended: Int, difference: Int) {
    steps.append((mended, difference))
  }

  func original(_ range: SourceRange) -> SourceRange {
    steps.isEmpty ? range : SourceRange(original(range.start), original(range.end))
  }

  func original(_ offset: Int) -> Int {
    var low = 0
    var high = steps.count
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].mended <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? offset : offset + steps[low - 1].difference
  }
}

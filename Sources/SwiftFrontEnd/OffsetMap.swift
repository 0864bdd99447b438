import Records

/// Maps the offsets of a corrected text to those of the original.
struct OffsetMap {
  /// The offsets at which the difference of the two texts in bytes changes, in order.
  private var steps: [(mended: Int, difference: Int)] = []

  /// Adds a step: from `mended` on, a byte is `difference` bytes further on in the original.
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

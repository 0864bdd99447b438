import Records

/// Maps the offsets of a corrected text to those of the original, among the files of its module.
struct OffsetMap {
  /// The offsets at which the difference of the two texts in bytes changes, in order.
  private var steps: [(mended: Int, difference: Int)] = []
  /// The offset of the original's first byte.
  private var start = 0

  /// The same for a text that begins at an offset.
  func following(_ start: Int) -> OffsetMap {
    var map = self
    map.start = start
    return map
  }

  /// Adds a step: from `mended` on, a byte is `difference` bytes further on in the original.
  mutating func add(from mended: Int, difference: Int) {
    steps.append((mended, difference))
  }

  func original(_ range: SourceRange) -> SourceRange {
    steps.isEmpty && start == 0
      ? range : SourceRange(original(range.start), original(range.end))
  }

  func original(_ offset: Int) -> Int {
    var low = 0
    var high = steps.count
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].mended <= offset { low = middle + 1 } else { high = middle }
    }
    return start + (low == 0 ? offset : offset + steps[low - 1].difference)
  }
}

/// How much of each pixel of a picture may be drawn on, 0 to 1.
public struct Mask: Sendable {
  /// The pixels that may be drawn on at all.
  public private(set) var box: PixelBox
  /// A value for each pixel of the box, row by row; nil where all of it may be drawn on.
  private var values: [Float]?

  /// All of a box.
  public init(_ box: PixelBox) {
    self.box = box
  }

  /// Leaves only what an area covers, too.
  public mutating func cut(to edges: EdgeList, by rule: FillRule) {
    let inner = edges.touched(in: box)
    var cut = [Float](repeating: 0, count: inner.columns.count * inner.rows.count)
    var isWhole = true
    edges.cover(inner, by: rule) { row in
      let start = (row.row - inner.rows.lowerBound) * inner.columns.count
      for (index, column) in row.columns.enumerated() {
        let value = row.values[index] * self.value(row.row, column)
        cut[start + column - inner.columns.lowerBound] = value
      }
    }
    for value in cut where value < 1 {
      isWhole = false
      break
    }
    box = inner
    values = isWhole ? nil : cut
  }

  /// How much of a pixel of the box may be drawn on.
  public func value(_ row: Int, _ column: Int) -> Float {
    guard let values else { return 1 }
    return values[
      (row - box.rows.lowerBound) * box.columns.count + column - box.columns.lowerBound]
  }

  /// Whether all of the box may be drawn on.
  var isWhole: Bool { values == nil }
}

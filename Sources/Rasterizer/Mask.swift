/// The share of each pixel of a picture that may be drawn on, 0 to 1.
public struct Mask: Sendable {
  /// The pixels that may be drawn on at all.
  public private(set) var box: PixelBox
  /// A value for each pixel of the box, row by row; nil where all of it may be drawn on.
  private var values: [Float]?

  /// Creates a mask of a whole box.
  public init(_ box: PixelBox) {
    self.box = box
  }

  /// Intersects the mask with an area.
  public mutating func cut(to edges: EdgeList, by rule: FillRule) {
    let inner = edges.touched(in: box)
    if edges.coversPixels(of: inner) { return cut(to: inner) }
    let width = inner.columns.count
    var cut = [Float](repeating: 0, count: width * inner.rows.count)
    cut.withUnsafeMutableBufferPointer { cut in
      edges.cover(inner, by: rule) { row in
        let start =
          (row.row - inner.rows.lowerBound) * width + row.columns.lowerBound
          - inner.columns.lowerBound
        if isWhole {
          for index in row.values.indices { cut[start + index] = row.values[index] }
        } else {
          withRow(row.row, row.columns) { mask in
            for index in row.values.indices { cut[start + index] = row.values[index] * mask[index] }
          }
        }
      }
    }
    values = cut.allSatisfy { $0 >= 1 } ? nil : cut
    box = inner
  }

  /// Restricts the mask to the pixels of a box inside its own.
  private mutating func cut(to inner: PixelBox) {
    if !isWhole, inner != box {
      var cut: [Float] = []
      cut.reserveCapacity(inner.columns.count * inner.rows.count)
      for row in inner.rows { withRow(row, inner.columns) { cut.append(contentsOf: $0) } }
      values = cut
    }
    box = inner
  }

  /// Calls a closure with the values of a part of a row that is in the box of a mask that is not
  /// whole.
  func withRow(_ row: Int, _ columns: Range<Int>, _ body: (UnsafeBufferPointer<Float>) -> Void) {
    let start =
      (row - box.rows.lowerBound) * box.columns.count + columns.lowerBound - box.columns.lowerBound
    values?.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[start..<start + columns.count]))
    }
  }

  /// The share of a pixel of the box that may be drawn on.
  public func value(_ row: Int, _ column: Int) -> Float {
    guard let values else { return 1 }
    return values[
      (row - box.rows.lowerBound) * box.columns.count + column - box.columns.lowerBound]
  }

  /// Whether all of the box may be drawn on.
  var isWhole: Bool { values == nil }
}

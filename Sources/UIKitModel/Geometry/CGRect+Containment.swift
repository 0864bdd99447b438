import Foundation

/// Containment by plain comparisons, as in Core Graphics, while Foundation uses ranges, which trap
/// on a coordinate that is not a number: here such a coordinate is contained nowhere (HT-12).
nonisolated extension CGRect {
  /// Whether a point is inside: the left and the top edge are, the right and the bottom edge are
  /// not (GE-15); never in an empty or null rectangle.
  public func holds(_ point: CGPoint) -> Bool {
    guard hasNumbers, !isEmpty else { return false }
    return minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// The intersection of two rectangles, as `intersection` returns it; null if a coordinate is not
  /// a number.
  public func overlap(with other: CGRect) -> CGRect {
    hasNumbers && other.hasNumbers ? intersection(other) : .null
  }

  /// Whether two rectangles share some area, like `intersects`; false if a coordinate is not a
  /// number.
  public func overlaps(_ other: CGRect) -> Bool {
    hasNumbers && other.hasNumbers && intersects(other)
  }

  /// Whether all edges are numbers. Those of an infinite width that begins at minus infinity are
  /// not.
  var hasNumbers: Bool {
    let upright = standardized
    return !(upright.minX.isNaN || upright.minY.isNaN || upright.maxX.isNaN || upright.maxY.isNaN)
  }
}

import Foundation

extension CGRect {
  /// What two rectangles share, as `intersection` gives it; null where a coordinate is no number,
  /// for which Foundation's own ends the program.
  public func overlap(with other: CGRect) -> CGRect {
    hasNumbers && other.hasNumbers ? intersection(other) : .null
  }

  /// Whether two rectangles share some area, as `intersects` says it; false where a coordinate is
  /// no number.
  public func overlaps(_ other: CGRect) -> Bool {
    hasNumbers && other.hasNumbers && intersects(other)
  }

  private var hasNumbers: Bool {
    !(origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN
      || maxX.isNaN || maxY.isNaN)
  }
}

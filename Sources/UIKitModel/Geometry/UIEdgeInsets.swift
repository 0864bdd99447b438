import Foundation

/// Distances from the four edges of a rectangle, in points; positive ones shrink it.
nonisolated public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the left edge, in points.
  public var left: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the right edge, in points.
  public var right: CGFloat

  /// No distance at any edge.
  public static let zero = UIEdgeInsets()

  /// Distances for the four edges, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance at any edge.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }
}

nonisolated extension CGRect {
  /// The rectangle with each edge moved inwards; negative insets move it outwards.
  ///
  /// Null if the result would have a negative width or height, as for `insetBy(dx:dy:)` (GE-17).
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    if isNull { return self }
    let rectangle = standardized
    let width = rectangle.size.width - insets.left - insets.right
    let height = rectangle.size.height - insets.top - insets.bottom
    guard width >= 0, height >= 0 else { return .null }
    return CGRect(
      x: rectangle.origin.x + insets.left, y: rectangle.origin.y + insets.top,
      width: width, height: height)
  }
}

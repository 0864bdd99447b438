import Foundation

/// A vector of the plane.
nonisolated public struct CGVector: Hashable, Codable, Sendable {
  /// The component along x.
  public var dx: CGFloat
  /// The component along y.
  public var dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector()

  /// Creates a vector by its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector by whole numbers.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// The zero vector.
  public init() {
    self.init(dx: CGFloat(0), dy: CGFloat(0))
  }
}

/// Distances along both axes, in points.
nonisolated public struct UIOffset: Hashable, Codable, Sendable {
  /// The distance from left to right.
  public var horizontal: CGFloat
  /// The distance from top to bottom.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// Distances in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// Distances from the edges of a rectangle in the direction of writing, in points.
nonisolated public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the edge where lines begin.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the edge where lines end.
  public var trailing: CGFloat

  /// No distance at any edge.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Distances for the four edges, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

import Foundation

/// The relative position of two views or points, in the coordinates of a common ancestor.
package struct MeasureRecord: Codable, Sendable {
  /// The coordinates in which everything is measured.
  package enum Space: Codable, Sendable, Hashable {
    case screen
    /// A view's own: the nearest common ancestor, or one of them.
    case view(ObjectName)
  }

  /// One of the two.
  package struct End: Codable, Sendable {
    /// nil for a point.
    package let view: ObjectName?
    /// A point as it was given, with the view of its coordinates; nil for a view.
    package let given: Given?
    /// The conversions of the origin of the view's bounds, or of the point, to the space; empty if
    /// it was already there.
    package let steps: [PointConversion]
    /// In the space: the view's bounds, or their bounding box if the view is rotated; a point has
    /// no size.
    package let frame: CGRect
    /// The middle, in the space.
    package let middle: CGPoint
    /// Whether transforms leave no rectangle of it in the space, so that `frame` is only the
    /// bounding box (GE-4).
    package let isTurned: Bool

    /// A point as it was given.
    package struct Given: Codable, Sendable, Hashable {
      package let point: CGPoint
      /// nil for the screen.
      package let view: ObjectName?

      package init(point: CGPoint, view: ObjectName?) {
        self.point = point
        self.view = view
      }
    }

    package init(
      view: ObjectName?, given: Given?, steps: [PointConversion], frame: CGRect, middle: CGPoint,
      isTurned: Bool
    ) {
      self.view = view
      self.given = given
      self.steps = steps
      self.frame = frame
      self.middle = middle
      self.isTurned = isTurned
    }
  }

  /// The relative position of two ranges of one axis.
  package enum Axis: Codable, Sendable, Hashable {
    /// The second begins where the first has ended, or later.
    case after(end: Double, begin: Double)
    /// The second ends where the first begins, or earlier.
    case before(end: Double, begin: Double)
    /// They share a part.
    case shared(from: Double, to: Double)

    /// The distance in points; 0 if they touch or share a part.
    package var gap: Double {
      switch self {
      case .after(let end, let begin), .before(let end, let begin): begin - end
      case .shared: 0
      }
    }
  }

  /// The insets of one frame in the other.
  package struct Insets: Codable, Sendable, Hashable {
    /// Whether the second is inside.
    package let isSecond: Bool
    package let top: Double
    package let left: Double
    package let bottom: Double
    package let right: Double

    package init(isSecond: Bool, top: Double, left: Double, bottom: Double, right: Double) {
      self.isSecond = isSecond
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// The relation of a point to a view's own bounds (HT-10).
  package struct Containment: Codable, Sendable, Hashable {
    package let view: ObjectName
    /// The point in the view's own coordinates; nil after a transform that cannot be inverted.
    package let point: CGPoint?
    package let bounds: CGRect
    package let isInside: Bool
    /// The view whose transform cannot be inverted; nil if `point` has numbers.
    package let singular: ObjectName?

    package init(
      view: ObjectName, point: CGPoint?, bounds: CGRect, isInside: Bool, singular: ObjectName?
    ) {
      self.singular = singular
      self.view = view
      self.point = point
      self.bounds = bounds
      self.isInside = isInside
    }
  }

  package let space: Space
  package let first: End
  package let second: End
  package let across: Axis
  package let down: Axis
  /// The distance of the nearest edges or corners of the frames; 0 if they touch or overlap.
  package let gap: Double
  /// The distance of the shapes themselves, if one of them is rotated.
  package let gapOfShapes: Double?
  /// The intersection of the frames; nil for none, and for points.
  package let overlap: CGRect?
  /// nil if neither frame contains the other, and for points.
  package let insets: Insets?
  /// For a point and a view.
  package let containment: Containment?
  /// The vector from the first's middle to the second's.
  package let betweenMiddles: CGSize
  package let middleDistance: Double

  package init(
    space: Space, first: End, second: End, across: Axis, down: Axis, gap: Double,
    gapOfShapes: Double?, overlap: CGRect?, insets: Insets?, containment: Containment?,
    betweenMiddles: CGSize, middleDistance: Double
  ) {
    self.space = space
    self.first = first
    self.second = second
    self.across = across
    self.down = down
    self.gap = gap
    self.gapOfShapes = gapOfShapes
    self.overlap = overlap
    self.insets = insets
    self.containment = containment
    self.betweenMiddles = betweenMiddles
    self.middleDistance = middleDistance
  }
}

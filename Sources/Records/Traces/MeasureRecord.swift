import Foundation

/// How two views or points lie relative to each other, in the coordinates of something that holds
/// both.
package struct MeasureRecord: Codable, Sendable {
  /// The coordinates in which everything is measured.
  package enum Space: Codable, Sendable, Hashable {
    case screen
    /// A view's own: the nearest one that holds both, or is one of them.
    case view(ObjectName)
  }

  /// One of the two.
  package struct End: Codable, Sendable {
    /// nil for a point.
    package let view: ObjectName?
    /// A point as it was given, and the view in whose coordinates; nil for a view.
    package let given: Given?
    /// The conversions of the origin of the view's bounds, or of the point, to the space; empty
    /// where it was there already.
    package let steps: [PointConversion]
    /// In the space: the view's bounds, or the box around them where the view is turned; a point
    /// has no size.
    package let frame: CGRect
    /// In the space.
    package let middle: CGPoint
    /// Whether transforms leave no rectangle of it in the space, so that `frame` is only the box
    /// around it (GE-4).
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

  /// How two ranges of one axis lie relative to each other.
  package enum Axis: Codable, Sendable, Hashable {
    /// The second begins where the first has ended, or later.
    case after(end: Double, begin: Double)
    /// The second ends where the first begins, or earlier.
    case before(end: Double, begin: Double)
    /// They share a part.
    case shared(from: Double, to: Double)

    /// The points between; 0 where they touch or share a part.
    package var gap: Double {
      switch self {
      case .after(let end, let begin), .before(let end, let begin): begin - end
      case .shared: 0
      }
    }
  }

  /// How far the edges of one lie inside those of the other.
  package struct Insets: Codable, Sendable, Hashable {
    /// Whether it is the second that lies inside.
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
    /// In the view's own coordinates; nil after a transform that cannot be undone.
    package let point: CGPoint?
    package let bounds: CGRect
    package let isInside: Bool
    /// The view whose transform cannot be undone; nil where `point` has numbers.
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
  /// Between the nearest edges or corners of the frames; 0 where they touch or overlap.
  package let gap: Double
  /// The same between the shapes themselves, where one of them is turned.
  package let gapOfShapes: Double?
  /// The area that the frames share; nil for none, and for points.
  package let overlap: CGRect?
  /// nil where neither frame holds the other, and for points.
  package let insets: Insets?
  /// For a point and a view.
  package let containment: Containment?
  /// From the first's middle to the second's.
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

import Foundation

/// The screen as `show` draws it: its views from back to front, the views that are not drawn and
/// why, and the fingers. Points are of the screen.
package struct ShowRecord: Codable, Sendable {
  /// How much of the screen is drawn.
  package enum Extent: String, Codable, Sendable, CaseIterable {
    /// The bounding box of the views and the fingers.
    case fit
    case screen
  }

  /// A view that is drawn.
  package struct View: Codable, Sendable, Hashable {
    package let view: ObjectName
    /// The corners of its bounds: top left, top right, bottom right, bottom left in its own
    /// coordinates.
    package let corners: [CGPoint]
    /// The part that clipping superviews leave, as corners; nil if none of them clips.
    package let visible: [CGPoint]?
    /// The visible background colour: its alpha includes those of the superviews.
    package let color: SceneRecord.Color?
    /// Whether it is only a backdrop: a window, or a view that fills one.
    package let isBackdrop: Bool

    package init(
      view: ObjectName, corners: [CGPoint], visible: [CGPoint]?, color: SceneRecord.Color?,
      isBackdrop: Bool
    ) {
      self.view = view
      self.corners = corners
      self.visible = visible
      self.color = color
      self.isBackdrop = isBackdrop
    }
  }

  /// The reason why a view is not drawn.
  package enum Absence: String, Codable, Sendable, CaseIterable {
    /// It or a superview is hidden.
    case hidden
    /// Its alpha or that of a superview is 0.
    case transparent
    /// It has no width or no height.
    case empty
    /// Clipping superviews leave no part of it.
    case clipped
    /// It is completely off the screen.
    case outside
    /// A number of its geometry is infinite or NaN.
    case nowhere
    /// There are more views than a picture shows, and it is one of the smallest.
    case tooMany
  }

  /// A view that is not drawn, including its subtree.
  package struct Missing: Codable, Sendable, Hashable {
    package let view: ObjectName
    package let reason: Absence

    package init(view: ObjectName, reason: Absence) {
      self.view = view
      self.reason = reason
    }
  }

  /// A finger of the last touch.
  package struct Finger: Codable, Sendable, Hashable {
    package let number: Int
    /// The point where it went down, and those that it moved to, in order.
    package let way: [CGPoint]
    /// The view that its touch belongs to; nil for no view.
    package let view: ObjectName?
    /// The index of that view among those that are drawn.
    package let index: Int?

    package init(number: Int, way: [CGPoint], view: ObjectName?, index: Int?) {
      self.number = number
      self.way = way
      self.view = view
      self.index = index
    }
  }

  package let screen: CGSize
  package let extent: Extent
  /// The index of the view in question among those that are drawn, and the number of its
  /// descendants after it; nil for the whole screen.
  package let subject: Range<Int>?
  /// The views from back to front.
  package let views: [View]
  /// The first of the others that have a name, and the number of all views that are not drawn.
  package let missing: [Missing]
  package let missingInAll: Int
  /// Those of the last touch; empty if there was none yet.
  package let fingers: [Finger]
  /// Whether the scene has changed since then.
  package let isOutdated: Bool

  package init(
    screen: CGSize, extent: Extent, subject: Range<Int>?, views: [View], missing: [Missing],
    missingInAll: Int, fingers: [Finger], isOutdated: Bool
  ) {
    self.screen = screen
    self.extent = extent
    self.subject = subject
    self.views = views
    self.missing = missing
    self.missingInAll = missingInAll
    self.fingers = fingers
    self.isOutdated = isOutdated
  }
}

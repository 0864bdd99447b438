import Foundation

/// The screen as `show` draws it: what is on it from the back to the front, what is not drawn and
/// why, and where fingers were. Places are points of the screen.
package struct ShowRecord: Codable, Sendable {
  /// How much of the screen is drawn.
  package enum Extent: String, Codable, Sendable, CaseIterable {
    /// What encloses the views and the fingers.
    case fit
    case screen
  }

  /// A view that is drawn.
  package struct View: Codable, Sendable, Hashable {
    package let view: ObjectName
    /// The corners of its bounds: top left, top right, bottom right, bottom left in its own
    /// coordinates.
    package let corners: [CGPoint]
    /// What superviews that clip leave of it, as corners; nil where none of them clips.
    package let visible: [CGPoint]?
    /// What is seen of its background colour: its alpha holds those of the superviews as well.
    package let color: SceneRecord.Color?
    /// Whether it is only what others are on: a window, or a view that fills one.
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

  /// Why a view is not drawn.
  package enum Absence: String, Codable, Sendable, CaseIterable {
    /// It or a superview is hidden.
    case hidden
    /// Its alpha or that of a superview is 0.
    case transparent
    /// It has no width or no height.
    case empty
    /// All of it is beyond what superviews that clip leave.
    case clipped
    /// All of it is beyond the screen.
    case outside
    /// A number of its place is infinite, or none.
    case nowhere
    /// There are more views than a picture shows, and it is one of the smallest.
    case tooMany
  }

  /// A view that is not drawn, with all that it holds.
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
    /// Where it went down, and where it moved to, in order.
    package let way: [CGPoint]
    /// The view that its touch belongs to; nil for no view.
    package let view: ObjectName?
    /// The place of that view among those that are drawn.
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
  /// The place of the view that was asked about among those that are drawn, and how many after it
  /// are in it; nil where the whole screen was.
  package let subject: Range<Int>?
  /// From the back to the front.
  package let views: [View]
  /// The first of the others that have a name, and how many views are not drawn in all.
  package let missing: [Missing]
  package let missingInAll: Int
  /// Those that were on the screen last; none where nothing was asked yet.
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

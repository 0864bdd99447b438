import Foundation

/// The number of a view's square points that get the touch, and the reasons for the others.
///
/// A square point of the screen belongs to the view if its middle is inside the view's bounds.
package struct WhyArea: Codable, Sendable, Hashable {
  /// The number of points on the screen.
  package let points: Int
  /// The number of those that the view or its descendants get.
  package let reached: Int
  /// The parts of these that its descendants get, largest first.
  package let subviews: [Share]
  /// The number of further descendants that get some, and their points.
  package let furtherShares: Int
  package let furtherSharePoints: Int
  /// The parts that go elsewhere, largest first.
  package let parts: [Part]
  /// The number of further parts, and their points.
  package let furtherParts: Int
  package let furtherPoints: Int
  /// The number of points of the view off the screen, where no finger can be.
  package let offScreen: Int
  /// Whether those were counted; for a rotated view they are derived from its area.
  package let isOffScreenCounted: Bool
  /// A point off the screen; nil if there is none.
  package let offScreenPoint: CGPoint?
  /// The number of points outside its bounds that the view gets as well.
  package let beyond: Int

  package init(
    points: Int, reached: Int, subviews: [Share], furtherShares: Int, furtherSharePoints: Int,
    parts: [Part], furtherParts: Int, furtherPoints: Int, offScreen: Int,
    isOffScreenCounted: Bool, offScreenPoint: CGPoint?, beyond: Int
  ) {
    self.furtherShares = furtherShares
    self.furtherSharePoints = furtherSharePoints
    self.points = points
    self.reached = reached
    self.subviews = subviews
    self.parts = parts
    self.furtherParts = furtherParts
    self.furtherPoints = furtherPoints
    self.offScreen = offScreen
    self.isOffScreenCounted = isOffScreenCounted
    self.offScreenPoint = offScreenPoint
    self.beyond = beyond
  }

  /// Points that a descendant gets.
  package struct Share: Codable, Sendable, Hashable {
    package let view: ObjectName
    package let points: Int
    /// A point of the screen among them to try.
    package let point: CGPoint

    package init(view: ObjectName, points: Int, point: CGPoint) {
      self.view = view
      self.points = points
      self.point = point
    }
  }

  /// Points that it does not get, with one cause and one view.
  package struct Part: Codable, Sendable, Hashable {
    package let points: Int
    /// A point of the screen among them to try, and the cause there.
    package let point: CGPoint
    package let cause: WhyCause
    /// The view that gets the touch there; nil for none.
    package let result: ObjectName?

    package init(points: Int, point: CGPoint, cause: WhyCause, result: ObjectName?) {
      self.points = points
      self.point = point
      self.cause = cause
      self.result = result
    }
  }
}

/// A remark about a view in addition to the reason why it gets the touch or not.
package enum WhyRemark: Codable, Sendable, Hashable {
  /// No target is registered with the control, so nothing would be sent (CT-20).
  case noTarget
  /// The targets of these actions of the control do not exist any more (CT-21).
  case targetsGone(selectors: [String])
  /// No line is offered, because the user's own code decides once the cause is fixed.
  case codeBehind(WhyCause)
  /// An override wrote to something that outlives the call while the points were asked one after
  /// the other, so the counts may mix several scenes.
  case writtenWhileAsked
  /// A script's class overrides a property that hit tests read. Here they read the stored value; no
  /// rule says what UIKit reads.
  case overridesProperty(view: ObjectName, property: String)
}

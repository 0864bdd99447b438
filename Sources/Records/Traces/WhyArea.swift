import Foundation

/// How many of a view's square points get the touch, and what keeps it from the rest.
///
/// A square point of the screen is the view's when its middle is inside the view's bounds.
package struct WhyArea: Codable, Sendable, Hashable {
  /// How many are on the screen.
  package let points: Int
  /// How many of them the view gets, or a view that it holds.
  package let reached: Int
  /// The parts of these that go to views that it holds, most first.
  package let subviews: [Share]
  /// How many more views that it holds get some, and their points.
  package let furtherShares: Int
  package let furtherSharePoints: Int
  /// The parts that go elsewhere, most first.
  package let parts: [Part]
  /// How many more parts there are, and their points.
  package let furtherParts: Int
  package let furtherPoints: Int
  /// How many points of the view are off the screen, where no finger can be.
  package let offScreen: Int
  /// Whether those were counted; a turned view's are taken from its area.
  package let isOffScreenCounted: Bool
  /// A point off the screen; nil when there is none.
  package let offScreenPoint: CGPoint?
  /// How many points outside its bounds the view gets as well.
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

  /// Points that go to a view that it holds.
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

  /// Points that one cause and one view keep from it.
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

/// A remark about a view beyond why it gets the touch or not.
package enum WhyRemark: Codable, Sendable, Hashable {
  /// No target is registered with the control, so nothing would be sent (CT-20).
  case noTarget
  /// No line is offered, because the user's own code lies behind the cause and decides then.
  case codeBehind(WhyCause)
  /// An override wrote to something that outlives the call while the points were asked one after
  /// the other, so the counts may mix several scenes.
  case writtenWhileAsked
  /// A script's class overrides a property that hit tests read. Here they read what is stored; what
  /// UIKit reads is in no rule.
  case overridesProperty(view: ObjectName, property: String)
}

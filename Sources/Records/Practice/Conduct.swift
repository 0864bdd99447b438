import Foundation

/// Something that a learner's code does or leaves out, seen while it ran: maps tell where touches
/// go, this tells how they come there.
package enum Conduct: Codable, Sendable, Hashable {
  /// It is right in the first scene, and wrong where these differ from it.
  case failsWhere(changes: [SceneChange])
  /// A view gets touches though a switch of its own forbids them.
  case ignores(change: SceneChange)
  /// The code changed something of a view by itself; `isAsked` while a hit test asked it.
  case changes(change: SceneChange, isAsked: Bool)
  /// A view asked another one with its own point, in its own coordinates.
  case unconverted(by: String, view: String)
  /// A view asked another one with its point converted the wrong way round.
  case convertedBackwards(by: String, view: String)
  /// A view took the origin of the other's frame from its point, where that is no conversion.
  case subtractedOrigin(by: String, view: String)
  /// A view asked another one with a point that is not the touched one.
  case wrongPoint(by: String, view: String, asked: CGPoint, right: CGPoint)
  /// A view asked a subview before the one that lies in front of it there.
  case backToFront(by: String, first: String, front: String)
  /// A view was told by the front subview who gets the touch, and went on to one behind it.
  case goesOn(by: String, answered: String, returned: String)
  /// A view returned one below it that was never asked.
  case unasked(by: String, view: String)
  /// A view returned one that it lies in, where it should have left the touch to others.
  case returnsAbove(by: String, returned: String)
  /// A view asked another one, and returned something other than its answer.
  case discards(by: String, view: String, answer: String?, returned: String?)
  /// A view returned without asking the subview that lies at the point.
  case notAsked(by: String, view: String)
  /// `point(inside:)` of a view refused a point at which a subview lies.
  case refusesFirst(by: String, view: String)
  /// A view got a touch outside of its bounds.
  case outside(name: String)
  /// A view returned nil within its bounds, where none of its subviews answers.
  case notItself(name: String)

  /// Whether it is something that being asked changes.
  package var isSideEffect: Bool {
    if case .changes(_, isAsked: true) = self { true } else { false }
  }
}

/// An aspect of a view in which two scenes differ.
package struct SceneChange: Codable, Sendable, Hashable {
  package let name: String
  package let aspect: Aspect

  package init(name: String, aspect: Aspect) {
    self.name = name
    self.aspect = aspect
  }

  package enum Aspect: String, Codable, Sendable, CaseIterable {
    case place
    case size
    case boundsOrigin
    case transform
    case isHidden
    case alpha
    case isUserInteractionEnabled
    /// Which superview it has.
    case superview
    /// Which subviews it has.
    case subviews
    /// In which order its subviews are.
    case order
  }
}

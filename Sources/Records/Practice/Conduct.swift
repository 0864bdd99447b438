import Foundation

/// Observed behaviour of a learner's code: maps show where touches go, this shows how they get
/// there.
package enum Conduct: Codable, Sendable, Hashable {
  /// It is right in the first scene, and wrong in scenes with these differences.
  case failsWhere(changes: [SceneChange])
  /// A view gets touches although its own switch refuses them.
  case ignores(change: SceneChange)
  /// The code changed a property of a view by itself; `isAsked` while a hit test asked it.
  case changes(change: SceneChange, isAsked: Bool)
  /// A view asked another one with its own point, in its own coordinates.
  case unconverted(by: String, view: String)
  /// A view asked another one with its point converted the wrong way round.
  case convertedBackwards(by: String, view: String)
  /// A view subtracted the origin of the other's frame from its point, although that is not a
  /// conversion.
  case subtractedOrigin(by: String, view: String)
  /// A view asked another one with a point that is not the touched one.
  case wrongPoint(by: String, view: String, asked: CGPoint, right: CGPoint)
  /// A view asked a subview before the one in front of it there.
  case backToFront(by: String, first: String, front: String)
  /// The front subview returned the view that gets the touch, but the asking view continued with
  /// one behind it.
  case goesOn(by: String, answered: String, returned: String)
  /// A view returned one below it that was never asked.
  case unasked(by: String, view: String)
  /// A view returned an ancestor, although it should have left the touch to others.
  case returnsAbove(by: String, returned: String)
  /// A view asked another one, and returned something other than its answer.
  case discards(by: String, view: String, answer: String?, returned: String?)
  /// A view returned without asking the subview at the point.
  case notAsked(by: String, view: String)
  /// `point(inside:)` of a view refused a point of a subview.
  case refusesFirst(by: String, view: String)
  /// A view returned a subview's answer for a point that its own `point(inside:)` refuses.
  case passesRefused(by: String, view: String)
  /// A view got a touch outside its bounds.
  case outside(name: String)
  /// A view returned nil within its bounds, although none of its subviews answers.
  case notItself(name: String)
  /// The answer at a point is wrong when it is asked in another way than for a map: `actual` in
  /// place of `expected`.
  case asked(Asking, at: CGPoint, expected: String?, actual: String?)

  /// A way of asking about a point that must not change the answer.
  package enum Asking: String, Codable, Sendable, CaseIterable {
    /// With nil for the event.
    case withoutEvent
    /// After all points, in another order.
    case again
    /// Among the first questions of a new scene, in another order.
    case first
  }

  /// Whether it is a side effect of being asked.
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
    /// Its superview.
    case superview
    /// Its subviews.
    case subviews
    /// The order of its subviews.
    case order
  }
}

/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension Conduct {
  private enum AskedCodingKeys: String, CodingKey { case _0 = "asked", at, expected, actual }
}

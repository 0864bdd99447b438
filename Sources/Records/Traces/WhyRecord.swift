import Foundation

/// Why a view gets the touch at a point, or the first decision that kept it away.
package struct WhyRecord: Codable, Sendable {
  package let view: ObjectName
  /// The point of the screen.
  package let point: CGPoint
  /// The same point in the view's own coordinates; nil when the view is on no screen.
  package let ownPoint: CGPoint?
  /// Whether the point was chosen for want of another: the middle of the view.
  package let isMiddle: Bool
  package let cause: WhyCause
  /// Who gets the touch instead; nil for nobody or for the view itself.
  package let result: ObjectName?
  /// Lines to type of which each mends it, the best first.
  package let cures: [Cure]
  /// A part of the view that no touch reaches although its middle is reached; nil when there is
  /// none.
  package let deadPart: DeadPart?
  /// Whether the scene was read from a dump, which does not show overrides.
  package let isFromDump: Bool

  package init(
    view: ObjectName, point: CGPoint, ownPoint: CGPoint?, isMiddle: Bool, cause: WhyCause,
    result: ObjectName?, cures: [Cure], deadPart: DeadPart?, isFromDump: Bool
  ) {
    self.view = view
    self.point = point
    self.ownPoint = ownPoint
    self.isMiddle = isMiddle
    self.cause = cause
    self.result = result
    self.cures = cures
    self.deadPart = deadPart
    self.isFromDump = isFromDump
  }
}

/// A part of a view that lies outside a view above it (HT-4).
package struct DeadPart: Codable, Sendable, Hashable {
  /// The view outside whose bounds it lies.
  package let ancestor: ObjectName
  /// How much of the view's area it is, 0 to 1.
  package let share: Double
  /// A point of the screen in it.
  package let point: CGPoint

  package init(ancestor: ObjectName, share: Double, point: CGPoint) {
    self.ancestor = ancestor
    self.share = share
    self.point = point
  }
}

/// Lines that make the view get the touch, and when they are right.
package struct Cure: Codable, Sendable {
  package enum Purpose: String, Codable, Sendable, CaseIterable {
    /// The plain remedy.
    case mend
    /// Where what covers the view needs no touches.
    case coverNeedsNoTouches
    /// Where the order is wrong.
    case orderIsWrong
    /// Where the view may be invisible but must be touchable.
    case invisibleButTouchable
  }

  /// What lay behind the first cause, and the line that sees to it.
  package struct Further: Codable, Sendable {
    /// The index of the line.
    package let line: Int
    package let cause: WhyCause

    package init(line: Int, cause: WhyCause) {
      self.line = line
      self.cause = cause
    }
  }

  package let purpose: Purpose
  package let lines: [String]
  /// Why there are lines behind the first.
  package let further: [Further]

  package init(_ purpose: Purpose, _ lines: [String], further: [Further]) {
    self.purpose = purpose
    self.lines = lines
    self.further = further
  }
}

/// The first decision that kept a touch from a view.
package enum WhyCause: Codable, Sendable {
  /// The view is the hit-test view.
  case hit
  /// The view is the hit-test view, but a disabled control (CT-4, CT-5).
  case hitButDisabled
  /// A subview of it is the hit-test view.
  case subviewHit(ObjectName)
  /// The point is not in the view's own area.
  case outsideItself(own: CGPoint, bounds: CGRect)
  /// The point is off the screen, where no finger can be.
  case offScreen(screen: CGSize)
  /// Its own switch.
  case refuses(reason: RefusalReason, isDefaultOfClass: Bool)
  /// The switch of a view above it; `levels` counts from 1 for the superview.
  case ancestorRefuses(
    ancestor: ObjectName, reason: RefusalReason, levels: Int, isDefaultOfClass: Bool)
  /// The point is outside a view above it (HT-4).
  case outsideAncestor(ancestor: ObjectName, point: CGPoint, bounds: CGRect, clips: Bool)
  /// A view above it has no area at all (HT-11).
  case emptyAncestor(ancestor: ObjectName, bounds: CGRect)
  /// A view in front of it, or of a view above it, answered first (HT-5, HT-6).
  case covered(by: ObjectName, among: ObjectName, shadowed: ObjectName, returned: ObjectName)
  /// Another window answered first (WN-5).
  case otherWindow(front: ObjectName, level: Double, own: ObjectName, ownLevel: Double)
  /// A line of the user's own answered for it or for a view above it (HT-26).
  case ownCode(owner: ObjectName, line: String, isPointInside: Bool)
  /// A script's override refused, or answered without asking the way down; `decided` is the last
  /// line that decided something, `answer` the view that it gave instead; nil for none.
  case script(
    owner: ObjectName, place: ScriptPlace, decided: ScriptLine?, answer: ObjectName? = nil,
    isPointInside: Bool)
  /// It is drawn in front by zPosition, but asked later (HT-8).
  case drawnInFront(owner: ObjectName, of: ObjectName, zPosition: Double, among: ObjectName)
  /// It is in no window.
  case notInWindow(topmost: ObjectName?)
  /// A transform above it, or its own, cannot be undone (GE-25).
  case singularTransform(ObjectName)
}

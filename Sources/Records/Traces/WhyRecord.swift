import EventVocabulary
import Foundation

/// The reason why a view gets the touch at a point, or the first decision against it.
package struct WhyRecord: Codable, Sendable {
  package let view: ObjectName
  /// The point of the screen.
  package let point: CGPoint
  /// The same point in the view's own coordinates; nil if the view is on no screen.
  package let ownPoint: CGPoint?
  /// Whether the point was chosen because none was named: the middle of the view.
  package let isMiddle: Bool
  package let cause: WhyCause
  /// The view that gets the touch instead; nil for none or for the view itself.
  package let result: ObjectName?
  /// Lines to type, each of which fixes it, the best first.
  package let cures: [Cure]
  /// The share of the view's area that gets the touch; nil if the question was about a point, and
  /// for a view that has no points on the screen.
  package let area: WhyArea?
  /// Further remarks.
  package let remarks: [WhyRemark]
  /// Whether the scene was read from a dump, which does not contain overrides.
  package let isFromDump: Bool

  package init(
    view: ObjectName, point: CGPoint, ownPoint: CGPoint?, isMiddle: Bool, cause: WhyCause,
    result: ObjectName?, cures: [Cure], area: WhyArea?, remarks: [WhyRemark], isFromDump: Bool
  ) {
    self.view = view
    self.point = point
    self.ownPoint = ownPoint
    self.isMiddle = isMiddle
    self.cause = cause
    self.result = result
    self.cures = cures
    self.area = area
    self.remarks = remarks
    self.isFromDump = isFromDump
  }
}

/// Lines that make the view get the touch, and the condition under which they apply.
package struct Cure: Codable, Sendable {
  package enum Purpose: String, Codable, Sendable, CaseIterable {
    /// The standard fix.
    case mend
    /// If a view is in a cell and not in its content view.
    case contentView
    /// If a presented controller has done its work.
    case presentedIsDone
    /// If the covering view needs no touches.
    case coverNeedsNoTouches
    /// If the order is wrong.
    case orderIsWrong
    /// If the view may be invisible but must be touchable.
    case invisibleButTouchable
    /// If an override on the covering view is no longer wanted.
    case notNeeded
    /// If the view may be scrolled into sight.
    case scroll
    /// If an animation refuses touches: the line changes a value that is not a property in an app.
    case allowInteraction
    /// If the view may be placed elsewhere.
    case moveInside
  }

  /// A cause hidden by the first, and the line that fixes it.
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
  /// The reasons for the lines after the first.
  package let further: [Further]
  /// The point of the screen at which the view is hit then.
  package let point: CGPoint

  package init(
    _ purpose: Purpose, _ lines: [String], _ further: [Further], at point: CGPoint
  ) {
    self.purpose = purpose
    self.lines = lines
    self.further = further
    self.point = point
  }
}

/// The first decision that prevented a view from getting a touch.
package enum WhyCause: Codable, Sendable, Hashable {
  /// The view is the hit-test view.
  case hit
  /// The view is the hit-test view, but a disabled control (CT-4, CT-5).
  case hitButDisabled
  /// A subview of it is the hit-test view.
  case subviewHit(ObjectName)
  /// The point is not in the view's own area. `isOffScreen`: not on the screen either; `closed`: an
  /// ancestor that does not accept the point, so that the view's own answer would not matter
  /// (HT-29).
  case outsideItself(own: CGPoint, bounds: CGRect, isOffScreen: Bool, closed: ObjectName?)
  /// The point is off the screen, where no finger can be.
  case offScreen(screen: CGSize)
  /// Its own switch.
  case refuses(reason: RefusalReason, isDefaultOfClass: Bool)
  /// The switch of an ancestor; `levels` counts from 1 for the superview.
  case ancestorRefuses(
    ancestor: ObjectName, reason: RefusalReason, levels: Int, isDefaultOfClass: Bool)
  /// The point is outside an ancestor (HT-4).
  case outsideAncestor(ancestor: ObjectName, point: CGPoint, bounds: CGRect, clips: Bool)
  /// An ancestor has no area at all (HT-11).
  case emptyAncestor(ancestor: ObjectName, bounds: CGRect)
  /// A view in front of it, or of an ancestor, answered first (HT-5, HT-6); `code` is the code that
  /// answered there in place of UIKit.
  case covered(
    by: ObjectName, among: ObjectName, shadowed: ObjectName, returned: ObjectName,
    code: CodeOrigin? = nil)
  /// Another window answered first (WN-5).
  case otherWindow(
    front: ObjectName, level: Double, own: ObjectName, ownLevel: Double, code: CodeOrigin? = nil)
  /// A line of the user's own answered for it or for an ancestor (HT-26); `answer` is the result of
  /// `hitTest`, nil for none. `isInView` if it is on a descendant of the view.
  case ownCode(
    owner: ObjectName, line: String, answer: ObjectName? = nil, isPointInside: Bool,
    isInView: Bool)
  /// A script's override refused, or returned without asking the next view of the path; `decided`
  /// is the last line with a decision, `answer` the view that it returned instead; nil for none.
  case script(
    owner: ObjectName, place: ScriptPlace, decided: ScriptLine?, answer: ObjectName? = nil,
    isPointInside: Bool, isInView: Bool)
  /// It is drawn in front by zPosition, but asked later (HT-8).
  case drawnInFront(owner: ObjectName, of: ObjectName, zPosition: Double, among: ObjectName)
  /// It is in no window.
  case notInWindow(topmost: ObjectName?, leaving: Leaving)
  /// Its window was never shown (WN-4), or is in no scene of an app that has some (WN-9).
  case windowNotShown(window: ObjectName, hasNoScene: Bool)
  /// A transform of an ancestor, or its own, cannot be inverted (GE-25).
  case singularTransform(ObjectName)
  /// Code that ran while the views were asked changed the hierarchy.
  case changedMeanwhile(result: ObjectName?)
}

/// The user's code that answered in place of UIKit.
package enum CodeOrigin: Codable, Sendable, Hashable {
  /// A fixed answer, as it was typed.
  case line(String)
  /// An override in Swift.
  case script(ScriptPlace)
}

/// The reason why a view is in no window.
package enum Leaving: Codable, Sendable, Hashable {
  /// It never was in one.
  case never
  /// The line that removed it.
  case line(String)
  /// The reason is not known.
  case unknown
}

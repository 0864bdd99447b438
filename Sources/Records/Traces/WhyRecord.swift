import EventVocabulary
import Foundation

/// Why a view gets the touch at a point, or the first decision that kept it away.
package struct WhyRecord: Codable, Sendable {
  package let view: ObjectName
  /// The point of the screen.
  package let point: CGPoint
  /// The same point in the view's own coordinates; nil when the view is on no screen.
  package let ownPoint: CGPoint?
  /// Whether the point was chosen because none was named: the middle of the view.
  package let isMiddle: Bool
  package let cause: WhyCause
  /// The view that gets the touch instead; nil for none or for the view itself.
  package let result: ObjectName?
  /// Lines to type, each of which fixes it, the best first.
  package let cures: [Cure]
  /// How much of the view's area gets the touch; nil where a point was asked for, and for a view
  /// that has no points on the screen.
  package let area: WhyArea?
  /// What else should be known.
  package let remarks: [WhyRemark]
  /// Whether the scene was read from a dump, which does not show overrides.
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

/// Lines that make the view get the touch, and when they are right.
package struct Cure: Codable, Sendable {
  package enum Purpose: String, Codable, Sendable, CaseIterable {
    /// The plain remedy.
    case mend
    /// Where a presented controller has done its work.
    case presentedIsDone
    /// Where what covers the view needs no touches.
    case coverNeedsNoTouches
    /// Where the order is wrong.
    case orderIsWrong
    /// Where the view may be invisible but must be touchable.
    case invisibleButTouchable
    /// Where an answer that was put on what covers it is no longer wanted.
    case notNeeded
    /// Where it may be scrolled into sight.
    case scroll
    /// Where an animation refuses touches: the line changes what is not a property in an app.
    case allowInteraction
    /// Where it may be placed elsewhere.
    case moveInside
  }

  /// A cause behind the first, and the line that fixes it.
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

/// The first decision that kept a touch from a view.
package enum WhyCause: Codable, Sendable, Hashable {
  /// The view is the hit-test view.
  case hit
  /// The view is the hit-test view, but a disabled control (CT-4, CT-5).
  case hitButDisabled
  /// A subview of it is the hit-test view.
  case subviewHit(ObjectName)
  /// The point is not in the view's own area. `isOffScreen`: not on the screen either; `closed`: a
  /// view above it that does not accept the point, so that its own answer would not matter (HT-29).
  case outsideItself(own: CGPoint, bounds: CGRect, isOffScreen: Bool, closed: ObjectName?)
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
  /// A view in front of it, or of a view above it, answered first (HT-5, HT-6); `code` is what
  /// answered there in place of UIKit.
  case covered(
    by: ObjectName, among: ObjectName, shadowed: ObjectName, returned: ObjectName,
    code: CodeOrigin? = nil)
  /// Another window answered first (WN-5).
  case otherWindow(
    front: ObjectName, level: Double, own: ObjectName, ownLevel: Double, code: CodeOrigin? = nil)
  /// A line of the user's own answered for it or for a view above it (HT-26); `answer` is the view
  /// that `hitTest` gave, nil for none. `isInView` says that it is on a view which the view holds.
  case ownCode(
    owner: ObjectName, line: String, answer: ObjectName? = nil, isPointInside: Bool,
    isInView: Bool)
  /// A script's override refused, or answered without asking the way down; `decided` is the last
  /// line that decided something, `answer` the view that it gave instead; nil for none.
  case script(
    owner: ObjectName, place: ScriptPlace, decided: ScriptLine?, answer: ObjectName? = nil,
    isPointInside: Bool, isInView: Bool)
  /// It is drawn in front by zPosition, but asked later (HT-8).
  case drawnInFront(owner: ObjectName, of: ObjectName, zPosition: Double, among: ObjectName)
  /// It is in no window.
  case notInWindow(topmost: ObjectName?, leaving: Leaving)
  /// Its window was never shown (WN-4), or is in no scene of an app that has some (WN-9).
  case windowNotShown(window: ObjectName, hasNoScene: Bool)
  /// A transform above it, or its own, cannot be undone (GE-25).
  case singularTransform(ObjectName)
  /// Code that ran while the views were asked changed which ones there are.
  case changedMeanwhile(result: ObjectName?)
}

/// The user's code that answered in place of UIKit.
package enum CodeOrigin: Codable, Sendable, Hashable {
  /// A fixed answer, as it was typed.
  case line(String)
  /// An override in Swift.
  case script(ScriptPlace)
}

/// How a view came to be in no window.
package enum Leaving: Codable, Sendable, Hashable {
  /// It never was in one.
  case never
  /// The line that took it away.
  case line(String)
  /// The reason is not known.
  case unknown
}

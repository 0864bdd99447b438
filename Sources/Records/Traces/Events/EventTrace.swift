import EventVocabulary
import Foundation

/// The effects of one acting line: every input, every message and every decision, in order.
package struct EventTrace: Codable, Sendable {
  /// The version of this format; it increases when the meaning of a field changes.
  package static let version = 1

  package let version: Int
  package let act: EventAct
  /// The time of the first input, in seconds of the device; times are relative to it.
  package let start: Double
  /// The time at which everything was handled.
  package let end: Double
  /// The fingers that went down meanwhile, in order.
  package let fingers: [FingerDown]
  package let steps: [EventStep]
  /// The hit tests of those fingers.
  package let hits: [HitTestTrace]
  /// Unexpected conclusions, with lines to type.
  package let conclusions: [EventConclusion]
  /// The reason why a script stopped meanwhile; the trace ends there.
  package let stop: StopReport?

  package init(
    act: EventAct, start: Double, end: Double, fingers: [FingerDown], steps: [EventStep],
    hits: [HitTestTrace], conclusions: [EventConclusion], stop: StopReport? = nil
  ) {
    self.stop = stop
    version = Self.version
    self.act = act
    self.start = start
    self.end = end
    self.fingers = fingers
    self.steps = steps
    self.hits = hits
    self.conclusions = conclusions
  }
}

extension EventTrace {
  /// The hit test of a line; nil for a line about something else.
  package func hitTest(of line: EventLine) -> HitTestTrace? {
    guard case .hitTest = steps[line.step].kind else { return nil }
    let before = steps[..<line.step].count { if case .hitTest = $0.kind { true } else { false } }
    return hits.indices.contains(before) ? hits[before] : nil
  }

  /// The complete line with a number, from 1.
  package func line(_ number: Int, isUnfolded: Bool, isOutdated: Bool) -> EventTraceLine {
    let lines = EventLines(steps, isUnfolded: isUnfolded).numbered
    let line = lines[number - 1]
    let kept = line.steps.sorted()
    return EventTraceLine(
      number: number, count: lines.count, line: line.renumbered(kept),
      steps: kept.map { steps[$0] }, start: start, hitTest: hitTest(of: line),
      isOutdated: isOutdated, stop: line.steps.contains(steps.count - 1) ? stop : nil)
  }
}

/// A finger that went down, and the destination of its touch.
package struct FingerDown: Codable, Sendable, Hashable {
  package let finger: Int
  /// The point, in points of the screen.
  package let point: CGPoint
  /// The view that the touch belongs to; nil for no view.
  package let view: ObjectName?

  package init(finger: Int, point: CGPoint, view: ObjectName?) {
    self.finger = finger
    self.point = point
    self.view = view
  }
}

/// The act of an acting line. Points are points of the screen, times seconds.
package enum EventAct: Codable, Sendable {
  case tap(EventPlace, times: Int, fingers: Int)
  case longPress(EventPlace, seconds: Double)
  case drag(from: EventPlace, to: CGPoint, seconds: Double, moves: Int)
  case swipe(SwipeDirection, from: CGPoint, to: CGPoint)
  case pinch(EventPlace, factor: Double)
  /// The angle is in radians, clockwise.
  case rotation(EventPlace, angle: Double)
  /// Single fingers at one moment.
  case fingers([FingerChange])
  case wait(Double)
  case shake
  case remoteControl(RemoteControl)
  case key(String, isDown: Bool)
  /// A tap on the status bar (UT-28).
  case statusBarTap
  /// The pending update cycle ran, or that of one view.
  case layout(of: ObjectName?, marked: [ObjectName])
  /// A number of frames of the display passed.
  case frames(Int)
}

/// A point of the screen, and the text that was typed for it.
package struct EventPlace: Codable, Sendable {
  package let point: CGPoint
  /// nil if a point of the screen was typed.
  package let origin: HitTestTrace.Origin?

  package init(point: CGPoint, origin: HitTestTrace.Origin?) {
    self.point = point
    self.origin = origin
  }
}

/// The direction of a swipe.
package enum SwipeDirection: String, Codable, Sendable, CaseIterable {
  case left
  case right
  case up
  case down
}

/// A command of a remote control.
package enum RemoteControl: String, Codable, Sendable, CaseIterable {
  case play
  case pause
  case stop
  case toggle
  case next
  case previous
}

/// An unexpected result of an event, with the line that changes it.
package enum EventConclusion: Codable, Sendable, Hashable {
  /// A recognizer took the touch from a view that had received it (GR-17).
  case tookTouch(view: ObjectName, recognizer: ObjectName)
  /// A view never received the touch, because a recognizer was faster: while `heldBy`, itself or
  /// another, delayed it by `delaysTouchesBegan` (GR-45), or at once (GR-3).
  case keptTouch(view: ObjectName, recognizer: ObjectName, heldBy: ObjectName?)
  /// The result of a hit test is in no window, so that no view gets the touch (HT-30).
  case strayHit(view: ObjectName)
  /// A view never received the touch, because a scroll view scrolled first (SC-2).
  case scrolledAway(view: ObjectName, scrollView: ObjectName)
  /// A view has not received the touch yet, because it may become a scroll (SC-2).
  case stillDelayed(view: ObjectName, scrollView: ObjectName)
  /// A recognizer is ready and waits for another to fail (GR-36).
  case stillWaits(recognizer: ObjectName, for: ObjectName)
  /// A view has not received a touch yet (GR-43, GR-44).
  case stillHeld(view: ObjectName, by: ObjectName, isEnd: Bool)
  /// No responder in the chain handled the touch (RC-13).
  case unhandled(view: ObjectName)
  /// The touch did not reach the view that the line named; the view that got it, nil for none.
  case missed(view: ObjectName, hit: ObjectName?)
  /// The touch hit a row, but did not select it.
  case rowNotChosen(TouchedRow, RowLoss)
  /// The control that was hit is disabled (CT-4).
  case disabled(control: ObjectName)
  /// A control sent an event for which no target is registered.
  case unheard(control: ObjectName, event: String)
  /// A control was disabled, or refused touches, while it tracked (CT-30).
  case stopsTracking(control: ObjectName, TrackingEnd<ObjectName>)
  /// A control tracks a touch that hit a plain subview: whether it does on a device is not settled
  /// (CT-29).
  case hitInsideControl(view: ObjectName, control: ObjectName)
  /// The finger was lifted too far away (CT-14).
  case liftedOutside(control: ObjectName, LiftOutside)
  /// The finger was lifted outside, and near enough to count as inside (CT-15).
  case liftedNear(control: ObjectName, LiftOutside)
  /// No object has a method for the action (TA-6); the controller that could answer it.
  case nobodyActs(selector: String, from: ObjectName?, controller: ObjectName?)
  /// The target of an action was deallocated: nothing retained it (CT-21).
  case targetGone(selector: String, from: ObjectName)
  /// A view lost its touch to the scroll view that it scrolls with (SC-8).
  case scrolledWith(view: ObjectName, scrollView: ObjectName)
  /// A view never received the touch: a recognizer recognized while a scroll view delayed it
  /// (SC-2).
  case keptByDelay(view: ObjectName, recognizer: ObjectName, scrollView: ObjectName)
  /// No view received a touch, because code for `sendEvent` does not call super (PL-1); `isLine` if
  /// it is a line of `on`.
  case notPassedOn(by: ObjectName, isLine: Bool)
  /// A control does not track, because its code for `touchesBegan` does not call super (RC-17).
  case notTracked(control: ObjectName)
  /// A control does not receive the lift, because its code for `touchesEnded` does not call super
  /// (CT-8).
  case tracksOn(control: ObjectName)
  /// A control does not track, because its code for `beginTracking` returns false (CT-9).
  case refusesTracking(control: ObjectName)
  /// No code requested the events of a remote control (FR-14).
  case remoteUnasked
  /// No responder in the chain handled a shake, a key or a remote control event (RC-13). `isWindow`
  /// if there is no first responder, so that the window received it (FR-10).
  case unhandledMessage(String, first: ObjectName, isWindow: Bool)
  /// Several scroll views would scroll to their top, so none does (UT-28).
  case severalScrollToTop([ObjectName])
  /// Code sends a touch message to a UIKit object that is not next in the chain (RC-19).
  case sentByHand(String, to: ObjectName, by: ObjectName)
  /// A slider does not track a finger that is not on its knob (CT-9).
  case besideKnob(slider: ObjectName)
}

/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension EventAct {
  private enum TapCodingKeys: String, CodingKey { case _0 = "place", times, fingers }
  private enum LongPressCodingKeys: String, CodingKey { case _0 = "place", seconds }
  private enum SwipeCodingKeys: String, CodingKey { case _0 = "direction", from, to }
  private enum PinchCodingKeys: String, CodingKey { case _0 = "place", factor }
  private enum RotationCodingKeys: String, CodingKey { case _0 = "place", angle }
  private enum KeyCodingKeys: String, CodingKey { case _0 = "key", isDown }
}

/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension EventConclusion {
  private enum RowNotChosenCodingKeys: String, CodingKey { case _0 = "row", _1 = "reason" }
  private enum StopsTrackingCodingKeys: String, CodingKey { case control, _1 = "reason" }
  private enum LiftedOutsideCodingKeys: String, CodingKey { case control, _1 = "lift" }
  private enum LiftedNearCodingKeys: String, CodingKey { case control, _1 = "lift" }
  private enum UnhandledMessageCodingKeys: String, CodingKey {
    case _0 = "message", first, isWindow
  }
  private enum SentByHandCodingKeys: String, CodingKey { case _0 = "message", to, by }
}

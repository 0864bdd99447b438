import EventVocabulary
import Foundation

/// The effect of the last event on an object, and the reason why it had no other.
package struct EventWhy: Codable, Sendable {
  /// The object in question; nil for the event as a whole.
  package let asked: ObjectName?
  /// The act of the fingers; nil if no event is reported.
  package let act: EventAct?
  /// The deciding findings, the most important first.
  package let findings: [EventFinding]
  /// Whether the scene has changed since.
  package let isOutdated: Bool

  package init(asked: ObjectName?, act: EventAct?, findings: [EventFinding], isOutdated: Bool) {
    self.asked = asked
    self.act = act
    self.findings = findings
    self.isOutdated = isOutdated
  }
}

/// The decision about one view, control or recognizer.
package struct EventFinding: Codable, Sendable, Hashable {
  package let subject: ObjectName
  /// The time, in seconds since the first finger went down; nil if no moment decided.
  package let time: Double?
  package let reason: EventReason
  /// Lines to type, the best first.
  package let cures: [EventCure]

  package init(
    _ subject: ObjectName, at time: Double?, _ reason: EventReason, _ cures: [EventCure] = []
  ) {
    self.subject = subject
    self.time = time
    self.reason = reason
    self.cures = cures
  }
}

/// A line to type, and the condition under which it applies.
package struct EventCure: Codable, Sendable, Hashable {
  package enum Purpose: String, Codable, Sendable, CaseIterable {
    /// The standard fix.
    case mend
    /// If a recognizer should ignore the touches of one view.
    case leaveOut
    /// If touches should reach the views below.
    case fallThrough
    /// If both recognizers may recognize.
    case both
    /// If one of two recognizers should be preferred.
    case prefer
    /// If a table should have rows that the app creates itself.
    case ownRows
    /// If a view should have a recognizer of its own.
    case own
    /// If only one of two recognizers should recognize: this one waits until the other has failed.
    case wait
    /// If only touches of a recognizer's own view should count, and none of its descendants.
    case onlyItself
    /// If a touch should be passed on at once.
    case atOnce
    /// If time has to pass, or a finger has to go up.
    case goOn
    /// A gesture that it takes.
    case gesture
    /// If the view may keep the touch, and is then not asked (GR-32).
    case unasked
    /// If the code of a view is not needed.
    case withoutCode
    /// If it should work whichever way something open is settled.
    case settle
    /// If more information is wanted.
    case look
  }

  package let purpose: Purpose
  package let line: String

  package init(_ purpose: Purpose, _ line: String) {
    self.purpose = purpose
    self.line = line
  }
}

/// The reason for a decision. Lengths are in points, times in seconds.
package enum EventReason: Codable, Sendable, Hashable {
  // Views and controls.

  /// A control sent an event, and the actions that were called for it; `lifted` is for a finger
  /// that was lifted outside.
  case acted(event: String, actions: [ReceivedAction], lifted: LiftOutside?)
  /// The touch selected a row of a table, or deselected it.
  case rowChosen(TouchedRow, isTakenBack: Bool, RowListener)
  /// The touch hit a row of a table, but did not select it.
  case rowNotChosen(TouchedRow, RowLoss)
  /// Code handled the touch: the view's own, or that of a next responder.
  case handled(by: ObjectName, HandledWay, isItself: Bool)
  /// Its code handled a touch that hit another view, and that travelled up the chain.
  case handledFurtherUp(hit: ObjectName?, HandledWay)
  /// No responder in the chain handled the touch (RC-13).
  case unhandled
  /// A recognizer recognized and took the touch away (GR-17).
  case tookTouch(TakingRecognizer, isControl: Bool)
  /// A recognizer recognized before the view received the touch: while `heldBy` delayed it (GR-45),
  /// or at once (GR-3).
  case keptTouch(TakingRecognizer, heldBy: ObjectName?)
  /// The pan of a scroll view began: before the view received the touch (SC-2), or after that
  /// (SC-8).
  case scrolledAway(ObjectName, way: Double, of: Double, within: Double, hadTouch: Bool)
  /// A scroll view did not let the touch through (SC-6).
  case keptByScrollView(ObjectName)
  /// The touch stopped a scroll view that was decelerating (SC-16).
  case stoppedScrolling(ObjectName)
  /// The view left its window (UT-23).
  case leftWindow
  /// The system took the touch away (UT-23).
  case systemTook
  /// A message is delayed until a recognizer has failed (GR-43, GR-44).
  case stillHeld(by: ObjectName, isEnd: Bool)
  /// The control is disabled (CT-4).
  case disabled
  /// The control stopped tracking in the middle, after it had sent some events (CT-30, UT-4).
  case stoppedTracking(TrackingEnd<ObjectName>, sent: [String])
  /// The view is a plain subview of a control that tracked its touch: whether it does on a device
  /// is not settled (CT-29).
  case hitInsideControl(ObjectName)
  /// The view's `gestureRecognizerShouldBegin(_:)` kept recognizers from recognizing (GR-32,
  /// GR-35).
  case refusesRecognizers([ObjectName], HandledWay)
  /// No target is registered for the event of the control; there are some for these events.
  /// `lifted` is for a finger that was lifted outside.
  case unheard(event: String, registered: [String], lifted: LiftOutside?)
  /// The finger was lifted too far outside (CT-14, CT-15).
  case liftedOutside(distance: Double, allowed: Double)
  /// The finger is still down: the event of a lift has not come yet.
  case stillDown(finger: Int, isControl: Bool)
  /// Its own code handled it in place of UIControl's, which tracks the finger (CT-8).
  case ownCode(HandledWay)
  /// The same for the lift: UIControl's code, which ends tracking, did not run (CT-8).
  case ownCodeAtEnd(HandledWay)
  /// The control did not track the finger (CT-9).
  case notTracked
  /// The view takes one touch at a time (UT-16).
  case oneTouchOnly(finger: Int)
  /// Another view takes touches exclusively, or the view does and another was first (UT-20).
  case exclusive(ObjectName, isItself: Bool)
  /// Touches are ignored (UT-26), or were when the finger went down (UT-27).
  case ignored(isOver: Bool)
  /// A transition by an animator of the app's own has not ended, or had not when the finger went
  /// down (VC-64).
  case ignoredInTransition(isOver: Bool)
  /// No window has a view there (WN-5).
  case nobodyHit(CGPoint)
  /// No responder in the chain has the method that a control sent (TA-6).
  case nobodyActs(selector: String)
  /// The event of a control, or the action of a recognizer if `event` is nil, goes to targets that
  /// do not exist any more (CT-21).
  case targetGone(selectors: [String], event: String?)
  /// The scroll view moved its content.
  case scrolled(by: Double)
  /// The scroll view did not move its content, as its pan failed; `content` is the view that the
  /// touch hit.
  case didNotScroll(pan: ObjectName, GestureReason<ObjectName>, content: ObjectName?)
  /// A shake, a key or a remote control event travelled along the chain, or to no responder (FR).
  case travelled(TravelledEvent)

  // Recognizers.

  /// It recognized; `targets` is the number of targets that were called.
  case recognized(GestureReason<ObjectName>, state: GestureState, targets: Int, of: ObjectName?)
  /// It recognized early in the gesture, before another one that takes more of it, since nothing
  /// made it wait (GR-36, GR-38).
  case didNotWait(GestureReason<ObjectName>, for: ObjectName, at: Double)
  /// It was attached to the view that was touched until it was added to another one (GR-1).
  case movedToAnotherView(from: ObjectName, to: ObjectName)
  /// It failed.
  case failed(GestureReason<ObjectName>, of: ObjectName?)
  /// It failed, because an implementation of `gestureRecognizerShouldBegin(_:)` returned false.
  case refusedBegin(RefusedBegin)
  /// It did not get the touch (GR-5, GR-6).
  case refusedTouch(TouchRefusal)
  /// It is ready and waits for another to fail (GR-36).
  case waits(for: ObjectName)
  /// It has not decided yet: the fingers are still down, or time has to pass.
  case undecided(isDown: Bool)
  /// The user's own recognizer set no state that ends its attempt (GR-14); its present state.
  case neverDecides(state: GestureState)
  /// It was disabled (GR-4).
  case recognizerOff
  /// The touch belongs to a view that is neither its own nor a descendant (GR-1, GR-2).
  case notOnTheWay(hit: ObjectName?, view: ObjectName, point: CGPoint)
  /// Its attempt was over, or it was attached after the touch had begun (GR-7, GR-8).
  case tooLate
  /// It is attached to no view.
  case unattached
  /// No event has concerned it: the gesture that it waits for.
  case setUp(RecognizerSetUp)
}

/// A finger that was lifted outside a control, in points (CT-15).
package struct LiftOutside: Codable, Sendable, Hashable {
  package let distance: Double
  /// The distance up to which it counts as inside.
  package let allowed: Double

  package init(distance: Double, allowed: Double) {
    self.distance = distance
    self.allowed = allowed
  }
}

/// A row of a table, or an item of a collection, that a touch hit.
package struct TouchedRow: Codable, Sendable, Hashable {
  /// The cell.
  package let row: ObjectName
  /// The table or the collection.
  package let owner: ObjectName
  package let isItem: Bool

  package init(row: ObjectName, owner: ObjectName, isItem: Bool) {
    self.row = row
    self.owner = owner
    self.isItem = isItem
  }
}

/// The object that is notified of the selection of a row.
package enum RowListener: String, Codable, Sendable, CaseIterable {
  case delegate
  /// There is no delegate.
  case nobody
  /// The delegate does not implement the method.
  case deafDelegate
}

/// The messages about a touch that a table had received when a recognizer took it.
package enum RowHearing: String, Codable, Sendable, CaseIterable {
  case told
  /// None: it delayed the touch itself, as a finger may be about to scroll (SC-2).
  case keptBackByItself
  /// None: the recognizer has `delaysTouchesBegan` (GR-44, GR-45).
  case keptBackByRecognizer
  /// None: another recognizer has `delaysTouchesBegan` (GR-44).
  case keptBackByAnother
  /// None: recognizers come first, and this one recognized at once (GR-3).
  case recognizedAtOnce
}

/// The reason why a touch that hit a row did not select it.
package enum RowLoss: Codable, Sendable, Hashable {
  /// A recognizer took the touch away (GR-17).
  case taken(TakingRecognizer, RowHearing)
  /// Code of a view in the row, or of a control there, handled the touch.
  case handledInside(by: ObjectName)
  /// The table selected nothing.
  case refused(RowRefusal)
}

/// The code that handled a touch.
package enum HandledWay: Codable, Sendable, Hashable {
  case on(line: String)
  case script(ScriptPlace)
  /// Code of UIKit's own.
  case native
}

/// An event without a location on the screen: a shake, a key, a remote control event (FR).
package struct TravelledEvent: Codable, Sendable, Hashable {
  package enum Kind: String, Codable, Sendable, CaseIterable {
    case shake
    case key
    case remoteControl
  }

  /// A key command: the responder that declares it, and the action that it sends.
  package struct KeyCommand: Codable, Sendable, Hashable {
    package let owner: ObjectName
    package let action: String

    package init(owner: ObjectName, action: String) {
      self.owner = owner
      self.action = action
    }
  }

  package let kind: Kind
  /// The responders that it was sent to, in order; empty if there were none.
  package let path: [ObjectName]
  /// Whether there was no first responder, so that the window received it (FR-10).
  package let isForWindow: Bool
  /// The responder that handled it; nil for none.
  package let handler: ObjectName?
  package let way: HandledWay?
  /// The key command that it was (FR-5).
  package let keyCommand: KeyCommand?
  /// Whether the responder in question is not one of those that it was sent to.
  package let isElsewhere: Bool

  package init(
    kind: Kind, path: [ObjectName], isForWindow: Bool, handler: ObjectName?, way: HandledWay?,
    keyCommand: KeyCommand?, isElsewhere: Bool
  ) {
    self.kind = kind
    self.path = path
    self.isForWindow = isForWindow
    self.handler = handler
    self.way = way
    self.keyCommand = keyCommand
    self.isElsewhere = isElsewhere
  }
}

/// An action that was called.
package enum ReceivedAction: Codable, Sendable, Hashable {
  case send(selector: String, to: ObjectName)
  case line(String)
  case closure
  case logged
}

/// A view whose own code prevented a recognizer from recognizing.
package struct RefusedBegin: Codable, Sendable, Hashable {
  package let view: ObjectName
  package let way: HandledWay
  /// Whether the recognizer is attached to that view.
  package let isOwn: Bool
  /// Whether the view is the recognizer's delegate as well, as a scroll view is for its pan
  /// (GR-35).
  package let isDelegate: Bool

  package init(view: ObjectName, way: HandledWay, isOwn: Bool, isDelegate: Bool) {
    self.view = view
    self.way = way
    self.isOwn = isOwn
    self.isDelegate = isDelegate
  }
}

/// A recognizer that took a touch.
package struct TakingRecognizer: Codable, Sendable, Hashable {
  package let recognizer: ObjectName
  package let view: ObjectName?
  /// The reason why it recognized.
  package let cause: GestureReason<ObjectName>?
  /// The time at which the view had received the touch, in seconds since the first finger went
  /// down.
  package let heardAt: Double?

  package init(
    recognizer: ObjectName, view: ObjectName?, cause: GestureReason<ObjectName>?, heardAt: Double?
  ) {
    self.recognizer = recognizer
    self.view = view
    self.cause = cause
    self.heardAt = heardAt
  }
}

/// The gesture that a recognizer waits for, before any event.
package struct RecognizerSetUp: Codable, Sendable, Hashable {
  package let view: ObjectName
  /// The number of points of its view that hit the view or a descendant, and the number of all; nil
  /// if they were not counted.
  package let points: Int?
  package let all: Int?
  /// The gesture that it recognizes, as its class defines it.
  package let takes: Takes
  /// The recognizers whose failure it requires.
  package let requires: [ObjectName]

  package enum Takes: Codable, Sendable, Hashable {
    case taps(Int, fingers: Int)
    case press(seconds: Double, movement: Double, fingers: Int)
    case pan(way: Double, fingers: Int)
    case swipe(way: Double, seconds: Double, directions: [SwipeDirection])
    case pinch
    case rotation
    case edge(width: Double)
    case own
  }

  package init(
    view: ObjectName, points: Int?, all: Int?, takes: Takes, requires: [ObjectName]
  ) {
    self.view = view
    self.points = points
    self.all = all
    self.takes = takes
    self.requires = requires
  }
}

/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension RowLoss {
  private enum TakenCodingKeys: String, CodingKey { case _0 = "taker", _1 = "hearing" }
}

/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension RecognizerSetUp.Takes {
  private enum TapsCodingKeys: String, CodingKey { case _0 = "count", fingers }
}

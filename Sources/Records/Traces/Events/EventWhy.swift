import EventVocabulary
import Foundation

/// The effect of the last event on an object, and why it had no other.
package struct EventWhy: Codable, Sendable {
  /// The object that was asked about; nil for the event as a whole.
  package let asked: ObjectName?
  /// The act of the fingers; nil where no event is reported.
  package let act: EventAct?
  /// The findings that decided, the most important first.
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
  /// When, in seconds since the first finger went down; nil where no moment decided.
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

/// A line to type, and when it is right.
package struct EventCure: Codable, Sendable, Hashable {
  package enum Purpose: String, Codable, Sendable, CaseIterable {
    /// The plain remedy.
    case mend
    /// Where a recognizer is to leave out the touches of one view.
    case leaveOut
    /// Where touches are to reach what lies below.
    case fallThrough
    /// Where both recognizers may recognize.
    case both
    /// Where one of two recognizers is to be preferred.
    case prefer
    /// Where a table is to have rows that the app makes itself.
    case ownRows
    /// Where a view is to have a recognizer of its own.
    case own
    /// Where time has to pass, or a finger has to go up.
    case goOn
    /// A gesture that it takes.
    case gesture
    /// Where the view may keep the touch, and is then not asked (GR-32).
    case unasked
    /// Where the code of a view is not needed.
    case withoutCode
    /// Where it is right whichever way something open is settled.
    case settle
    /// Where more is told.
    case look
  }

  package let purpose: Purpose
  package let line: String

  package init(_ purpose: Purpose, _ line: String) {
    self.purpose = purpose
    self.line = line
  }
}

/// The reason for a decision. Lengths are points, times seconds.
package enum EventReason: Codable, Sendable, Hashable {
  // Views and controls.

  /// A control sent an event, and that many actions were called for it; `lifted` is for a finger
  /// that was lifted outside.
  case acted(event: String, actions: [ReceivedAction], lifted: LiftOutside?)
  /// The touch chose a row of a table, or took its choice back.
  case rowChosen(TouchedRow, isTakenBack: Bool, RowListener)
  /// The touch hit a row of a table, and chose none.
  case rowNotChosen(TouchedRow, RowLoss)
  /// Code handled the touch: the view's own, or that of a responder above it.
  case handled(by: ObjectName, HandledWay, isItself: Bool)
  /// Its code handled a touch that hit another view, and that came up the chain.
  case handledFurtherUp(hit: ObjectName?, HandledWay)
  /// No responder in the chain handled the touch (RC-13).
  case unhandled
  /// A recognizer recognized and took the touch away (GR-17).
  case tookTouch(TakingRecognizer, isControl: Bool)
  /// A recognizer recognized before the view was told: while `heldBy` kept the touch back (GR-45),
  /// or at once (GR-3).
  case keptTouch(TakingRecognizer, heldBy: ObjectName?)
  /// The pan of a scroll view began: before the view was told (SC-2), or after that (SC-8).
  case scrolledAway(ObjectName, way: Double, of: Double, within: Double, hadTouch: Bool)
  /// A scroll view did not let the touch through (SC-6).
  case keptByScrollView(ObjectName)
  /// The view left its window (UT-23).
  case leftWindow
  /// The system took the touch away (UT-23).
  case systemTook
  /// An animation without `.allowUserInteraction` began (UT-24).
  case animated
  /// A message is kept back until a recognizer has failed (GR-43, GR-44).
  case stillHeld(by: ObjectName, isEnd: Bool)
  /// The control is disabled (CT-4).
  case disabled
  /// The control stopped tracking in the middle, when it had sent some events (CT-30, UT-4).
  case stoppedTracking(TrackingEnd<ObjectName>, sent: [String])
  /// The view is a plain one in a control that tracked its touch: whether it does on a device is
  /// not settled (CT-29).
  case hitInsideControl(ObjectName)
  /// The view's `gestureRecognizerShouldBegin(_:)` kept recognizers from recognizing (GR-32,
  /// GR-35).
  case refusesRecognizers([ObjectName], HandledWay)
  /// No target is registered for what the control sent; for these events one is. `lifted` is for a
  /// finger that was lifted outside.
  case unheard(event: String, registered: [String], lifted: LiftOutside?)
  /// The finger was lifted too far outside (CT-14, CT-15).
  case liftedOutside(distance: Double, allowed: Double)
  /// The finger is still down: the event of a lift is yet to come.
  case stillDown(finger: Int, isControl: Bool)
  /// Its own code answered in place of UIControl's, which tracks the finger (CT-8).
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
  /// No window has a view there (WN-5).
  case nobodyHit(CGPoint)
  /// No responder in the chain has the method that a control sent (TA-6).
  case nobodyActs(selector: String)
  /// The scroll view moved its content.
  case scrolled(by: Double)
  /// A shake, a key or what a remote control sent went along the chain, or to no responder (FR).
  case travelled(TravelledEvent)

  // Recognizers.

  /// It recognized; `targets` is how many targets were called.
  case recognized(GestureReason<ObjectName>, state: GestureState, targets: Int, of: ObjectName?)
  /// It failed.
  case failed(GestureReason<ObjectName>, of: ObjectName?)
  /// It failed, because an implementation of `gestureRecognizerShouldBegin(_:)` said no.
  case refusedBegin(RefusedBegin)
  /// It did not get the touch (GR-5, GR-6).
  case refusedTouch(TouchRefusal)
  /// It is ready and waits for another to fail (GR-36).
  case waits(for: ObjectName)
  /// It has not decided yet: the fingers are still down, or time has to pass.
  case undecided(isDown: Bool)
  /// The user's own recognizer set no state that ends its attempt (GR-14); the state in which it
  /// stays.
  case neverDecides(state: GestureState)
  /// It was disabled (GR-4).
  case recognizerOff
  /// The touch belongs to a view that is not its own and not in it (GR-1, GR-2).
  case notOnTheWay(hit: ObjectName?, view: ObjectName, point: CGPoint)
  /// It was through with its attempt, or was attached when the touch had begun (GR-7, GR-8).
  case tooLate
  /// It is attached to no view.
  case unattached
  /// No event has concerned it: what it would get.
  case setUp(RecognizerSetUp)
}

/// A finger that was lifted outside a control, in points (CT-15).
package struct LiftOutside: Codable, Sendable, Hashable {
  package let distance: Double
  /// Up to here it counts as inside.
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

/// The object that is told that a row was chosen.
package enum RowListener: String, Codable, Sendable, CaseIterable {
  case delegate
  /// There is no delegate.
  case nobody
  /// The delegate has no such method.
  case deafDelegate
}

/// The messages about a touch that a table had got when a recognizer took it.
package enum RowHearing: String, Codable, Sendable, CaseIterable {
  case told
  /// Nothing: it kept the touch back itself, as a finger may be about to scroll (SC-2).
  case keptBackByItself
  /// Nothing: the recognizer has `delaysTouchesBegan` (GR-44, GR-45).
  case keptBackByRecognizer
  /// Nothing: another recognizer has `delaysTouchesBegan` (GR-44).
  case keptBackByAnother
  /// Nothing: recognizers are told first, and this one recognized at once (GR-3).
  case recognizedAtOnce
}

/// Why a touch that hit a row chose none.
package enum RowLoss: Codable, Sendable, Hashable {
  /// A recognizer took the touch away (GR-17).
  case taken(TakingRecognizer, RowHearing)
  /// Code of something in the row, or of a control there, kept the touch.
  case handledInside(by: ObjectName)
  /// The table chose nothing.
  case refused(RowRefusal)
}

/// Whose code handled a touch.
package enum HandledWay: Codable, Sendable, Hashable {
  case on(line: String)
  case script(ScriptPlace)
  /// Code of UIKit's own.
  case native
}

/// An event that has no place on the screen: a shake, a key, a remote control (FR).
package struct TravelledEvent: Codable, Sendable, Hashable {
  package enum Kind: String, Codable, Sendable, CaseIterable {
    case shake
    case key
    case remoteControl
  }

  /// A combination of keys: the responder that names it, and the action that it sends.
  package struct KeyCommand: Codable, Sendable, Hashable {
    package let owner: ObjectName
    package let action: String

    package init(owner: ObjectName, action: String) {
      self.owner = owner
      self.action = action
    }
  }

  package let kind: Kind
  /// The responders that it was sent to, in order; empty where there were none.
  package let path: [ObjectName]
  /// Whether no responder was first, so that the window got it (FR-10).
  package let isForWindow: Bool
  /// The responder that handled it; nil for none.
  package let handler: ObjectName?
  package let way: HandledWay?
  /// The combination of keys that it was (FR-5).
  package let keyCommand: KeyCommand?
  /// Whether the responder that was asked about is not one of those that it was sent to.
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

/// A view whose own code kept a recognizer from recognizing.
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
  /// Why it recognized.
  package let cause: GestureReason<ObjectName>?
  /// When the view had heard of the touch, in seconds since the first finger went down.
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
  /// How many points of its view hit the view or what it holds, and how many there are; nil where
  /// they were not counted.
  package let points: Int?
  package let all: Int?
  /// The gesture that it takes, as its class defines it.
  package let takes: Takes
  /// The recognizers that have to fail first.
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

/// The names in JSON of the values that a case has without a label.
// swift-format-ignore: OneCasePerLine
extension RowLoss {
  private enum TakenCodingKeys: String, CodingKey { case _0 = "taker", _1 = "hearing" }
}

/// The names in JSON of the values that a case has without a label.
// swift-format-ignore: OneCasePerLine
extension RecognizerSetUp.Takes {
  private enum TapsCodingKeys: String, CodingKey { case _0 = "count", fingers }
}

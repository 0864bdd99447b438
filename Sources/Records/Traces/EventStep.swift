import Foundation

/// One thing that happened to an event, or because of one. Complete in itself.
package struct EventStep: Codable, Sendable {
  /// When, in seconds of the device.
  package let time: Double
  /// How many inputs had left the queue, this one's included; 0 before the first.
  package let event: Int
  /// How many messages were under way around it.
  package let depth: Int
  package var kind: Kind
  /// The lines of scripts that ran because of it, in order.
  package var lines: [ScriptLine]

  package init(time: Double, event: Int, depth: Int, kind: Kind, lines: [ScriptLine] = []) {
    self.time = time
    self.event = event
    self.depth = depth
    self.kind = kind
    self.lines = lines
  }

  /// What happened.
  package enum Kind: Codable, Sendable {
    /// An input left the queue (PL-3).
    case queued(EventInput)
    /// A finger went down and its view was found (PL-2).
    case hitTest(finger: Int, point: CGPoint, view: ObjectName?, asked: Int)
    /// A finger's change was dropped.
    case ignored(finger: Int, IgnoredCause)
    /// The application or a window hands the event on (PL-1).
    case sendEvent(ObjectName)
    case message(SentMessage)
    /// A recognizer will not hear of a touch (GR-5, GR-6).
    case refusedTouch(recognizer: ObjectName, RefusedTouchCause)
    case state(recognizer: ObjectName, from: GestureState, to: GestureState, GestureCause)
    /// A state was asked for that cannot follow the present one (GR-11).
    case refusedState(recognizer: ObjectName, GestureState)
    /// A recognizer is ready, and waits for another to fail (GR-36).
    case waits(recognizer: ObjectName, for: ObjectName)
    /// A recognizer sends its action to so many targets (GR-15).
    case gestureAction(recognizer: ObjectName, targets: Int)
    /// A recognizer is ready for another attempt (GR-18).
    case reset(recognizer: ObjectName)
    /// A message about a touch is kept back (GR-43, GR-44).
    case held(finger: Int, view: ObjectName?, isEnd: Bool, by: ObjectName)
    /// What was kept back is delivered now.
    case released(finger: Int, view: ObjectName?)
    /// A view will never hear of a touch.
    case withheld(finger: Int, view: ObjectName?, WithheldCause)
    /// A control stops tracking a touch that is not over.
    case stopsTracking(control: ObjectName, TrackingEndCause)
    /// A view loses touches.
    case cancels(fingers: [Int], view: ObjectName?, CancelCause)
    /// A control sends events; `isHeard` tells whether anybody is registered for one of them,
    /// `outside` how far outside its bounds the finger is, in points, where that decided (CT-15).
    case controlEvents(control: ObjectName, [String], isHeard: Bool, outside: Double?)
    /// A delegate was asked or told something; the answer, where there is one (GR-39, SC-11).
    case asked(ObjectName, message: String, by: AskedDelegate, answer: Bool?)
    /// An action goes to a target; nil for nobody who takes it (TA-6).
    case action(selector: String, from: ObjectName?, to: ObjectName?)
    /// A line that `target` registered runs; nil for one that only logs.
    case line(String?, of: ObjectName?)
    /// A closure runs as the action of a control.
    case closure(of: ObjectName)
    /// An action is sent to nobody: its target is gone, which nobody retains (CT-21).
    case targetGone(selector: String, of: ObjectName)
    /// Another object is first responder; nil for none (FR-3).
    case firstResponder(ObjectName?)
    /// Something else shows at the bottom of the screen for the first responder (FR-5).
    case inputViews(ShownInput)
    /// Keys are a combination that a responder names (FR-5).
    case keyCommand(of: ObjectName, action: String)
    /// Nobody handled a shake, and there is something to undo: iOS may offer it (FR-12).
    case offersUndo(action: String)
    /// What a tap on the status bar came to (UT-28).
    case statusBar(StatusBarRecord)
    /// What an app had run later runs now.
    case ran(DeferredRecord)
    /// Views begin to move, or come to their end (HT-20).
    case animates([ObjectName], AnimationRecord)
    case scrolled(ObjectName, ScrollRecord)
    /// What the touch of a row of a table, or an item of a collection, came to.
    case row(ObjectName, of: ObjectName, RowRecord)
    /// A script printed a line.
    case printed(String)
  }
}

/// What an app had run later: at the end of a turn, or once the clock was there.
package enum DeferredRecord: Codable, Sendable, Hashable {
  /// A closure of the main queue, which waited for a number of seconds, or for the end of the turn.
  case block(seconds: Double)
  /// A timer of an interval in seconds.
  case timer(seconds: Double, repeats: Bool)
  /// A notification, and how many observers hear of it.
  case notification(String, observers: Int)
}

/// What shows at the bottom of the screen (FR-5).
package struct ShownInput: Codable, Sendable, Hashable {
  /// What one types with.
  package enum Input: Codable, Sendable, Hashable {
    case keyboard
    /// A view in its place.
    case view(ObjectName)
  }

  /// nil for nothing.
  package let input: Input?
  /// What stands above it.
  package let accessory: ObjectName?

  package init(input: Input?, accessory: ObjectName?) {
    self.input = input
    self.accessory = accessory
  }
}

/// What a tap on the status bar came to (UT-28).
package enum StatusBarRecord: Codable, Sendable, Hashable {
  case scrolls(ObjectName)
  case isAtTop(ObjectName)
  /// Its delegate said no.
  case refused(ObjectName)
  /// Several scroll views would scroll: none does.
  case several([ObjectName])
  case nobody

  /// The scroll views that it is about.
  package var views: [ObjectName] {
    switch self {
    case .scrolls(let view), .isAtTop(let view), .refused(let view): [view]
    case .several(let views): views
    case .nobody: []
    }
  }
}

/// Who answers in place of a delegate's default.
package enum AskedDelegate: Codable, Sendable, Hashable {
  /// A line of `on`.
  case line(String)
  case delegate(ObjectName)
  /// The source that a command gave a table: it only logs.
  case ownSource
}

/// What a touch of a row came to.
package enum RowRecord: Codable, Sendable, Hashable {
  case chosen
  case unchosen
  case notChosen(RowLoss)
}

/// A message that events send, and who answered it.
package struct SentMessage: Codable, Sendable, Hashable {
  /// Who answered.
  package enum Answerer: Codable, Sendable, Hashable {
    /// A line of `on`.
    case on(line: String)
    /// An override in a script.
    case script(ScriptPlace)
    /// Code of UIKit's own that forwards to nobody (RC-17).
    case native
    /// The default, which forwards to the next responder (RC-13).
    case forwarded
    /// The default, where nobody is next: the event is dropped.
    case end
    /// None: a script was stopped meanwhile.
    case stopped
  }

  /// The message, by UIKit's name without labels.
  package let name: String
  package let receiver: ObjectName
  /// Whether a recognizer got it.
  package let isForRecognizer: Bool
  package var answerer: Answerer
  /// Whether a handler handed it on, by `super` or itself.
  package var passesOn: Bool
  /// Whose code of UIKit's forwards touches to nobody; nil for one that forwards.
  package let keeper: TouchKeeper?
  /// The state that a recognizer was in when it got the message; nil for every other receiver.
  package let stateBefore: GestureState?

  package init(
    name: String, receiver: ObjectName, isForRecognizer: Bool, answerer: Answerer, passesOn: Bool,
    keeper: TouchKeeper? = nil, stateBefore: GestureState? = nil
  ) {
    self.keeper = keeper
    self.stateBefore = stateBefore
    self.name = name
    self.receiver = receiver
    self.isForRecognizer = isForRecognizer
    self.answerer = answerer
    self.passesOn = passesOn
  }

  /// Whether somebody's own code answered.
  package var isHandled: Bool {
    switch answerer {
    case .on, .script: true
    default: false
    }
  }
}

/// Whose code of UIKit's keeps touches to itself.
package enum TouchKeeper: String, Codable, Sendable, CaseIterable {
  /// Tracks them (RC-17).
  case control
  /// A control that is disabled: ignores them (CT-4).
  case disabledControl
  /// Scrolls by them (RC-16).
  case scrollView
}

/// Why a finger's change was dropped.
package enum IgnoredCause: String, Codable, Sendable, CaseIterable {
  /// `beginIgnoringInteractionEvents` (UT-26).
  case ignoringInteractionEvents
  /// The app is not active (UT-23).
  case inactive
  /// No window has a view there (WN-5).
  case nobodyHit
  /// It began while it could not be delivered (UT-27).
  case deadTouch
}

/// Why a recognizer does not get a touch.
package enum RefusedTouchCause: String, Codable, Sendable, CaseIterable {
  /// Its delegate said no (GR-5).
  case delegate
  /// `allowedTouchTypes` (GR-6).
  case touchType
  /// `requiresExclusiveTouchType` (GR-6).
  case otherTouchType
}

/// Why a view never hears of a touch.
package enum WithheldCause: Codable, Sendable, Hashable {
  /// The view takes one touch at a time (UT-16).
  case notMultipleTouch
  /// A view takes touches exclusively (UT-20).
  case exclusiveTouch(ObjectName)
  /// A recognizer recognized before the view was told: because `heldBy` kept the touch back (GR-45),
  /// or at once, for recognizers are told first (GR-3).
  case recognized(ObjectName, heldBy: ObjectName?)
  /// The view left its window (UT-23).
  case leftWindow
  /// A scroll view did not let it through (SC-6).
  case scrollView(ObjectName)
}

/// Why a control stops tracking a touch that is not over.
package enum TrackingEndCause: Codable, Sendable, Hashable {
  /// It was disabled meanwhile (CT-30).
  case disabled
  /// Its `isUserInteractionEnabled` became false meanwhile (CT-30).
  case notInteractive
  /// The view that the touch hit, which is in the control, lost it or left the control (UT-4).
  case touchLost(by: ObjectName)
}

/// Why a view loses a touch.
package enum CancelCause: Codable, Sendable, Hashable {
  /// A recognizer with `cancelsTouchesInView` recognized (GR-17).
  case recognized(ObjectName)
  /// The view left its window (UT-23).
  case leftWindow
  /// The system took it (UT-23).
  case system
  /// An animation without `.allowUserInteraction` began (UT-24).
  case animation
}

/// What an animation does. Times are seconds.
package enum AnimationRecord: Codable, Sendable, Hashable {
  /// `seconds` is nil for one that never ends.
  case begins(seconds: Double?, refusesTouches: Bool)
  case ends
}

/// What a scroll view did.
package enum ScrollRecord: Codable, Sendable, Hashable {
  case began
  case moved(to: CGPoint)
  case ended(decelerates: Bool)
  /// The content is so many times as large.
  case zoomed(to: Double)
  case stopped

  /// Whether it is one of many alike.
  package var isMove: Bool {
    switch self {
    case .moved, .zoomed: true
    case .began, .ended, .stopped: false
    }
  }
}

/// Why a recognizer changed its state. Lengths are points, times seconds.
package enum GestureCause: Codable, Sendable, Hashable {
  case subclass
  case taps(Int, of: Int, moved: Double)
  case moved(Double, of: Double)
  case movedTooFar(Double, allowed: Double)
  case stayed(Double)
  case liftedEarly(Double, of: Double)
  case tookTooLong(allowed: Double)
  case noFurtherTap(within: Double)
  case fingers(Int, of: Int)
  case lifted
  case movedTooLittle(Double, of: Double)
  case fewerFingers
  case otherDirection
  case notAtEdge
  case spread(Double, of: Double)
  /// Radians.
  case turned(Double)
  case goesOn
  /// A view that the touch hit (GR-32).
  case refusedByView(ObjectName)
  /// The view to which it is attached; `isDelegate` for one that is its delegate as well, as a scroll
  /// view is for its pan (GR-32, GR-35).
  case refusedByOwnView(ObjectName, isDelegate: Bool)
  /// A scroll view whose content keeps a touch refused to scroll (SC-7, SC-8).
  case refusedByScrollView(ObjectName)
  case refusedByDelegate
  case prevented(by: ObjectName)
  case requirementRecognized(ObjectName)
  case requirementsFailed
  case disabled
  case touchesCancelled
  case nothingToScroll
  /// Its scroll view has `isScrollEnabled` false (SC-14).
  case scrollingOff
}

import Foundation

/// Somebody who is told what happens to events, in the order in which it happens.
///
/// Gets live objects and typed facts, and must change nothing.
public protocol EventObserver: AnyObject {
  /// Something happened.
  func observe(_ fact: EventFact)
}

/// What happened to an event, or because of one.
public enum EventFact {
  /// An input left the queue; its event is made now (PL-3).
  case queued(QueuedInput, time: TimeInterval)
  /// A finger went down at a point of the screen; hit tests follow until `hit` (PL-2).
  case willHitTest(finger: Int, CGPoint)
  /// The touch of a finger belongs to a view; nil for nobody.
  case hit(finger: Int, UIView?)
  /// A finger's change was dropped.
  case ignored(finger: Int, IgnoredReason)
  /// The application or a window is about to hand an event on (PL-1).
  case sendEvent(UIResponder, UIEvent)
  /// A message is about to reach an object; `method` answers in place of its Swift method.
  case willSend(Message, to: ModelObject, by: (any Method)?)
  /// What was sent last and has not returned yet, has.
  case didSend(Message, to: ModelObject)
  /// The default of a responder is about to send what it was sent to the next one (RC-13).
  case forwards(from: UIResponder)
  /// A recognizer will not hear of a touch (GR-5, GR-6).
  case refusedTouch(UIGestureRecognizer, UITouch, TouchRefusal)
  /// A recognizer is in another state.
  case stateChanged(UIGestureRecognizer, from: UIGestureRecognizer.State, GestureReason)
  /// A subclass asked for a state that cannot follow the present one; nothing changed (GR-11).
  case refusedState(UIGestureRecognizer, UIGestureRecognizer.State)
  /// A recognizer is ready, and waits for another to fail (GR-36).
  case waits(UIGestureRecognizer, for: UIGestureRecognizer)
  /// The action of a recognizer is sent now, to so many targets (GR-15).
  case gestureAction(UIGestureRecognizer, targets: Int)
  /// A recognizer is ready for another attempt (GR-18).
  case reset(UIGestureRecognizer)
  /// A message about a touch is kept back because a recognizer delays it (GR-43, GR-44).
  case held(UITouch, isEnd: Bool, by: UIGestureRecognizer)
  /// What was kept back is delivered now.
  case released(UITouch)
  /// A view will never hear of a touch.
  case withheld(UITouch, WithheldReason)
  /// A view loses touches; its `touchesCancelled` follows.
  case cancels([UITouch], CancelReason)
  /// A control stops tracking a touch that is not over; its `cancelTracking` follows.
  case stopsTracking(UIControl, TrackingEnd)
  /// Events of a control are sent now (CT-20).
  case controlEvents(UIControl, UIControl.Event)
  /// An action goes to a target; nil for nobody who takes it (TA-6).
  case action(Selector, from: AnyObject?, to: AnyObject?)
  /// A closure runs as the action of a control.
  case closureAction(from: UIControl)
  /// An action of a control or a recognizer goes nowhere: its target, which is not retained, is gone
  /// (CT-21).
  case targetGone(Selector, from: AnyObject)
  /// Another object is first responder; nil for none (FR-3).
  case firstResponder(UIResponder?)
  /// Something else shows at the bottom of the screen for the first responder (FR-5).
  case inputViews(InputViews)
  /// Keys are a combination that a responder names; its action follows (FR-5).
  case keyCommand(UIKeyCommand, of: UIResponder)
  /// Nobody handled a shake, and the undo manager of the first responder has something to undo: iOS
  /// may offer it (FR-12).
  case offersUndo(UndoManager)
  /// The status bar was tapped (UT-28).
  case statusBar(StatusBarTap)
  /// Views begin to move, or come to their end (HT-20).
  case animates([UIView], AnimationStep)
  /// Something that was to run later runs now, or observers are told.
  case ran(DeferredCall)
  /// A scroll view moved its content, or changed what it is doing.
  case scrolled(UIScrollView, ScrollStep)
  /// What became of a touch on a row of a table, or on an item of a collection.
  case row(UIView, of: UIScrollView, RowStep)
}

/// What becomes of a touch on a row of a table, or on an item of a collection.
public enum RowStep: Sendable {
  /// The row was chosen; the delegate is told next.
  case chosen
  /// The row, which was chosen before, is not any more.
  case unchosen
  case notChosen(RowRefusal)
}

/// Why a touch that reached a table, or a collection, chooses nothing.
public enum RowRefusal: Sendable {
  /// `allowsSelection` is false.
  case selectionOff
  /// There is no data source, and so there are no rows: the cell is a subview like any other.
  case noDataSource
  /// The cell is a subview that shows none of the rows of the data source.
  case noRow
  /// The delegate refused that the row shows as touched.
  case refusedHighlight
  /// The delegate refused the choice.
  case refusedSelection
  /// The finger was lifted outside the row.
  case liftedElsewhere
}

/// Why a finger's change was dropped.
public enum IgnoredReason: Sendable {
  /// `beginIgnoringInteractionEvents` (UT-26).
  case ignoringInteractionEvents
  /// The app is not active (UT-23).
  case inactive
  /// No window has a view at that point (WN-5).
  case nobodyHit
  /// The touch began while it could not be delivered (UT-27).
  case deadTouch
}

/// Why a recognizer does not get a touch.
public enum TouchRefusal {
  /// Its delegate said no (GR-5).
  case delegate
  /// `allowedTouchTypes` (GR-6).
  case touchType
  /// `requiresExclusiveTouchType` (GR-6).
  case otherTouchType
}

/// Why a view never hears of a touch.
public enum WithheldReason {
  /// The view takes one touch at a time (UT-16).
  case notMultipleTouch
  /// A view takes touches exclusively (UT-20).
  case exclusiveTouch(UIView)
  /// A recognizer recognized before the view was told: because one kept the touch back (GR-45), or
  /// at once, for recognizers are told first (GR-3).
  case recognized(UIGestureRecognizer, heldBy: UIGestureRecognizer?)
  /// The view left its window (UT-23).
  case leftWindow
  /// A scroll view did not let it through (SC-6).
  case scrollView(UIScrollView)
}

/// Why a control stops tracking, other than by what became of the touch itself.
public enum TrackingEnd {
  /// It was disabled meanwhile (CT-30).
  case disabled
  /// Its `isUserInteractionEnabled` became false meanwhile (CT-30).
  case notInteractive
  /// The view that the touch hit, which is in the control, lost it or left the control (UT-4).
  case touchLost(by: UIView)
}

/// Why a view loses a touch.
public enum CancelReason {
  /// A recognizer with `cancelsTouchesInView` recognized (GR-17).
  case recognized(UIGestureRecognizer)
  /// The view left its window (UT-23).
  case leftWindow
  /// The system took it (UT-23).
  case system
  /// An animation without `.allowUserInteraction` began (UT-24).
  case animation
}

/// What an app had run later.
public enum DeferredCall: Sendable {
  /// A closure of the main queue.
  case block
  /// A closure of the main queue that waited for a number of seconds.
  case laterBlock(seconds: TimeInterval)
  /// A timer of an interval in seconds.
  case timer(seconds: TimeInterval, repeats: Bool)
  /// A notification, and how many observers hear of it.
  case notification(String, observers: Int)
}

/// What an animation does.
public enum AnimationStep: Sendable {
  /// It runs for so many seconds, its delay included; infinity for one that repeats. `refusesTouches`
  /// tells whether touches are refused meanwhile (HT-21).
  case begins(seconds: TimeInterval, refusesTouches: Bool)
  case ends
}

/// What a scroll view does.
public enum ScrollStep: Sendable {
  case began
  case moved(to: CGPoint)
  case ended(decelerates: Bool)
  /// The content is so many times as large.
  case zoomed(to: CGFloat)
  case stopped
}

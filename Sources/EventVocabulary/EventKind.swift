import Foundation

/// One kind of thing that happens to an event, or because of one, with what is told of it.
///
/// `Object` is who is meant: a live object in the model, its name in a record. `map(_:)` makes the
/// one of the other, so each kind is written once. What is told of every kind in the same form, its
/// keyword, whom it is about, its line in the log, is in `facts`.
public enum EventKind<Object> {
  /// An input left the queue (PL-3).
  case queued(EventInput)
  /// A finger went down and its view was found; how many views were asked (PL-2).
  case hitTest(finger: Int, point: CGPoint, view: Object?, asked: Int)
  /// A finger's change was dropped.
  case ignored(finger: Int, IgnoredReason)
  /// The application or a window is about to hand the event on (PL-1).
  case sendEvent(Object)
  /// A message reached an object, and somebody answered it.
  case message(SentMessage<Object>)
  /// A recognizer will not hear of a touch (GR-5, GR-6).
  case refusedTouch(recognizer: Object, TouchRefusal)
  /// A recognizer is in another state.
  case state(recognizer: Object, from: GestureState, to: GestureState, GestureReason<Object>)
  /// A state was asked for that cannot follow the present one; nothing changed (GR-11).
  case refusedState(recognizer: Object, GestureState)
  /// A recognizer is ready, and waits for another to fail (GR-36).
  case waits(recognizer: Object, for: Object)
  /// A recognizer sends its action to a number of targets (GR-15).
  case gestureAction(recognizer: Object, targets: Int)
  /// A recognizer is ready for another attempt (GR-18).
  case reset(recognizer: Object)
  /// A message about a touch is kept back because a recognizer delays it (GR-43, GR-44).
  case held(finger: Int, view: Object?, isEnd: Bool, by: Object)
  /// What was kept back is delivered now.
  case released(finger: Int, view: Object?)
  /// A view will never hear of a touch.
  case withheld(finger: Int, view: Object?, WithheldReason<Object>)
  /// A control stops tracking a touch that is not over; its `cancelTracking` follows.
  case stopsTracking(control: Object, TrackingEnd<Object>)
  /// A view loses touches; its `touchesCancelled` follows.
  case cancels(fingers: [Int], view: Object?, CancelReason<Object>)
  /// A control sends events (CT-20); `isHeard` tells whether anybody is registered for one of them,
  /// `outside` how far outside its bounds the finger is, in points, where that decided (CT-15).
  case controlEvents(control: Object, [String], isHeard: Bool, outside: Double?)
  /// A delegate was asked or told something; the answer, where there is one (GR-39, SC-11).
  case asked(Object, message: String, by: AskedDelegate<Object>, answer: Bool?)
  /// An action goes to a target; nil where nobody takes it (TA-6).
  case action(selector: String, from: Object?, to: Object?)
  /// A line that `target` registered runs; nil for one that only logs.
  case line(String?, of: Object?)
  /// A closure runs as the action of a control.
  case closure(of: Object)
  /// An action of a control or a recognizer goes nowhere: its target, which is not retained, is
  /// gone (CT-21).
  case targetGone(selector: String, of: Object)
  /// Another object is first responder; nil for none (FR-3).
  case firstResponder(Object?)
  /// Something else shows at the bottom of the screen for the first responder (FR-5).
  case inputViews(ShownInput<Object>)
  /// Keys are a combination that a responder names; its action follows (FR-5).
  case keyCommand(of: Object, action: String)
  /// Nobody handled a shake, and the undo manager of the first responder has something to undo: iOS
  /// may offer it (FR-12).
  case offersUndo(action: String)
  /// The status bar was tapped (UT-28).
  case statusBar(StatusBarTap<Object>)
  /// Something that was to run later runs now, or observers are told.
  case ran(DeferredCall)
  /// Views begin to move, or come to their end (HT-20).
  case animates([Object], AnimationStep)
  /// A scroll view moved its content, or changed what it is doing.
  case scrolled(Object, ScrollStep)
  /// What became of a touch on a row of a table, or on an item of a collection.
  case row(Object, of: Object, RowStep)
  /// A script printed a line.
  case printed(String)
}

extension EventKind: Sendable where Object: Sendable {}
extension EventKind: Encodable where Object: Encodable {}
extension EventKind: Decodable where Object: Decodable {}

extension EventKind {
  /// The same kind with other words for who is meant.
  public func map<Other>(_ name: (Object) -> Other) -> EventKind<Other> {
    switch self {
    case .queued(let input): .queued(input)
    case .hitTest(let finger, let point, let view, let asked):
      .hitTest(finger: finger, point: point, view: view.map(name), asked: asked)
    case .ignored(let finger, let reason): .ignored(finger: finger, reason)
    case .sendEvent(let object): .sendEvent(name(object))
    case .message(let message): .message(message.map(name))
    case .refusedTouch(let recognizer, let refusal):
      .refusedTouch(recognizer: name(recognizer), refusal)
    case .state(let recognizer, let old, let new, let reason):
      .state(recognizer: name(recognizer), from: old, to: new, reason.map(name))
    case .refusedState(let recognizer, let state):
      .refusedState(recognizer: name(recognizer), state)
    case .waits(let recognizer, let other): .waits(recognizer: name(recognizer), for: name(other))
    case .gestureAction(let recognizer, let targets):
      .gestureAction(recognizer: name(recognizer), targets: targets)
    case .reset(let recognizer): .reset(recognizer: name(recognizer))
    case .held(let finger, let view, let isEnd, let recognizer):
      .held(finger: finger, view: view.map(name), isEnd: isEnd, by: name(recognizer))
    case .released(let finger, let view): .released(finger: finger, view: view.map(name))
    case .withheld(let finger, let view, let reason):
      .withheld(finger: finger, view: view.map(name), reason.map(name))
    case .stopsTracking(let control, let reason):
      .stopsTracking(control: name(control), reason.map(name))
    case .cancels(let fingers, let view, let reason):
      .cancels(fingers: fingers, view: view.map(name), reason.map(name))
    case .controlEvents(let control, let events, let isHeard, let outside):
      .controlEvents(control: name(control), events, isHeard: isHeard, outside: outside)
    case .asked(let object, let message, let by, let answer):
      .asked(name(object), message: message, by: by.map(name), answer: answer)
    case .action(let selector, let sender, let target):
      .action(selector: selector, from: sender.map(name), to: target.map(name))
    case .line(let line, let owner): .line(line, of: owner.map(name))
    case .closure(let control): .closure(of: name(control))
    case .targetGone(let selector, let owner): .targetGone(selector: selector, of: name(owner))
    case .firstResponder(let responder): .firstResponder(responder.map(name))
    case .inputViews(let shown): .inputViews(shown.map(name))
    case .keyCommand(let owner, let action): .keyCommand(of: name(owner), action: action)
    case .offersUndo(let action): .offersUndo(action: action)
    case .statusBar(let tap): .statusBar(tap.map(name))
    case .ran(let call): .ran(call)
    case .animates(let views, let step): .animates(views.map(name), step)
    case .scrolled(let scrollView, let step): .scrolled(name(scrollView), step)
    case .row(let cell, let owner, let step): .row(name(cell), of: name(owner), step)
    case .printed(let text): .printed(text)
    }
  }
}

/// The names in JSON of the values that a case has without a label.
// swift-format-ignore: OneCasePerLine
extension EventKind {
  private enum IgnoredCodingKeys: String, CodingKey { case finger, _1 = "reason" }
  private enum RefusedTouchCodingKeys: String, CodingKey { case recognizer, _1 = "reason" }
  private enum StateCodingKeys: String, CodingKey { case recognizer, from, to, _3 = "reason" }
  private enum RefusedStateCodingKeys: String, CodingKey { case recognizer, _1 = "state" }
  private enum WithheldCodingKeys: String, CodingKey { case finger, view, _2 = "reason" }
  private enum StopsTrackingCodingKeys: String, CodingKey { case control, _1 = "reason" }
  private enum CancelsCodingKeys: String, CodingKey { case fingers, view, _2 = "reason" }
  private enum ControlEventsCodingKeys: String, CodingKey {
    case control, _1 = "events", isHeard, outside
  }
  private enum AskedCodingKeys: String, CodingKey { case _0 = "object", message, by, answer }
  private enum LineCodingKeys: String, CodingKey { case _0 = "line", of }
  private enum AnimatesCodingKeys: String, CodingKey { case _0 = "views", _1 = "step" }
  private enum ScrolledCodingKeys: String, CodingKey { case _0 = "scrollView", _1 = "step" }
  private enum RowCodingKeys: String, CodingKey { case _0 = "row", of, _2 = "step" }
}

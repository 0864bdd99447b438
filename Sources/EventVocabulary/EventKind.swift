import Foundation

/// A kind of fact about an event, or about its effects, with its details.
///
/// `Object` is the type of subjects: a live object in the model, its name in a record. `map(_:)`
/// converts between them, so each kind is written once. The facts that every kind reports in the
/// same form, its keyword, its subjects, its line in the log, are in `facts`.
public enum EventKind<Object> {
  /// An input left the queue (PL-3).
  case queued(EventInput)
  /// A finger went down and its view was found; the number of views that were asked (PL-2).
  case hitTest(finger: Int, point: CGPoint, view: Object?, asked: Int)
  /// A finger's change was dropped.
  case ignored(finger: Int, IgnoredReason)
  /// The application or a window is about to dispatch the event (PL-1).
  case sendEvent(Object)
  /// An object received a message, with the code that handled it.
  case message(SentMessage<Object>)
  /// A recognizer does not receive a touch (GR-5, GR-6).
  case refusedTouch(recognizer: Object, TouchRefusal)
  /// The state of a recognizer changed.
  case state(recognizer: Object, from: GestureState, to: GestureState, GestureReason<Object>)
  /// A state was requested that cannot follow the present one; nothing changed (GR-11).
  case refusedState(recognizer: Object, GestureState)
  /// A recognizer is ready, and waits for another to fail (GR-36).
  case waits(recognizer: Object, for: Object)
  /// A recognizer sends its action to a number of targets (GR-15).
  case gestureAction(recognizer: Object, targets: Int)
  /// A recognizer is ready for another attempt (GR-18).
  case reset(recognizer: Object)
  /// A message about a touch is delayed by a recognizer (GR-43, GR-44).
  case held(finger: Int, view: Object?, isEnd: Bool, by: Object)
  /// The delayed message is delivered now.
  case released(finger: Int, view: Object?)
  /// A view never receives a touch.
  case withheld(finger: Int, view: Object?, WithheldReason<Object>)
  /// A control stops tracking a touch that is not over; its `cancelTracking` follows.
  case stopsTracking(control: Object, TrackingEnd<Object>)
  /// A view loses touches; its `touchesCancelled` follows.
  case cancels(fingers: [Int], view: Object?, CancelReason<Object>)
  /// A control sends events (CT-20); `isHeard` is true if a target is registered for one of them,
  /// `outside` is the distance of the finger outside its bounds, in points, if that decided
  /// (CT-15).
  case controlEvents(control: Object, [String], isHeard: Bool, outside: Double?)
  /// A method of a delegate was called; with the answer, if there is one (GR-39, SC-11).
  case asked(Object, message: String, by: AskedDelegate<Object>, answer: Bool?)
  /// An action is sent to a target; nil if no object takes it (TA-6).
  case action(selector: String, from: Object?, to: Object?)
  /// A line that `target` registered runs; nil for one that only logs.
  case line(String?, of: Object?)
  /// A closure runs as the action of a control.
  case closure(of: Object)
  /// An action of a control or a recognizer is not sent: its target, which is not retained, was
  /// deallocated (CT-21).
  case targetGone(selector: String, of: Object)
  /// The first responder changed; nil for none (FR-3).
  case firstResponder(Object?)
  /// The input views at the bottom of the screen changed (FR-5).
  case inputViews(ShownInput<Object>)
  /// Keys are a combination that a responder declares; its action follows (FR-5).
  case keyCommand(of: Object, action: String)
  /// A shake was not handled, and the undo manager of the first responder has something to undo:
  /// iOS may offer it (FR-12).
  case offersUndo(action: String)
  /// The status bar was tapped (UT-28).
  case statusBar(StatusBarTap<Object>)
  /// Work that was to run later runs now, or observers are notified.
  case ran(DeferredCall)
  /// An animation of views begins, or comes to its end (HT-20).
  case animates([Object], AnimationStep)
  /// A step of the swipe from the edge with the top controller of a stack.
  case pops(Object, PopStep)
  /// A step of the drag of a sheet with the presented controller.
  case dismisses(Object, SheetStep)
  /// A scroll view moved its content, or changed its activity.
  case scrolled(Object, ScrollStep)
  /// The effect of a touch on a row of a table, or on an item of a collection.
  case row(Object, of: Object, RowStep)
  /// A callback of the life of the app; nil if there is no receiver. `scene`: the number of the
  /// scene that it is about, if the app has several (AP-28).
  case lifeCycle(LifeCallback, to: Object?, isHeard: Bool, scene: Int?)
  /// A script printed a line.
  case printed(String)
}

extension EventKind: Sendable where Object: Sendable {}
extension EventKind: Encodable where Object: Encodable {}
extension EventKind: Decodable where Object: Decodable {}

/// The word for a kind of event: its key in JSON.
public enum EventKeyword: String, Sendable, CaseIterable {
  case queued
  case hitTest
  case ignored
  case sendEvent
  case message
  case refusedTouch
  case state
  case refusedState
  case waits
  case gestureAction
  case reset
  case held
  case released
  case withheld
  case stopsTracking
  case cancels
  case controlEvents
  case asked
  case action
  case line
  case closure
  case targetGone
  case firstResponder
  case inputViews
  case keyCommand
  case offersUndo
  case statusBar
  case ran
  case animates
  case pops
  case dismisses
  case scrolled
  case row
  case lifeCycle
  case printed
}

extension EventKind {
  /// The same kind with its subjects converted.
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
    case .pops(let controller, let step): .pops(name(controller), step)
    case .dismisses(let controller, let step): .dismisses(name(controller), step)
    case .scrolled(let scrollView, let step): .scrolled(name(scrollView), step)
    case .row(let cell, let owner, let step): .row(name(cell), of: name(owner), step)
    case .lifeCycle(let callback, let receiver, let isHeard, let scene):
      .lifeCycle(callback, to: receiver.map(name), isHeard: isHeard, scene: scene)
    case .printed(let text): .printed(text)
    }
  }
}

extension EventKind where Object: EventSubject {
  /// The facts that every kind reports in the same form.
  ///
  /// Grouping, `--plain`, the search of the stepper, `teach outline`, the log and the timeline read
  /// this; there is no other list of kinds.
  public var facts: EventFacts<Object> {
    switch self {
    case .queued(let input):
      EventFacts(
        .queued, [], [EventField("queued", input.plain)], rules: [input.rule], words: ["queue"],
        isOutline: false,
        marks: input.marks(of: Object.self))
    case .hitTest(let finger, _, let view, let asked):
      EventFacts(
        .hitTest, [view],
        [
          EventField("hit-test", name(view)), EventField("finger", "\(finger)"),
          EventField("asked", "\(asked)"),
        ], rules: ["PL-2"],
        like: [], words: ["hit test", "hitTest"], isOutline: false)
    case .ignored(let finger, let reason):
      EventFacts(
        .ignored, [],
        [EventField("ignored", "\(reason.rawValue)"), EventField("finger", "\(finger)")],
        rules: [reason.rule],
        like: ["\(finger)"],
        words: ["ignored"])
    case .sendEvent(let object):
      EventFacts(
        .sendEvent, [object], [EventField("send-event", name(object))], rules: ["PL-1"], like: [],
        words: ["sendEvent"],
        isOutline: false)
    case .message(let message): message.facts
    case .refusedTouch(let recognizer, let refusal):
      EventFacts(
        .refusedTouch, [recognizer],
        [EventField("recognizer", name(recognizer)), EventField("refused", "\(refusal.rawValue)")],
        rules: [refusal.rule],
        words: ["shouldReceive"])
    case .state(let recognizer, let old, let new, let reason):
      EventFacts(
        .state, [recognizer],
        [
          EventField("recognizer", name(recognizer)), EventField("from", "\(old.rawValue)"),
          EventField("to", "\(new.rawValue)"),
          EventField("because", reason.plain),
        ], rules: reason.rules,
        like: [recognizer.text, new.rawValue], words: [old.rawValue, new.rawValue],
        isOutline: new.isDecisive && !recognizer.isDelayOfScrollView,
        log: recognizer.isDelayOfScrollView ? [] : ["\(recognizer.text) \(new.rawValue)"],
        marks: recognizer.isDelayOfScrollView
          ? [] : [TimelineMark(.state(new), .recognizer(recognizer))])
    case .refusedState(let recognizer, let state):
      EventFacts(
        .refusedState, [recognizer],
        [
          EventField("recognizer", name(recognizer)),
          EventField("refused-state", "\(state.rawValue)"),
        ], rules: ["GR-11"],
        like: [recognizer.text, state.rawValue], words: [state.rawValue])
    case .waits(let recognizer, let other):
      EventFacts(
        .waits, [recognizer, other],
        [EventField("recognizer", name(recognizer)), EventField("waits-for", name(other))],
        rules: ["GR-36"],
        like: [recognizer.text], words: ["waits"], isOutline: false)
    case .gestureAction(let recognizer, let targets):
      EventFacts(
        .gestureAction, [recognizer],
        [EventField("recognizer", name(recognizer)), EventField("action-targets", "\(targets)")],
        rules: targets == 0 && !recognizer.actsForUIKit ? ["GR-15"] : [],
        words: ["action"],
        marks: targets > 0 || !recognizer.actsForUIKit
          ? [TimelineMark(.action, .recognizer(recognizer))] : [])
    case .reset(let recognizer):
      EventFacts(
        .reset, [recognizer],
        [EventField("recognizer", name(recognizer)), EventField("reset", "true")], rules: ["GR-18"],
        words: ["reset"], isOutline: false)
    case .held(let finger, let view, let isEnd, let recognizer):
      EventFacts(
        .held, [view, recognizer],
        [
          EventField("held", isEnd ? "end" : "began"), EventField("finger", "\(finger)"),
          EventField("view", name(view)),
          EventField("by", name(recognizer)),
        ], rules: [isEnd ? "GR-43" : recognizer.isDelayOfScrollView ? "SC-2" : "GR-44"],
        like: ["\(finger)", "\(isEnd)"], isOutline: false)
    case .released(let finger, let view):
      EventFacts(
        .released, [view], [EventField("released", "\(finger)"), EventField("view", name(view))],
        like: ["\(finger)"],
        words: ["touchesCancelled"], isOutline: false)
    case .withheld(let finger, let view, let reason):
      EventFacts(
        .withheld, [view],
        [
          EventField("withheld", "\(finger)"), EventField("view", name(view)),
          EventField("because", reason.plain),
        ], rules: reason.rules,
        like: ["\(finger)"], words: ["touchesCancelled"])
    case .stopsTracking(let control, let reason):
      EventFacts(
        .stopsTracking, [control],
        [EventField("stops-tracking", name(control)), EventField("because", reason.plain)],
        rules: [reason.rule],
        words: ["cancelTracking"])
    case .cancels(_, let view, let reason):
      EventFacts(
        .cancels, [view], [EventField("cancels", name(view)), EventField("because", reason.plain)],
        rules: [reason.rule],
        like: [],
        words: ["touchesCancelled"])
    case .controlEvents(let control, let events, let isHeard, let outside):
      EventFacts(
        .controlEvents, [control],
        [
          EventField("control", name(control)),
          EventField("events", "\(events.joined(separator: ","))"),
          EventField("heard", "\(isHeard)"),
        ] + (outside.map { [EventField("outside", "\(($0 * 10).rounded() / 10)")] } ?? []),
        rules: outside == nil ? [] : ["CT-15"],
        like: [control.text] + events, words: events, isDetail: !isHeard, isOutline: isHeard,
        log: isHeard ? events.map { "\(control.text) \($0)" } : [],
        marks: isHeard ? events.map { TimelineMark(.event($0), .responder(control)) } : [])
    case .asked(let object, let message, let delegate, let answer):
      EventFacts(
        .asked, [object],
        [
          EventField("asks", "\(message)"), EventField("of", name(object)),
          EventField("by", delegate.plain),
          EventField("answer", "\(answer.map { "\($0)" } ?? "none")"),
        ],
        like: [object.text, message, answer.map { "\($0)" } ?? ""], words: [message],
        isOutline: answer == false || message.hasPrefix("did"), log: ["\(object.text) \(message)"])
    case .action(let selector, let sender, let target):
      EventFacts(
        .action, [sender, target],
        [
          EventField("action", "\(selector)"), EventField("from", name(sender)),
          EventField("to", name(target)),
        ], rules: [target == nil ? "TA-6" : "TA-1"],
        like: [sender?.text ?? "", selector], words: [selector, "action"],
        log: ["\(sender?.text ?? "nil") sends \(selector) to \(target?.text ?? "nil")"],
        marks: target.map { [TimelineMark(.acts(selector), .responder($0))] } ?? [])
    case .line(let line, let owner):
      EventFacts(
        .line, [owner], [EventField("line", "\"\(line ?? "")\""), EventField("of", name(owner))],
        words: [line ?? "", "action"])
    case .closure(let control):
      EventFacts(
        .closure, [control], [EventField("closure-of", name(control))],
        words: ["action", "closure"])
    case .targetGone(let selector, let owner):
      EventFacts(
        .targetGone, [owner],
        [EventField("target-gone", "\(selector)"), EventField("of", name(owner))], rules: ["CT-21"],
        like: [owner.text, selector], words: ["action", selector])
    case .firstResponder(let responder):
      EventFacts(
        .firstResponder, [responder], [EventField("first-responder", name(responder))],
        rules: ["FR-3"], like: [],
        words: ["first responder"])
    case .inputViews(let shown): shown.facts
    case .keyCommand(let owner, let action):
      EventFacts(
        .keyCommand, [owner],
        [EventField("key-command-of", name(owner)), EventField("action", "\(action)")],
        rules: ["FR-5"],
        words: [action, "keyCommands"])
    case .offersUndo(let action):
      EventFacts(
        .offersUndo, [], [EventField("offers-undo", "\"\(action)\"")], rules: ["FR-12"],
        words: ["undo"])
    case .statusBar(let tap):
      EventFacts(
        .statusBar, tap.views, [EventField("status-bar", tap.plain)], rules: ["UT-28"],
        words: ["status bar"])
    case .ran(let call): call.facts(of: Object.self)
    case .animates(let views, let step):
      EventFacts(
        .animates, views,
        [EventField("animates", "\(views.map(\.text).joined(separator: ","))")] + step.fields,
        rules: step.rules,
        words: ["animation"])
    case .pops(let controller, let step):
      EventFacts(
        .pops, [controller],
        [EventField("pops", name(controller)), EventField("how", "\(step.rawValue)")],
        rules: [step == .goesBack ? "VC-13" : "VC-30"], words: ["pop"])
    case .dismisses(let controller, let step):
      EventFacts(
        .dismisses, [controller],
        [EventField("dismisses", name(controller)), EventField("how", "\(step.rawValue)")],
        rules: ["VC-38"], words: ["sheet", "dismiss"])
    case .scrolled(let scrollView, let step):
      EventFacts(
        .scrolled, [scrollView],
        [EventField("scrolls", name(scrollView)), EventField("how", step.plain)],
        like: [scrollView.text, step.likeness], words: ["contentOffset"], isOutline: !step.isMove,
        marks: [TimelineMark(.scrolls(step), .responder(scrollView))])
    case .row(let cell, let owner, let step):
      EventFacts(
        .row, [cell, owner],
        [
          EventField("row", name(cell)), EventField("of", name(owner)),
          EventField("came-to", step.plain),
        ], words: ["row"])
    case .lifeCycle(let callback, let receiver, let isHeard, let scene):
      EventFacts(
        .lifeCycle, [receiver],
        [
          EventField("life", "\(callback.rawValue)"), EventField("to", name(receiver)),
          EventField("heard", "\(isHeard)"),
        ] + (scene.map { [EventField("scene", "\($0)")] } ?? []),
        words: [callback.rawValue], isDetail: !isHeard,
        log: isHeard
          ? ["\(receiver?.text ?? "nil") \(callback.brief)\(scene.map { " scene \($0)" } ?? "")"]
          : [],
        marks: (isHeard ? receiver : nil)
          .map { [TimelineMark(.message(callback.brief), .responder($0))] } ?? [])
    case .printed(let text):
      EventFacts(
        .printed, [], [EventField("prints", "\"\(text)\"")], words: [text], isDetail: true,
        log: ["print \"\(text.escaped)\""])
    }
  }

  private func name(_ object: Object?) -> EventText { "\(object?.text ?? "nil")" }
}

extension GestureState {
  /// Whether a recognizer in this state has won or is cut short, and did not only fail or continue.
  fileprivate var isDecisive: Bool { self != .failed && self != .changed && self != .possible }
}

extension String {
  /// The text escaped for quotation marks.
  fileprivate var escaped: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
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
  private enum LifeCycleCodingKeys: String, CodingKey { case _0 = "callback", to, isHeard, scene }
  private enum AnimatesCodingKeys: String, CodingKey { case _0 = "views", _1 = "step" }
  private enum PopsCodingKeys: String, CodingKey { case _0 = "controller", _1 = "step" }
  private enum DismissesCodingKeys: String, CodingKey { case _0 = "controller", _1 = "step" }
  private enum ScrolledCodingKeys: String, CodingKey { case _0 = "scrollView", _1 = "step" }
  private enum RowCodingKeys: String, CodingKey { case _0 = "row", of, _2 = "step" }
}

import Foundation
import Records
import UIKitModel

// What the model tells of events, as records.

extension EventStep.Kind {
  /// The record of a fact that stands alone; nil for those that the recorder puts together.
  init?(_ fact: EventFact, _ scene: Scene) {
    func name(_ object: ModelObject) -> ObjectName { scene.objectName(object) }
    switch fact {
    case .ignored(let finger, let reason): self = .ignored(finger: finger, IgnoredCause(reason))
    case .sendEvent(let responder, _): self = .sendEvent(name(responder))
    case .refusedTouch(let recognizer, _, let refusal):
      self = .refusedTouch(recognizer: name(recognizer), RefusedTouchCause(refusal))
    case .stateChanged(let recognizer, let old, let reason):
      self = .state(
        recognizer: name(recognizer), from: GestureState(old),
        to: GestureState(recognizer.grantedState), GestureCause(reason, of: recognizer, scene))
    case .refusedState(let recognizer, let state):
      self = .refusedState(recognizer: name(recognizer), GestureState(state))
    case .waits(let recognizer, let other):
      self = .waits(recognizer: name(recognizer), for: name(other))
    case .gestureAction(let recognizer, let targets):
      self = .gestureAction(recognizer: name(recognizer), targets: targets)
    case .reset(let recognizer): self = .reset(recognizer: name(recognizer))
    case .held(let touch, let isEnd, let recognizer):
      self = .held(
        finger: touch.finger, view: touch.view.map(name), isEnd: isEnd, by: name(recognizer))
    case .released(let touch): self = .released(finger: touch.finger, view: touch.view.map(name))
    case .withheld(let touch, let reason):
      self = .withheld(
        finger: touch.finger, view: touch.view.map(name), WithheldCause(reason, scene))
    case .cancels(let touches, let reason):
      self = .cancels(
        fingers: touches.map(\.finger), view: touches.first?.view.map(name),
        CancelCause(reason, scene))
    case .stopsTracking(let control, let reason):
      self = .stopsTracking(control: name(control), TrackingEndCause(reason, scene))
    case .controlEvents(let control, let events):
      let heard = control.allControlEvents.intersection(events)
      let words = ControlEvents.words(for: heard.isEmpty ? events : heard)
      guard !words.isEmpty else { return nil }
      let tells: UIControl.Event = [
        .touchUpInside, .touchUpOutside, .touchDragExit, .touchDragEnter,
      ]
      self = .controlEvents(
        control: name(control), words, isHeard: !heard.isEmpty,
        outside: events.isDisjoint(with: tells)
          ? nil : scene.recorder.stories.wayOutside(of: control, in: scene))
    case .row: return nil
    case .firstResponder(let responder): self = .firstResponder(responder.map(name))
    case .inputViews(let views): self = .inputViews(ShownInput(views, scene))
    case .keyCommand(let command, let responder):
      self = .keyCommand(of: name(responder), action: command.action?.name ?? "")
    case .offersUndo(let undoManager): self = .offersUndo(action: undoManager.undoActionName)
    case .statusBar(let tap): self = .statusBar(StatusBarRecord(tap, scene))
    case .ran(let call): self = .ran(DeferredRecord(call))
    case .animates(let views, .ends): self = .animates(views.map(name), .ends)
    case .animates(let views, .begins(let seconds, let refusesTouches)):
      self = .animates(
        views.map(name),
        .begins(seconds: seconds.isFinite ? seconds : nil, refusesTouches: refusesTouches))
    case .scrolled(let scrollView, let step):
      self = .scrolled(name(scrollView), ScrollRecord(step))
    default: return nil
    }
  }
}

extension EventInput {
  init(_ input: QueuedInput) {
    switch input {
    case .fingers(let changes): self = .fingers(changes.map { FingerInput($0) })
    case .motion(_, let isEnd): self = .motion(isEnd: isEnd)
    case .remoteControl: self = .remoteControl
    case .statusBarTap: self = .statusBarTap
    case .key(let key, let isDown): self = .key(Keys.name(of: key), isDown: isDown)
    }
  }
}

extension ShownInput {
  init(_ views: InputViews, _ scene: Scene) {
    let input: Input? =
      switch views.input {
      case .keyboard?: .keyboard
      case .view(let view)?: .view(scene.objectName(view))
      case nil: nil
      }
    self.init(input: input, accessory: views.accessory.map { scene.objectName($0) })
  }
}

extension StatusBarRecord {
  init(_ tap: StatusBarTap, _ scene: Scene) {
    self =
      switch tap {
      case .scrolls(let view): .scrolls(scene.objectName(view))
      case .isAtTop(let view): .isAtTop(scene.objectName(view))
      case .refused(let view): .refused(scene.objectName(view))
      case .several(let views): .several(views.map { scene.objectName($0) })
      case .nobody: .nobody
      }
  }
}

extension FingerInput {
  init(_ change: FingerChange) {
    let kind: Kind =
      switch change.kind {
      case .down(let point): .down(point)
      case .move(let point): .move(point)
      case .up: .up
      case .cancel: .cancel
      }
    self.init(finger: change.finger, kind: kind)
  }
}

extension GestureState {
  init(_ state: UIGestureRecognizer.State) {
    self =
      switch state {
      case .possible: .possible
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      }
  }
}

extension IgnoredCause {
  init(_ reason: IgnoredReason) {
    self =
      switch reason {
      case .ignoringInteractionEvents: .ignoringInteractionEvents
      case .inactive: .inactive
      case .nobodyHit: .nobodyHit
      case .deadTouch: .deadTouch
      }
  }
}

extension RefusedTouchCause {
  init(_ refusal: TouchRefusal) {
    self =
      switch refusal {
      case .delegate: .delegate
      case .touchType: .touchType
      case .otherTouchType: .otherTouchType
      }
  }
}

extension WithheldCause {
  init(_ reason: WithheldReason, _ scene: Scene) {
    self =
      switch reason {
      case .notMultipleTouch: .notMultipleTouch
      case .exclusiveTouch(let view): .exclusiveTouch(scene.objectName(view))
      case .recognized(let recognizer, let holder):
        .recognized(scene.objectName(recognizer), heldBy: holder.map { scene.objectName($0) })
      case .leftWindow: .leftWindow
      case .scrollView(let view): .scrollView(scene.objectName(view))
      }
  }
}

extension TrackingEndCause {
  init(_ reason: TrackingEnd, _ scene: Scene) {
    self =
      switch reason {
      case .disabled: .disabled
      case .notInteractive: .notInteractive
      case .touchLost(let view): .touchLost(by: scene.objectName(view))
      }
  }
}

extension CancelCause {
  init(_ reason: CancelReason, _ scene: Scene) {
    self =
      switch reason {
      case .recognized(let recognizer): .recognized(scene.objectName(recognizer))
      case .leftWindow: .leftWindow
      case .system: .system
      case .animation: .animation
      }
  }
}

extension ScrollRecord {
  init(_ step: ScrollStep) {
    self =
      switch step {
      case .began: .began
      case .moved(let offset): .moved(to: offset)
      case .ended(let decelerates): .ended(decelerates: decelerates)
      case .zoomed(let scale): .zoomed(to: scale)
      case .stopped: .stopped
      }
  }
}

extension GestureCause {
  init(_ reason: GestureReason, of recognizer: UIGestureRecognizer, _ scene: Scene) {
    func name(_ object: ModelObject) -> ObjectName { scene.objectName(object) }
    self =
      switch reason {
      case .subclass: .subclass
      case .taps(let count, let of, let moved): .taps(count, of: of, moved: Double(moved))
      case .moved(let way, let of): .moved(Double(way), of: Double(of))
      case .movedTooFar(let way, let allowed):
        .movedTooFar(Double(way), allowed: Double(allowed))
      case .stayed(let seconds): .stayed(seconds)
      case .liftedEarly(let seconds, let of): .liftedEarly(seconds, of: of)
      case .tookTooLong(let allowed): .tookTooLong(allowed: allowed)
      case .noFurtherTap(let seconds): .noFurtherTap(within: seconds)
      case .fingers(let count, let of): .fingers(count, of: of)
      case .lifted: .lifted
      case .fewerFingers: .fewerFingers
      case .otherDirection: .otherDirection
      case .notAtEdge: .notAtEdge
      case .movedTooLittle(let way, let of): .movedTooLittle(Double(way), of: Double(of))
      case .spread(let way, let of): .spread(Double(way), of: Double(of))
      case .turned(let angle): .turned(Double(angle))
      case .goesOn: .goesOn
      case .keptByContent(let scrollView): .refusedByScrollView(name(scrollView))
      case .refusedByView(let view) where view === recognizer.view:
        .refusedByOwnView(name(view), isDelegate: recognizer.delegateObject === view)
      case .refusedByView(let view): .refusedByView(name(view))
      case .refusedByDelegate: .refusedByDelegate
      case .prevented(let other): .prevented(by: name(other))
      case .requirementRecognized(let other): .requirementRecognized(name(other))
      case .requirementsFailed: .requirementsFailed
      case .disabled: .disabled
      case .touchesCancelled: .touchesCancelled
      case .nothingToScroll: .nothingToScroll
      case .scrollingOff: .scrollingOff
      }
  }
}

/// The words for the events of controls (CT-1).
enum ControlEvents {
  /// Single events, in the order of their bits.
  static let single: [(word: String, event: UIControl.Event)] = [
    ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
    ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
    ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
    ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
    ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
    ("primaryActionTriggered", .primaryActionTriggered),
    ("menuActionTriggered", .menuActionTriggered), ("editingDidBegin", .editingDidBegin),
    ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
    ("editingDidEndOnExit", .editingDidEndOnExit),
  ]

  /// Words that stand for several.
  static let several: [(word: String, event: UIControl.Event)] = [
    ("allTouchEvents", .allTouchEvents), ("allEditingEvents", .allEditingEvents),
    ("allEvents", .allEvents),
  ]

  static var words: [String] { (single + several).map(\.word) }

  /// The event of a word, also with Swift's dot or Objective-C's prefix in front.
  static func event(_ word: String) -> (word: String, event: UIControl.Event)? {
    var word = word.hasPrefix(".") ? String(word.dropFirst()) : word
    for prefix in ["UIControlEvent", "UIControl.Event."] where word.hasPrefix(prefix) {
      word = String(word.dropFirst(prefix.count))
      word = word.prefix(1).lowercased() + word.dropFirst()
    }
    return (single + several).first { $0.word == word }
  }

  static func words(for events: UIControl.Event) -> [String] {
    single.filter { events.contains($0.event) }.map(\.word)
  }
}

extension DeferredRecord {
  fileprivate init(_ call: DeferredCall) {
    switch call {
    case .block: self = .block(seconds: 0)
    case .laterBlock(let seconds): self = .block(seconds: seconds)
    case .timer(let seconds, let repeats): self = .timer(seconds: seconds, repeats: repeats)
    case .notification(let name, let count): self = .notification(name, observers: count)
    }
  }
}

import EventVocabulary
import Foundation
import UIKitModel

/// Observes all events, and records violations of their invariants.
final class EventInvariants: EventObserver {
  let seed: UInt64
  /// The events so far, in order.
  private(set) var story: [String] = []
  /// The fault found.
  private(set) var broken: [String] = []
  /// Called after every message to views, recognizers and controls.
  var onChange: () -> Void = {}
  private var names: [ObjectIdentifier: String] = [:]
  private var kept: [AnyObject] = []
  private var states: [ObjectIdentifier: GestureState] = [:]
  private var hits: [ObjectIdentifier: UIView] = [:]
  /// The touches that a view received and that have not ended for it.
  private var open: [ObjectIdentifier: String] = [:]
  private var over: Set<ObjectIdentifier> = []
  private var tracking: Set<ObjectIdentifier> = []
  /// The controls that touches of views in them were handed on to. Such a view may leave the
  /// control while it is touched, and what it hands on then goes another way.
  private(set) var forwardedTo: Set<ObjectIdentifier> = []
  private var lastTime: TimeInterval = 0
  private var queued = 0

  init(_ seed: UInt64) {
    self.seed = seed
  }

  func name(_ object: AnyObject, _ name: String) {
    names[ObjectIdentifier(object)] = name
    kept.append(object)
  }

  func name(of object: AnyObject) -> String { names[ObjectIdentifier(object)] ?? "?" }

  /// Hears of every touch message of a view, and hands it on to the view's own method.
  func watch(_ view: UIView, _ name: String) {
    self.name(view, name)
    let method = Listening(self)
    kept.append(method)
    for message in [Message.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled] {
      view.setMethod(method, for: message)
    }
  }

  func willQueue() { queued += 1 }

  private func fail(_ text: String) { broken.append("\(text), after \(story.count) facts") }

  /// The facts around the last that tell of the object that a problem begins with.
  func excerpt(about problem: String) -> [String] {
    let name = problem.prefix { $0 != " " } + " "
    let end = story.lastIndex { $0.hasPrefix(name) } ?? story.count - 1
    return Array(story[max(0, end - 25)...min(end + 15, story.count - 1)])
  }

  /// Every touch that was begun and not ended.
  var openTouches: [String] { open.values.map { "a touch of \($0) is open" }.sorted() }

  // MARK: Touches

  private final class Listening: UIKitModel.Method {
    private unowned let invariants: EventInvariants

    init(_ invariants: EventInvariants) {
      self.invariants = invariants
    }

    func perform(_ message: Message, on receiver: ModelObject, _ arguments: [Any?]) -> Any? {
      guard let view = receiver as? UIView, let touches = arguments[0] as? Set<UITouch> else {
        return nil
      }
      let event = arguments[1] as? UIEvent
      if touches.contains(where: { $0.view !== view }) {
        invariants.forwardedTo.insert(ObjectIdentifier(view))
      }
      for touch in touches.sorted(by: { $0.hash < $1.hash }) where touch.view === view {
        invariants.told(message, touch, view)
      }
      invariants.onChange()
      switch message {
      case .touchesBegan: view.touchesBegan(touches, with: event)
      case .touchesMoved: view.touchesMoved(touches, with: event)
      case .touchesEnded: view.touchesEnded(touches, with: event)
      default: view.touchesCancelled(touches, with: event)
      }
      return nil
    }
  }

  private func told(_ message: Message, _ touch: UITouch, _ view: UIView) {
    let key = ObjectIdentifier(touch)
    kept.append(touch)
    story.append("\(name(of: view)) \(message) \(touch.phase) \(touch.windowLocation)")
    if let hit = hits[key], hit !== view { fail("a touch changed its view (UT-2)") }
    hits[key] = view
    let wanted: UITouch.Phase
    switch message {
    case .touchesBegan:
      wanted = .began
      if open[key] != nil || over.contains(key) { fail("a touch began twice (UT-4)") }
      open[key] = name(of: view)
    case .touchesMoved:
      wanted = .moved
      if open[key] == nil { fail("a touch moved that is not open (UT-5)") }
    default:
      wanted = message == .touchesEnded ? .ended : .cancelled
      if open.removeValue(forKey: key) == nil { fail("a touch ended that is not open (UT-4)") }
      over.insert(key)
    }
    if touch.phase != wanted { fail("\(message) with a touch that is \(touch.phase) (UT-7)") }
  }

  // MARK: Facts

  func observe(_ fact: EventFact) {
    switch fact {
    case .happened(.queued):
      let time = UIApplication.shared.clock.now
      if time < lastTime { fail("the queue goes back in time (PL-3)") }
      lastTime = time
      queued -= 1
      if queued < 0 { fail("an input came that nobody put in (PL-3)") }
      story.append("queued \(time)")
    case .happened(.state(let recognizer as UIGestureRecognizer, let old, _, _)):
      changed(recognizer, from: old)
    case .happened(.gestureAction(let recognizer as UIGestureRecognizer, _)):
      story.append("\(name(of: recognizer)) acts")
      if recognizer.grantedState == .possible || recognizer.grantedState == .failed {
        fail("an action in \(recognizer.grantedState) (GR-15)")
      }
      onChange()
    case .happened(.reset(let recognizer)):
      story.append("\(name(of: recognizer)) reset")
      let state = states.removeValue(forKey: ObjectIdentifier(recognizer)) ?? .possible
      if ![.ended, .cancelled, .failed].contains(state) { fail("a reset in \(state) (GR-18)") }
    case .sends(let control, let events): sent(events, by: control)
    default: break
    }
  }

  private func changed(_ recognizer: UIGestureRecognizer, from old: GestureState) {
    let key = ObjectIdentifier(recognizer)
    let new = GestureState(recognizer.grantedState)
    story.append("\(name(of: recognizer)) \(old) \(new)")
    if states[key] ?? .possible != old { fail("a state was left out (GR-10)") }
    states[key] = new
    let isDiscrete =
      recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    let legal: [GestureState] =
      switch old {
      case .possible: isDiscrete ? [.ended, .failed] : [.began, .ended, .failed]
      case .began, .changed: [.changed, .ended, .cancelled]
      default: []
      }
    if !legal.contains(new) {
      fail("\(name(of: recognizer)) went from \(old) to \(new) (GR-11, GR-12)")
    }
    if old == .possible, new == .began || new == .ended { checkExclusion(recognizer) }
    onChange()
  }

  /// No recognizer that shares a touch with it is active, unless a delegate allows both (GR-25,
  /// GR-29).
  private func checkExclusion(_ recognizer: UIGestureRecognizer) {
    for other in UIApplication.shared.gestures.running
    where other !== recognizer && other.attempt.isActive {
      guard other.attempt.touches.contains(where: { recognizer.attempt.touches.contains($0) }),
        other.canPrevent(recognizer), recognizer.canBePrevented(by: other)
      else { continue }
      let allows = [(recognizer, other), (other, recognizer)].contains { one, two in
        (one.delegate as? Deciding)?.simultaneously(one, two) ?? false
      }
      if !allows {
        fail("\(name(of: recognizer)) recognized beside \(name(of: other)) (GR-25)")
      }
    }
  }

  private func sent(_ events: UIControl.Event, by control: UIControl) {
    story.append("\(name(of: control)) sends \(events.rawValue)")
    let key = ObjectIdentifier(control)
    if events.contains(.touchDown), !tracking.insert(key).inserted {
      fail("a control was touched twice (CT-17)")
    }
    let ends: UIControl.Event = [.touchUpInside, .touchUpOutside, .touchCancel]
    if !events.isDisjoint(with: ends), tracking.remove(key) == nil {
      fail("a control's touch ended that had not begun (CT-14)")
    }
    if !events.isDisjoint(with: [.touchDragInside, .touchDragOutside]), !tracking.contains(key) {
      fail("a control was dragged that is not touched (CT-11)")
    }
  }
}

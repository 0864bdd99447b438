import EventVocabulary
import Foundation

/// One action that a control performs at some events.
struct ActionRegistration {
  enum Kind {
    /// A method of an object, or of the responder chain if the target is nil (TA-3). Not retained
    /// (CT-21).
    case selector(Selector, WeakTarget?)
    case closure(UIAction)
  }

  let kind: Kind
  var events: UIControl.Event

  func isSelector(_ selector: Selector?, of target: AnyObject?) -> Bool {
    guard case .selector(let own, let ownTarget) = kind else { return false }
    return (selector == nil || selector == own) && ownTarget?.object === target
  }
}

/// A weak reference to a target.
final class WeakTarget {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

extension UIControl {
  /// Calls `action` of `target` at `controlEvents`; nil means the responder chain (TA-3). The same
  /// pair again adds events and does not fire twice (CT-22). The target is not retained (CT-21).
  public final func addTarget(
    _ target: Any?, action: Selector, for controlEvents: Event
  ) {
    let object = target.map { $0 as AnyObject }
    if let index = registrations.firstIndex(where: { $0.isSelector(action, of: object) }) {
      registrations[index].events.formUnion(controlEvents)
      return
    }
    registrations.append(
      ActionRegistration(
        kind: .selector(action, object.map { WeakTarget($0) }), events: controlEvents))
  }

  /// Removes actions added by `addTarget`; a nil target or action matches every one.
  public final func removeTarget(
    _ target: Any?, action: Selector?, for controlEvents: Event
  ) {
    let object = target.map { $0 as AnyObject }
    change(by: controlEvents) { registration in
      guard case .selector(let own, let ownTarget) = registration.kind else { return false }
      return (object == nil || ownTarget?.object === object) && (action == nil || own == action)
    }
  }

  /// Runs `action` at `controlEvents`. One with the same identifier is replaced.
  public final func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(ActionRegistration(kind: .closure(action), events: controlEvents))
  }

  /// Removes an action added by `addAction`.
  public final func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action that `addAction` added under an identifier.
  public final func removeAction(
    identifiedBy identifier: UIAction.Identifier, for controlEvents: Event
  ) {
    change(by: controlEvents) { registration in
      guard case .closure(let action) = registration.kind else { return false }
      return action.identifier == identifier
    }
  }

  private func change(by events: Event, where matches: (ActionRegistration) -> Bool) {
    for index in registrations.indices where matches(registrations[index]) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Sends every action whose events intersect `controlEvents`, in the order in which they were
  /// added (CT-20).
  public final func sendActions(for controlEvents: Event) {
    sendActions(for: controlEvents, with: nil)
  }

  /// The same for an event that is passed on to the actions (TA-2).
  final func sendActions(for controlEvents: Event, with event: UIEvent?) {
    if Door.isStopped { return }
    Door.observe(.sends(self, controlEvents))
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      if Door.isStopped { return }
      switch registration.kind {
      case .selector(let action, let target):
        if target != nil, target?.object == nil {
          Door.tell(.targetGone(selector: action.name, of: self))
          continue
        }
        sendSendAction(action, to: target?.object, for: event)
      case .closure(let action):
        Door.tell(.closure(of: self))
        Door.send(.sendClosureAction, to: self, [action]) { sendAction(action) }
      }
    }
  }

  /// The number of registered actions.
  package final var registrationCount: Int { registrations.count }

  /// Every event with an action.
  public final var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The actions whose targets do not exist any more (CT-21).
  package final var actionsWithoutTarget: [Selector] {
    registrations.compactMap { registration in
      guard case .selector(let action, let target?) = registration.kind, target.object == nil
      else { return nil }
      return action
    }
  }

  /// The targets; `NSNull` represents the responder chain (CT-23).
  public final var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for case .selector(_, let target) in registrations.map(\.kind) {
      guard let target else {
        targets.insert(NSNull())
        continue
      }
      if let object = target.object as? NSObject { targets.insert(object) }
    }
    return targets
  }

  /// The names of the actions of `target` at an event; nil without any.
  public final func actions(
    forTarget target: Any?, forControlEvent controlEvent: Event
  ) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = registrations.compactMap { registration -> String? in
      guard case .selector(let action, let own) = registration.kind, own?.object === object,
        !registration.events.isDisjoint(with: controlEvent)
      else { return nil }
      return action.name
    }
    return names.isEmpty ? nil : names
  }

  final func sendSendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    Door.send(.sendAction, to: self, [action, target, event]) {
      sendAction(action, to: target, for: event)
    }
  }
}

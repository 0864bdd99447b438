import Records
import UIKitModel

/// The reasons why a shake, a key or a remote control event went where it went (FR).
extension EventExplainer {
  /// The finding about the last event as a whole; nil if it was one of fingers.
  package func travelFinding() -> EventFinding? {
    guard let travel = stories.travel, let event = event(of: travel, isElsewhere: false) else {
      return nil
    }
    let subject = travel.path.first ?? scene.explainedName(of: scene.application)
    return EventFinding(subject, at: nil, .travelled(event), cures(for: travel))
  }

  /// The same for one responder: one that received it, or one that would handle it.
  package func travelFinding(about responder: UIResponder) -> EventFinding? {
    guard let travel = stories.travel else { return nil }
    let name = scene.explainedName(of: responder)
    if travel.path.contains(name) { return travelFinding() }
    guard let message = travel.message, responder.methodTable.method(for: message) != nil,
      let event = event(of: travel, isElsewhere: true)
    else { return nil }
    let line =
      responder.sendCanBecomeFirstResponder()
      ? "\(name.text).becomeFirstResponder()"
      : "on \(name.text) canBecomeFirstResponder return true"
    return EventFinding(name, at: nil, .travelled(event), [EventCure(.mend, line)])
  }

  private func event(of travel: TravelStory, isElsewhere: Bool) -> TravelledEvent? {
    let kind: TravelledEvent.Kind
    switch travel.act {
    case .shake: kind = .shake
    case .key: kind = .key
    case .remoteControl: kind = .remoteControl
    default: return nil
    }
    return TravelledEvent(
      kind: kind, path: travel.path, isForWindow: travel.isForWindow,
      handler: travel.handler?.who, way: travel.handler?.way,
      keyCommand: travel.keyCommand.map { .init(owner: $0.of, action: $0.action) },
      isElsewhere: isElsewhere)
  }

  private func cures(for travel: TravelStory) -> [EventCure] {
    if case .remoteControl = travel.act, travel.path.isEmpty {
      return [EventCure(.mend, "app.beginReceivingRemoteControlEvents()")]
    }
    guard
      case .unhandledMessage(let message, let first, _)? = travel.conclusions(in: scene).first
    else { return [] }
    return [EventCure(.mend, "on \(first.text) \(message)")]
  }
}

import EventVocabulary
import Records
import UIKitModel

/// Finds why a view or a control that fingers hit did not act: the event was not forwarded, or it
/// did not track.
struct TrackingWatch: EventReducer {
  private var hasHit = false
  /// Controls that were disabled when a finger hit them.
  private var disabled: [UIControl] = []
  /// The object whose code handles `sendEvent` in place of UIKit's.
  private var eventHandler: ModelObject?
  private var hasDelivered = false
  /// Controls whose own code handles `touchesBegan` in place of UIKit's.
  private var replaced: [UIControl] = []
  /// Controls that were asked to track.
  private var asked: [(control: UIControl, isReplaced: Bool)] = []
  private var tracked: Set<ObjectIdentifier> = []
  /// Controls that track, and whose own code handles the end in place of UIKit's.
  private var endless: [UIControl] = []

  mutating func take(_ fact: EventFact, in scene: Scene) {
    switch fact {
    case .hit(_, let view?):
      hasHit = true
      if let control = view as? UIControl, !control.isEnabled { disabled.append(control) }
    case .happened(.ignored), .happened(.held), .happened(.withheld), .happened(.refusedTouch):
      hasDelivered = true
    case .sends(let control, let events):
      tracked.insert(ObjectIdentifier(control))
      if !events.isDisjoint(with: Self.ends) { endless.removeAll { $0 === control } }
    case .willSend(.touchesEnded, let receiver as UIControl, .some) where receiver.isTracking:
      endless.append(receiver)
    case .willSend(.sendEvent, let receiver, let method?):
      if !method.callsSuper { eventHandler = receiver }
    case .willSend(.touchesBegan, let receiver, let method):
      hasDelivered = true
      if method != nil, let control = receiver as? UIControl { replaced.append(control) }
    case .willSend(.beginTracking, let receiver, let method):
      guard let control = receiver as? UIControl else { return }
      replaced.removeAll { $0 === control }
      asked.append((control, method != nil))
    default: break
    }
  }

  /// The events that a control sends when a finger is lifted.
  private static let ends: UIControl.Event = [.touchUpInside, .touchUpOutside, .touchCancel]

  func conclusions(in scene: Scene) -> [EventConclusion] {
    var found: [EventConclusion] = []
    for control in disabled {
      found.append(.disabled(control: scene.explainedName(of: control)))
    }
    if hasHit, !hasDelivered, let eventHandler {
      found.append(
        .notPassedOn(
          by: scene.explainedName(of: eventHandler),
          isLine: eventHandler.methodTable.method(for: .sendEvent)?.overrideLine != nil))
    }
    for control in replaced where control.isEnabled {
      found.append(.notTracked(control: scene.explainedName(of: control)))
    }
    for control in endless where control.isTracking {
      found.append(.tracksOn(control: scene.explainedName(of: control)))
    }
    for (control, isReplaced) in asked
    where control.isEnabled && !tracked.contains(ObjectIdentifier(control)) {
      let name = scene.explainedName(of: control)
      if isReplaced {
        found.append(.refusesTracking(control: name))
      } else if control is UISlider {
        found.append(.besideKnob(slider: name))
      }
    }
    return found
  }
}

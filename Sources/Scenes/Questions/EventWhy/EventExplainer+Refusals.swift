import EventVocabulary
import Records
import UIKitModel

// Refusals of recognizers by a view's own code, and unsettled behaviour of views in controls.
extension EventExplainer {
  /// The finding that a recognizer failed because the code of a view returned false from
  /// `gestureRecognizerShouldBegin(_:)`; nil if UIKit's own did, which protects a control's gesture
  /// (GR-30).
  func refusedBegin(
    _ recognizer: UIGestureRecognizer, _ name: ObjectName, _ time: Double,
    _ cause: GestureReason<ObjectName>
  ) -> EventFinding? {
    guard let refusing = cause.refusingView, let way = way(ofRefusalBy: refusing) else {
      return nil
    }
    let (isOwn, isDelegate): (Bool, Bool) =
      if case .refusedByOwnView(_, let isDelegate) = cause { (true, isDelegate) } else {
        (false, false)
      }
    let reason = RefusedBegin(view: refusing, way: way, isOwn: isOwn, isDelegate: isDelegate)
    return EventFinding(
      name, at: time, .refusedBegin(reason), cures(for: reason, of: name))
  }

  /// The recognizers that the code of a view prevented from recognizing; nil for none.
  func refusedRecognizers(by view: ObjectName) -> EventFinding? {
    let refused = stories.recognizers.keys.elements.filter { name in
      guard let last = stories.recognizers[name]?.changes.last else { return false }
      return last.to == .failed && last.cause.refusingView == view
    }
    guard !refused.isEmpty, let way = way(ofRefusalBy: view) else { return nil }
    let isDelegate = refused.contains { name in
      if case .refusedByOwnView(_, true)? = stories.recognizers[name]?.changes.last?.cause {
        true
      } else {
        false
      }
    }
    let time = stories.recognizers[refused[0]]?.changes.last?.time
    return EventFinding(
      view, at: time, .refusesRecognizers(refused, way),
      cures(
        for: RefusedBegin(view: view, way: way, isOwn: false, isDelegate: isDelegate),
        of: refused.count == 1 ? refused[0] : nil))
  }

  /// The code that refuses for a view; nil if it is UIKit's own.
  private func way(ofRefusalBy view: ObjectName) -> HandledWay? {
    guard view.isNamed, let object = scene.object(named: view.text),
      let method = object.methodTable.method(for: .gestureRecognizerShouldBegin)
    else { return nil }
    if let line = method.overrideLine { return .on(line: line) }
    return method.scriptPlace.map { .script($0) }
  }

  private func cures(for refusal: RefusedBegin, of recognizer: ObjectName?) -> [EventCure] {
    let view = refusal.view.text
    switch refusal.way {
    case .on: return [EventCure(.mend, "off \(view) gestureRecognizerShouldBegin")]
    case .script:
      guard let object = scene.object(named: view) else { return [] }
      var cures: [EventCure] = []
      // Views are asked only if recognizing would take the touch away (GR-32).
      if !refusal.isDelegate, let recognizer, recognizer.isNamed {
        cures.append(EventCure(.unasked, "set \(recognizer.text).cancelsTouchesInView false"))
      }
      cures.append(
        EventCure(.withoutCode, "set \(view).class \(String(describing: type(of: object)))"))
      return cures
    case .native: return []
    }
  }

  /// The finding that it is not settled whether a control tracks the touch that the last event sent
  /// to a plain subview, for either of the two; nil if there was no such touch (CT-29).
  func hitInsideControl(_ name: ObjectName) -> EventFinding? {
    for (control, view) in stories.hitsInsideControls where control == name || view == name {
      let cures =
        view.isNamed ? [EventCure(.settle, "set \(view.text).isUserInteractionEnabled false")] : []
      return EventFinding(view, at: nil, .hitInsideControl(control), cures)
    }
    return nil
  }
}

extension TrackingEnd<ObjectName> {
  /// A line that makes a control track the next touch, if it would not now.
  func cures(for control: UIControl, _ name: ObjectName) -> [EventCure] {
    guard name.isNamed else { return [] }
    switch self {
    case .disabled where !control.isEnabled:
      return [EventCure(.mend, "set \(name.text).isEnabled true")]
    case .notInteractive where !control.isUserInteractionEnabled:
      return [EventCure(.mend, "set \(name.text).isUserInteractionEnabled true")]
    default: return []
    }
  }
}

extension GestureReason<ObjectName> {
  /// The view that refused by `gestureRecognizerShouldBegin(_:)`, if there was one.
  fileprivate var refusingView: ObjectName? {
    switch self {
    case .refusedByView(let view), .refusedByOwnView(let view, _): view
    default: nil
    }
  }
}

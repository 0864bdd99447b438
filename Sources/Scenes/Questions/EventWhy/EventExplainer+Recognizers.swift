import EventVocabulary
import Foundation
import Records
import UIKitModel

// The reasons why a recognizer recognized or not.
extension EventExplainer {
  /// The effect of the last event on a recognizer; nil if there was no event.
  package func finding(of recognizer: UIGestureRecognizer) -> EventFinding? {
    let name = stories.name(of: recognizer, in: scene)
    guard let story = stories.recognizers[name], story.isOffered || story.hasTouch else {
      return stories.isEmpty ? nil : withoutTouch(recognizer, name)
    }
    if let refused = story.refused, !story.hasTouch {
      let cures = offLine(recognizer, ["shouldReceiveTouch", "shouldReceiveEvent"])
      return EventFinding(name, at: 0, .refusedTouch(refused), cures)
    }
    if !story.hasTouch {
      guard story.wasOff else { return EventFinding(name, at: nil, .tooLate) }
      return EventFinding(
        name, at: nil, .recognizerOff, [EventCure(.mend, "set \(name.text).isEnabled true")])
    }
    let down = stories.touches.last(where: \.isDown)
    let state = story.changes.last?.to ?? story.stateAtTouch
    if down == nil, story.isRunning, story.waitsFor == nil, isOwn(recognizer), !state.isEnd {
      return EventFinding(name, at: nil, .neverDecides(state: state))
    }
    if let finding = impatience(of: recognizer, name, story) { return finding }
    if let last = story.changes.last {
      if last.to == .failed { return failed(recognizer, name, last.time, last.cause) }
      let first = story.changes.last { $0.from == .possible } ?? last
      // The object that created such a recognizer is its target.
      let living = max(0, (story.targets ?? 0) - story.gone.count)
      let targets = living + (name.actsForUIKit ? 1 : 0)
      if targets == 0, !story.gone.isEmpty {
        return EventFinding(
          name, at: first.time, .targetGone(selectors: story.gone, event: nil))
      }
      return EventFinding(
        name, at: first.time,
        .recognized(
          first.cause, state: last.to, targets: targets,
          of: recognizer.view.map(self.name)),
        (targets == 0 ? [EventCure(.mend, "target \(name.text) do print(\"\(name.text)\")")] : [])
          + onlyItself(recognizer, name))
    }
    if let other = story.waitsFor {
      return EventFinding(name, at: nil, .waits(for: other), [EventCure(.goOn, "wait 1")])
    }
    let line = down.map { "touch \($0.finger) up" } ?? "wait 1"
    return EventFinding(
      name, at: nil, .undecided(isDown: down != nil), [EventCure(.goOn, line)])
  }

  /// The name of an object here.
  package func name(_ object: ModelObject) -> ObjectName { stories.name(of: object, in: scene) }

  /// Whether a script's code decides, and not UIKit's.
  private func isOwn(_ recognizer: UIGestureRecognizer) -> Bool {
    if case .own = Self.takes(recognizer) { return true }
    return false
  }

  /// The purpose of a recognizer, before any event.
  package func setUp(of recognizer: UIGestureRecognizer, _ area: WhyArea?) -> EventFinding {
    let name = stories.name(of: recognizer, in: scene)
    guard let view = recognizer.view.map(self.name) else { return unattached(name) }
    guard recognizer.isEnabled else {
      return EventFinding(
        name, at: nil, .recognizerOff, [EventCure(.mend, "set \(name.text).isEnabled true")])
    }
    var cures: [EventCure] = []
    if area.map({ $0.reached < $0.points }) ?? true, view.isNamed {
      cures.append(EventCure(.look, "why \(view.text)"))
    }
    if area?.reached ?? 0 > 0, let gesture = gesture(recognizer) {
      cures.append(EventCure(.gesture, gesture))
    }
    return EventFinding(
      name, at: nil,
      .setUp(
        RecognizerSetUp(
          view: view, points: area?.reached, all: area?.points, takes: Self.takes(recognizer),
          requires: recognizer.failureRequirements.map(scene.objectName))), cures)
  }

  // MARK: Without a touch

  private func unattached(_ name: ObjectName) -> EventFinding {
    EventFinding(
      name, at: nil, .unattached, [EventCure(.mend, "root.addGestureRecognizer(\(name.text))")])
  }

  private func withoutTouch(
    _ recognizer: UIGestureRecognizer, _ name: ObjectName
  ) -> EventFinding {
    guard let view = recognizer.view else { return unattached(name) }
    let viewName = self.name(view)
    let touch = stories.touches[0]
    if touch.way.contains(where: { $0.view === view }) {
      return EventFinding(name, at: nil, .tooLate)
    }
    if let former = recognizer.formerView, touch.way.contains(where: { $0.view === former }) {
      let from = self.name(former)
      return EventFinding(
        name, at: nil, .movedToAnotherView(from: from, to: viewName), own(recognizer, name, from))
    }
    var cures: [EventCure] = []
    if viewName.isNamed {
      let place = "\(Self.number(touch.point.x)) \(Self.number(touch.point.y))"
      cures.append(EventCure(.look, "why \(viewName.text) at \(place)"))
    }
    return EventFinding(
      name, at: 0, .notOnTheWay(hit: touch.view, view: viewName, point: touch.point), cures)
  }

  /// The recognizers that were taken from a touched view, by adding them to another (GR-1).
  func movedRecognizers(from view: ModelObject) -> [EventFinding] {
    guard !stories.touches.isEmpty else { return [] }
    return scene.namedObjects.compactMap { _, object in
      guard let recognizer = object as? UIGestureRecognizer, recognizer.formerView === view,
        let finding = finding(of: recognizer), case .movedToAnotherView = finding.reason
      else { return nil }
      return finding
    }
  }

  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }

  // MARK: Failed

  private func failed(
    _ recognizer: UIGestureRecognizer, _ name: ObjectName, _ time: Double,
    _ cause: GestureReason<ObjectName>
  ) -> EventFinding {
    if let finding = refusedBegin(recognizer, name, time, cause) { return finding }
    return EventFinding(
      name, at: time, .failed(cause, of: recognizer.view.map(self.name)),
      cures(recognizer, name, cause))
  }

  private func cures(
    _ recognizer: UIGestureRecognizer, _ name: ObjectName, _ cause: GestureReason<ObjectName>
  ) -> [EventCure] {
    switch cause {
    case .refusedByView(let view): return own(recognizer, name, view)
    case .refusedByScrollView(let view):
      return cures(ofKeptContentIn: view)
    case .refusedByDelegate: return offLine(recognizer, ["shouldBegin"])
    case .ownBackItem(let controller):
      return controller.isNamed
        ? [EventCure(.mend, "set \(controller.text).navigationItem.leftBarButtonItem nil")] : []
    case .prevented(let other):
      // The delegate of a scroll view's pan is the scroll view, so the other one is asked.
      let isAsked = name.isPanOrPinchOfScrollView && other.isNamed && !other.text.contains(".")
      let delegate = isAsked ? other : name
      var cures = [
        EventCure(.both, "on \(delegate.text) shouldRecognizeSimultaneously return true")
      ]
      if other.isNamed, !other.text.contains(".") {
        cures.append(EventCure(.prefer, "gesture \(other.text) require \(name.text) toFail"))
      }
      return name.isNamed ? cures : []
    case .disabled:
      return recognizer.isEnabled ? [] : [EventCure(.mend, "set \(name.text).isEnabled true")]
    case .movedTooFar(let way, _) where recognizer is UILongPressGestureRecognizer:
      // It failed at the first movement that was too much; the fingers may have gone further.
      let farthest = stories.touches.map(\.travel).reduce(way, max)
      return [EventCure(.mend, "set \(name.text).allowableMovement \(Int(farthest.rounded(.up)))")]
    case .liftedEarly(let seconds, _) where seconds > 0:
      return [EventCure(.mend, "set \(name.text).minimumPressDuration \(Self.short(seconds))")]
        + gestureCure(recognizer)
    case .fingers(let count, _):
      let path: String? =
        switch recognizer {
        case is UITapGestureRecognizer, is UILongPressGestureRecognizer,
          is UISwipeGestureRecognizer:
          "numberOfTouchesRequired"
        case is UIPanGestureRecognizer: "minimumNumberOfTouches"
        default: nil
        }
      let mend = path.map { [EventCure(.mend, "set \(name.text).\($0) \(count)")] } ?? []
      return mend + gestureCure(recognizer)
    case .otherDirection:
      guard recognizer is UISwipeGestureRecognizer, let direction else { return [] }
      return [EventCure(.mend, "set \(name.text).direction \(direction)")]
    case .noFurtherTap, .lifted, .movedTooLittle, .fewerFingers, .notAtEdge, .tookTooLong,
      .movedTooFar,
      .liftedEarly:
      return gestureCure(recognizer)
    default: return []
    }
  }

  private static func short(_ seconds: Double) -> String {
    number((seconds * 100).rounded(.down) / 100)
  }

  private func gestureCure(_ recognizer: UIGestureRecognizer) -> [EventCure] {
    gesture(recognizer).map { [EventCure(.gesture, $0)] } ?? []
  }

  /// A similar recognizer on the control that refused one of an ancestor (GR-31).
  private func own(
    _ recognizer: UIGestureRecognizer, _ name: ObjectName, _ view: ObjectName
  ) -> [EventCure] {
    let className = String(describing: type(of: recognizer))
    guard let word = GestureClass.named(className)?.words.first, view.isNamed, name.isNamed else {
      return []
    }
    let free = scene.freeName(near: name.text)
    return [EventCure(.own, "gesture \(word) \(free) on \(view.text)")]
  }

  /// The lines that remove overrides by `on`.
  private func offLine(_ recognizer: UIGestureRecognizer, _ words: [String]) -> [EventCure] {
    let name = stories.name(of: recognizer, in: scene).text
    let lines = scene.overrideLines(of: recognizer)
    return words.filter { word in
      lines.contains { $0.contains(" \(word) ") || $0.hasSuffix(" \(word)") }
    }.map { EventCure(.mend, "off \(name) \($0)") }
  }
}

extension EventReason {
  /// The recognizer that took the touch.
  var taker: ObjectName? {
    switch self {
    case .tookTouch(let taking, _), .keptTouch(let taking, _),
      .rowNotChosen(_, .taken(let taking, _)):
      taking.recognizer
    default: nil
    }
  }

  /// Whether it belongs to the story of an event as a whole.
  var isWorthTelling: Bool {
    switch self {
    case .tooLate, .notOnTheWay, .unattached, .setUp: false
    default: true
    }
  }
}

extension EventAct {
  /// The point at which the first finger went down, if the line specified it.
  package var place: EventPlace? {
    switch self {
    case .tap(let place, _, _), .longPress(let place, _), .drag(let place, _, _, _),
      .pinch(let place, _), .rotation(let place, _):
      place
    default: nil
    }
  }
}

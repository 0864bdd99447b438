import Foundation
import Records
import UIKitModel

/// Explains, from the records of an event, the behaviour of a view, a control or a recognizer.
package struct EventExplainer {
  package let scene: Scene
  package let stories: EventStories

  package init(_ scene: Scene) {
    self.scene = scene
    stories = scene.recorder.stories
  }

  /// The maximum number of findings about an event as a whole.
  private static let most = 4

  // MARK: The event as a whole

  /// The findings about the last event that are worth showing: every view that was hit, then the
  /// recognizers that received its touches and did not simply take them.
  package func findings() -> [EventFinding] {
    var found = ignoredTouches()
    for (name, story) in stories.views where !story.fingers.isEmpty {
      if let finding = finding(ofView: name) { found.append(finding) }
      for finding in [hitInsideControl(name), goneTargets(of: name)].compactMap(\.self)
      where !found.contains(finding) {
        found.append(finding)
      }
    }
    let takers = Set(found.compactMap(\.reason.taker))
    for name in stories.recognizers.keys
    where !takers.contains(name) && !name.isPanOrPinchOfScrollView && !name.isDelayOfScrollView {
      guard let recognizer = stories.object(name, in: scene) as? UIGestureRecognizer,
        let finding = finding(of: recognizer), finding.reason.isWorthTelling
      else { continue }
      found.append(finding)
    }
    return Array(found.prefix(Self.most))
  }

  private func ignoredTouches() -> [EventFinding] {
    guard let touch = stories.touches.first(where: { $0.view == nil }) else { return [] }
    return [ignored(touch, scene.explainedName(of: scene.application))]
  }

  private func ignored(_ touch: EventStories.Touch, _ subject: ObjectName) -> EventFinding {
    guard let cause = touch.ignored, cause != .nobodyHit else {
      return EventFinding(subject, at: 0, .nobodyHit(touch.point))
    }
    if cause == .transition {
      let transition = scene.application.transitionsUnderWay.first { !$0.isInteractive }
      let animator = (transition?.animator as? ModelObject).map(scene.explainedName)
      return EventFinding(
        animator ?? subject, at: 0, .ignoredInTransition(isOver: transition == nil))
    }
    let isOver = !scene.application.isIgnoringInteractionEvents
    var cures: [EventCure] = []
    if !isOver { cures.append(EventCure(.mend, "app.endIgnoringInteractionEvents()")) }
    return EventFinding(subject, at: 0, .ignored(isOver: isOver), cures)
  }

  /// The view that the line named and that the touch did not reach, and the point.
  package var missed: (view: UIView, point: CGPoint)? {
    guard let touch = stories.touches.first, let view = touch.missed?.view else { return nil }
    return (view, touch.point)
  }

  // MARK: One object

  /// The effect of the last event on an object, and the object's own effect on recognizers; empty
  /// if the event did not concern it.
  package func findings(about object: ModelObject) -> [EventFinding] {
    if let recognizer = object as? UIGestureRecognizer {
      return finding(of: recognizer).map { [$0] } ?? []
    }
    let name = stories.name(of: object, in: scene)
    var found = movedRecognizers(from: object) + findings(about: object, name)
    for finding in [refusedRecognizers(by: name), hitInsideControl(name), goneTargets(of: name)]
      .compactMap(\.self)
    where !found.contains(finding) {
      found.append(finding)
    }
    return found
  }

  /// The effect of the last event on a view or another responder. A touch concerns every ancestor
  /// of its hit-test view.
  private func findings(about object: ModelObject, _ name: ObjectName) -> [EventFinding] {
    if let finding = finding(ofView: name) { return [finding] }
    if let view = object as? UIView, let touch = stories.touches.first(where: { $0.view == nil }),
      touch.ignored != .nobodyHit, contains(view, touch.point)
    {
      return [ignored(touch, name)]
    }
    let scrolling = (object as? UIScrollView).flatMap(stillStanding)
    let inside = [scrolling].compactMap(\.self) + ((object as? UIView).map(findings(inside:)) ?? [])
    guard let handler = stories.handlers.first(where: { $0.who == name }) else { return inside }
    // That it handled the touch does not help if the touch was taken away or kept.
    let lost = inside.filter { !$0.reason.isHandled }
    let own = EventFinding(
      name, at: nil, .handledFurtherUp(hit: stories.touches.first?.view, handler.way))
    return lost.isEmpty || handler.way != .native ? [own] + lost : lost
  }

  /// The findings about touches that hit a descendant of a view.
  private func findings(inside view: UIView) -> [EventFinding] {
    var found: [EventFinding] = []
    for touch in stories.touches {
      guard let hit = touch.view, touch.way.contains(where: { $0.view === view }) else { continue }
      var new = [row(of: touch, for: view)].compactMap(\.self)
      if new.first?.reason.tellsAll ?? false == false, let finding = finding(ofView: hit) {
        new.append(finding)
      }
      for finding in new where !found.contains(finding) { found.append(finding) }
    }
    return Array(found.prefix(Self.most))
  }

  private func contains(_ view: UIView, _ point: CGPoint) -> Bool {
    guard let window = view.window else { return false }
    let own = window.convert(window.convert(point, from: nil as UIWindow?), to: view)
    return view.storedBounds.standardized.contains(own)
  }

  private func finding(ofView name: ObjectName) -> EventFinding? {
    if let scrolled = stories.scrolled[name] {
      return EventFinding(name, at: nil, .scrolled(by: scrolled.way))
    }
    guard let story = stories.views[name] else { return nil }
    if let row = row(ofHit: name) { return row }
    if let kept = story.kept { return self.kept(kept, name) }
    if story.wasDisabled {
      return EventFinding(
        name, at: story.heardAt, .disabled,
        [
          EventCure(.mend, "set \(name.text).isEnabled true"),
          EventCure(.fallThrough, "set \(name.text).isUserInteractionEnabled false"),
        ])
    }
    if let lost = story.lost { return self.lost(lost, name, story) }
    if let held = story.held {
      return EventFinding(
        name, at: nil, .stillHeld(by: held.by, isEnd: held.isEnd), cures(against: held.by))
    }
    if let control = stories.object(name, in: scene) as? UIControl {
      return finding(of: control, name, story)
    }
    guard !story.fingers.isEmpty else { return nil }
    if let handler = stories.handlers.first {
      return EventFinding(
        name, at: story.heardAt,
        .handled(by: handler.who, handler.way, isItself: handler.who == name))
    }
    return EventFinding(
      name, at: story.heardAt, .unhandled, [EventCure(.mend, "on \(name.text) touches")])
  }

  /// The lines for a touch that a recognizer delays: to see what follows, and not to delay it.
  private func cures(against holder: ObjectName) -> [EventCure] {
    guard holder.isDelayOfScrollView else { return [EventCure(.goOn, goOn)] }
    let scrollView = (stories.object(holder, in: scene) as? UIGestureRecognizer)?.view.map(
      self.name)
    let atOnce = scrollView.flatMap { view in
      view.isNamed ? EventCure(.atOnce, "set \(view.text).delaysContentTouches false") : nil
    }
    return [EventCure(.goOn, "wait 0.2"), atOnce].compactMap(\.self)
  }

  /// The line that lets the rest of the event happen.
  var goOn: String {
    stories.touches.last(where: \.isDown).map { "touch \($0.finger) up" } ?? "wait 1"
  }

  private func kept(_ kept: EventStories.Kept, _ name: ObjectName) -> EventFinding {
    switch kept.cause {
    case .notMultipleTouch:
      return EventFinding(
        name, at: kept.time, .oneTouchOnly(finger: kept.finger),
        [EventCure(.mend, "set \(name.text).isMultipleTouchEnabled true")])
    case .exclusiveTouch(let view):
      return EventFinding(
        name, at: kept.time, .exclusive(view, isItself: view == name),
        [EventCure(.mend, "set \(view.text).isExclusiveTouch false")])
    case .leftWindow: return EventFinding(name, at: kept.time, .leftWindow)
    case .scrollView(let view): return EventFinding(name, at: kept.time, .keptByScrollView(view))
    case .stopsScrolling(let view):
      return EventFinding(name, at: kept.time, .stoppedScrolling(view))
    case .recognized(let reported, _):
      let recognizer = kept.taker?.recognizer ?? reported
      if let scrollView = kept.taker?.scrollView {
        return EventFinding(
          name, at: kept.time, scrolledAway(scrollView, by: recognizer, hadTouch: false),
          [EventCure(.mend, "set \(scrollView.text).delaysContentTouches false")])
      }
      let line: String? =
        if let scrollView = kept.delayingScrollView {
          "set \(scrollView.text).delaysContentTouches false"
        } else if let holder = kept.holder {
          holder.isNamed ? "set \(holder.text).delaysTouchesBegan false" : nil
        } else {
          recognizer.isNamed ? "set \(recognizer.text).cancelsTouchesInView false" : nil
        }
      return EventFinding(
        name, at: kept.time,
        .keptTouch(taking(recognizer, kept.taker?.view, heardAt: nil), heldBy: kept.holder),
        line.map { [EventCure(.mend, $0)] } ?? [])
    }
  }

  private func lost(
    _ lost: EventStories.Lost, _ name: ObjectName, _ story: EventStories.ViewStory
  ) -> EventFinding {
    switch lost.cause {
    case .leftWindow: return EventFinding(name, at: lost.time, .leftWindow)
    case .system: return EventFinding(name, at: lost.time, .systemTook)
    case .recognized(let reported):
      let recognizer = lost.taker?.recognizer ?? reported
      if let scrollView = lost.taker?.scrollView {
        return EventFinding(
          name, at: lost.time, scrolledAway(scrollView, by: recognizer, hadTouch: true),
          [EventCure(.mend, "set \(scrollView.text).canCancelContentTouches false")])
      }
      let taking = taking(recognizer, lost.taker?.view, heardAt: story.heardAt)
      var cures: [EventCure] = []
      if recognizer.isNamed {
        cures.append(EventCure(.mend, "set \(recognizer.text).cancelsTouchesInView false"))
        if scene.order.contains(name.text), lost.taker?.view != name {
          cures.append(
            EventCure(
              .leaveOut,
              "on \(recognizer.text) shouldReceiveTouch return touch.view !== \(name.text)"))
        }
      }
      let isControl = stories.object(name, in: scene) is UIControl
      return EventFinding(
        name, at: lost.time, .tookTouch(taking, isControl: isControl), cures)
    }
  }

  private func scrolledAway(
    _ scrollView: ObjectName, by recognizer: ObjectName, hadTouch: Bool
  ) -> EventReason {
    var way = (GestureConstants.panHysteresis, GestureConstants.panHysteresis)
    for change in stories.recognizers[recognizer]?.changes ?? [] where change.to == .began {
      if case .moved(let moved, let of) = change.cause { way = (moved, of) }
    }
    return .scrolledAway(
      scrollView, way: way.0, of: way.1, within: GestureConstants.scrollDelay, hadTouch: hadTouch)
  }

  func taking(
    _ recognizer: ObjectName, _ view: ObjectName?, heardAt: Double?
  ) -> TakingRecognizer {
    let change = stories.recognizers[recognizer]?.changes.last { $0.from == .possible }
    return TakingRecognizer(
      recognizer: recognizer, view: view, cause: change?.cause, heardAt: heardAt)
  }

  // MARK: Controls

  private func finding(
    of control: UIControl, _ name: ObjectName, _ story: EventStories.ViewStory
  ) -> EventFinding? {
    let words = story.sent.map(\.word)
    if let stopped = story.stopped {
      return EventFinding(
        name, at: stopped.time, .stoppedTracking(stopped.cause, sent: words),
        stopped.cause.cures(for: control, name))
    }
    if let unknown = story.unknown {
      return EventFinding(
        name, at: story.sent.last?.time, .nobodyActs(selector: unknown),
        scene.answeringController(from: control).flatMap { scene.givenName(of: $0) }
          .map { [EventCure(.mend, "on \($0) \(unknown)")] } ?? [])
    }
    if let heard = story.sent.last(where: \.isHeard), !story.actions.isEmpty {
      return EventFinding(
        name, at: heard.time,
        .acted(event: heard.word, actions: story.actions, lifted: lift(story)))
    }
    if let gone = goneTargets(of: name) { return gone }
    guard !story.fingers.isEmpty else { return nil }
    if words.isEmpty {
      if let handler = stories.handlers.first(where: { $0.who == name }), handler.way != .native {
        return EventFinding(name, at: story.heardAt, .ownCode(handler.way), superCure(handler.way))
      }
      return EventFinding(name, at: story.heardAt, .notTracked)
    }
    if let endWay = story.endWay, !words.contains(where: { $0.hasPrefix("touchUp") }) {
      return EventFinding(name, at: story.heardAt, .ownCodeAtEnd(endWay), superCure(endWay))
    }
    if words.last == "touchUpOutside", let distance = story.liftedOutside {
      return EventFinding(
        name, at: story.sent.last?.time,
        .liftedOutside(distance: distance, allowed: GestureConstants.controlTolerance),
        [EventCure(.gesture, "tap \(name.text)")])
    }
    if let touch = stories.touches.last(where: { $0.isDown && $0.view == name }) {
      return EventFinding(
        name, at: nil, .stillDown(finger: touch.finger, isControl: true),
        [EventCure(.goOn, "touch \(touch.finger) up")])
    }
    let main = Self.mainEvent(of: control, words)
    guard let main else { return nil }
    return EventFinding(
      name, at: story.sent.last { $0.word == main }?.time,
      .unheard(event: main, registered: story.registered, lifted: lift(story)),
      [EventCure(.mend, "target \(name.text) \(main) do print(\"\(main)\")")])
  }

  /// The finding that a control's action went to no object, as its target does not exist any more;
  /// nil if there was no such action.
  private func goneTargets(of name: ObjectName) -> EventFinding? {
    guard let story = stories.views[name], !story.gone.isEmpty,
      let heard = story.sent.last(where: \.isHeard)
    else { return nil }
    return EventFinding(
      name, at: heard.time, .targetGone(selectors: story.gone, event: heard.word))
  }

  /// The distance outside the control at which the finger was lifted; nil if it was inside.
  private func lift(_ story: EventStories.ViewStory) -> LiftOutside? {
    story.liftedOutside.map {
      LiftOutside(distance: $0, allowed: GestureConstants.controlTolerance)
    }
  }

  /// The event that apps wait for, of those that a control sent (CT-25).
  private static func mainEvent(of control: UIControl, _ words: [String]) -> String? {
    let wanted = ["valueChanged", "editingDidBegin", "touchUpInside"]
    return wanted.first(where: words.contains) ?? words.last
  }

  /// The cure by an `on` line with `and super`.
  private func superCure(_ way: HandledWay) -> [EventCure] {
    guard case .on(let line) = way,
      !["do", "return", "super"].contains(
        where: line.split(whereSeparator: \.isWhitespace).contains)
    else { return [] }
    return [EventCure(.mend, "\(line) and super")]
  }
}

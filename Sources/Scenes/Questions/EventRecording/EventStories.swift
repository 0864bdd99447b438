import EventVocabulary
import Foundation
import OrderedCollections
import Records
import UIKitModel

/// The stories of each finger, view and recognizer since the first finger of the last gesture went
/// down, for `why`.
///
/// Based on the same facts as the log, and stored with it, so they outlive the line that caused
/// them: a tap that waits for a second one is decided by a later `wait`.
package struct EventStories: EventReducer {
  /// The act of the last line that put a finger down.
  package private(set) var act: EventAct?
  package private(set) var touches: [Touch] = []
  /// The views and recognizers, in the order of their first facts.
  private(set) var views: OrderedDictionary<ObjectName, ViewStory> = [:]
  private(set) var recognizers: OrderedDictionary<ObjectName, RecognizerStory> = [:]
  /// The responders that handled the touches with their own code, in order.
  private(set) var handlers: [(who: ObjectName, way: HandledWay)] = []
  /// The distances by which scroll views moved their content, in points.
  private(set) var scrolled: [ObjectName: (from: CGPoint, way: Double)] = [:]
  /// Controls that tracked a touch whose hit-test view was a plain subview, and that view (CT-29).
  package private(set) var hitsInsideControls: [(control: ObjectName, view: ObjectName)] = []
  /// The story of a shake, a key or a remote control event, if that was the last event.
  package private(set) var travel: TravelStory?
  /// The results of touches of rows, in order.
  private(set) var rows: [RowStory] = []
  /// The number of gestures; one begins when no finger is down and none of the last is undecided.
  private(set) var gestures = 0
  private var start = 0.0
  /// The objects of this story and their names in it, whatever moves meanwhile.
  private var known: [ObjectIdentifier: KnownObject] = [:]
  /// The maximum number of recorded changes of one recognizer.
  private static let mostChanges = 40

  /// Whether a finger went down since the log began.
  package var isEmpty: Bool { touches.isEmpty }

  private var isOver: Bool {
    !touches.contains(where: \.isDown) && !recognizers.values.contains(where: \.isRunning)
  }

  /// Begins an acting line.
  mutating func begin(_ act: EventAct) {
    if act.usesFingers {
      self.act = act
      travel = nil
    } else if act.travels {
      travel = TravelStory(act)
    }
  }

  // MARK: Facts

  /// The name of an object in explanations: one that can be typed, if there is one.
  package func name(of object: ModelObject, in scene: Scene) -> ObjectName {
    if let known = known[ObjectIdentifier(object)], known.object === object { return known.name }
    return scene.explainedName(of: object)
  }

  /// The object that had a name.
  package func object(_ name: ObjectName, in scene: Scene) -> ModelObject? {
    known.values.first { $0.name == name && $0.object != nil }?.object
      ?? scene.object(named: name.text)
  }

  private mutating func name(_ object: ModelObject, _ scene: Scene) -> ObjectName {
    let name = self.name(of: object, in: scene)
    known[ObjectIdentifier(object)] = KnownObject(object: object, name: name)
    return name
  }

  mutating func take(_ fact: EventFact, in scene: Scene) {
    let time = scene.application.clock.now - start
    travel?.take(fact, in: scene)
    switch fact {
    case .happened(let kind): take(kind, time, scene)
    case .hit(let finger, let view):
      noteMissed(by: finger, view, scene)
      if let view { observe(hit: view, by: finger, scene) }
    case .willSend(let message, let receiver, let method):
      observe(message, to: receiver, method, time, scene)
    case .sends(let control, let events): observe(events, of: control, time, scene)
    case .willHitTest, .didSend, .forwards: break
    }
  }

  private mutating func take(_ kind: EventKind<AnyObject>, _ time: Double, _ scene: Scene) {
    switch kind {
    case .queued(.fingers(let changes)): observe(changes, scene)
    case .ignored(let finger, let reason):
      // What follows a touch that was dropped is only dead.
      change(finger) { $0.ignored = $0.ignored ?? reason }
    case .refusedTouch(let recognizer, let refusal):
      change(recognizer, scene) { $0.refused = refusal }
    case .state(let recognizer, let old, let new, let reason):
      let cause = reason.map { scene.objectName(meant: $0) }
      change(recognizer, scene) { story in
        if new != .changed, story.changes.count < Self.mostChanges {
          story.changes.append((time, old, new, cause))
        }
        story.waitsFor = nil
      }
    case .waits(let recognizer, let other as UIGestureRecognizer):
      let name = self.name(other, scene)
      change(recognizer, scene) { $0.waitsFor = name }
    case .gestureAction(let recognizer, let targets):
      change(recognizer, scene) { story in
        story.targets = targets
        story.gone = []
      }
    case .targetGone(let selector, let owner):
      // A control sends several events, each of which may have the same action.
      change(view: owner as? UIControl, scene) { story in
        if !story.gone.contains(selector) { story.gone.append(selector) }
      }
      change(owner, scene) { $0.gone.append(selector) }
    case .reset(let recognizer): change(recognizer, scene) { $0.isRunning = false }
    case .held(_, let view, let isEnd, let recognizer as UIGestureRecognizer):
      let name = self.name(recognizer, scene)
      change(view: view, scene) { $0.held = (name, isEnd) }
    case .released(_, let view): change(view: view, scene) { $0.held = nil }
    case .withheld(let finger, let view, let reason):
      withhold(finger, view, reason, time, scene)
    case .cancels(_, let view, let reason):
      var taker: Taker?
      if case .recognized(let recognizer as UIGestureRecognizer) = reason {
        taker = self.taker(recognizer, scene)
      }
      let cause = reason.map { scene.objectName(meant: $0) }
      change(view: view, scene) { $0.lost = Lost(time: time, cause: cause, taker: taker) }
    case .stopsTracking(let control, let reason):
      let cause = reason.map { scene.objectName(meant: $0) }
      change(view: control, scene) { $0.stopped = (time, cause) }
    case .action(let selector, let sender as UIControl, let target):
      let action: ReceivedAction? =
        if let line = target as? TargetLine {
          line.code.map { .line($0) } ?? .logged
        } else { target.map { .send(selector: selector, to: scene.objectName(ofAny: $0)) } }
      change(view: sender, scene) { story in
        if let action { story.actions.append(action) } else { story.unknown = selector }
      }
    case .closure(let control): change(view: control, scene) { $0.actions.append(.closure) }
    case .scrolled(let scrollView as UIScrollView, .began):
      scrolled[name(scrollView, scene)] = (scrollView.contentOffset, 0)
    case .scrolled(let scrollView as UIScrollView, .moved(let offset)):
      let name = self.name(scrollView, scene)
      guard let from = scrolled[name]?.from else { return }
      scrolled[name]?.way = hypot(offset.x - from.x, offset.y - from.y)
    case .row(let cell as UIView, let owner as UIScrollView, let step):
      rows.append(RowStory(row: name(cell, scene), owner: owner, time: time, step: step))
    default: break
    }
  }

  private mutating func withhold(
    _ finger: Int, _ view: AnyObject?, _ reason: WithheldReason<AnyObject>, _ time: Double,
    _ scene: Scene
  ) {
    var taker: Taker?
    var (holder, delaying): (ObjectName?, ObjectName?)
    if case .recognized(let recognizer as UIGestureRecognizer, let by) = reason {
      taker = self.taker(recognizer, scene)
      let by = by as? UIGestureRecognizer
      holder = by.map { name($0, scene) }
      delaying = by?.owner.map { name($0, scene) }
    }
    let cause = reason.map { scene.objectName(meant: $0) }
    change(view: view, scene) { story in
      story.held = nil
      story.kept = Kept(
        time: time, cause: cause, finger: finger, taker: taker, holder: holder,
        delayingScrollView: delaying)
    }
  }

  // MARK: Fingers and views

  private mutating func observe(_ changes: [FingerChange], _ scene: Scene) {
    let goesDown = changes.contains(where: \.isDown)
    if goesDown, isOver {
      let (act, gestures) = (act, gestures)
      self = EventStories()
      self.act = act
      self.gestures = gestures + 1
      start = scene.application.clock.now
    }
    for finger in changes {
      switch finger.kind {
      case .down(let point):
        touches.append(Touch(finger: finger.finger, point: point, last: point))
      case .move(let point): change(finger.finger) { $0.last = point }
      case .up, .cancel: change(finger.finger) { $0.isDown = false }
      }
    }
  }

  private mutating func change(_ finger: Int, _ body: (inout Touch) -> Void) {
    guard let index = touches.lastIndex(where: { $0.finger == finger }) else { return }
    body(&touches[index])
  }

  private mutating func change(
    view: AnyObject?, _ scene: Scene, _ body: (inout ViewStory) -> Void
  ) {
    guard let view = view as? UIView else { return }
    body(&views[name(view, scene), default: ViewStory()])
  }

  private mutating func change(
    _ recognizer: AnyObject, _ scene: Scene, _ body: (inout RecognizerStory) -> Void
  ) {
    guard let recognizer = recognizer as? UIGestureRecognizer else { return }
    body(&recognizers[name(recognizer, scene), default: RecognizerStory()])
  }

  /// Records that the first finger does not reach the view that its line named. Later that name may
  /// refer to another view: a table may reload its rows after a selection.
  private mutating func noteMissed(by finger: Int, _ hit: UIView?, _ scene: Scene) {
    guard finger == touches.first?.finger, case .middle(let name)? = act?.place?.origin,
      let view = scene.object(named: name.text) as? UIView ?? scene.aimedView,
      hit.map({ !$0.isDescendant(of: view) }) ?? true
    else { return }
    change(finger) { $0.missed = WeakView(view: view) }
  }

  private mutating func observe(hit view: UIView, by finger: Int, _ scene: Scene) {
    let name = self.name(view, scene)
    let way = sequence(first: view, next: \.superview).map { WeakView(view: $0) }
    change(finger) { touch in
      touch.view = name
      touch.way = way
    }
    change(view: view, scene) { story in
      story.fingers.append(finger)
      // A second tap is another touch: the fate of the first is reported only if it was recorded.
      if (view as? UIControl)?.isEnabled == false { story.wasDisabled = true }
    }
    for holder in sequence(first: view, next: \.superview) {
      for recognizer in holder.gestureRecognizers?.reversed() ?? [] {
        change(recognizer, scene) { story in
          story.isOffered = true
          if !recognizer.isEnabled { story.wasOff = true }
        }
      }
    }
  }

  private mutating func observe(
    _ message: Message, to receiver: ModelObject, _ method: (any UIKitModel.Method)?,
    _ time: Double, _ scene: Scene
  ) {
    switch message {
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled: break
    default: return
    }
    if let recognizer = receiver as? UIGestureRecognizer {
      guard message == .touchesBegan else { return }
      let state = GestureState(recognizer.grantedState)
      return change(recognizer, scene) { story in
        if !story.hasTouch { story.stateAtTouch = state }
        story.hasTouch = true
        story.isRunning = true
      }
    }
    let name = self.name(receiver, scene)
    if message == .touchesBegan, let story = views[name], !story.fingers.isEmpty,
      story.heardAt == nil
    {
      views[name]?.heardAt = time
    }
    let way: HandledWay? =
      if let line = method?.overrideLine {
        .on(line: line)
      } else if let place = method?.scriptPlace {
        .script(place)
      } else if receiver is UIControl || receiver is UIScrollView {
        .native
      } else { method == nil ? nil : .native }
    if message == .touchesEnded, method != nil, views[name] != nil { views[name]?.endWay = way }
    guard let way, !handlers.contains(where: { $0.who == name }) else { return }
    handlers.append((name, way))
  }

  // MARK: Controls

  private mutating func observe(
    _ events: UIControl.Event, of control: UIControl, _ time: Double, _ scene: Scene
  ) {
    if let view = control.plainViewOfTrackedTouch {
      let pair = (control: name(control, scene), view: name(view, scene))
      if !hitsInsideControls.contains(where: { $0 == pair }) { hitsInsideControls.append(pair) }
    }
    let registered = control.allControlEvents
    let isLift = !events.isDisjoint(with: [.touchUpInside, .touchUpOutside])
    let distance = isLift ? wayOutside(of: control, in: scene) : nil
    change(view: control, scene) { story in
      story.registered = ControlEvents.words(for: registered)
      for word in ControlEvents.words(for: events) {
        let isHeard = ControlEvents.event(word).map { !registered.isDisjoint(with: $0.event) }
        if word.contains("Drag"), story.sent.contains(where: { $0.word == word }) { continue }
        story.sent.append((time, word, isHeard ?? false))
      }
      story.liftedOutside = distance ?? story.liftedOutside
    }
  }

  /// The distance of the finger from a control's bounds, in points; nil for one that is inside.
  func wayOutside(of control: UIControl, in scene: Scene) -> Double? {
    let name = self.name(of: control, in: scene)
    guard let touch = touches.last(where: { $0.view == name }) ?? touches.last,
      let distance = Self.distance(of: touch.last, to: control), distance > 0
    else { return nil }
    return distance
  }

  /// The distance of a point of the screen from a view's bounds, in points.
  private static func distance(of point: CGPoint, to view: UIView) -> Double? {
    guard let window = view.window else { return nil }
    let own = window.convert(window.convert(point, from: nil as UIWindow?), to: view)
    let bounds = view.bounds
    let across = max(bounds.minX - own.x, own.x - bounds.maxX, 0)
    let down = max(bounds.minY - own.y, own.y - bounds.maxY, 0)
    return max(across, down)
  }

  private mutating func taker(_ recognizer: UIGestureRecognizer, _ scene: Scene) -> Taker {
    let view = recognizer.view.map { name($0, scene) }
    let scrollView = recognizer.view as? UIScrollView
    return Taker(
      recognizer: name(recognizer, scene), view: view,
      scrollView: scrollView?.panGestureRecognizer === recognizer ? view : nil)
  }
}

extension EventAct {
  /// Whether it travels along the responder chain from the first responder.
  package var travels: Bool {
    switch self {
    case .shake, .remoteControl, .key: true
    default: false
    }
  }

  /// Whether it is performed with fingers.
  fileprivate var usesFingers: Bool {
    switch self {
    case .tap, .longPress, .drag, .swipe, .pinch, .rotation, .fingers: true
    case .wait, .shake, .remoteControl, .key, .statusBarTap, .layout, .frames: false
    }
  }
}

import Foundation

/// Takes the touches of an event to recognizers and then to views (PL-1, GR-3).
final class TouchDeliverer {
  private unowned let application: UIApplication
  /// The event that is being delivered, and the windows that it has not reached yet.
  private var current: (event: UIEvent, windows: [UIWindow])?
  /// Touches of which something is kept back, in the order in which it was.
  private var waiting: [UITouch] = []
  private var gestures: GestureEnvironment { application.gestures }

  init(_ application: UIApplication) {
    self.application = application
  }

  // MARK: Events

  func begin(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for touch in event.touchesInOrder {
      guard let window = touch.window, !windows.contains(where: { $0 === window }) else { continue }
      windows.append(window)
    }
    current = (event, windows)
  }

  /// The windows that the event being delivered is for.
  func windows(of event: UIEvent) -> [UIWindow] {
    current?.event === event ? current?.windows ?? [] : []
  }

  func end(_ event: UIEvent) {
    current = nil
  }

  /// Delivers the touches of one window. An event that somebody hands in by hand, or again, has
  /// nothing left to deliver.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    guard let index = current?.windows.firstIndex(where: { $0 === window }),
      current?.event === event
    else { return }
    current?.windows.remove(at: index)
    let touches = event.touchesInOrder.filter { $0.window === window && $0.phase != .stationary }
    gestures.update {
      gestures.deliver(touches, event)
      gestures.arbitrate()
      deliverToViews(touches, event)
    }
  }

  // MARK: Views

  private func deliverToViews(_ touches: [UITouch], _ event: UIEvent) {
    if Door.isStopped { return }
    releaseWaiting()
    var now: [UITouch.Phase: [UITouch]] = [:]
    for touch in touches where isNext(touch) { now[touch.phase, default: []].append(touch) }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      for group in ViewTouches.grouped(now[phase] ?? []) { send(phase, group, event) }
    }
  }

  /// Whether the view is told of the present change of a touch.
  private func isNext(_ touch: UITouch) -> Bool {
    switch (touch.delivery.standing, touch.phase) {
    case (.new, .began):
      if let reason = refusal(of: touch) {
        withhold(touch, reason)
        return false
      }
      if isBeginHeld(touch) { return false }
      if let event = touch.delivery.event, let scrollView = refusingScrollView(touch, event) {
        withhold(touch, .scrollView(scrollView))
        return false
      }
      return true
    case (.delivered, .moved), (.delivered, .cancelled): return true
    case (.delivered, .ended): return !isEndHeld(touch)
    case (.held, .cancelled):
      withhold(touch, .leftWindow)
      return false
    default: return false
    }
  }

  private func isBeginHeld(_ touch: UITouch) -> Bool {
    guard let recognizer = touch.delivery.recognizers.first(where: { $0.delaysBegan(of: touch) })
    else { return false }
    touch.delivery.standing = .held
    waiting.append(touch)
    Door.eventObserver?.observe(.held(touch, isEnd: false, by: recognizer))
    return true
  }

  private func isEndHeld(_ touch: UITouch) -> Bool {
    guard let recognizer = touch.delivery.recognizers.first(where: { $0.delaysEnded(of: touch) })
    else { return false }
    touch.delivery.standing = .endHeld
    waiting.append(touch)
    Door.eventObserver?.observe(.held(touch, isEnd: true, by: recognizer))
    return true
  }

  /// Why a view does not get a new touch (UT-16, UT-20).
  private func refusal(of touch: UITouch) -> WithheldReason? {
    guard let view = touch.view else { return .leftWindow }
    var exclusive: UIView?
    var isEarlier = true
    for other in application.touchTracker.touches {
      if other === touch { isEarlier = false }
      guard other !== touch, other.phase != .ended, other.phase != .cancelled,
        let otherView = other.view
      else { continue }
      if otherView === view {
        // Of two fingers in one event the first is the view's (UT-19).
        let isKnown = isEarlier || other.delivery.standing != .new
        if isKnown, !view.isMultipleTouchEnabled { return .notMultipleTouch }
        continue
      }
      guard other.window === touch.window, other.delivery.isWithView else { continue }
      if view.isExclusiveTouch { exclusive = view }
      if otherView.isExclusiveTouch { exclusive = otherView }
    }
    return exclusive.map { .exclusiveTouch($0) }
  }

  /// The scroll view that keeps a touch from its content (SC-6); asked when it would be delivered.
  private func refusingScrollView(_ touch: UITouch, _ event: UIEvent) -> UIScrollView? {
    guard let view = touch.view else { return nil }
    var current = view.superview
    while let next = current {
      if let scrollView = next as? UIScrollView,
        !scrollView.sendTouchesShouldBegin([touch], with: event, in: view)
      {
        return scrollView
      }
      current = next.superview
    }
    return nil
  }

  private func withhold(_ touch: UITouch, _ reason: WithheldReason) {
    touch.delivery.standing = .withheld
    Door.eventObserver?.observe(.withheld(touch, reason))
  }

  private func send(_ phase: UITouch.Phase, _ group: ViewTouches, _ event: UIEvent) {
    if Door.isStopped { return }
    let wanted: TouchDelivery.Standing = phase == .began ? .new : .delivered
    let touches = group.touches.filter { $0.delivery.standing == wanted }
    guard !touches.isEmpty else { return }
    let after: TouchDelivery.Standing = phase == .ended || phase == .cancelled ? .over : .delivered
    for touch in touches { touch.delivery.standing = after }
    let set = Set(touches)
    switch phase {
    case .began: group.view.sendTouchesBegan(set, with: event)
    case .moved: group.view.sendTouchesMoved(set, with: event)
    case .ended: group.view.sendTouchesEnded(set, with: event)
    default:
      Door.eventObserver?.observe(.cancels(touches, .system))
      group.view.sendTouchesCancelled(set, with: event)
    }
  }

  // MARK: What was kept back

  /// Delivers what no recognizer keeps back any more (GR-43, GR-44).
  func releaseWaiting() {
    var index = 0
    while index < waiting.count, !Door.isStopped {
      let touch = waiting[index]
      switch touch.delivery.standing {
      case .held where !touch.delivery.recognizers.contains(where: { $0.delaysBegan(of: touch) }):
        waiting.remove(at: index)
        replay(touch)
        index = 0
      case .endHeld where !touch.delivery.recognizers.contains(where: { $0.delaysEnded(of: touch) }):
        waiting.remove(at: index)
        touch.delivery.standing = .delivered
        Door.eventObserver?.observe(.released(touch))
        sendEnd(touch)
        index = 0
      case .held, .endHeld: index += 1
      default: waiting.remove(at: index)
      }
    }
  }

  /// `touchesBegan` as it would have come, then one `touchesMoved` with the present place, then the
  /// end if the finger is up (GR-44).
  private func replay(_ touch: UITouch) {
    guard let view = touch.view, let event = touch.delivery.event else { return }
    if let reason = refusal(of: touch) { return withhold(touch, reason) }
    if let scrollView = refusingScrollView(touch, event) {
      return withhold(touch, .scrollView(scrollView))
    }
    Door.eventObserver?.observe(.released(touch))
    let now = TouchMoment(touch)
    touch.delivery.standing = .delivered
    TouchMoment(beginningOf: touch).apply(to: touch)
    view.sendTouchesBegan([touch], with: event)
    now.apply(to: touch)
    if now.location != touch.firstWindowLocation, touch.delivery.standing == .delivered {
      touch.phase = .moved
      touch.previousWindowLocation = touch.firstWindowLocation
      view.sendTouchesMoved([touch], with: event)
      now.apply(to: touch)
    }
    if touch.phase == .ended, touch.delivery.standing == .delivered, !isEndHeld(touch) {
      sendEnd(touch)
    }
    // The change of this event is told by now.
    if touch.delivery.standing == .delivered, touch.phase == .moved { touch.phase = .stationary }
  }

  private func sendEnd(_ touch: UITouch) {
    guard let event = touch.delivery.event, let view = touch.view else { return }
    touch.delivery.standing = .over
    view.sendTouchesEnded([touch], with: event)
  }

  // MARK: Taking touches away

  /// Takes touches from their views: those that were told get `touchesCancelled`, the others never
  /// hear of them (GR-17, GR-45).
  func cancel(_ touches: [UITouch], _ reason: CancelReason) {
    for touch in touches {
      switch (touch.delivery.standing, reason) {
      case (.new, .recognized(let recognizer)), (.held, .recognized(let recognizer)):
        withhold(touch, .recognized(recognizer))
      case (.new, _), (.held, _): withhold(touch, .leftWindow)
      default: break
      }
    }
    let told = touches.filter(\.delivery.isWithView)
    for group in ViewTouches.grouped(told) {
      let touches = group.touches.filter(\.delivery.isWithView)
      guard !touches.isEmpty, !Door.isStopped else { continue }
      Door.eventObserver?.observe(.cancels(touches, reason))
      let moments = touches.map { TouchMoment($0) }
      for touch in touches {
        touch.delivery.standing = .over
        touch.phase = .cancelled
      }
      group.view.sendTouchesCancelled(Set(touches), with: touches[0].delivery.event)
      for (touch, moment) in zip(touches, moments) { moment.apply(to: touch) }
    }
  }

  /// The touches of views in a subtree that leaves its window are over for these views (UT-23).
  func viewWillLeaveWindow(_ view: UIView) {
    let touches = application.touchTracker.touches + waiting
    cancel(
      touches.filter { $0.view?.isDescendant(of: view) ?? false }, .leftWindow)
  }
}

extension TouchDelivery {
  /// Whether the view has got `touchesBegan` and nothing that ends the touch.
  var isWithView: Bool { standing == .delivered || standing == .endHeld }
}

/// What a touch says of itself at one moment, so that it can be delivered as of another.
private struct TouchMoment {
  let phase: UITouch.Phase
  let location: CGPoint
  let previous: CGPoint
  let timestamp: TimeInterval
  let tapCount: Int

  init(_ touch: UITouch) {
    phase = touch.phase
    location = touch.windowLocation
    previous = touch.previousWindowLocation
    timestamp = touch.timestamp
    tapCount = touch.tapCount
  }

  /// As when the finger went down.
  init(beginningOf touch: UITouch) {
    phase = .began
    location = touch.firstWindowLocation
    previous = touch.firstWindowLocation
    timestamp = touch.delivery.began.time
    tapCount = touch.delivery.began.tapCount
  }

  func apply(to touch: UITouch) {
    touch.phase = phase
    touch.windowLocation = location
    touch.previousWindowLocation = previous
    touch.timestamp = timestamp
    touch.tapCount = tapCount
  }
}

import Foundation
import SeededRandom
import UIKitModel

/// A random device: views, controls, scroll views and recognizers that require, delay, cancel,
/// allow and refuse each other, and fingers that do anything.
final class EventWorld {
  let application = UIApplication()
  let window: UIWindow
  private(set) var views: [UIView] = []
  private(set) var recognizers: [UIGestureRecognizer] = []
  /// The observer of views, controls and recognizers, with the violations that it found.
  let invariants: EventInvariants
  private var random: SeededRandom
  private let delegates: [Deciding]
  /// How often something changes in the middle of a delivery, of a hundred.
  private let unrest: Int
  private var changes = 0

  init(seed: UInt64, unrest: Int) {
    random = SeededRandom(seed: seed)
    self.unrest = unrest
    application.makeCurrent()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.makeKeyAndVisible()
    invariants = EventInvariants(seed)
    delegates = (0..<3).map { _ in Deciding() }
    views = [window]
    for _ in 0..<(4 + number(10)) { addView() }
    for _ in 0..<(2 + number(9)) { addRecognizer() }
    for _ in 0..<number(6) {
      recognizers[number(recognizers.count)].require(toFail: recognizers[number(recognizers.count)])
    }
    decide()
    invariants.onChange = { [unowned self] in disturb() }
  }

  private func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  private func chance(_ percent: Int) -> Bool { number(100) < percent }

  // MARK: Making

  private func addView() {
    let frame = CGRect(
      x: CGFloat(number(200)), y: CGFloat(number(300)), width: CGFloat(60 + number(300)),
      height: CGFloat(60 + number(400)))
    let view: UIView
    switch number(8) {
    case 0: view = UIControl(frame: frame)
    case 1: view = UIButton(frame: frame)
    case 2: view = UISwitch(frame: frame)
    case 3: view = UISlider(frame: frame)
    case 4:
      let scrollView = UIScrollView(frame: frame)
      scrollView.contentSize = CGSize(width: frame.width, height: 2000)
      scrollView.delaysContentTouches = chance(60)
      scrollView.canCancelContentTouches = chance(70)
      scrollView.isPagingEnabled = chance(20)
      view = scrollView
    default: view = UIView(frame: frame)
    }
    view.isMultipleTouchEnabled = chance(40)
    view.isExclusiveTouch = chance(10)
    view.isUserInteractionEnabled = chance(93)
    invariants.watch(view, "view\(views.count)")
    views[number(views.count)].addSubview(view)
    views.append(view)
  }

  private func addRecognizer() {
    let recognizer: UIGestureRecognizer
    switch number(8) {
    case 0, 1:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 1 + number(2)
      tap.numberOfTouchesRequired = chance(80) ? 1 : 2
      recognizer = tap
    case 2:
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = chance(80) ? 0 : 1
      recognizer = press
    case 3:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = [[.right], [.left, .up], [.down]][number(3)]
      recognizer = swipe
    case 4: recognizer = UIPinchGestureRecognizer()
    case 5: recognizer = UIRotationGestureRecognizer()
    default: recognizer = UIPanGestureRecognizer()
    }
    recognizer.cancelsTouchesInView = chance(70)
    recognizer.delaysTouchesBegan = chance(25)
    recognizer.delaysTouchesEnded = chance(80)
    if chance(50) { recognizer.delegate = delegates[number(delegates.count)] }
    invariants.name(recognizer, "recognizer\(recognizers.count)")
    views[number(views.count)].addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
  }

  /// Answers that depend on nothing but who is asked about whom.
  private func decide() {
    for delegate in delegates {
      let salt = UInt64(number(1_000_000))
      func answer(_ kind: UInt64, _ percent: UInt64, _ names: String...) -> Bool {
        var mixed = salt &+ kind &* 7919
        for byte in names.joined(separator: "/").utf8 { mixed = mixed &* 31 &+ UInt64(byte) }
        var random = SeededRandom(seed: mixed)
        return random.next() % 100 < percent
      }
      let invariants = invariants
      delegate.shouldBegin = { answer(1, 85, invariants.name(of: $0)) }
      delegate.shouldReceive = { _ in true }
      delegate.simultaneously = {
        answer(2, 30, invariants.name(of: $0), invariants.name(of: $1))
      }
      delegate.requireFailure = {
        answer(3, 15, invariants.name(of: $0), invariants.name(of: $1))
      }
    }
  }

  // MARK: Changes in the middle of a delivery

  private func disturb() {
    guard changes < 40, chance(unrest) else { return }
    changes += 1
    let view = views[number(views.count)]
    switch number(9) {
    case 0: if view !== window { view.removeFromSuperview() }
    case 1:
      let other = views[number(views.count)]
      if view !== window, other !== view, !other.isDescendant(of: view) { other.addSubview(view) }
    case 2: view.isUserInteractionEnabled = chance(50)
    case 3: if view !== window { view.isHidden = chance(50) }
    case 4: (view as? UIControl)?.isEnabled = chance(50)
    case 5, 6:
      let recognizer = recognizers[number(recognizers.count)]
      if chance(50) {
        recognizer.view?.removeGestureRecognizer(recognizer)
      } else {
        view.addGestureRecognizer(recognizer)
      }
    case 7: recognizers[number(recognizers.count)].isEnabled = chance(60)
    default: UIView.animate(withDuration: 0.2) { view.alpha = 0.9 }
    }
  }

  // MARK: Fingers

  /// Lets fingers do `count` things, then lifts them all and lets time pass.
  func play(_ count: Int) {
    application.makeCurrent()
    Door.isStopped = false
    Door.watchingEvents(invariants) {
      for _ in 0..<count { act() }
      lift()
    }
  }

  private func act() {
    let queue = application.eventQueue
    if chance(20) { return queue.wait([0.02, 0.1, 0.2, 0.4, 0.8][number(5)]) }
    for _ in 0..<(1 + number(3)) {
      let changes = (0..<(chance(80) ? 1 : 2)).map { change(of: 1 + ($0 + number(3)) % 3) }
      invariants.willQueue()
      queue.add(.fingers(changes), after: 0.016)
    }
    queue.handleAll()
  }

  private func change(of finger: Int) -> FingerChange {
    let isDown = application.fingersDown.contains(finger)
    // Now and then what cannot be: a move of no finger, a finger that comes down twice.
    switch (isDown != chance(5), number(10)) {
    case (false, _): return FingerChange(finger, .down(place()))
    case (true, 0...5):
      let old = application.place(ofFinger: finger) ?? place()
      let step = CGFloat([2, 15, 60][number(3)])
      let way = CGPoint(x: CGFloat(number(3) - 1) * step, y: CGFloat(number(3) - 1) * step)
      return FingerChange(finger, .move(CGPoint(x: old.x + way.x, y: old.y + way.y)))
    case (true, 6...8): return FingerChange(finger, .up)
    default: return FingerChange(finger, .cancel)
    }
  }

  private func place() -> CGPoint {
    CGPoint(x: CGFloat(number(390)), y: CGFloat(number(700)))
  }

  private func lift() {
    let queue = application.eventQueue
    for finger in application.fingersDown {
      invariants.willQueue()
      queue.add(.fingers([FingerChange(finger, .up)]), after: 0.016)
    }
    queue.handleAll()
    queue.wait(10)
  }

  /// The objects that are not at rest although no finger is down and time has passed.
  var restless: [String] {
    var found: [String] = []
    if !application.fingersDown.isEmpty { found.append("fingers are down") }
    if !application.touchTracker.touches.isEmpty { found.append("touches are left") }
    if !application.touchDelivery.waiting.isEmpty { found.append("touches are kept back") }
    if !application.animations.running.isEmpty { found.append("animations run") }
    for recognizer in application.gestures.running {
      found.append("\(invariants.name(of: recognizer)) is \(recognizer.state)")
    }
    for recognizer in recognizers where recognizer.state != .possible {
      found.append("\(invariants.name(of: recognizer)) is \(recognizer.state)")
    }
    for view in views {
      let name = invariants.name(of: view)
      if let control = view as? UIControl, control.isTracking,
        !invariants.forwardedTo.contains(ObjectIdentifier(view))
      {
        found.append("\(name) tracks")
      }
      guard let scrollView = view as? UIScrollView else { continue }
      if scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating {
        found.append("\(name) scrolls")
      }
    }
    return found + invariants.openTouches
  }
}

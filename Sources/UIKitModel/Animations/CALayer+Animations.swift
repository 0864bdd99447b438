import Foundation

/// An animation that was added to a layer.
struct LayerAnimation {
  let key: String
  let animation: CAAnimation
  /// When it begins to move, in seconds of the device, and for how long.
  let span: AnimationSpan
  /// How often it goes.
  let count: Double
  let timer: SimulatedClock.Timer?

  /// When it is over; infinity when never.
  var end: TimeInterval {
    guard count.isFinite else { return .infinity }
    return span.begin + span.duration * count * (span.reverses ? 2 : 1)
  }

  /// Lets `values` be what is on screen at a time of the device.
  func show(at time: TimeInterval, in values: inout ShownValues) {
    let mode = animation.fillMode
    if time < span.begin {
      if mode == .backwards || mode == .both { animation.show(0, in: &values) }
    } else if time < end {
      animation.show(span.share(at: time), in: &values)
    } else if mode == .forwards || mode == .both
      || !animation.isRemovedOnCompletion && mode != .removed
    {
      animation.show(span.reverses ? 0 : 1, in: &values)
    }
  }
}

/// Animations of layers. They move what `presentation()` shows, and nothing that lasts (HT-20).
extension CALayer {
  /// Adds an animation, in place of one with the same key.
  public final func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "\(animations.count + 1)"
    removeAnimation(forKey: key)
    let application = UIApplication.shared
    let clock = application.clock
    let speed = anim.speed > 0 && anim.speed.isFinite ? Double(anim.speed) : 1
    let length = anim.duration > 0 && anim.duration.isFinite ? anim.duration : 0.25
    let count = anim.repeatCount > 0 ? Double(anim.repeatCount) : 1
    let span = AnimationSpan(
      begin: max(clock.now, anim.beginTime.isFinite ? anim.beginTime : 0),
      duration: length / speed, repeats: count > 1, reverses: anim.autoreverses)
    let end = span.begin + span.duration * count * (span.reverses ? 2 : 1)
    let timer =
      end.isFinite
      ? clock.schedule(after: end - clock.now) { [weak self] in self?.isOver(key) } : nil
    animations.append(
      LayerAnimation(key: key, animation: anim, span: span, count: count, timer: timer))
    application.animations.animates(self)
    clock.schedule(after: 0) {
      if let swift = anim.delegateObject as? any CAAnimationDelegate {
        swift.animationDidStart(anim)
      } else {
        DelegateCalls.tell(anim.delegateObject, "animationDidStart:", [anim])
      }
    }
  }

  /// The animation of a key; nil when there is none, or it is over.
  public final func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// The keys of the animations that were added; nil without any.
  public final func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }

  /// Takes an animation away; its delegate hears that it did not come to its end.
  public final func removeAnimation(forKey key: String) {
    guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
    let removed = animations.remove(at: index)
    removed.timer?.cancel()
    tellStop(removed.animation, finished: false)
  }

  /// Stops what moves the layer: it is where it was to come to.
  public final func removeAllAnimations() {
    for key in animations.map(\.key) { removeAnimation(forKey: key) }
    if let view { UIApplication.shared.animations.stopAll(of: view) }
  }

  private func isOver(_ key: String) {
    guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
    let over = animations[index].animation
    if over.isRemovedOnCompletion { animations.remove(at: index) }
    tellStop(over, finished: true)
  }

  private func tellStop(_ animation: CAAnimation, finished: Bool) {
    if let swift = animation.delegateObject as? any CAAnimationDelegate {
      swift.animationDidStop(animation, finished: finished)
    } else {
      DelegateCalls.tell(
        animation.delegateObject, "animationDidStop:finished:", [animation, finished])
    }
  }

  /// The values of the layer on screen at this moment.
  final var shownValues: ShownValues {
    var values = view?.shownValues ?? ShownValues(state)
    let now = UIApplication.shared.clock.now
    for animation in animations { animation.show(at: now, in: &values) }
    return values
  }

  /// Whether the layer, or one in it, moves.
  final var isMoving: Bool {
    let all = UIApplication.shared.animations
    if let view, all.moves(in: view) { return true }
    return all.animatedLayers.contains { layer in
      var current: CALayer? = layer
      while let one = current {
        if one === self { return true }
        current = one.superlayer
      }
      return false
    }
  }
}

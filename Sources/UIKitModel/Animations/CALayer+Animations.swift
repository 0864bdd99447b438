import Foundation

/// Animations of layers. They change the values of `presentation()`, but not the model values
/// (HT-20).
extension CALayer {
  /// Adds a copy of an animation, in place of one with the same key. One without a duration takes
  /// that of the transaction, or 0.25 seconds (AN-12).
  public final func add(_ anim: CAAnimation, forKey key: String?) {
    guard anim.mayBeCopied, UIApplication.spend(animations.count) else { return }
    let key = key ?? "\(animations.count + 1)"
    let application = UIApplication.shared
    let added = anim.copied()
    let now = localTime(application.clock.now)
    let isTimed = added.duration > 0 && added.duration.isFinite
    let own = application.transactions.duration.map { $0 > 0 ? $0 : 0.25 } ?? 0.25
    let hasBegin = added.beginTime != 0 && added.beginTime.isFinite
    var new = LayerAnimation(
      added, key, begin: hasBegin ? SimulatedClock.time(atUptime: added.beginTime) : now,
      length: isTimed ? added.duration : own, waiting: application.transactions.begins())
    new.timer = takeTimer(of: key, for: new)
    removeAnimation(forKey: key)
    animations.append(new)
    if new.timer == nil { scheduleEnd(at: animations.count - 1) }
    application.animations.animates(self)
    guard added.delegateObject != nil else { return }
    application.clock.schedule(after: 0) {
      if let swift = added.delegateObject as? any CAAnimationDelegate {
        swift.animationDidStart(added)
      } else {
        DelegateCalls.tell(added.delegateObject, "animationDidStart:", [added])
      }
    }
  }

  /// The animation of a key: one that was added, or that of the view under the animated property
  /// (LA-18); nil when there is none, or when it is over.
  public final func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation ?? viewAnimation(of: ShownParts(key: key), key)
  }

  /// The animation that a block of the view made of one of its properties, from its start value to
  /// its end value.
  private func viewAnimation(of part: ShownParts, _ key: String) -> CABasicAnimation? {
    guard !part.isEmpty,
      let track = view?.extras?.animationTracks.last(where: { $0.parts.contains(part) })
    else { return nil }
    let basic = CABasicAnimation(keyPath: key)
    basic.fromValue = track.start.boxed(part)
    basic.toValue = track.end.boxed(part)
    basic.duration = track.span.duration
    basic.beginTime = SimulatedClock.uptime(at: track.span.begin - track.shift)
    basic.repeatCount = track.span.repeats ? .infinity : 0
    basic.autoreverses = track.span.reverses
    basic.fillMode = .both
    basic.timingFunction = track.span.curve.function
    return basic
  }

  /// The keys of the layer's animations: those of its view, under the animated property (LA-18),
  /// and those that were added; nil without any.
  public final func animationKeys() -> [String]? {
    let tracks = view?.extras?.animationTracks ?? []
    let moved = tracks.reduce(into: ShownParts()) { $0.formUnion($1.parts) }
    let keys = moved.keys + animations.map(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Removes an animation; its delegate is notified that it did not finish.
  public final func removeAnimation(forKey key: String) {
    guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
    let removed = animations.remove(at: index)
    removed.timer?.cancel()
    if !removed.isOver { tellStop(removed, finished: false) }
  }

  /// Removes all animations of the layer: it is at its final values.
  public final func removeAllAnimations() {
    for key in animations.map(\.key) { removeAnimation(forKey: key) }
    if let view { UIApplication.shared.animations.stopAll(of: view) }
  }

  /// Removes all added animations without notifying their delegates.
  final func dropAnimations() {
    for animation in animations { animation.timer?.cancel() }
    animations = []
  }

  // MARK: Ends

  /// The timer of the animation with the same key that the new one replaces, if both end at the
  /// same time, so that a change made again and again does not pile up timers.
  private func takeTimer(of key: String, for new: LayerAnimation) -> SimulatedClock.Timer? {
    guard let index = animations.firstIndex(where: { $0.key == key }),
      animations[index].end == new.end, !animations[index].isOver
    else { return nil }
    defer { animations[index].timer = nil }
    return animations[index].timer
  }

  /// Schedules the ends of the animations in the layer's time.
  final func scheduleEnds() {
    for index in animations.indices where !animations[index].isOver { scheduleEnd(at: index) }
  }

  /// Delays the animations that are not committed yet and that have no begin time of their own,
  /// because code blocks the main thread.
  final func delayUncommitted(by seconds: TimeInterval) {
    let commits = UIApplication.shared.transactions.commits
    for index in animations.indices
    where animations[index].commits == commits && !animations[index].isOver
      && animations[index].animation.beginTime == 0
    {
      animations[index].begin += seconds
      scheduleEnd(at: index)
    }
  }

  private func scheduleEnd(at index: Int) {
    animations[index].timer?.cancel()
    animations[index].timer = nil
    let (key, clock) = (animations[index].key, UIApplication.shared.clock)
    let end = deviceTime(animations[index].end)
    guard end.isFinite else { return }
    let waiting = animations[index].waiting
    animations[index].timer = clock.schedule(after: end - clock.now) { [weak self] in
      guard let self else { return waiting.forEach { $0.animationEnds() } }
      isOver(key)
    }
  }

  private func isOver(_ key: String) {
    guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
    animations[index].isOver = true
    let over = animations[index]
    if over.animation.isRemovedOnCompletion { animations.remove(at: index) }
    tellStop(over, finished: true)
  }

  private func tellStop(_ over: LayerAnimation, finished: Bool) {
    let animation = over.animation
    if let swift = animation.delegateObject as? any CAAnimationDelegate {
      swift.animationDidStop(animation, finished: finished)
    } else {
      DelegateCalls.tell(
        animation.delegateObject, "animationDidStop:finished:", [animation, finished])
    }
    over.endWaiting()
  }

  // MARK: On screen

  /// The values of the layer on screen at this moment.
  final var shownValues: ShownValues { shownValues(over: view?.shownValues ?? ShownValues(state)) }

  /// The same with `lasting` as the model values.
  final func shownValues(over lasting: ShownValues) -> ShownValues {
    guard !animations.isEmpty else { return lasting }
    var values = lasting
    values.layer = self
    let now = localTime(UIApplication.shared.clock.now)
    for animation in animations { animation.show(at: now, in: &values) }
    values.layer = nil
    return values
  }
}

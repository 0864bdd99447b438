import Foundation

/// Animations of layers. They move what `presentation()` shows, and nothing that lasts (HT-20).
extension CALayer {
  /// Adds a copy of an animation, in place of one with the same key. One without a duration takes
  /// that of the transaction, or 0.25 seconds (AN-12).
  public final func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "\(animations.count + 1)"
    let application = UIApplication.shared
    let added = anim.copied()
    let now = localTime(application.clock.now)
    let isTimed = added.duration > 0 && added.duration.isFinite
    let own = application.transactions.duration.map { $0 > 0 ? $0 : 0.25 } ?? 0.25
    var new = LayerAnimation(
      added, key, begin: added.beginTime != 0 && added.beginTime.isFinite ? added.beginTime : now,
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

  /// The animation of a key; nil when there is none, or it is over.
  public final func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// The keys of the animations of the layer: those of its view, by what they move (LA-18), and
  /// those that were added; nil without any.
  public final func animationKeys() -> [String]? {
    let tracks = view?.extras?.animationTracks ?? []
    let moved = tracks.reduce(into: ShownParts()) { $0.formUnion($1.parts) }
    let keys = moved.keys + animations.map(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Takes an animation away; its delegate hears that it did not come to its end.
  public final func removeAnimation(forKey key: String) {
    guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
    let removed = animations.remove(at: index)
    removed.timer?.cancel()
    if !removed.isOver { tellStop(removed, finished: false) }
  }

  /// Stops what moves the layer: it is where it was to come to.
  public final func removeAllAnimations() {
    for key in animations.map(\.key) { removeAnimation(forKey: key) }
    if let view { UIApplication.shared.animations.stopAll(of: view) }
  }

  /// Takes all animations away that were added, and tells nobody.
  final func dropAnimations() {
    for animation in animations { animation.timer?.cancel() }
    animations = []
  }

  // MARK: Ends

  /// The timer of the animation that another one of the same key replaces, where both end at one
  /// time: a change that is made again and again needs no more of them.
  private func takeTimer(of key: String, for new: LayerAnimation) -> SimulatedClock.Timer? {
    guard let index = animations.firstIndex(where: { $0.key == key }),
      animations[index].end == new.end, !animations[index].isOver
    else { return nil }
    defer { animations[index].timer = nil }
    return animations[index].timer
  }

  /// Lets the animations end when the layer's time has come there.
  final func scheduleEnds() {
    for index in animations.indices where !animations[index].isOver { scheduleEnd(at: index) }
  }

  /// Lets those that nobody has committed yet, and that do not say when they begin, begin later:
  /// code keeps the main thread busy.
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

  /// The same where `lasting` are the values that last.
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

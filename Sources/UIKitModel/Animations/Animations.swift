import Foundation

/// The animations of one screen: the running ones, and the open closures whose changes are
/// animated.
package final class Animations {
  private unowned let application: UIApplication
  /// The running closures, the innermost last; nil for one whose changes are not animated.
  private var open: [Recording?] = []
  package private(set) var running: [ViewAnimation] = []
  /// The layers that an animation was added to, including those whose animations are over.
  private var layers: [WeakTarget] = []
  /// Whether changes are animated.
  var isEnabled = true
  /// The changes that were begun and not committed, the innermost last (AN-28).
  private var blocks: [AnimationBlock] = []
  /// The animations that began since a transition which the user drives did; nil without one.
  private var collected: [ViewAnimation]?

  /// The changes that one closure makes.
  private struct Recording {
    let animation: ViewAnimation
    /// The time in which the changes of this closure are animated: a part of the animation for a
    /// keyframe.
    let span: AnimationSpan
  }

  /// Whether changes of views must be inspected. A constant pointer, for the reason that
  /// `ViewState` gives.
  nonisolated(unsafe) static let isRecording: UnsafeMutablePointer<Bool> = {
    let flag = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
    flag.initialize(to: false)
    return flag
  }()

  init(_ application: UIApplication) {
    self.application = application
  }

  // MARK: Closures

  /// Runs a closure and animates its changes. Durations below zero, and those that are not numbers,
  /// count as zero. A nested animation inherits the duration of the enclosing one unless its
  /// options say otherwise.
  @discardableResult
  func animate(
    _ duration: TimeInterval, after delay: TimeInterval, _ options: UIView.AnimationOptions,
    curve: TimingCurve? = nil, isAnimators: Bool = false, isHeld: Bool = false,
    _ changes: () -> Void,
    completion: ((Bool) -> Void)?
  ) -> ViewAnimation {
    let outer = open.last ?? nil
    var options = options
    var length = duration > 0 ? duration : 0
    var curve = curve ?? options.curve
    if let outer {
      if !options.contains(.overrideInheritedCurve) { curve = outer.span.curve }
      if !options.contains(.overrideInheritedDuration) { length = outer.span.duration }
      if !options.contains(.overrideInheritedOptions),
        outer.animation.options.contains(.allowUserInteraction)
      {
        options.insert(.allowUserInteraction)
      }
    }
    let wait = delay > 0 ? delay : 0
    let span = AnimationSpan(
      begin: application.clock.now + wait, duration: length,
      repeats: options.contains(.repeat) && length > 0,
      reverses: options.contains(.autoreverse), curve: curve)
    let animation = ViewAnimation(span, options, completion: completion)
    animation.isAnimators = isAnimators
    let isTimed = isEnabled && length + wait > 0
    if isHeld { animation.hold(at: 0) }
    if collected != nil {
      animation.followsCurve = true
      animation.hold(at: 0)
      collected?.append(animation)
    }
    run(isTimed ? Recording(animation: animation, span: span) : nil, changes)
    animation.start(on: application)
    return animation
  }

  /// Runs a closure whose animations are paused at their start, and returns them (VC-65).
  func paused(_ changes: () -> Void) -> [ViewAnimation] {
    let outer = collected
    collected = []
    changes()
    defer { collected = outer }
    return collected ?? []
  }

  /// Runs a closure as a part of the surrounding animation; without one it just runs.
  func addKeyframe(
    at relativeStart: Double, for relativeDuration: Double, _ changes: () -> Void
  ) {
    guard let outer = open.last ?? nil else { return changes() }
    let start = relativeStart > 0 ? min(relativeStart, 1) : 0
    let length = relativeDuration > 0 ? min(relativeDuration, 1 - start) : 0
    let whole = outer.animation.span
    let span = AnimationSpan(
      begin: whole.begin + start * whole.duration, duration: length * whole.duration)
    run(Recording(animation: outer.animation, span: span), changes)
  }

  /// Runs a closure without animating its changes.
  func withoutAnimation(_ changes: () -> Void) { run(nil, changes) }

  /// The duration, in seconds, that changes made now are animated with; 0 outside of every closure.
  var inheritedDuration: TimeInterval { (open.last ?? nil)?.span.duration ?? 0 }

  /// Whether a change of a view that is made now is animated.
  func animatesChanges(of view: UIView) -> Bool {
    (open.last ?? nil) != nil && view.window != nil
  }

  private func run(_ recording: Recording?, _ changes: () -> Void) {
    open.append(recording)
    Self.isRecording.pointee = recording != nil || Self.asksCode
    changes()
    open.removeLast()
    Self.isRecording.pointee = (open.last ?? nil) != nil || Self.asksCode
  }

  /// Whether some class of the app decides about the actions of its views or their layers: from
  /// then on changes are inspected (LA-17).
  private static var asksCode = false

  /// Records that a class does.
  static func asksCodeFromNowOn() {
    asksCode = true
    isRecording.pointee = true
  }

  // MARK: Calls before closures

  /// Begins animating changes, until they are committed (AN-28).
  func beginBlock(_ identifier: String?) {
    blocks.append(AnimationBlock(identifier))
    open.append(nil)
    renewBlock()
  }

  /// Changes a setting of the innermost changes that were begun.
  func setBlock(_ change: (AnimationBlock) -> Void) {
    guard let block = blocks.last else { return }
    change(block)
    renewBlock()
  }

  /// Ends the innermost changes that were begun, and starts their animations.
  func commitBlock() {
    guard let block = blocks.popLast() else { return }
    if !open.isEmpty { open.removeLast() }
    Self.isRecording.pointee = (open.last ?? nil) != nil || Self.asksCode
    block.tellStart()
    // Settings that were changed again have animated nothing.
    let animations = block.animations.filter { !$0.views.isEmpty }
    for animation in animations.isEmpty ? block.animations.suffix(1) : animations[...] {
      animation.start(on: application)
    }
  }

  private func renewBlock() {
    guard let block = blocks.last, !open.isEmpty else { return }
    let length = block.duration > 0 ? block.duration : 0
    let wait = block.delay > 0 ? block.delay : 0
    let span = AnimationSpan(
      begin: application.clock.now + wait, duration: length,
      repeats: block.options.contains(.repeat) && length > 0,
      reverses: block.options.contains(.autoreverse), curve: block.options.curve)
    let animation = ViewAnimation(span, block.options) { [block] in block.tellEnd($0) }
    block.animations.append(animation)
    let isTimed = isEnabled && length + wait > 0
    open[open.count - 1] = isTimed ? Recording(animation: animation, span: span) : nil
    Self.isRecording.pointee = isTimed || Self.asksCode
  }

  // MARK: Changes

  /// Applies a change to a view, and animates its effects. A view without a window is not animated:
  /// it is not on screen. Where the app's code provides actions, it is asked for one for each
  /// property that would change, before the change (LA-17).
  func record(_ view: UIView, changing keys: [String], _ change: () -> Void) {
    guard Self.asksCode, view.asksCodeForActions, view.window != nil, !keys.isEmpty,
      !application.transactions.disablesActions
    else { return record(view, change) }
    var before = ShownValues(of: view)
    before.looks[.backgroundColor] = before.fill
    let layer = view.layer
    let actions = keys.map { (key: $0, action: layer.sendAction(forKey: $0)) }
    // The view's own action lets the surrounding animation animate the change (LA-18).
    let own = actions.filter { $0.action is BlockAnimation }
    record(view, only: own.reduce(into: []) { $0.formUnion(ShownParts(key: $1.key)) }, change)
    for (key, action) in actions where !(action is BlockAnimation) {
      layer.perform(action, for: key, from: before)
    }
  }

  private func record(_ view: UIView, only some: ShownParts? = nil, _ change: () -> Void) {
    guard let recording = open.last ?? nil, view.window != nil else { return change() }
    let before = ShownValues(of: view)
    change()
    let after = ShownValues(of: view)
    var parts = after.differences(from: before)
    if let some { parts.formIntersection(some) }
    guard !parts.isEmpty else { return }
    let extras = view.ownExtras
    UIApplication.spend(AnimationTrack.steps * extras.animationTracks.count)
    let isNew = extras.animationTracks.allSatisfy { $0.animation !== recording.animation }
    func place() -> Int? {
      extras.animationTracks.firstIndex {
        $0.animation === recording.animation && $0.span == recording.span
      }
    }
    let known = place().map { extras.animationTracks[$0].parts } ?? []
    let new = parts.subtracting(known)
    let start = replace(
      new.intersection(.replaced), of: view, before, by: recording.animation)
    if let index = place() {
      extras.animationTracks[index].start.take(new, from: start)
      extras.animationTracks[index].end.take(parts, from: after)
      extras.animationTracks[index].parts.formUnion(parts)
    } else {
      let now = application.clock.now
      extras.animationTracks.append(
        AnimationTrack(
          animation: recording.animation, span: recording.span, parts: parts, start: start,
          end: after, shift: now - view.localTime(now)))
    }
    if isNew { recording.animation.add(view) }
  }

  /// Takes opacity and colour over from the animation that runs on them, which ends there (AN-6,
  /// AN-9): only geometry is additive (AN-7). Returns the start of the new animation: the values on
  /// screen if it begins from the current state, or else the view's previous values.
  private func replace(
    _ parts: ShownParts, of view: UIView, _ before: ShownValues, by animation: ViewAnimation
  ) -> ShownValues {
    guard !parts.isEmpty, let extras = view.extras else { return before }
    let others = extras.animationTracks.filter {
      $0.animation !== animation && !$0.parts.isDisjoint(with: parts)
    }
    if others.isEmpty { return before }
    var start = before
    if animation.options.contains(.beginFromCurrentState) {
      start.take(parts, from: view.shownValues(instead: before))
    }
    for index in extras.animationTracks.indices
    where extras.animationTracks[index].animation !== animation {
      extras.animationTracks[index].parts.subtract(parts)
    }
    for track in others { track.animation.isReplaced(in: view, on: application) }
    return start
  }

  // MARK: Running

  /// The layers that an animation was added to and that still have one.
  var animatedLayers: [CALayer] {
    if layers.isEmpty { return [] }
    layers.removeAll { entry in
      guard let layer = entry.object as? CALayer else { return true }
      layer.isListed = !layer.animations.isEmpty
      return !layer.isListed
    }
    return layers.compactMap { $0.object as? CALayer }
  }

  /// Registers a layer as having an animation.
  func animates(_ layer: CALayer) {
    if layer.isListed { return }
    layer.isListed = true
    layers.append(WeakTarget(layer))
  }

  /// The time of a layer, and of everything inside it, changed its rate or offset (AN-15).
  func timeChanged(in layer: CALayer) {
    for animated in animatedLayers where animated.isIn(layer) { animated.scheduleEnds() }
    for animation in running where animation.movedLayers.contains(where: { $0.isIn(layer) }) {
      animation.scheduleEnd(on: application)
    }
  }

  func began(_ animation: ViewAnimation) { running.append(animation) }

  func ended(_ animation: ViewAnimation) { running.removeAll { $0 === animation } }

  /// Whether a view, or one in it, is being animated.
  func moves(in view: UIView) -> Bool {
    running.contains { animation in
      animation.views.contains { ($0.object as? UIView)?.isDescendant(of: view) ?? false }
    }
  }

  /// Ends all animations of a view.
  func stopAll(of view: UIView) {
    for animation in running { animation.stop(view, on: application) }
  }

  /// Ends all animations without calling their completions, as the end of a process does.
  func drop() {
    for animation in running { animation.drop(on: application) }
    for layer in animatedLayers { layer.dropAnimations() }
  }

  /// Views that leave their window are no longer animated.
  func viewWillLeaveWindow(_ view: UIView) {
    for animation in running {
      for case let moving as UIView in animation.views.map(\.object)
      where moving.isDescendant(of: view) {
        animation.stop(moving, on: application)
      }
    }
  }
}

extension UIView {
  /// Whether the app's code provides actions for properties of the view's layer: in
  /// `action(for:forKey:)`, or in the layer's class (LA-17).
  final var asksCodeForActions: Bool {
    if methodTable.method(for: .actionForLayer) != nil { return true }
    guard madeLayer != nil || methodTable.method(for: .layerClass) != nil else { return false }
    return layer.methodTable.method(for: .layerAction) != nil
  }

  /// The values of the view on screen at this moment (HT-20).
  final var shownValues: ShownValues { shownValues(instead: ShownValues(of: self)) }

  /// The same with `lasting` as the model values.
  fileprivate final func shownValues(instead lasting: ShownValues) -> ShownValues {
    guard let tracks = extras?.animationTracks, !tracks.isEmpty else { return lasting }
    return shown(tracks, over: lasting)
  }

  /// The values on screen with one animation alone, without the others.
  final func shownValues(by animation: ViewAnimation) -> ShownValues {
    let tracks = extras?.animationTracks.filter { $0.animation === animation } ?? []
    return shown(tracks, over: ShownValues(of: self))
  }

  private func shown(_ tracks: [AnimationTrack], over lasting: ShownValues) -> ShownValues {
    let now = localTime(UIApplication.shared.clock.now)
    var shown = lasting
    var seen: ShownParts = []
    UIApplication.spend(AnimationTrack.steps * tracks.count)
    for track in tracks {
      // Of the keyframes of non-additive properties, the last one that has begun counts.
      var parts = track.parts
      if !track.hasBegun(at: now) { parts.subtract(seen.intersection(.replaced)) }
      shown = shown.moved(parts, from: track.start, to: track.end, left: track.left(at: now))
      seen.formUnion(track.parts)
    }
    return shown
  }

  /// The view's own time at a time of the device (AN-15).
  final func localTime(_ time: TimeInterval) -> TimeInterval {
    LayerTiming.isUsed ? layer.localTime(time) : time
  }
}

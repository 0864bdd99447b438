import Foundation

/// The animations of one screen: those that run, and the closures that say what is to move.
final class Animations {
  private unowned let application: UIApplication
  /// The closures that are running, the innermost last; nil for one inside which nothing is
  /// animated.
  private var open: [Recording?] = []
  private(set) var running: [ViewAnimation] = []
  private var layers: [WeakTarget] = []
  /// Whether changes are animated at all.
  var isEnabled = true

  /// The changes that one closure makes.
  private struct Recording {
    let animation: ViewAnimation
    /// When the changes of this closure move: a part of the animation for a keyframe.
    let span: AnimationSpan
  }

  /// Whether a change of a view is to be looked at, behind a constant pointer for the reason that
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

  /// Runs a closure and animates what it changes. Times below zero, and those that are not numbers,
  /// count as zero. One inside another takes the time of that one unless it says otherwise.
  @discardableResult
  func animate(
    _ duration: TimeInterval, after delay: TimeInterval, _ options: UIView.AnimationOptions,
    isHeld: Bool = false, _ changes: () -> Void, completion: ((Bool) -> Void)?
  ) -> ViewAnimation {
    let outer = open.last ?? nil
    var options = options
    var length = duration > 0 ? duration : 0
    if let outer {
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
      reverses: options.contains(.autoreverse))
    let animation = ViewAnimation(span, options, completion: completion)
    let isTimed = isEnabled && length + wait > 0
    if isHeld { animation.hold(at: 0) }
    run(isTimed ? Recording(animation: animation, span: span) : nil, changes)
    animation.start(on: application)
    return animation
  }

  /// Runs a closure as a part of the animation around it; without one it just runs.
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

  /// Runs a closure and animates nothing of it.
  func withoutAnimation(_ changes: () -> Void) { run(nil, changes) }

  /// How long what is changed now takes, in seconds; 0 outside of every closure.
  var inheritedDuration: TimeInterval { (open.last ?? nil)?.span.duration ?? 0 }

  private func run(_ recording: Recording?, _ changes: () -> Void) {
    open.append(recording)
    Self.isRecording.pointee = recording != nil
    changes()
    open.removeLast()
    Self.isRecording.pointee = (open.last ?? nil) != nil
  }

  // MARK: Changes

  /// Makes a change to a view, and lets what it changes move. A view in no window does not move: it
  /// is on no screen.
  func record(_ view: UIView, _ change: () -> Void) {
    guard let recording = open.last ?? nil, view.window != nil else { return change() }
    let before = ShownValues(of: view)
    change()
    let after = ShownValues(of: view)
    let parts = after.differences(from: before)
    guard !parts.isEmpty else { return }
    let extras = view.ownExtras
    let index = extras.animationTracks.firstIndex {
      $0.animation === recording.animation && $0.span == recording.span
    }
    let known = index.map { extras.animationTracks[$0].parts } ?? []
    let new = parts.subtracting(known)
    let start = start(of: new, in: view, before, recording.animation)
    if let index {
      extras.animationTracks[index].start.take(new, from: start)
      extras.animationTracks[index].end.take(parts, from: after)
      extras.animationTracks[index].parts.formUnion(parts)
    } else {
      extras.animationTracks.append(
        AnimationTrack(
          animation: recording.animation, span: recording.span, parts: parts, start: start,
          end: after))
    }
    if !recording.animation.moves(view) { recording.animation.add(view) }
  }

  /// Where values start from: where they are on screen now, for what other animations move, whose
  /// place this one takes; where an earlier keyframe left them.
  private func start(
    of parts: ShownParts, in view: UIView, _ before: ShownValues, _ animation: ViewAnimation
  ) -> ShownValues {
    guard let extras = view.extras, !extras.animationTracks.isEmpty else { return before }
    let shown = view.shownValues(instead: before)
    var start = before
    for index in extras.animationTracks.indices
    where extras.animationTracks[index].animation !== animation {
      let taken = extras.animationTracks[index].parts.intersection(parts)
      start.take(taken, from: shown)
      extras.animationTracks[index].parts.subtract(taken)
    }
    return start
  }

  // MARK: Running

  /// The layers that an animation was added to and that still have one.
  var animatedLayers: [CALayer] {
    layers.removeAll { ($0.object as? CALayer)?.animations.isEmpty ?? true }
    return layers.compactMap { $0.object as? CALayer }
  }

  /// Keeps in mind that a layer has an animation.
  func animates(_ layer: CALayer) {
    if !layers.contains(where: { $0.object === layer }) { layers.append(WeakTarget(layer)) }
  }

  func began(_ animation: ViewAnimation) { running.append(animation) }

  func ended(_ animation: ViewAnimation) { running.removeAll { $0 === animation } }

  /// Whether a view, or one in it, moves.
  func moves(in view: UIView) -> Bool {
    running.contains { animation in
      animation.views.contains { ($0.object as? UIView)?.isDescendant(of: view) ?? false }
    }
  }

  /// Ends what moves a view.
  func stopAll(of view: UIView) {
    for animation in running { animation.stop(view, on: application) }
  }

  /// Views that leave their window move no more.
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
  /// The values of the view on screen at this moment (HT-20).
  final var shownValues: ShownValues { shownValues(instead: ShownValues(of: self)) }

  /// The same where `lasting` are the values that last.
  fileprivate final func shownValues(instead lasting: ShownValues) -> ShownValues {
    guard let tracks = extras?.animationTracks, !tracks.isEmpty else { return lasting }
    let now = UIApplication.shared.clock.now
    var shown = lasting
    var seen: ShownParts = []
    for track in tracks {
      let first = track.parts.subtracting(seen)
      shown.take(first, from: track.values(at: now))
      if track.animation.ownTime(at: now) >= track.span.begin {
        shown.take(track.parts, from: track.values(at: now))
      }
      seen.formUnion(track.parts)
    }
    return shown
  }
}

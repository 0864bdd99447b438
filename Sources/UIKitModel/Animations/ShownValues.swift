import Foundation

/// What an animation moves of a view: what its layer shows, apart from what lasts (HT-20).
struct ShownValues {
  var position: CGPoint
  var bounds: CGRect
  var transform: CGAffineTransform
  var opacity: Float

  /// The values that last.
  init(of view: UIView) { self.init(view.viewState) }

  /// The values that last.
  init(_ state: UnsafeMutablePointer<ViewState>) {
    position = state.pointee.position
    bounds = state.pointee.bounds
    transform = state.pointee.transform ?? .identity
    opacity = state.pointee.alpha
  }

  /// Which of the values are others than those of `other`.
  func differences(from other: ShownValues) -> ShownParts {
    var parts: ShownParts = []
    if position != other.position { parts.insert(.position) }
    if bounds != other.bounds { parts.insert(.bounds) }
    if transform != other.transform { parts.insert(.transform) }
    if opacity != other.opacity { parts.insert(.opacity) }
    return parts
  }

  /// Takes over some values of `other`.
  mutating func take(_ parts: ShownParts, from other: ShownValues) {
    if parts.contains(.position) { position = other.position }
    if parts.contains(.bounds) { bounds = other.bounds }
    if parts.contains(.transform) { transform = other.transform }
    if parts.contains(.opacity) { opacity = other.opacity }
  }

  /// The values at a share of the way to `end`, in equal steps in equal times.
  func mixed(with end: ShownValues, share: CGFloat) -> ShownValues {
    func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * share }
    var mixed = self
    mixed.position = CGPoint(x: mix(position.x, end.position.x), y: mix(position.y, end.position.y))
    mixed.bounds = CGRect(
      x: mix(bounds.minX, end.bounds.minX), y: mix(bounds.minY, end.bounds.minY),
      width: mix(bounds.size.width, end.bounds.size.width),
      height: mix(bounds.size.height, end.bounds.size.height))
    mixed.transform = CGAffineTransform(
      a: mix(transform.a, end.transform.a), b: mix(transform.b, end.transform.b),
      c: mix(transform.c, end.transform.c), d: mix(transform.d, end.transform.d),
      tx: mix(transform.tx, end.transform.tx), ty: mix(transform.ty, end.transform.ty))
    mixed.opacity = opacity + (end.opacity - opacity) * Float(share)
    return mixed
  }
}

/// Some of the values that animations move.
struct ShownParts: OptionSet {
  let rawValue: UInt8
  static let position = ShownParts(rawValue: 1)
  static let bounds = ShownParts(rawValue: 2)
  static let transform = ShownParts(rawValue: 4)
  static let opacity = ShownParts(rawValue: 8)
  static let all: ShownParts = [.position, .bounds, .transform, .opacity]
}

/// How one animation, or one keyframe of it, moves one view.
struct AnimationTrack {
  let animation: ViewAnimation
  let span: AnimationSpan
  /// The parts that it moves; loses those that a later animation takes over.
  var parts: ShownParts
  var start: ShownValues
  var end: ShownValues

  /// The values at a time of the device.
  func values(at time: TimeInterval) -> ShownValues {
    start.mixed(with: end, share: CGFloat(span.share(at: animation.ownTime(at: time))))
  }
}

/// When an animation runs.
struct AnimationSpan: Equatable {
  /// When it begins to move, in seconds of the device: after its delay.
  let begin: TimeInterval
  /// How long one way takes, in seconds.
  let duration: TimeInterval
  var repeats = false
  var reverses = false

  /// When it is over; infinity when never.
  var end: TimeInterval { repeats ? .infinity : begin + duration * (reverses ? 2 : 1) }

  /// How much of the way is done at a time, 0 to 1.
  func share(at time: TimeInterval) -> Double {
    guard time > begin else { return 0 }
    guard duration > 0 else { return 1 }
    guard time < end else { return reverses ? 0 : 1 }
    let ways = (time - begin) / duration
    guard repeats || reverses else { return min(ways, 1) }
    let way = ways.truncatingRemainder(dividingBy: reverses ? 2 : 1)
    return way > 1 ? 2 - way : way
  }
}

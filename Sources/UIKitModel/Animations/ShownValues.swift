import Foundation

/// The animatable values of a view that its layer presents, apart from the model values (HT-20).
struct ShownValues {
  var position: CGPoint
  var bounds: CGRect
  var transform: CATransform3D
  var opacity: Float
  /// The components of the view's background colour; empty for a layer of its own.
  var fill: [CGFloat] = []
  /// The animated values of other properties.
  var looks: [LayerLook: [CGFloat]] = [:]
  /// The layer that other properties are read from; nil where they are not needed.
  var layer: CALayer?

  /// The model values.
  init(of view: UIView) {
    self.init(view.viewState)
    fill = view.fillNumbers
  }

  /// A transform alone, of which parts are read or changed.
  init(transform: CATransform3D) {
    (position, bounds, opacity) = (.zero, .zero, 1)
    self.transform = transform
  }

  /// The model values.
  init(_ state: UnsafeMutablePointer<ViewState>) {
    position = state.pointee.position
    bounds = state.pointee.bounds
    transform = state.pointee.transform3D
    opacity = state.pointee.alpha
  }

  /// The values that differ from those of `other`.
  func differences(from other: ShownValues) -> ShownParts {
    var parts: ShownParts = []
    if position != other.position { parts.insert(.position) }
    if bounds != other.bounds { parts.insert(.bounds) }
    if transform != other.transform { parts.insert(.transform) }
    if opacity != other.opacity { parts.insert(.opacity) }
    if fill != other.fill { parts.insert(.fill) }
    return parts
  }

  /// Copies some values of `other`.
  mutating func take(_ parts: ShownParts, from other: ShownValues) {
    if parts.contains(.position) { position = other.position }
    if parts.contains(.bounds) { bounds = other.bounds }
    if parts.contains(.transform) { transform = other.transform }
    if parts.contains(.opacity) { opacity = other.opacity }
    if parts.contains(.fill) { fill = other.fill }
  }

  /// The values with a fraction of the difference from `end` back to `start` added: for 1, `start`
  /// shows where these are `end` (AN-8). Opacity and colour are not added, but interpolated (AN-7).
  func moved(
    _ parts: ShownParts, from start: ShownValues, to end: ShownValues, left: CGFloat
  ) -> ShownValues {
    var moved = self
    if parts.contains(.position) {
      moved.position.x += (start.position.x - end.position.x) * left
      moved.position.y += (start.position.y - end.position.y) * left
    }
    if parts.contains(.bounds) {
      moved.bounds = CGRect(
        x: bounds.origin.x + (start.bounds.origin.x - end.bounds.origin.x) * left,
        y: bounds.origin.y + (start.bounds.origin.y - end.bounds.origin.y) * left,
        width: bounds.size.width + (start.bounds.size.width - end.bounds.size.width) * left,
        height: bounds.size.height + (start.bounds.size.height - end.bounds.size.height) * left)
    }
    if parts.contains(.transform) {
      let (from, to) = (start.transform.entries, end.transform.entries)
      moved.transform = CATransform3D(
        entries: transform.entries.indices.map {
          transform.entries[$0] + (from[$0] - to[$0]) * left
        })
    }
    if parts.contains(.opacity) {
      moved.opacity = end.opacity + (start.opacity - end.opacity) * Float(left)
    }
    if parts.contains(.fill) {
      moved.fill = zip(start.fill, end.fill).map { $1 + ($0 - $1) * left }
      moved.looks[.backgroundColor] = moved.fill
    }
    return moved
  }
}

extension ShownValues {
  /// One of the values as animations of layers have it: in an object.
  func boxed(_ part: ShownParts) -> Any? {
    switch part {
    case .position: NSValue(cgPoint: position)
    case .bounds: NSValue(cgRect: bounds)
    case .transform: NSValue(caTransform3D: transform)
    case .opacity: NSNumber(value: opacity)
    case .fill: LayerLook.color(fill)
    default: nil
    }
  }
}

/// A set of the values that can be animated.
struct ShownParts: OptionSet {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  static let position = ShownParts(rawValue: 1)
  static let bounds = ShownParts(rawValue: 2)
  static let transform = ShownParts(rawValue: 4)
  static let opacity = ShownParts(rawValue: 8)
  static let fill = ShownParts(rawValue: 16)
  /// The values that are not additive: a later animation takes them over (AN-7).
  static let replaced: ShownParts = [.opacity, .fill]

  /// The parts with the corresponding properties of a layer.
  private static let named: [(part: ShownParts, key: String)] = [
    (.position, "position"), (.bounds, "bounds"), (.transform, "transform"),
    (.opacity, "opacity"), (.fill, "backgroundColor"),
  ]

  /// The part for a property of a layer; none for any other property.
  init(key: String) {
    self = Self.named.first { $0.key == key }?.part ?? []
  }

  /// The corresponding properties of a layer.
  var keys: [String] { Self.named.filter { contains($0.part) }.map(\.key) }
}

/// The animation of one view by one animation, or by one of its keyframes.
struct AnimationTrack {
  /// The work for one track where all of a view are looked through, in steps.
  static let steps = 4

  let animation: ViewAnimation
  var span: AnimationSpan
  /// The animated values; without those that a later animation took over.
  var parts: ShownParts
  var start: ShownValues
  var end: ShownValues
  /// The offset between the view's own time and that of the device at the time of recording, in
  /// seconds.
  let shift: TimeInterval

  /// The fraction of the change that is left at a time of the view; below 0 where a spring
  /// overshoots.
  func left(at time: TimeInterval) -> CGFloat {
    let time = time + shift
    let share =
      animation.isInHand && !animation.followsCurve
      ? span.linearShare(at: animation.ownTime(at: time))
      : span.share(at: animation.ownTime(at: time))
    return CGFloat(1 - share)
  }

  /// Whether its delay is over.
  func hasBegun(at time: TimeInterval) -> Bool {
    animation.ownTime(at: time + shift) >= span.begin
  }
}

/// The time in which an animation runs.
struct AnimationSpan: Equatable {
  /// The time at which it starts, in seconds of the device: after its delay.
  var begin: TimeInterval
  /// The duration of one run, in seconds.
  let duration: TimeInterval
  var repeats = false
  var reverses = false
  /// The pacing of each run (AN-17).
  var curve = TimingCurve.linear

  /// The time at which it is over; infinity if never.
  var end: TimeInterval { repeats ? .infinity : begin + duration * (reverses ? 2 : 1) }

  /// The fraction of the change that is done at a time, 0 to 1; a spring overshoots.
  func share(at time: TimeInterval) -> Double {
    guard time > begin, time < end, duration > 0 else { return linearShare(at: time) }
    return curve.value(linearShare(at: time))
  }

  /// The fraction of the run's time that is over, 0 to 1.
  func linearShare(at time: TimeInterval) -> Double {
    guard time > begin else { return 0 }
    guard duration > 0 else { return 1 }
    guard time < end else { return reverses ? 0 : 1 }
    let ways = (time - begin) / duration
    guard repeats || reverses else { return min(ways, 1) }
    let way = ways.truncatingRemainder(dividingBy: reverses ? 2 : 1)
    return way > 1 ? 2 - way : way
  }
}

import Foundation

/// The time space of a layer (AN-15): its properties of `CAMediaTiming`.
struct LayerTiming {
  var beginTime: TimeInterval = 0
  var speed: Float = 1
  var timeOffset: TimeInterval = 0

  /// Whether a layer was ever given one: until then every layer has the time of the device.
  static var isUsed = false

  /// The layer's time at a time of the layer above.
  func inside(_ time: TimeInterval) -> TimeInterval {
    (time - beginTime) * Double(speed) + timeOffset
  }

  /// The time of the superlayer at a time of the layer; never if the layer's time is frozen.
  func outside(_ time: TimeInterval) -> TimeInterval {
    speed > 0 ? (time - timeOffset) / Double(speed) + beginTime : .infinity
  }
}

/// The time of layers. Speed 0 with the right offset freezes everything in a layer (AN-15).
///
/// Code reads and writes times since the device started (UT-30). Animations have times of the
/// clock, in which a layer without a timing has no rounding.
extension CALayer {
  /// The rate of the layer's time relative to its superlayer's; 0 freezes it.
  public final var speed: Float {
    get { timing?.speed ?? 1 }
    set { changeTiming { $0.speed = newValue.isFinite ? newValue : 1 } }
  }

  /// The offset added to its time, in seconds.
  public final var timeOffset: TimeInterval {
    get { timing?.timeOffset ?? 0 }
    set { changeTiming { $0.timeOffset = newValue.isFinite ? newValue : 0 } }
  }

  /// The time at which its time begins, in seconds of the superlayer.
  public final var beginTime: TimeInterval {
    get { timing?.beginTime ?? 0 }
    set { changeTiming { $0.beginTime = newValue.isFinite ? newValue : 0 } }
  }

  private func changeTiming(_ change: (inout LayerTiming) -> Void) {
    LayerTiming.isUsed = true
    var changed = timing ?? LayerTiming()
    change(&changed)
    timing = changed
    UIApplication.shared.animations.timeChanged(in: self)
  }

  /// The layer's time at a time of another layer; nil means the time of the device.
  public final func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval {
    localUptime(l?.deviceUptime(t) ?? t)
  }

  /// The time of another layer at a time of this one; nil means the time of the device.
  public final func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval {
    l?.convertTime(t, from: self) ?? deviceUptime(t)
  }

  private func localUptime(_ time: TimeInterval) -> TimeInterval {
    timings.reversed().reduce(time) { $1.inside($0) }
  }

  private func deviceUptime(_ time: TimeInterval) -> TimeInterval {
    timings.reduce(time) { $1.outside($0) }
  }

  /// The layer's time at a time of the clock.
  final func localTime(_ time: TimeInterval) -> TimeInterval {
    guard LayerTiming.isUsed, !timings.isEmpty else { return time }
    return SimulatedClock.time(atUptime: localUptime(SimulatedClock.uptime(at: time)))
  }

  /// The time of the clock at a time of the layer; infinity for never.
  final func deviceTime(_ time: TimeInterval) -> TimeInterval {
    guard LayerTiming.isUsed, !timings.isEmpty else { return time }
    return SimulatedClock.time(atUptime: deviceUptime(SimulatedClock.uptime(at: time)))
  }

  /// The timings of this layer and its ancestors.
  private var timings: [LayerTiming] {
    sequence(first: model() as CALayer, next: \.superlayer).compactMap(\.timing)
  }

  /// Whether this layer is another one, or inside it.
  final func isIn(_ layer: CALayer) -> Bool {
    sequence(first: self as CALayer, next: \.superlayer).contains { $0 === layer }
  }
}

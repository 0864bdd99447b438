import Foundation
import ScriptLibrary
import UIKitModel

/// Core Animation's `CAFrameRateRange`: the requested rates, in frames per second.
nonisolated struct FrameRateRange: BridgedValue {
  /// Leaves the rate to the system.
  static let `default` = FrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  let minimum: Double
  let maximum: Double
  /// 0 without a preference.
  let preferred: Double

  /// The best rate among the divisors of a display's `native` frames per second; nil for the native
  /// one (FP-22).
  fileprivate func divisor(of native: Int) -> Int? {
    let wanted = preferred > 0 ? preferred : maximum
    guard wanted > 0, wanted.isFinite else { return nil }
    let all = Array(1...native)
    let allowed = all.filter { divisor in
      let rate = Double(native) / Double(divisor)
      return rate >= minimum && rate <= maximum
    }
    return (allowed.isEmpty ? all : allowed).min {
      abs(Double(native) / Double($0) - wanted) < abs(Double(native) / Double($1) - wanted)
    }
  }
}

/// Core Animation's `CADisplayLink`: calls a method at every refresh of the display (FP-19).
final class DisplayLink: NSObject {
  /// The number of refreshes of the display in a second.
  private static let native = 60

  private var target: AnyObject?
  private let selector: Selector
  private var modes: Set<MainLoop.Mode> = []
  private var pending: SimulatedClock.Timer?
  /// The last refresh at which it was scheduled, counted since the scene began.
  private var refresh = 0
  /// The time at which the last frame was displayed, in seconds since the device started (FP-20,
  /// UT-30).
  private(set) var timestamp: TimeInterval = 0
  /// The time at which the next frame will be (FP-20).
  private(set) var targetTimestamp: TimeInterval = 0
  /// The seconds between two refreshes; 0 before the first call (FP-21).
  private(set) var duration: TimeInterval = 0
  /// The rate that was requested in the older way; 0 for the native one.
  var preferredFramesPerSecond = 0 {
    didSet { preferredRange = nil }
  }
  private var preferredRange: FrameRateRange?
  /// The rates that were requested (FP-22).
  var preferredFrameRateRange: FrameRateRange {
    get { preferredRange ?? .default }
    set { preferredRange = newValue }
  }
  /// Whether it makes no calls though it is in a run loop.
  var isPaused = false {
    didSet { scheduleIfNeeded() }
  }

  /// Creates a link without a run loop. It retains its target (VC-31).
  init(target: AnyObject, selector: Selector) {
    self.target = target
    self.selector = selector
  }

  // MARK: In a run loop

  /// Adds modes of the loop in which it makes calls.
  func add(_ modes: Set<MainLoop.Mode>) {
    guard target != nil else { return }
    let isNew = self.modes.isEmpty
    self.modes.formUnion(modes)
    scheduleIfNeeded()
    if isNew, !self.modes.isEmpty { ScriptHost.active?.note(self) }
  }

  /// Removes it from these modes; a run loop that has it in none releases it.
  func remove(_ modes: Set<MainLoop.Mode>) {
    self.modes.subtract(modes)
    scheduleIfNeeded()
  }

  /// Removes it from every mode, and releases its target.
  func invalidate() {
    modes = []
    target = nil
    scheduleIfNeeded()
  }

  private func scheduleIfNeeded() {
    guard !modes.isEmpty, !isPaused else {
      pending?.cancel()
      pending = nil
      return
    }
    guard pending == nil else { return }
    let now = UIApplication.shared.clock.now
    // Times are whole nanoseconds: slightly less than a refresh counts as one.
    schedule(at: Int((now * Double(Self.native) + 1e-6).rounded(.down)) + 1)
  }

  private func schedule(at refresh: Int) {
    let clock = UIApplication.shared.clock
    pending = clock.schedule(after: Self.time(of: refresh) - clock.now) { [self] in
      pending = nil
      // Callbacks that were due while the main thread was blocked are lost (FP-15).
      guard clock.now - Self.time(of: refresh) < 1e-6 else { return scheduleIfNeeded() }
      self.refresh = refresh
      schedule(at: refresh + divisor)
      if modes.contains(UIApplication.shared.mainLoop.mode) { call() }
    }
  }

  private static func time(of refresh: Int) -> TimeInterval {
    Double(refresh) / Double(native)
  }

  /// The number of refreshes between its callbacks.
  private var divisor: Int {
    let old = Double(max(0, preferredFramesPerSecond))
    let range = preferredRange ?? FrameRateRange(minimum: 0, maximum: .infinity, preferred: old)
    return range.divisor(of: Self.native) ?? 1
  }

  private func call() {
    timestamp = SimulatedClock.uptime(at: Self.time(of: refresh))
    targetTimestamp = SimulatedClock.uptime(at: Self.time(of: refresh + divisor))
    duration = Self.time(of: 1)
    Door.tell(.ran(.displayLink(framesPerSecond: Double(Self.native) / Double(divisor))))
    guard let target, let host = ScriptHost.active else { return }
    if !host.perform(selector, on: target, sender: self, event: nil) {
      host.doesNotRecognize(selector, target)
    }
  }
}

extension DisplayLink: RunLoopSource {
  var isRunning: Bool { !modes.isEmpty }

  var held: [(name: String, object: AnyObject)] { target.map { [("target", $0)] } ?? [] }
}

extension UIKitTable {
  static func addDisplayLink(_ table: Table) {
    table.structure(
      FrameRateRange.self, named: "CAFrameRateRange", protocols: ["Equatable"],
      "Rates that somebody wants, in frames a second (FP-22)."
    ) {
      $0.initializer("init(minimum:maximum:preferred:)", "A range, and the best in it.") {
        (minimum: Float, maximum: Float, preferred: Float?) in
        FrameRateRange(
          minimum: Double(minimum), maximum: Double(maximum), preferred: Double(preferred ?? 0))
      }
      $0.initializer("init(minimum:maximum:)", "A range.") { (minimum: Float, maximum: Float) in
        FrameRateRange(minimum: Double(minimum), maximum: Double(maximum), preferred: 0)
      }
      $0.staticProperty(
        "default", get: { FrameRateRange.default }, "Leaves the rate to the system.")
      $0.property("minimum", get: { (r: FrameRateRange) in Float(r.minimum) }, "The least rate.")
      $0.property("maximum", get: { (r: FrameRateRange) in Float(r.maximum) }, "The greatest rate.")
      $0.property(
        "preferred",
        get: { (r: FrameRateRange) -> Float? in r.preferred > 0 ? Float(r.preferred) : nil },
        "The best rate; nil for none.")
    }
    table.class(
      DisplayLink.self, named: "CADisplayLink", superclass: NSObject.self,
      "Calls a method at every refresh of the display, 60 times a second (FP-19)."
    ) {
      $0.initializer(
        "init(target:selector:)", designated: true,
        "A link that calls a method, and keeps its target until it is invalidated."
      ) { (target: AnyValue, selector: Selector) in
        DisplayLink(target: target.object, selector: selector)
      }
      $0.method("add(to:forMode:)", "Calls from the next refresh on, in this mode too.") {
        (link: DisplayLink, _: MainRunLoop, mode: LoopMode) in link.add(mode.modes)
      }
      $0.method("remove(from:forMode:)", "Calls no more in this mode.") {
        (link: DisplayLink, _: MainRunLoop, mode: LoopMode) in link.remove(mode.modes)
      }
      $0.method("invalidate()", "Leaves every mode, and releases its target.") {
        (link: DisplayLink) in link.invalidate()
      }
      $0.stored("isPaused", \DisplayLink.isPaused, "Whether nothing is called.")
      $0.stored(
        "preferredFramesPerSecond", \DisplayLink.preferredFramesPerSecond,
        "The rate that is wanted; 0 for the native one (FP-22).")
      $0.stored(
        "preferredFrameRateRange", \DisplayLink.preferredFrameRateRange,
        "The rates that are wanted (FP-22).")
      $0.readOnly(
        "timestamp", \DisplayLink.timestamp, "When the last frame was displayed (FP-20).")
      $0.readOnly(
        "targetTimestamp", \DisplayLink.targetTimestamp, "When the next one will be (FP-20).")
      $0.readOnly("duration", \DisplayLink.duration, "The seconds between two refreshes (FP-21).")
    }
  }
}

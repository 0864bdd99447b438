import Foundation

/// The pacing of a change: the fraction that is done as a function of the fraction of the time.
enum TimingCurve: Equatable {
  case linear
  /// A Bézier curve from (0, 0) to (1, 1) by its two control points (AN-17).
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  case spring(Spring)

  static let easeIn = TimingCurve.cubic(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = TimingCurve.cubic(x1: 0, y1: 0, x2: 0.58, y2: 1)
  static let easeInOut = TimingCurve.cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// Core Animation's own, for implicit animations.
  static let system = TimingCurve.cubic(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  /// The fraction of the change that is done; a spring overshoots 1 on the way.
  func value(_ time: Double) -> Double {
    switch self {
    case .linear: return time
    case .cubic(let x1, let y1, let x2, let y2):
      guard time > 0, time < 1 else { return min(1, max(0, time)) }
      return Self.bezier(Self.parameter(x1, x2, at: time), y1, y2)
    case .spring(let spring): return time > 0 ? spring.value(at: time) : 0
    }
  }

  private static func bezier(_ s: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }

  /// The parameter at which the curve reaches the time: by Newton's method, and where that leaves
  /// the curve, by bisection.
  private static func parameter(_ x1: Double, _ x2: Double, at time: Double) -> Double {
    var (low, high, s) = (0.0, 1.0, time)
    for _ in 0..<60 {
      let error = bezier(s, x1, x2) - time
      if abs(error) < 1e-12 { break }
      if error > 0 { high = s } else { low = s }
      let rest = 1 - s
      let slope = 3 * rest * rest * x1 + 6 * rest * s * (x2 - x1) + 3 * s * s * (1 - x2)
      let next = slope > 1e-6 ? s - error / slope : low
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }
}

/// A damped oscillation from 0 to 1. Its unit of time is up to the caller.
struct Spring: Equatable {
  /// The undamped frequency.
  let frequency: Double
  /// The damping ratio; 1 for critical damping (AN-18).
  let damping: Double
  /// The initial velocity, in total distances a second (AN-18).
  let velocity: Double

  /// Creates a spring that rests after a time of 1; `velocity` is in that unit.
  init(dampingRatio: Double, velocity: Double) {
    damping = dampingRatio.isFinite ? min(1, max(0.01, dampingRatio)) : 1
    self.velocity = velocity.isFinite ? velocity : 0
    frequency = Self.restingExponent(damping) / damping
  }

  /// Creates a spring by its physical properties, in seconds.
  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let mass = mass > 0 && mass.isFinite ? mass : 1
    let stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 100
    frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.damping = ratio > 0 && ratio.isFinite ? max(0.01, ratio) : 0.01
    self.velocity = velocity.isFinite ? velocity : 0
  }

  private init(frequency: Double, damping: Double, velocity: Double) {
    (self.frequency, self.damping, self.velocity) = (frequency, damping, velocity)
  }

  /// The same spring with a unit of time that is `unit` times as long.
  func stretched(by unit: Double) -> Spring {
    Spring(frequency: frequency * unit, damping: damping, velocity: velocity * unit)
  }

  /// The fraction of the change that is done.
  func value(at time: Double) -> Double {
    let decay = damping * frequency
    let push = decay - velocity
    if abs(damping - 1) < 1e-9 { return 1 - exp(-decay * time) * (1 + push * time) }
    if damping < 1 {
      let swing = frequency * (1 - damping * damping).squareRoot()
      return 1 - exp(-decay * time) * (cos(swing * time) + push / swing * sin(swing * time))
    }
    let spread = frequency * (damping * damping - 1).squareRoot()
    let (slow, fast) = (spread - decay, -spread - decay)
    let share = (-velocity - fast) / (slow - fast)
    return 1 - share * exp(slow * time) - (1 - share) * exp(fast * time)
  }

  /// The approximate time after which it stays within a thousandth of its end.
  var restingTime: Double {
    if damping <= 1 { return Self.restingExponent(damping) / (damping * frequency) }
    return log(1000) / (frequency * (damping - (damping * damping - 1).squareRoot()))
  }

  /// The exponent of the decay at which the greatest amplitude is a thousandth.
  private static func restingExponent(_ damping: Double) -> Double {
    let swinging = damping < 1 ? 1 / (1 - damping * damping).squareRoot() : .infinity
    var exponent = 7.0
    for _ in 0..<20 { exponent = log(1000 * min(1 + exponent, swinging)) }
    return exponent
  }
}

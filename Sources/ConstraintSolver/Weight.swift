/// A cost in levels: no sum of lower levels can outweigh a higher one.
///
/// This is the meaning of UIKit's priorities from 1 to 999: a constraint of 751 is never given up
/// for any number of constraints of 750 (AL-5, AL-8).
struct Weight: Equatable, Sendable {
  private struct Part: Equatable, Sendable {
    let level: Int32
    var value: Double
  }

  /// The parts that are not zero, the highest level first.
  private var parts: [Part] = []

  static let zero = Weight()

  init() {}

  init(level: Int, _ value: Double) {
    if abs(value) > Row.tiny { parts = [Part(level: Int32(level), value: value)] }
  }

  /// The number of levels that are not zero.
  var levelCount: Int { parts.count }

  var isZero: Bool { parts.isEmpty }

  /// Whether only levels below those of priorities are not zero.
  var isBelowPriorities: Bool { parts.first.map { $0.level < 1 } ?? true }

  /// Whether the highest level that is not zero is negative.
  var isNegative: Bool { parts.first.map { $0.value < 0 } ?? false }

  /// Adds a multiple of another weight.
  mutating func add(_ other: Weight, times factor: Double) {
    if other.parts.isEmpty || factor == 0 { return }
    if parts.isEmpty {
      parts = other.parts.compactMap { part in
        let value = part.value * factor
        return abs(value) > Row.tiny ? Part(level: part.level, value: value) : nil
      }
      return
    }
    var merged: [Part] = []
    merged.reserveCapacity(parts.count + other.parts.count)
    var (mine, theirs) = (0, 0)
    while mine < parts.count || theirs < other.parts.count {
      if theirs == other.parts.count
        || mine < parts.count && parts[mine].level > other.parts[theirs].level
      {
        merged.append(parts[mine])
        mine += 1
        continue
      }
      let level = other.parts[theirs].level
      var value = other.parts[theirs].value * factor
      theirs += 1
      if mine < parts.count, parts[mine].level == level {
        value += parts[mine].value
        mine += 1
      }
      if abs(value) > Row.tiny { merged.append(Part(level: level, value: value)) }
    }
    parts = merged
  }

  /// Whether this is less than another times two positive factors: `self / a < other / b`.
  func isLess(dividedBy divisor: Double, than other: Weight, dividedBy otherDivisor: Double) -> Bool
  {
    var difference = Weight()
    difference.add(self, times: 1 / divisor)
    difference.add(other, times: -1 / otherDivisor)
    return difference.isNegative
  }
}

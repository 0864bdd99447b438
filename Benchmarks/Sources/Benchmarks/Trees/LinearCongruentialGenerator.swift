/// Draws numbers that are the same on every machine and in every language.
struct LinearCongruentialGenerator {
  private var state: UInt32

  init(seed: UInt32) {
    state = seed
  }

  /// Draws a number from 0 up to, but not including, `limit`.
  mutating func draw(_ limit: Int32) -> Int32 {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int32((state >> 8) % UInt32(limit))
  }
}

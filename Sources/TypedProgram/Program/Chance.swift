/// Random numbers that are the same in every run of the same lines: each scene draws them from a
/// seed, so undo, replay and a resumed session agree.
package final class Chance: RandomNumberGenerator {
  /// The seed with which every scene begins.
  package static let seed = 1

  private var state = UInt64(bitPattern: Int64(Chance.seed))
  /// The number of draws: the numbers that a question drew are not drawn again by the next one.
  package private(set) var draws = 0

  package init() {}

  /// The next 64 bits, by SplitMix64.
  package func next() -> UInt64 {
    draws &+= 1
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// The source of random numbers for the rows of a library, since they are called without their
/// scene: the active scene sets its own here.
@MainActor
package final class ChanceSource {
  package var current = Chance()

  nonisolated init() {}
}

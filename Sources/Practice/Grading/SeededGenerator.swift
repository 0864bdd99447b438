/// A reproducible random number generator: SplitMix64, seeded with a word and a number.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(_ word: String, _ number: Int) {
    state =
      StableHash(word).value &+ UInt64(truncatingIfNeeded: number) &* 0x9e37_79b9_7f4a_7c15
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// An integer of a range.
  package mutating func whole(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }
}

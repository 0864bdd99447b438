import Foundation
import Records

/// Random numbers that are the same in every run of the same lines: each scene draws them from a
/// seed, so undo, replay and a resumed session agree.
package final class Chance: RandomNumberGenerator {
  /// The seed with which every scene begins.
  package static let seed = 1
  /// Where scripts that run now draw from.
  nonisolated(unsafe) package static var current = Chance()

  private var state = UInt64(bitPattern: Int64(Chance.seed))
  /// How many numbers were drawn: what a question drew, the next one does not draw again.
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

extension StandardLibrary {
  /// `random(in:)` of all numbers, and the functions of C.
  static func addRandom(_ table: Table) {
    addRandom(.integer(.int), Int.self, table)
    addRandom(.integer(.int8), Int8.self, table)
    addRandom(.integer(.int16), Int16.self, table)
    addRandom(.integer(.int32), Int32.self, table)
    addRandom(.integer(.int64), Int64.self, table)
    addRandom(.integer(.uint), UInt.self, table)
    addRandom(.integer(.uint8), UInt8.self, table)
    addRandom(.integer(.uint16), UInt16.self, table)
    addRandom(.integer(.uint32), UInt32.self, table)
    addRandom(.integer(.uint64), UInt64.self, table)
    addRandomFraction(.floating(.double), Double.self, table)
    addRandomFraction(.floating(.float), Float.self, table)
    addRandomFraction(.floating(.cgFloat), CGFloat.self, table)
    table.extend(.bool) {
      $0.staticMethod("random()", "True or false, from the session's seed.") {
        var chance = Chance.current
        return Bool.random(using: &chance)
      }
    }
    table.function("arc4random()", "A number from the session's seed.") {
      UInt32(truncatingIfNeeded: Chance.current.next() >> 32)
    }
    table.function("arc4random_uniform(_:)", "A number below another, from the session's seed.") {
      (limit: UInt32) -> UInt32 in
      var chance = Chance.current
      return limit == 0 ? 0 : UInt32.random(in: 0..<limit, using: &chance)
    }
    table.function("drand48()", "A number from 0 to 1, from the session's seed.") {
      var chance = Chance.current
      return Double.random(in: 0..<1, using: &chance)
    }
  }

  private static func addRandom<Value: FixedWidthInteger & Bridged & Sendable>(
    _ type: Type, _: Value.Type, _ table: Table
  ) {
    let empty = Self.empty
    table.extend(type) {
      $0.staticMethod("random(in:)", "A number of a range, from the session's seed.") {
        (range: Range<Value>) throws(RunStop) -> Value in
        guard !range.isEmpty else { throw empty }
        var chance = Chance.current
        return Value.random(in: range, using: &chance)
      }
      $0.staticMethod("random(in:)", "A number of a range, from the session's seed.") {
        (range: ClosedRange<Value>) -> Value in
        var chance = Chance.current
        return Value.random(in: range, using: &chance)
      }
    }
  }

  private static func addRandomFraction<Value: BinaryFloatingPoint & Bridged & Sendable>(
    _ type: Type, _: Value.Type, _ table: Table
  ) where Value.RawSignificand: FixedWidthInteger {
    let (empty, infinite) = (Self.empty, Self.infinite)
    table.extend(type) {
      $0.staticMethod("random(in:)", "A number of a range, from the session's seed.") {
        (range: Range<Value>) throws(RunStop) -> Value in
        guard !range.isEmpty else { throw empty }
        guard (range.upperBound - range.lowerBound).isFinite else { throw infinite }
        var chance = Chance.current
        return Value.random(in: range, using: &chance)
      }
      $0.staticMethod("random(in:)", "A number of a range, from the session's seed.") {
        (range: ClosedRange<Value>) throws(RunStop) -> Value in
        guard (range.upperBound - range.lowerBound).isFinite else { throw infinite }
        var chance = Chance.current
        return Value.random(in: range, using: &chance)
      }
    }
  }

  private static var empty: RunStop {
    RunStop(.preconditionFailed("Can't get random value with an empty range"))
  }

  private static var infinite: RunStop {
    RunStop(.preconditionFailed("There is no uniform distribution on an infinite range"))
  }
}

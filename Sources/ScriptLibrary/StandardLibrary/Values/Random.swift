import Foundation
import Machine
import Records
import TypedProgram

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
    let source = table.library.chances
    table.extend(.bool) {
      $0.staticMethod("random()", "True or false, from the session's seed.") {
        var chance = source.current
        return Bool.random(using: &chance)
      }
    }
    table.function("arc4random()", "A number from the session's seed.") {
      UInt32(truncatingIfNeeded: source.current.next() >> 32)
    }
    table.function("arc4random_uniform(_:)", "A number below another, from the session's seed.") {
      (limit: UInt32) -> UInt32 in
      var chance = source.current
      return limit == 0 ? 0 : UInt32.random(in: 0..<limit, using: &chance)
    }
    table.function("rand()", "A whole number from 0 on, from the session's seed.") {
      Int32(truncatingIfNeeded: source.current.next() >> 33)
    }
    table.function("random()", "A whole number from 0 on, from the session's seed.") {
      Int(source.current.next() >> 33)
    }
    for name in ["srand(_:)", "srandom(_:)"] {
      table.function(name, "Nothing: the session's seed decides.") { (_: UInt32) in }
    }
    table.function("srand48(_:)", "Nothing: the session's seed decides.") { (_: Int) in }
    table.function("drand48()", "A number from 0 to 1, from the session's seed.") {
      var chance = source.current
      return Double.random(in: 0..<1, using: &chance)
    }
  }

  /// The cost of a random number in addition to the call, in steps.
  private static let stepsOfChance = 4

  private static func addRandom<Value: FixedWidthInteger & Bridged & Sendable>(
    _ type: Type, _: Value.Type, _ table: Table
  ) {
    let (source, empty) = (table.library.chances, Self.empty)
    table.extend(type) {
      $0.staticMethod("random(in:)", "A number of a range, from the session's seed.") {
        (range: Range<Value>) throws(RunStop) -> Value in
        guard !range.isEmpty else { throw empty }
        Allowance.spend(stepsOfChance)
        var chance = source.current
        return Value.random(in: range, using: &chance)
      }
      $0.staticMethod("random(in:)", "A number of a range, from the session's seed.") {
        (range: ClosedRange<Value>) -> Value in
        Allowance.spend(stepsOfChance)
        var chance = source.current
        return Value.random(in: range, using: &chance)
      }
    }
  }

  private static func addRandomFraction<Value: BinaryFloatingPoint & Bridged & Sendable>(
    _ type: Type, _: Value.Type, _ table: Table
  ) where Value.RawSignificand: FixedWidthInteger {
    let (source, empty, infinite) = (table.library.chances, Self.empty, Self.infinite)
    table.extend(type) {
      $0.staticMethod("random(in:)", "A number of a range, from the session's seed.") {
        (range: Range<Value>) throws(RunStop) -> Value in
        guard !range.isEmpty else { throw empty }
        guard (range.upperBound - range.lowerBound).isFinite else { throw infinite }
        var chance = source.current
        return Value.random(in: range, using: &chance)
      }
      $0.staticMethod("random(in:)", "A number of a range, from the session's seed.") {
        (range: ClosedRange<Value>) throws(RunStop) -> Value in
        guard (range.upperBound - range.lowerBound).isFinite else { throw infinite }
        var chance = source.current
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

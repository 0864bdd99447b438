import Foundation
import TypedProgram

extension UInt64 {
  @inline(__always)
  var asDouble: Double { Double(bitPattern: self) }
  @inline(__always)
  var asInteger: Int64 { Int64(bitPattern: self) }
}

/// One operation on the numbers of all lanes.
enum LaneWise {
  @inline(__always)
  static func each(
    _ left: BatchGroup.Number, _ right: BatchGroup.Number, _ count: Int,
    _ target: UnsafeMutablePointer<UInt64>, _ operation: (UInt64, UInt64) -> UInt64
  ) {
    switch (left.lanes, right.lanes) {
    case (let left?, let right?):
      for lane in 0..<count { target[lane] = operation(left[lane], right[lane]) }
    case (let left?, nil):
      let right = right.value
      for lane in 0..<count { target[lane] = operation(left[lane], right) }
    case (nil, let right?):
      let left = left.value
      for lane in 0..<count { target[lane] = operation(left, right[lane]) }
    case (nil, nil):
      target.update(repeating: operation(left.value, right.value), count: count)
    }
  }
}

// An extension of the group and not of the run, which is isolated to the main actor: each operation
// would check the isolation for each lane.
extension BatchGroup {
  /// n[a] = n[b] op n[c], for operations that cannot fail.
  @inline(__always)
  private func binary(
    _ i: Instruction, _ left: Number, _ right: Number,
    _ operation: (UInt64, UInt64) -> UInt64
  ) {
    let target = n + Int(i.a)
    if left.lanes == nil, right.lanes == nil {
      return set(target, operation(left.value, right.value))
    }
    LaneWise.each(left, right, count, vector(target), operation)
  }

  /// The same for one operand.
  @inline(__always)
  private func unary(
    _ i: Instruction, _ source: Int, _ operation: (UInt64) -> UInt64
  ) {
    let operand = (n + source).pointee
    binary(i, operand, operand) { value, _ in operation(value) }
  }

  func numbersOfTwo(
    _ i: Instruction, _ first: UnsafeMutablePointer<Number>,
    _ second: UnsafeMutablePointer<Number>
  ) {
    let (left, right) = (first.pointee, second.pointee)
    switch i.op {
    case .addDouble:
      binary(i, left, right) { ($0.asDouble + $1.asDouble).bitPattern }
    case .subtractDouble:
      binary(i, left, right) { ($0.asDouble - $1.asDouble).bitPattern }
    case .multiplyDouble:
      binary(i, left, right) { ($0.asDouble * $1.asDouble).bitPattern }
    case .divideDouble:
      binary(i, left, right) { ($0.asDouble / $1.asDouble).bitPattern }
    case .remainderDouble:
      binary(i, left, right) { fmod($0.asDouble, $1.asDouble).bitPattern }
    case .minimumDouble:
      binary(i, left, right) { $1.asDouble < $0.asDouble ? $1 : $0 }
    case .maximumDouble:
      binary(i, left, right) { $1.asDouble >= $0.asDouble ? $1 : $0 }
    case .lessDouble: binary(i, left, right) { $0.asDouble < $1.asDouble ? 1 : 0 }
    case .lessOrEqualDouble: binary(i, left, right) { $0.asDouble <= $1.asDouble ? 1 : 0 }
    case .equalDouble: binary(i, left, right) { $0.asDouble == $1.asDouble ? 1 : 0 }
    case .notEqualDouble: binary(i, left, right) { $0.asDouble != $1.asDouble ? 1 : 0 }
    default: mathematics(i, left, right)
    }
  }

  /// A specialization for functions, so that the kind is not checked for every lane.
  private func mathematics(
    _ i: Instruction, _ left: Number, _ right: Number
  ) {
    let index = i.k
    switch Mathematics.function(index) {
    case .squareRoot: binary(i, left, left) { $1.asDouble.squareRoot().bitPattern }
    case .hypotenuse:
      binary(i, left, right) { hypot($0.asDouble, $1.asDouble).bitPattern }
    default:
      // Functions of one operand have any register for the second.
      let second = Mathematics.takesTwo(index) ? right : left
      binary(i, left, second) {
        Mathematics.value(index, $0.asDouble, $1.asDouble).bitPattern
      }
    }
  }

  func numbersOfConstant(_ i: Instruction, _ constant: UInt64) {
    let constant = constant.asDouble
    switch i.op {
    case .addDoubleConstant:
      unary(i, Int(i.b)) { ($0.asDouble + constant).bitPattern }
    case .subtractDoubleConstant:
      unary(i, Int(i.b)) { ($0.asDouble - constant).bitPattern }
    case .multiplyDoubleConstant:
      unary(i, Int(i.b)) { ($0.asDouble * constant).bitPattern }
    default: unary(i, Int(i.b)) { ($0.asDouble / constant).bitPattern }
    }
  }

  func numbersOfOne(_ i: Instruction) {
    switch i.op {
    case .negateDouble: unary(i, Int(i.b)) { $0 ^ 0x8000_0000_0000_0000 }
    case .absoluteDouble: unary(i, Int(i.b)) { $0 & 0x7FFF_FFFF_FFFF_FFFF }
    case .roundToFloat: unary(i, Int(i.a)) { Double(Float($0.asDouble)).bitPattern }
    case .complement: unary(i, Int(i.b)) { ~$0 }
    case .not: unary(i, Int(i.b)) { $0 ^ 1 }
    case .integerToDouble: unary(i, Int(i.b)) { Double($0.asInteger).bitPattern }
    case .unsignedToDouble: unary(i, Int(i.b)) { Double($0).bitPattern }
    default: unary(i, Int(i.a)) { Numbers.truncated($0, i.k) }
    }
  }

  func bits(_ i: Instruction) {
    let (left, right) = (n[Int(i.b)], n[Int(i.c)])
    switch i.op {
    case .wrappingAdd: binary(i, left, right) { $0 &+ $1 }
    case .wrappingSubtract: binary(i, left, right) { $0 &- $1 }
    case .wrappingMultiply: binary(i, left, right) { $0 &* $1 }
    case .bitAnd: binary(i, left, right) { $0 & $1 }
    case .bitOr: binary(i, left, right) { $0 | $1 }
    case .bitExclusiveOr: binary(i, left, right) { $0 ^ $1 }
    case .shiftLeft: binary(i, left, right) { Numbers.shifted($0, by: $1.asInteger, i.k) }
    case .shiftRight:
      binary(i, left, right) { Numbers.shifted($0, by: 0 &- $1.asInteger, i.k) }
    case .lessInteger: binary(i, left, right) { $0.asInteger < $1.asInteger ? 1 : 0 }
    case .lessOrEqualInteger: binary(i, left, right) { $0.asInteger <= $1.asInteger ? 1 : 0 }
    case .lessUnsigned: binary(i, left, right) { $0 < $1 ? 1 : 0 }
    case .lessOrEqualUnsigned: binary(i, left, right) { $0 <= $1 ? 1 : 0 }
    case .equalNumber: binary(i, left, right) { $0 == $1 ? 1 : 0 }
    default: binary(i, left, right) { $0 != $1 ? 1 : 0 }
    }
  }

  // MARK: Whole numbers, which stop where they do not fit

  /// Computes for all lanes; returns false if one of them would stop, in which case all are left.
  @inline(__always)
  private func checked(
    _ i: Instruction, _ left: Number, _ right: Number,
    _ operation: (UInt64, UInt64) -> UInt64?
  ) -> Bool {
    let target = n + Int(i.a)
    if left.lanes == nil, right.lanes == nil {
      guard let value = operation(left.value, right.value) else { return false }
      set(target, value)
      return true
    }
    var fits = true
    LaneWise.each(left, right, count, vector(target)) {
      guard let value = operation($0, $1) else {
        fits = false
        return 0
      }
      return value
    }
    return fits
  }

  func wholeNumbers(_ i: Instruction) -> Bool {
    let n = n
    let left = n[Int(i.b)]
    let kind = i.k
    switch i.op {
    case .checkRange:
      let value = n[Int(i.a)]
      return checked(i, value, value) { value, _ in
        Numbers.truncated(value, kind) == value ? value : nil
      }
    case .negateInteger:
      return checked(i, left, left) { value, _ in
        Self.whole(Int64(0).subtractingReportingOverflow(value.asInteger))
      }
    case .doubleToInteger:
      return checked(i, left, left) { value, _ in Numbers.integer(value.asDouble, kind) }
    case .integerToInteger:
      let isUnsigned = i.c == 1
      return checked(i, left, left) { value, _ in
        Numbers.integer(value, isUnsigned: isUnsigned, kind)
      }
    case .addIntegerConstant, .subtractIntegerConstant:
      let constant = code.pointee.constants[Int(i.c)].asInteger
      let isSum = i.op == .addIntegerConstant
      return checked(i, left, left) { value, _ in
        isSum
          ? Self.whole(value.asInteger.addingReportingOverflow(constant))
          : Self.whole(value.asInteger.subtractingReportingOverflow(constant))
      }
    default: return wholeNumbersOfTwo(i, left, n[Int(i.c)])
    }
  }

  private func wholeNumbersOfTwo(
    _ i: Instruction, _ left: Number, _ right: Number
  ) -> Bool {
    switch i.op {
    case .addInteger:
      checked(i, left, right) {
        Self.whole($0.asInteger.addingReportingOverflow($1.asInteger))
      }
    case .subtractInteger:
      checked(i, left, right) {
        Self.whole($0.asInteger.subtractingReportingOverflow($1.asInteger))
      }
    case .multiplyInteger:
      checked(i, left, right) {
        Self.whole($0.asInteger.multipliedReportingOverflow(by: $1.asInteger))
      }
    case .divideInteger:
      checked(i, left, right) {
        Self.whole($0.asInteger.dividedReportingOverflow(by: $1.asInteger))
      }
    case .remainderInteger:
      checked(i, left, right) {
        Self.whole($0.asInteger.remainderReportingOverflow(dividingBy: $1.asInteger))
      }
    case .addUnsigned:
      checked(i, left, right) { Self.unsigned($0.addingReportingOverflow($1)) }
    case .subtractUnsigned:
      checked(i, left, right) { Self.unsigned($0.subtractingReportingOverflow($1)) }
    case .multiplyUnsigned:
      checked(i, left, right) { Self.unsigned($0.multipliedReportingOverflow(by: $1)) }
    case .divideUnsigned:
      checked(i, left, right) { Self.unsigned($0.dividedReportingOverflow(by: $1)) }
    default:
      checked(i, left, right) {
        Self.unsigned($0.remainderReportingOverflow(dividingBy: $1))
      }
    }
  }

  @inline(__always)
  private static func whole(_ result: (partialValue: Int64, overflow: Bool)) -> UInt64? {
    result.overflow ? nil : UInt64(bitPattern: result.partialValue)
  }

  @inline(__always)
  private static func unsigned(_ result: (partialValue: UInt64, overflow: Bool)) -> UInt64? {
    result.overflow ? nil : result.partialValue
  }
}

import Foundation

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

extension BatchRun {
  /// n[a] = n[b] op n[c], where nothing can go wrong.
  @inline(__always)
  private func binary(
    _ group: BatchGroup, _ i: Instruction, _ left: BatchGroup.Number, _ right: BatchGroup.Number,
    _ operation: (UInt64, UInt64) -> UInt64
  ) {
    let target = group.n + Int(i.a)
    if left.lanes == nil, right.lanes == nil {
      return group.set(target, operation(left.value, right.value))
    }
    LaneWise.each(left, right, group.count, group.vector(target), operation)
  }

  /// The same for one operand.
  @inline(__always)
  private func unary(
    _ group: BatchGroup, _ i: Instruction, _ source: Int, _ operation: (UInt64) -> UInt64
  ) {
    let operand = (group.n + source).pointee
    binary(group, i, operand, operand) { value, _ in operation(value) }
  }

  func numbersOfTwo(
    _ group: BatchGroup, _ i: Instruction, _ first: UnsafeMutablePointer<BatchGroup.Number>,
    _ second: UnsafeMutablePointer<BatchGroup.Number>
  ) {
    let (left, right) = (first.pointee, second.pointee)
    switch i.op {
    case .addDouble:
      binary(group, i, left, right) { ($0.asDouble + $1.asDouble).bitPattern }
    case .subtractDouble:
      binary(group, i, left, right) { ($0.asDouble - $1.asDouble).bitPattern }
    case .multiplyDouble:
      binary(group, i, left, right) { ($0.asDouble * $1.asDouble).bitPattern }
    case .divideDouble:
      binary(group, i, left, right) { ($0.asDouble / $1.asDouble).bitPattern }
    case .remainderDouble:
      binary(group, i, left, right) { fmod($0.asDouble, $1.asDouble).bitPattern }
    case .minimumDouble:
      binary(group, i, left, right) { $1.asDouble < $0.asDouble ? $1 : $0 }
    case .maximumDouble:
      binary(group, i, left, right) { $1.asDouble >= $0.asDouble ? $1 : $0 }
    case .lessDouble: binary(group, i, left, right) { $0.asDouble < $1.asDouble ? 1 : 0 }
    case .lessOrEqualDouble: binary(group, i, left, right) { $0.asDouble <= $1.asDouble ? 1 : 0 }
    case .equalDouble: binary(group, i, left, right) { $0.asDouble == $1.asDouble ? 1 : 0 }
    case .notEqualDouble: binary(group, i, left, right) { $0.asDouble != $1.asDouble ? 1 : 0 }
    default: mathematics(group, i, left, right)
    }
  }

  /// The functions that do not look at which one they are at every lane.
  private func mathematics(
    _ group: BatchGroup, _ i: Instruction, _ left: BatchGroup.Number, _ right: BatchGroup.Number
  ) {
    let index = i.k
    switch Mathematics.function(index) {
    case .squareRoot: binary(group, i, left, left) { $1.asDouble.squareRoot().bitPattern }
    case .hypotenuse:
      binary(group, i, left, right) { hypot($0.asDouble, $1.asDouble).bitPattern }
    default:
      // Those of one operand have any register for the second.
      let second = Mathematics.takesTwo(index) ? right : left
      binary(group, i, left, second) {
        Mathematics.value(index, $0.asDouble, $1.asDouble).bitPattern
      }
    }
  }

  func numbersOfConstant(_ group: BatchGroup, _ i: Instruction, _ constant: UInt64) {
    let constant = constant.asDouble
    switch i.op {
    case .addDoubleConstant:
      unary(group, i, Int(i.b)) { ($0.asDouble + constant).bitPattern }
    case .subtractDoubleConstant:
      unary(group, i, Int(i.b)) { ($0.asDouble - constant).bitPattern }
    case .multiplyDoubleConstant:
      unary(group, i, Int(i.b)) { ($0.asDouble * constant).bitPattern }
    default: unary(group, i, Int(i.b)) { ($0.asDouble / constant).bitPattern }
    }
  }

  func numbersOfOne(_ group: BatchGroup, _ i: Instruction) {
    switch i.op {
    case .negateDouble: unary(group, i, Int(i.b)) { $0 ^ 0x8000_0000_0000_0000 }
    case .absoluteDouble: unary(group, i, Int(i.b)) { $0 & 0x7FFF_FFFF_FFFF_FFFF }
    case .roundToFloat: unary(group, i, Int(i.a)) { Double(Float($0.asDouble)).bitPattern }
    case .complement: unary(group, i, Int(i.b)) { ~$0 }
    case .not: unary(group, i, Int(i.b)) { $0 ^ 1 }
    case .integerToDouble: unary(group, i, Int(i.b)) { Double($0.asInteger).bitPattern }
    case .unsignedToDouble: unary(group, i, Int(i.b)) { Double($0).bitPattern }
    default: unary(group, i, Int(i.a)) { Numbers.truncated($0, i.k) }
    }
  }

  func bits(_ group: BatchGroup, _ i: Instruction) {
    let (left, right) = (group.n[Int(i.b)], group.n[Int(i.c)])
    switch i.op {
    case .wrappingAdd: binary(group, i, left, right) { $0 &+ $1 }
    case .wrappingSubtract: binary(group, i, left, right) { $0 &- $1 }
    case .wrappingMultiply: binary(group, i, left, right) { $0 &* $1 }
    case .bitAnd: binary(group, i, left, right) { $0 & $1 }
    case .bitOr: binary(group, i, left, right) { $0 | $1 }
    case .bitExclusiveOr: binary(group, i, left, right) { $0 ^ $1 }
    case .shiftLeft: binary(group, i, left, right) { Numbers.shifted($0, by: $1.asInteger, i.k) }
    case .shiftRight:
      binary(group, i, left, right) { Numbers.shifted($0, by: 0 &- $1.asInteger, i.k) }
    case .lessInteger: binary(group, i, left, right) { $0.asInteger < $1.asInteger ? 1 : 0 }
    case .lessOrEqualInteger: binary(group, i, left, right) { $0.asInteger <= $1.asInteger ? 1 : 0 }
    case .lessUnsigned: binary(group, i, left, right) { $0 < $1 ? 1 : 0 }
    case .lessOrEqualUnsigned: binary(group, i, left, right) { $0 <= $1 ? 1 : 0 }
    case .equalNumber: binary(group, i, left, right) { $0 == $1 ? 1 : 0 }
    default: binary(group, i, left, right) { $0 != $1 ? 1 : 0 }
    }
  }

  // MARK: Whole numbers, which stop where they do not fit

  /// Computes for all lanes; false where one of them would stop, and with it all are left.
  @inline(__always)
  private func checked(
    _ group: BatchGroup, _ i: Instruction, _ left: BatchGroup.Number, _ right: BatchGroup.Number,
    _ operation: (UInt64, UInt64) -> UInt64?
  ) -> Bool {
    let target = group.n + Int(i.a)
    if left.lanes == nil, right.lanes == nil {
      guard let value = operation(left.value, right.value) else { return false }
      group.set(target, value)
      return true
    }
    var fits = true
    LaneWise.each(left, right, group.count, group.vector(target)) {
      guard let value = operation($0, $1) else {
        fits = false
        return 0
      }
      return value
    }
    return fits
  }

  func wholeNumbers(_ group: BatchGroup, _ i: Instruction) -> Bool {
    let n = group.n
    let left = n[Int(i.b)]
    let kind = i.k
    switch i.op {
    case .checkRange:
      let value = n[Int(i.a)]
      return checked(group, i, value, value) { value, _ in
        Numbers.truncated(value, kind) == value ? value : nil
      }
    case .negateInteger:
      return checked(group, i, left, left) { value, _ in
        Self.whole(Int64(0).subtractingReportingOverflow(value.asInteger))
      }
    case .doubleToInteger:
      return checked(group, i, left, left) { value, _ in Numbers.integer(value.asDouble, kind) }
    case .integerToInteger:
      let isUnsigned = i.c == 1
      return checked(group, i, left, left) { value, _ in
        Numbers.integer(value, isUnsigned: isUnsigned, kind)
      }
    case .addIntegerConstant, .subtractIntegerConstant:
      let constant = group.code.pointee.constants[Int(i.c)].asInteger
      let isSum = i.op == .addIntegerConstant
      return checked(group, i, left, left) { value, _ in
        isSum
          ? Self.whole(value.asInteger.addingReportingOverflow(constant))
          : Self.whole(value.asInteger.subtractingReportingOverflow(constant))
      }
    default: return wholeNumbersOfTwo(group, i, left, n[Int(i.c)])
    }
  }

  private func wholeNumbersOfTwo(
    _ group: BatchGroup, _ i: Instruction, _ left: BatchGroup.Number, _ right: BatchGroup.Number
  ) -> Bool {
    switch i.op {
    case .addInteger:
      checked(group, i, left, right) {
        Self.whole($0.asInteger.addingReportingOverflow($1.asInteger))
      }
    case .subtractInteger:
      checked(group, i, left, right) {
        Self.whole($0.asInteger.subtractingReportingOverflow($1.asInteger))
      }
    case .multiplyInteger:
      checked(group, i, left, right) {
        Self.whole($0.asInteger.multipliedReportingOverflow(by: $1.asInteger))
      }
    case .divideInteger:
      checked(group, i, left, right) {
        Self.whole($0.asInteger.dividedReportingOverflow(by: $1.asInteger))
      }
    case .remainderInteger:
      checked(group, i, left, right) {
        Self.whole($0.asInteger.remainderReportingOverflow(dividingBy: $1.asInteger))
      }
    case .addUnsigned:
      checked(group, i, left, right) { Self.unsigned($0.addingReportingOverflow($1)) }
    case .subtractUnsigned:
      checked(group, i, left, right) { Self.unsigned($0.subtractingReportingOverflow($1)) }
    case .multiplyUnsigned:
      checked(group, i, left, right) { Self.unsigned($0.multipliedReportingOverflow(by: $1)) }
    case .divideUnsigned:
      checked(group, i, left, right) { Self.unsigned($0.dividedReportingOverflow(by: $1)) }
    default:
      checked(group, i, left, right) {
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

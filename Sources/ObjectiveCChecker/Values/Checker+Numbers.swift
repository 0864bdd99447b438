import Records
import SourceTree
import TypedProgram

// C's arithmetic: operands are converted to the wider kind.

extension Checker {
  /// The kind of number that a value is promoted to: at least an `int`.
  func promoted(_ type: ObjectiveCType) -> NumberKind? {
    switch type {
    case .number(.integer(let kind)):
      return .integer(kind.bitWidth < 32 ? .int32 : kind)
    case .number(.floating(let kind)): return .floating(kind)
    case .number(.bool): return .integer(.int32)
    case .enumeration(let nominal):
      return .integer(nominal.kind == .structure ? .uint : .int)
    default: return nil
    }
  }

  /// The common kind of two operands: C's usual arithmetic conversions.
  func common(_ left: NumberKind, _ right: NumberKind) -> NumberKind {
    switch (left, right) {
    case (.floating(let one), .floating(let other)):
      return .floating(one == .float && other == .float ? .float : one == .float ? other : one)
    case (.floating, .integer): return left
    case (.integer, .floating): return right
    case (.integer(let one), .integer(let other)):
      if one == other { return left }
      if one.bitWidth != other.bitWidth { return one.bitWidth > other.bitWidth ? left : right }
      return one.isSigned ? right : left
    }
  }

  func type(of kind: NumberKind) -> Type {
    switch kind {
    case .integer(let kind): .integer(kind)
    case .floating(let kind): .floating(kind)
    }
  }

  /// A number, a Boolean value or an enum case as a number of a kind.
  func number(_ value: Value, as kind: NumberKind) -> TypedExpression {
    let target = type(of: kind)
    return coerced(value.code, to: target) ?? .invalid(value.range)
  }

  /// Reinterprets registers of one number as another type of one number, whatever the bits mean
  /// there.
  func reinterpreted(_ code: TypedExpression, as type: Type) -> TypedExpression {
    let zero = TypedExpression(.integer(0), .integer(.uint), code.range)
    return TypedExpression(.intrinsic(.wrapping(.add, .uint), [code, zero]), type, code.range)
  }

  /// A conversion between numbers as in C: integers are truncated, and only undefined conversions
  /// are checked.
  func converted(
    _ code: TypedExpression, from: NumberKind, to kind: NumberKind
  ) -> TypedExpression {
    let target = type(of: kind)
    if from == kind { return code }
    switch (code.kind, kind) {
    case (.integer(let value), .floating):
      let number =
        if case .integer(let own) = from, !own.isSigned {
          Double(UInt64(bitPattern: value))
        } else {
          Double(value)
        }
      return TypedExpression(
        .number(kind == .floating(.float) ? Double(Float(number)) : number), target, code.range)
    case (.integer(let value), .integer(let own)):
      return TypedExpression(.integer(own.cut(value)), target, code.range)
    case (.number(let value), .floating(let own)):
      return TypedExpression(
        .number(own == .float ? Double(Float(value)) : value), target, code.range)
    default: break
    }
    guard case .integer(let from) = from, case .integer(let to) = kind else {
      return TypedExpression(.intrinsic(.convert(from: from, to: kind), [code]), target, code.range)
    }
    let isWidening = from.bitWidth < to.bitWidth && (from.isSigned == to.isSigned || to.isSigned)
    if isWidening {
      return TypedExpression(
        .intrinsic(.convert(from: .integer(from), to: kind), [code]), target, code.range)
    }
    let zero = TypedExpression(.integer(0), target, code.range)
    return TypedExpression(.intrinsic(.wrapping(.add, to), [code, zero]), target, code.range)
  }

  /// A value as a condition: not zero, not nil.
  func condition(_ value: Value) -> TypedExpression {
    let code = value.code
    let range = value.range
    if value.isInvalid { return code }
    if case .pointer = value.type, !value.isNull {
      return TypedExpression(.boolean(true), .bool, range)
    }
    switch code.type {
    case .bool: return code
    case .integer(let kind):
      if let constant = value.constant {
        return TypedExpression(.boolean(constant != 0), .bool, range)
      }
      let zero = TypedExpression(.integer(0), code.type, range)
      return TypedExpression(
        .intrinsic(.compare(.notEqual, .integer(kind)), [code, zero]), .bool, range)
    case .floating(let kind):
      let zero = TypedExpression(.number(0), code.type, range)
      return TypedExpression(
        .intrinsic(.compare(.notEqual, .floating(kind)), [code, zero]), .bool, range)
    case .optional(let wrapped):
      if case .null = code.kind { return TypedExpression(.boolean(false), .bool, range) }
      let isNull = TypedExpression(.intrinsic(.isNull(wrapped), [code]), .bool, range)
      return TypedExpression(.intrinsic(.not, [isNull]), .bool, range)
    case .nominal(let nominal, _) where nominal.kind != .class && nominal.kind != .protocol:
      guard value.isArithmetic else { return notScalar(value) }
      let number = self.number(value, as: promoted(value.type) ?? .integer(.int))
      return condition(Value(number, .number(number.type)))
    case .tuple: return notScalar(value)
    // Never nil; its side effects occur all the same.
    case .nominal where isPure(code): return TypedExpression(.boolean(true), .bool, range)
    default:
      return TypedExpression(
        .sequence(
          [TypedStatement(.expression(code), range)],
          TypedExpression(.boolean(true), .bool, range)), .bool, range)
    }
  }

  private func isPure(_ code: TypedExpression) -> Bool {
    switch code.kind {
    case .local, .global, .selfReference, .metatype, .string: true
    default: false
    }
  }

  private func notScalar(_ value: Value) -> TypedExpression {
    report(.notScalar(spelled(value.type)), value.range)
    return .invalid(value.range)
  }

  /// A Boolean value in C: an `int` of 0 or 1 whose register is still that of a Boolean.
  func truth(_ code: TypedExpression) -> Value { Value(code, .int) }
}

extension IntegerKind {
  /// The bits of a number in this kind, sign-extended or zero-extended.
  func cut(_ value: Int64) -> Int64 {
    switch self {
    case .int, .int64, .uint, .uint64: value
    case .int32: Int64(Int32(truncatingIfNeeded: value))
    case .uint32: Int64(UInt32(truncatingIfNeeded: value))
    case .int16: Int64(Int16(truncatingIfNeeded: value))
    case .uint16: Int64(UInt16(truncatingIfNeeded: value))
    case .int8: Int64(Int8(truncatingIfNeeded: value))
    case .uint8: Int64(UInt8(truncatingIfNeeded: value))
    }
  }
}

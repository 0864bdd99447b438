import Records
import SourceTree
import TypedProgram

/// A C operator between two values.
enum BinaryOperator: String {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case bitAnd = "&"
  case bitOr = "|"
  case bitExclusiveOr = "^"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case and = "&&"
  case or = "||"

  var comparison: Intrinsic.Comparison? {
    switch self {
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    default: nil
    }
  }

  fileprivate var arithmetic: Intrinsic.Arithmetic? {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .remainder: .remainder
    default: nil
    }
  }

  fileprivate var bits: Intrinsic.BitOperation? {
    switch self {
    case .bitAnd: .and
    case .bitOr: .or
    case .bitExclusiveOr: .exclusiveOr
    case .shiftLeft: .shiftLeft
    case .shiftRight: .shiftRight
    default: nil
    }
  }
}

extension Checker {
  /// The value of an operator between two values.
  func binary(
    _ sign: BinaryOperator, _ left: Value, _ right: Value, _ range: SourceRange
  ) -> Value {
    if left.isInvalid || right.isInvalid { return .invalid(range) }
    switch sign {
    case .and:
      return truth(TypedExpression(.and(condition(left), condition(right)), .bool, range))
    case .or:
      return truth(TypedExpression(.or(condition(left), condition(right)), .bool, range))
    default: break
    }
    if let comparison = sign.comparison { return compare(comparison, sign, left, right, range) }
    guard left.isArithmetic, right.isArithmetic, let one = promoted(left.type),
      let other = promoted(right.type)
    else { return refuse(sign, left, right, range) }
    if let operation = sign.bits {
      return bits(operation, sign, left, right, one, other, range)
    }
    guard let operation = sign.arithmetic else { return refuse(sign, left, right, range) }
    let kind = common(one, other)
    if operation == .remainder, case .floating = kind { return refuse(sign, left, right, range) }
    return arithmetic(operation, left, right, kind, range)
  }

  private func arithmetic(
    _ operation: Intrinsic.Arithmetic, _ left: Value, _ right: Value, _ kind: NumberKind,
    _ range: SourceRange
  ) -> Value {
    let type = self.type(of: kind)
    let (one, other) = (number(left, as: kind), number(right, as: kind))
    if case .integer(let integer) = kind, let a = left.constant, let b = right.constant,
      let value = Self.folded(operation, a, b)
    {
      let cut = integer.cut(value)
      return Value(TypedExpression(.integer(cut), type, range), .number(type), constant: cut)
    }
    if case .number(let a) = one.kind, case .number(let b) = other.kind {
      let value: Double? =
        switch operation {
        case .add: a + b
        case .subtract: a - b
        case .multiply: a * b
        case .divide: a / b
        case .remainder: nil
        }
      if let value {
        let rounded = kind == .floating(.float) ? Double(Float(value)) : value
        return Value(TypedExpression(.number(rounded), type, range), .number(type))
      }
    }
    if right.constant == 0, operation == .divide || operation == .remainder,
      case .integer = kind
    {
      report(.divisionByZero(isRemainder: operation == .remainder), right.range)
    }
    let intrinsic: Intrinsic
    if case .integer(let integer) = kind, operation != .divide, operation != .remainder {
      intrinsic = .wrapping(operation, integer)
    } else {
      intrinsic = .arithmetic(operation, kind)
    }
    return Value(TypedExpression(.intrinsic(intrinsic, [one, other]), type, range), .number(type))
  }

  private static func folded(
    _ operation: Intrinsic.Arithmetic, _ a: Int64, _ b: Int64
  ) -> Int64? {
    switch operation {
    case .add: a &+ b
    case .subtract: a &- b
    case .multiply: a &* b
    case .divide: b == 0 || b == -1 ? nil : a / b
    case .remainder: b == 0 || b == -1 ? nil : a % b
    }
  }

  private func bits(
    _ operation: Intrinsic.BitOperation, _ sign: BinaryOperator, _ left: Value, _ right: Value,
    _ one: NumberKind, _ other: NumberKind, _ range: SourceRange
  ) -> Value {
    guard case .integer(let first) = one, case .integer(let second) = other else {
      return refuse(sign, left, right, range)
    }
    let isShift = operation == .shiftLeft || operation == .shiftRight
    var kind = first
    if !isShift, case .integer(let wider) = common(one, other) { kind = wider }
    let type = Type.integer(kind)
    let code = TypedExpression(
      .intrinsic(
        .bits(operation, kind),
        [
          number(left, as: .integer(kind)),
          isShift ? number(right, as: .integer(.int)) : number(right, as: .integer(kind)),
        ]), type, range)
    if let a = left.constant, let b = right.constant {
      let value: Int64 =
        switch operation {
        case .and: a & b
        case .or: a | b
        case .exclusiveOr: a ^ b
        case .shiftLeft: kind.cut(a << b)
        case .shiftRight: a >> b
        }
      // Options remain an option set: `UIViewAutoresizingFlexibleWidth | …`.
      if left.type == right.type, case .enumeration = left.type {
        return options(TypedExpression(.integer(value), type, range), left.type, range, value)
      }
      return Value(TypedExpression(.integer(value), type, range), .number(type), constant: value)
    }
    if left.type == right.type, case .enumeration = left.type, !isShift {
      return options(code, left.type, range, nil)
    }
    _ = second
    return Value(code, .number(type))
  }

  /// Several options of one type: for C a number, which is converted back on assignment.
  private func options(
    _ code: TypedExpression, _ type: ObjectiveCType, _ range: SourceRange, _ constant: Int64?
  ) -> Value {
    guard let value = coerced(code, to: stored(type)) else { return Value(code, type) }
    return Value(value, type, constant: constant)
  }

  // MARK: Comparisons

  private func compare(
    _ comparison: Intrinsic.Comparison, _ sign: BinaryOperator, _ left: Value, _ right: Value,
    _ range: SourceRange
  ) -> Value {
    let isEquality = comparison == .equal || comparison == .notEqual
    if left.isArithmetic, right.isArithmetic, let one = promoted(left.type),
      let other = promoted(right.type)
    {
      if isEquality, left.code.type == right.code.type, case .nominal = left.code.type {
        return truth(
          equal(comparison, .intrinsic(.equal(left.code.type), [left.code, right.code]), range))
      }
      if left.code.type == .bool, right.code.type == .bool, isEquality {
        return truth(
          equal(comparison, .intrinsic(.boolEqual, [left.code, right.code]), range))
      }
      let kind = common(one, other)
      return truth(
        TypedExpression(
          .intrinsic(
            .compare(comparison, kind), [number(left, as: kind), number(right, as: kind)]),
          .bool, range))
    }
    guard isEquality else { return refuse(sign, left, right, range) }
    if let value = right.isNull ? left : left.isNull ? right : nil {
      let isThere = condition(value)
      if isThere.type.isError { return .invalid(range) }
      let code =
        comparison == .notEqual
        ? isThere
        : isNull(value) ?? TypedExpression(.intrinsic(.not, [isThere]), .bool, range)
      return truth(TypedExpression(code.kind, .bool, range))
    }
    if case .selector = left.type, case .selector = right.type {
      let type = stored(.selector)
      guard let one = coerced(left.code, to: type), let other = coerced(right.code, to: type) else {
        return refuse(sign, left, right, range)
      }
      return truth(equal(comparison, .intrinsic(.equal(type), [one, other]), range))
    }
    if case .metaclass = left.type, case .metaclass = right.type {
      let type = stored(.metaclass)
      guard let one = coerced(left.code, to: type), let other = coerced(right.code, to: type) else {
        return refuse(sign, left, right, range)
      }
      return truth(equal(comparison, .intrinsic(.equal(type), [one, other]), range))
    }
    guard let first = asObject(addressObject(left) ?? left),
      let second = asObject(addressObject(right) ?? right),
      let one = coerced(first, to: .optional(.anyObject)),
      let other = coerced(second, to: .optional(.anyObject))
    else { return refuse(sign, left, right, range) }
    if let one = left.type.nominal, let other = right.type.nominal, one.kind == .class,
      other.kind == .class, !one.isDerived(from: other), !other.isDerived(from: one)
    {
      report(.distinctPointers(spelled(left.type), spelled(right.type)), range)
    }
    return truth(equal(comparison, .intrinsic(.identical, [one, other]), range))
  }

  private func isNull(_ value: Value) -> TypedExpression? {
    guard case .optional(let wrapped) = value.code.type else { return nil }
    return TypedExpression(.intrinsic(.isNull(wrapped), [value.code]), .bool, value.range)
  }

  private func equal(
    _ comparison: Intrinsic.Comparison, _ kind: TypedExpression.Kind, _ range: SourceRange
  ) -> TypedExpression {
    let code = TypedExpression(kind, .bool, range)
    return comparison == .equal ? code : TypedExpression(.intrinsic(.not, [code]), .bool, range)
  }

  private func refuse(
    _ sign: BinaryOperator, _ left: Value, _ right: Value, _ range: SourceRange
  ) -> Value {
    report(
      .invalidOperands(sign.rawValue, left: spelled(left.type), right: spelled(right.type)), range)
    return .invalid(range)
  }

  // MARK: One operand

  /// `-x`, `+x`, `~x`.
  func prefix(_ sign: Character, _ value: Value, _ range: SourceRange) -> Value {
    if value.isInvalid { return .invalid(range) }
    if sign == "!" {
      return truth(TypedExpression(.intrinsic(.not, [condition(value)]), .bool, range))
    }
    guard value.isArithmetic, let kind = promoted(value.type) else {
      report(.invalidOperand(String(sign), of: spelled(value.type)), range)
      return .invalid(range)
    }
    let type = self.type(of: kind)
    let code = number(value, as: kind)
    switch (sign, kind) {
    case ("+", _): return Value(code.at(range), .number(type), constant: value.constant)
    case ("-", .floating):
      if case .number(let number) = code.kind {
        return Value(TypedExpression(.number(-number), type, range), .number(type))
      }
      return Value(
        TypedExpression(.intrinsic(.negate(kind), [code]), type, range), .number(type))
    case ("-", .integer(let integer)):
      if let constant = value.constant {
        let cut = integer.cut(0 &- constant)
        return Value(TypedExpression(.integer(cut), type, range), .number(type), constant: cut)
      }
      let zero = TypedExpression(.integer(0), type, range)
      return Value(
        TypedExpression(.intrinsic(.wrapping(.subtract, integer), [zero, code]), type, range),
        .number(type))
    case ("~", .integer(let integer)):
      if let constant = value.constant {
        let cut = integer.cut(~constant)
        return Value(TypedExpression(.integer(cut), type, range), .number(type), constant: cut)
      }
      return Value(
        TypedExpression(.intrinsic(.complement(integer), [code]), type, range), .number(type))
    default:
      report(.invalidOperand(String(sign), of: spelled(value.type)), range)
      return .invalid(range)
    }
  }
}

extension TypedExpression {
  func at(_ range: SourceRange) -> TypedExpression { TypedExpression(kind, type, range) }
}

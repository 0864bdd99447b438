import Records
import SourceTree
import TypedProgram

/// Number literals, and operators before and after one operand.
extension Checker {
  /// Number literals, and sums of such, with the type that the context expects.
  func literalValue(_ expression: Expression, hint: Type?, in scope: Scope) -> TypedExpression {
    let wanted = numberType(hint)
    let hasFraction = expression.hasFraction
    let type: Type =
      if let wanted, !hasFraction || wanted.isFloating || wanted.isNumericParameter {
        wanted
      } else {
        hasFraction ? .double : .int
      }
    return inObject(literalValue(expression, as: type, in: scope), hint: hint)
  }

  /// A number or truth literal where an `NSNumber` is expected, in such an object.
  func inObject(_ value: TypedExpression, hint: Type?) -> TypedExpression {
    guard let type = inference.known(hint)?.unwrapped, type.isNumberObject else { return value }
    for found in members(named: "init", of: type) {
      guard case .initializer(let function) = found.member,
        function.parameters.map(\.type) == [value.type]
      else { continue }
      return TypedExpression(.construct(function, type, [value]), type, value.range)
    }
    return value
  }

  private func literalValue(
    _ expression: Expression, as type: Type, in scope: Scope
  ) -> TypedExpression {
    switch expression.kind {
    case .parenthesized(let inner):
      return literalValue(inner, as: type, in: scope).at(expression.range)
    case .prefix(let sign, let operand):
      return prefixed(sign, operand, expression.range, as: type, in: scope)
    case .binary:
      var steps: [(Operator, Expression, SourceRange)] = []
      var current = expression
      while case .binary(let left, let sign, let right) = current.kind {
        steps.append((sign, right, current.range))
        current = left
      }
      var value = literalValue(current, as: type, in: scope)
      for (sign, right, range) in steps.reversed() {
        let right = literalValue(right, as: type, in: scope)
        if value.type.isError || right.type.isError { return .invalid(expression.range) }
        guard let result = builtIn(value, sign.text, right, range) else {
          reportOperands(value, sign, right, range)
          return .invalid(expression.range)
        }
        value = result
      }
      return value
    default: return inferLiteral(expression, hint: type, in: scope)
    }
  }

  /// A sign before a number literal: the number itself, if possible.
  private func prefixed(
    _ sign: Operator, _ operand: Expression, _ range: SourceRange, as type: Type, in scope: Scope
  ) -> TypedExpression {
    if sign.text == "-" {
      switch operand.kind {
      case .integer(let magnitude): return integer(magnitude, isNegative: true, type, range)
      case .float(let value): return number(-value, type, range)
      default: break
      }
    }
    let value = literalValue(operand, as: type, in: scope)
    return prefixed(sign, value, range)
  }

  func inferPrefix(
    _ sign: Operator, _ operand: Expression, _ range: SourceRange, hint: Type?, in scope: Scope
  ) -> TypedExpression {
    if sign.text == "..." || sign.text == "..<" {
      return partialRange(sign.text == "..." ? .through : .upTo, operand, range, in: scope)
    }
    if sign.text == "!" {
      let value = checkOperand(operand, isNegated: true, in: scope)
      if value.type.isError { return .invalid(range) }
      return TypedExpression(.intrinsic(.not, [value]), .bool, range)
    }
    let whole = Expression(.prefix(sign, operand), range)
    if whole.isLiteralNumber { return literalValue(whole, hint: hint, in: scope) }
    let value = implicitlyUnwrapped(infer(operand, hint: hint, in: scope))
    if value.type.isError { return .invalid(range) }
    if !value.type.isNumber, let result = prefixCall(sign, value, range, hint: hint, in: scope) {
      return result
    }
    return prefixed(sign, value, range)
  }

  /// A prefix operator that a type or the module declares.
  private func prefixCall(
    _ sign: Operator, _ value: TypedExpression, _ range: SourceRange, hint: Type?, in scope: Scope
  ) -> TypedExpression? {
    var call = Call(
      arguments: [Argument(label: nil, value: Expression(.invalid, value.range))], range: range,
      hint: hint, scope: scope)
    call.prepared = [value]
    let candidates = operatorCandidates(sign.text, [value.type]).filter {
      $0.parameters.count == 1
    }
    return chooseQuietly(candidates, Name(sign.text, sign.range), call)
  }

  /// Checks an operand of `!`, `&&` or `||`. For a number after `!` the message is about a
  /// comparison with zero; for an optional truth value about the case of nil.
  func checkOperand(
    _ operand: Expression, isNegated: Bool = false, in scope: Scope
  ) -> TypedExpression {
    let before = diagnostics
    let value = check(operand, as: .bool, in: scope, for: .condition)
    guard value.type.isError, diagnostics.count == before.count + 1, let last = diagnostics.last,
      case .expression(let problem) = last.problem
    else { return value }
    switch problem {
    case .numberAsCondition(let type) where isNegated && last.range == operand.range:
      diagnostics = before
      report(.numberNegated(type: type), last.range)
    case .optionalAsCondition("Bool?"):
      diagnostics = before
      report(.optionalNotUnwrapped(type: "Bool?", wrapped: "Bool"), last.range)
    default: break
    }
    return value
  }

  private func prefixed(
    _ sign: Operator, _ value: TypedExpression, _ range: SourceRange
  ) -> TypedExpression {
    if value.type.isError { return .invalid(range) }
    if sign.text == "-" || sign.text == "+", value.type.isNumericParameter {
      return value.at(range)
    }
    switch (sign.text, value.type.numberKind) {
    case ("+", .some): return value.at(range)
    case ("-", let kind?):
      if case .integer(let integer) = kind, !integer.width.isSigned { break }
      return TypedExpression(.intrinsic(.negate(kind), [value]), value.type, range)
    case ("~", .integer(let kind)?):
      return TypedExpression(.intrinsic(.complement(kind), [value]), value.type, range)
    default: break
    }
    if case .optional(let wrapped) = value.type, wrapped.isNumber {
      report(
        .optionalNotUnwrapped(type: "\(value.type)", wrapped: "\(wrapped)"), value.range)
    } else {
      report(.unaryOperator(sign.text, type: "\(value.type)"), sign.range)
    }
    return .invalid(range)
  }

  func inferPostfix(
    _ sign: Operator, _ operand: Expression, _ range: SourceRange, in scope: Scope
  ) -> TypedExpression {
    if sign.text == "..." { return partialRange(.from, operand, range, in: scope) }
    _ = infer(operand, in: scope)
    report(.unaryOperator(sign.text, type: "Self"), range)
    return .invalid(range)
  }

  /// A range that is open at one end, as a value.
  private func partialRange(
    _ kind: PartialRange, _ bound: Expression, _ range: SourceRange, in scope: Scope
  ) -> TypedExpression {
    guard let type = findType(kind.rawValue, in: scope) else { return .invalid(range) }
    let name = Name(kind.rawValue, range)
    let call = Call(
      arguments: [Argument(label: nil, value: bound)], range: range, hint: nil, scope: scope)
    return construct(applied(type, name, in: scope, inferring: true), name, call)
  }
}

import Records
import SourceTree
import TypedProgram

/// The operators by their effect.
enum Operators {
  static func isArithmetic(_ text: String) -> Bool {
    arithmetic(text) != nil || bits(text) != nil || wrapping(text) != nil
      || maskingShift(text) != nil
  }

  static func arithmetic(_ text: String) -> Intrinsic.Arithmetic? {
    switch text {
    case "+": .add
    case "-": .subtract
    case "*": .multiply
    case "/": .divide
    case "%": .remainder
    default: nil
    }
  }

  static func bits(_ text: String) -> Intrinsic.BitOperation? {
    switch text {
    case "&": .and
    case "|": .or
    case "^": .exclusiveOr
    case "<<": .shiftLeft
    case ">>": .shiftRight
    default: nil
    }
  }

  static func wrapping(_ text: String) -> Intrinsic.Arithmetic? {
    switch text {
    case "&+": .add
    case "&-": .subtract
    case "&*": .multiply
    default: nil
    }
  }

  /// `&<<` and `&>>`, which take the distance modulo the width.
  static func maskingShift(_ text: String) -> Intrinsic.BitOperation? {
    switch text {
    case "&<<": .shiftLeft
    case "&>>": .shiftRight
    default: nil
    }
  }

  static func comparison(_ text: String) -> Intrinsic.Comparison? {
    switch text {
    case "==": .equal
    case "!=": .notEqual
    case "<": .less
    case "<=": .lessOrEqual
    case ">": .greater
    case ">=": .greaterOrEqual
    default: nil
    }
  }
}

extension Operator {
  /// `+=` and its like.
  var isCompoundAssignment: Bool {
    guard text.hasSuffix("="), text.count > 1 else { return false }
    return Operators.comparison(text) == nil && !["===", "!==", "~="].contains(text)
  }
}

/// Operators between two values.
extension Checker {
  func inferBinary(
    _ left: Expression, _ sign: Operator, _ right: Expression, _ range: SourceRange, hint: Type?,
    in scope: Scope
  ) -> TypedExpression {
    switch sign.text {
    case "&&", "||": return inferLogical(left, sign, right, range, in: scope)
    case "??": return inferCoalescing(left, sign, right, range, hint: hint, in: scope)
    case "..<", "...": return inferRange(left, sign, right, range, hint: hint, in: scope)
    case "==", "!=", "===", "!==", "<", "<=", ">", ">=":
      return inferComparison(left, sign, right, range, in: scope)
    case "~=": return inferMatch(left, sign, right, range, in: scope)
    default: break
    }
    if sign.isCompoundAssignment {
      report(.assignmentAsValue, range)
      return .invalid(range)
    }
    let whole = Expression(.binary(left, sign, right), range)
    return inferChain(of: whole, hint: hint, in: scope)
  }

  // MARK: - Arithmetic

  /// One side of an operator: a number that is still to take its type, or a value.
  private enum Operand {
    case literal(Expression)
    case contextual(Expression)
    case value(TypedExpression)

    var isImplicitMember: Bool {
      guard case .contextual(let expression) = self else { return false }
      return expression.needsImplicitBase
    }
  }

  private func operand(_ expression: Expression, in scope: Scope) -> Operand {
    if expression.isLiteralNumber { return .literal(expression) }
    if expression.isEmptyLiteral || expression.needsContext && !hasValue(expression) {
      return .contextual(expression)
    }
    return .value(infer(expression, in: scope))
  }

  /// A chain of operators from left to right, without recursion for each: every operand is checked
  /// once.
  private func inferChain(
    of expression: Expression, hint: Type?, in scope: Scope
  ) -> TypedExpression {
    var steps: [(whole: Expression, sign: Operator, right: Expression)] = []
    var current = expression
    while case .binary(let left, let sign, let right) = current.kind,
      sign.isChained
    {
      steps.append((current, sign, right))
      current = left
    }
    var left = operand(current, in: scope)
    for step in steps.reversed() {
      let right = operand(step.right, in: scope)
      left = combine(left, step.sign, right, step.whole, hint: hint, in: scope)
    }
    switch left {
    case .value(let value): return value
    case .literal(let literal): return literalValue(literal, hint: hint, in: scope)
    case .contextual(let inner): return infer(inner, hint: hint, in: scope)
    }
  }

  private func combine(
    _ left: Operand, _ sign: Operator, _ right: Operand, _ whole: Expression, hint: Type?,
    in scope: Scope
  ) -> Operand {
    let range = whole.range
    if let result = wanted(left, sign, right, range, hint: hint, in: scope) {
      return .value(result)
    }
    switch (left, right) {
    case (.literal, .literal) where Operators.isArithmetic(sign.text): return .literal(whole)
    case (.value(let left), .value(let right)):
      return .value(operation(left, sign, right, range, hint: hint, in: scope))
    case (.value(let left), .literal(let right)), (.value(let left), .contextual(let right)):
      if left.type.isError { return .value(.invalid(range)) }
      if let result = mixed(.value(left), sign, .literal(right), range, hint: hint, in: scope) {
        return .value(result)
      }
      let value = operandValue(right, beside: left.type, in: scope)
      return .value(operation(left, sign, value, range, hint: hint, in: scope))
    case (.literal(let left), .value(let right)), (.contextual(let left), .value(let right)):
      if right.type.isError { return .value(.invalid(range)) }
      if let result = mixed(.literal(left), sign, .value(right), range, hint: hint, in: scope) {
        return .value(result)
      }
      let value = operandValue(left, beside: right.type, in: scope)
      return .value(operation(value, sign, right, range, hint: hint, in: scope))
    case (.literal(let left), .literal(let right)), (.literal(let left), .contextual(let right)),
      (.contextual(let left), .literal(let right)), (.contextual(let left), .contextual(let right)):
      var hint = inference.known(hint) ?? numberBeside(left, right)
      // The result is made optional after the operator, not its operands.
      while case .optional(let wrapped)? = hint { hint = wrapped }
      let leftValue = infer(left, hint: hint, in: scope)
      let rightValue = infer(right, hint: hint, in: scope)
      return .value(operation(leftValue, sign, rightValue, range, hint: hint, in: scope))
    }
  }

  /// An operator of the type that the context expects, if a side is an implicit member of it:
  /// `.now() + .seconds(1)`, `.alert + 1`.
  private func wanted(
    _ left: Operand, _ sign: Operator, _ right: Operand, _ range: SourceRange, hint: Type?,
    in scope: Scope
  ) -> TypedExpression? {
    guard left.isImplicitMember || right.isImplicitMember,
      let type = inference.known(hint)?.unwrapped,
      !type.isNumber, !type.hasVariables
    else { return nil }
    return operatorCall(
      sign, argument(left), argument(right), range, beside: [type], hint: type, in: scope)
  }

  /// Whether this is a choice in which one side has a type of its own, which the other then takes.
  private func hasValue(_ expression: Expression) -> Bool {
    guard case .ternary(_, let first, let second) = expression.withoutParentheses.kind else {
      return false
    }
    return [first, second].contains { !$0.needsContext || hasValue($0) }
  }

  /// The type of a number literal beside an expression without a type of its own either: that of a
  /// choice between number literals alone, and nearly always that of members of no named type, such
  /// as `.pi`.
  private func numberBeside(_ left: Expression, _ right: Expression) -> Type? {
    let (one, other) = (writtenNumber(left), writtenNumber(right))
    guard left.isLiteralNumber || right.isLiteralNumber else { return one ?? other }
    return one == .int && other == .int ? .int : .double
  }

  /// The type that a number literal, or a choice between such, has by itself; nil for anything
  /// else.
  private func writtenNumber(_ expression: Expression) -> Type? {
    if expression.isLiteralNumber { return expression.hasFraction ? .double : .int }
    guard case .ternary(_, let first, let second) = expression.withoutParentheses.kind,
      let one = writtenNumber(first), let other = writtenNumber(second)
    else { return nil }
    return one == .int && other == .int ? .int : .double
  }

  /// A number literal, or another expression without a type of its own, beside a value.
  private func operandValue(
    _ expression: Expression, beside type: Type, in scope: Scope
  ) -> TypedExpression {
    if expression.isLiteralNumber {
      return literalValue(expression, hint: type, in: scope)
    }
    return infer(expression, hint: type, in: scope)
  }

  /// A script's operator between a value and a number literal: `point * 2`.
  private func mixed(
    _ left: Operand, _ sign: Operator, _ right: Operand, _ range: SourceRange, hint: Type?,
    in scope: Scope
  ) -> TypedExpression? {
    let typed: Type
    switch (left, right) {
    case (.value(let value), _), (_, .value(let value)): typed = value.type
    default: return nil
    }
    if typed.isNumber || typed == .string { return nil }
    return operatorCall(sign, argument(left), argument(right), range, hint: hint, in: scope)
  }

  private func argument(_ operand: Operand) -> (Expression, TypedExpression?) {
    switch operand {
    case .literal(let expression), .contextual(let expression): (expression, nil)
    case .value(let value): (Expression(.invalid, value.range), value)
    }
  }

  /// The operation of an operator on two values.
  private func operation(
    _ left: TypedExpression, _ sign: Operator, _ right: TypedExpression, _ range: SourceRange,
    hint: Type?, in scope: Scope
  ) -> TypedExpression {
    if left.type.isError || right.type.isError { return .invalid(range) }
    let left = implicitlyUnwrapped(left)
    let right = implicitlyUnwrapped(right)
    if let result = builtIn(left, sign.text, right, range) { return result }
    if let result = operatorCall(
      sign, (Expression(.invalid, left.range), left), (Expression(.invalid, right.range), right),
      range, hint: hint, in: scope)
    {
      return result
    }
    reportOperands(left, sign, right, range, hint: hint)
    return .invalid(range)
  }

  func implicitlyUnwrapped(_ value: TypedExpression) -> TypedExpression {
    guard case .optional(let wrapped) = value.type, conversion.isImplicitlyUnwrapped(value) else {
      return value
    }
    return TypedExpression(.forceUnwrap(value, isImplicit: true), wrapped, value.range)
  }
}

/// The standard library's ranges that are open at one end.
enum PartialRange: String {
  case from = "PartialRangeFrom"
  case upTo = "PartialRangeUpTo"
  case through = "PartialRangeThrough"
}

extension Operator {
  /// Whether the operator is in chains that are checked from left to right.
  fileprivate var isChained: Bool {
    switch text {
    case "&&", "||", "??", "..<", "...", "==", "!=", "===", "!==", "<", "<=", ">", ">=", "~=": false
    default: !isCompoundAssignment
    }
  }
}

extension Expression {
  /// `[]`, `[:]` or `nil`.
  var isEmptyLiteral: Bool {
    switch withoutParentheses.kind {
    case .array(let elements): elements.isEmpty
    case .dictionary(let pairs): pairs.isEmpty
    case .null: true
    default: false
    }
  }
}

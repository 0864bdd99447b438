import Records
import SourceTree

/// The operators by what they do.
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
  }

  private func operand(_ expression: Expression, in scope: Scope) -> Operand {
    if expression.isLiteralNumber { return .literal(expression) }
    if expression.isEmptyLiteral || expression.needsContext && !hasValue(expression) {
      return .contextual(expression)
    }
    return .value(infer(expression, in: scope))
  }

  /// A chain of operators from left to right, without going deeper for each: every operand is looked
  /// at once.
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
      var hint = known(hint) ?? numberBeside(left, right)
      // The result is made optional behind the operator, not its operands.
      while case .optional(let wrapped)? = hint { hint = wrapped }
      let leftValue = infer(left, hint: hint, in: scope)
      let rightValue = infer(right, hint: hint, in: scope)
      return .value(operation(leftValue, sign, rightValue, range, hint: hint, in: scope))
    }
  }

  /// Whether this is a choice of which one side has a type of its own, which the other then takes.
  private func hasValue(_ expression: Expression) -> Bool {
    guard case .ternary(_, let first, let second) = expression.withoutParentheses.kind else {
      return false
    }
    return [first, second].contains { !$0.needsContext || hasValue($0) }
  }

  /// What a written number takes beside something that has no type of its own either: what a choice
  /// between written numbers is alone, and what members of no named type, such as `.pi`, nearly
  /// always are.
  private func numberBeside(_ left: Expression, _ right: Expression) -> Type? {
    let (one, other) = (writtenNumber(left), writtenNumber(right))
    guard left.isLiteralNumber || right.isLiteralNumber else { return one ?? other }
    return one == .int && other == .int ? .int : .double
  }

  /// The type that a written number, or a choice between such, has by itself; nil for all else.
  private func writtenNumber(_ expression: Expression) -> Type? {
    if expression.isLiteralNumber { return expression.hasFraction ? .double : .int }
    guard case .ternary(_, let first, let second) = expression.withoutParentheses.kind,
      let one = writtenNumber(first), let other = writtenNumber(second)
    else { return nil }
    return one == .int && other == .int ? .int : .double
  }

  /// A written number, or something else without a type of its own, beside a value.
  private func operandValue(
    _ expression: Expression, beside type: Type, in scope: Scope
  ) -> TypedExpression {
    if expression.isLiteralNumber {
      return literalValue(expression, hint: type, in: scope)
    }
    return infer(expression, hint: type, in: scope)
  }

  /// A script's operator between a value and a number that is written: `point * 2`.
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

  /// What an operator makes of two values.
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
    guard case .optional(let wrapped) = value.type, isImplicitlyUnwrapped(value) else {
      return value
    }
    return TypedExpression(.forceUnwrap(value, isImplicit: true), wrapped, value.range)
  }

  /// The operators of the standard library's own types.
  func builtIn(
    _ left: TypedExpression, _ sign: String, _ right: TypedExpression, _ range: SourceRange
  ) -> TypedExpression? {
    if sign == "+", left.type == .string, right.type == .string {
      return TypedExpression(.intrinsic(.concatenate, [left, right]), .string, range)
    }
    if left.type == right.type, left.type.isNumericParameter, Operators.isArithmetic(sign) {
      return TypedExpression(.intrinsic(.equal(left.type), [left, right]), left.type, range)
    }
    guard var kind = left.type.numberKind, let rightKind = right.type.numberKind else { return nil }
    var (left, right) = (left, right)
    if kind != rightKind {
      if case .integer(let integer) = kind, case .integer = rightKind,
        sign == "<<" || sign == ">>", let operation = Operators.bits(sign)
      {
        right = TypedExpression(
          .intrinsic(.convert(from: rightKind, to: kind), [right]), left.type, right.range)
        return TypedExpression(
          .intrinsic(.bits(operation, integer), [left, right]), left.type, range)
      }
      guard left.type.isDoubleOrCGFloat, right.type.isDoubleOrCGFloat,
        let wideLeft = coerce(left, to: .double), let wideRight = coerce(right, to: .double)
      else { return nil }
      (left, right) = (wideLeft, wideRight)
      kind = .floating(.double)
    }
    if let arithmetic = Operators.arithmetic(sign) {
      if arithmetic == .remainder, left.type.isFloating { return nil }
      return TypedExpression(
        .intrinsic(.arithmetic(arithmetic, kind), [left, right]), left.type, range)
    }
    guard case .integer(let integer) = kind else { return nil }
    if let operation = Operators.bits(sign) {
      return TypedExpression(
        .intrinsic(.bits(operation, integer), [left, right]), left.type, range)
    }
    if let shift = Operators.maskingShift(sign) {
      let mask = TypedExpression(.integer(Int64(integer.width.bits - 1)), left.type, right.range)
      let distance = TypedExpression(
        .intrinsic(.bits(.and, integer), [right, mask]), left.type, right.range)
      return TypedExpression(
        .intrinsic(.bits(shift, integer), [left, distance]), left.type, range)
    }
    if let wrapping = Operators.wrapping(sign) {
      return TypedExpression(
        .intrinsic(.wrapping(wrapping, integer), [left, right]), left.type, range)
    }
    return nil
  }

  // MARK: - Written numbers

  /// Numbers that are written, and sums of such, as the type that the place wants.
  func literalValue(_ expression: Expression, hint: Type?, in scope: Scope) -> TypedExpression {
    let wanted = numberType(hint)
    let hasFraction = expression.hasFraction
    let type: Type =
      if let wanted, !hasFraction || wanted.isFloating || wanted.isNumericParameter {
        wanted
      } else {
        hasFraction ? .double : .int
      }
    return literalValue(expression, as: type, in: scope)
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

  /// A sign in front of a written number: the number itself, where that goes.
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

  /// An operand of `!`, `&&` or `||`. Of a number behind `!` the learner wants to know whether it is
  /// zero; of an optional truth value what holds when there is none.
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

  // MARK: - Operators as functions

  /// An operator that a type or the module declares; nil when none takes these operands.
  func operatorCall(
    _ sign: Operator, _ left: (Expression, TypedExpression?),
    _ right: (Expression, TypedExpression?),
    _ range: SourceRange, hint: Type?, in scope: Scope
  ) -> TypedExpression? {
    var call = Call(
      arguments: [Argument(label: nil, value: left.0), Argument(label: nil, value: right.0)],
      range: range, hint: hint, scope: scope)
    call.prepared = [left.1, right.1]
    let types = [left.1?.type, right.1?.type].compactMap { $0 }
    let candidates = operatorCandidates(sign.text, types)
    return chooseQuietly(candidates, Name(sign.text, sign.range), call)
  }

  /// The declarations of an operator that may take values of some types.
  func operatorCandidates(_ text: String, _ types: [Type]) -> [Callee] {
    library.prepare(text)
    var seen: Set<ObjectIdentifier> = []
    var callees: [Callee] = []
    func add(_ callee: Callee) {
      guard let function = callee.function, seen.insert(ObjectIdentifier(function)).inserted else {
        return
      }
      callees.append(callee)
    }
    for type in types.flatMap({ $0.isOptional ? [$0, $0.unwrapped] : [$0] }) {
      for found in members(named: text, of: type) {
        guard case .function(let function) = found.member else { continue }
        add(
          Callee(
            .function(function), substitution: found.substitution, distance: found.distance,
            owner: found.owner))
      }
    }
    for (distance, members) in [module.members[text] ?? [], library.members[text] ?? []]
      .enumerated()
    {
      for case .function(let function) in members {
        add(Callee(.function(function), distance: distance))
      }
    }
    return callees
  }
}

/// The standard library's ranges that are open at one end.
enum PartialRange: String {
  case from = "PartialRangeFrom"
  case upTo = "PartialRangeUpTo"
  case through = "PartialRangeThrough"
}

extension Nominal {
  /// Whether the standard library's prelude declares it.
  var isOfPrelude: Bool {
    guard case .script(let file, _) = origin else { return false }
    return file.isOfLibrary
  }
}

extension Operator {
  /// Whether the operator stands in chains that are looked at from left to right.
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

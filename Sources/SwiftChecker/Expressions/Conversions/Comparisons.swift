import Records
import SourceTree
import TypedProgram

/// Operators that return a truth value, and ranges.
extension Checker {
  func inferLogical(
    _ left: Expression, _ sign: Operator, _ right: Expression, _ range: SourceRange,
    in scope: Scope
  ) -> TypedExpression {
    var steps: [(right: Expression, range: SourceRange)] = [(right, range)]
    var current = left
    while case .binary(let inner, let other, let operand) = current.kind, other.text == sign.text {
      steps.append((operand, current.range))
      current = inner
    }
    var value = checkOperand(current, in: scope)
    for step in steps.reversed() {
      let next = checkOperand(step.right, in: scope)
      if value.type.isError || next.type.isError {
        value = .invalid(step.range)
        continue
      }
      value = TypedExpression(
        sign.text == "&&" ? .and(value, next) : .or(value, next), .bool, step.range)
    }
    return value
  }

  // MARK: - Comparison

  func inferComparison(
    _ left: Expression, _ sign: Operator, _ right: Expression, _ range: SourceRange,
    in scope: Scope
  ) -> TypedExpression {
    let pair = operands(left, right, in: scope)
    let first = pair.left
    let second = pair.right
    if first.type.isError || second.type.isError { return .invalid(range) }
    switch sign.text {
    case "===", "!==": return identity(first, sign, second, range)
    case "==", "!=":
      if let result = comparedWithNil(first, sign, second, range) { return result }
      return equality(first, sign, second, range, in: scope)
    default: return order(first, sign, second, range, in: scope)
    }
  }

  /// Checks both sides of an operator that requires one type on both.
  private func operands(
    _ left: Expression, _ right: Expression, in scope: Scope
  ) -> (left: TypedExpression, right: TypedExpression) {
    let leftIsOpen = left.isLiteralNumber || left.needsContext || left.isEmptyLiteral
    let rightIsOpen = right.isLiteralNumber || right.needsContext || right.isEmptyLiteral
    switch (leftIsOpen, rightIsOpen) {
    case (true, true):
      let type: Type? = left.hasFraction || right.hasFraction ? .double : nil
      let first = bareType(left, hint: type, in: scope)
      return (first, bareType(right, hint: inference.known(first.type), in: scope))
    case (true, false):
      let second = bareType(right, hint: nil, in: scope)
      if second.type.isError { return (second, second) }
      return (bareType(left, hint: second.type, in: scope), second)
    case (false, true):
      let first = bareType(left, hint: nil, in: scope)
      if first.type.isError { return (first, first) }
      return (first, bareType(right, hint: first.type, in: scope))
    case (false, false):
      if left.isListLiteral, !right.isListLiteral {
        let second = bareType(right, hint: nil, in: scope)
        if second.type.isError { return (second, second) }
        return (bareType(left, hint: second.type, in: scope), second)
      }
      let first = bareType(left, hint: nil, in: scope)
      return (first, bareType(right, hint: elementHint(first.type, right), in: scope))
    }
  }

  /// The hint for the right side from the left: for array literals their elements' type.
  private func elementHint(_ type: Type, _ expression: Expression) -> Type? {
    switch expression.withoutParentheses.kind {
    case .array, .dictionary, .tuple, .string: type
    default: nil
    }
  }

  /// An operand; a type's name must end in `.self` here, too.
  private func bareType(_ expression: Expression, hint: Type?, in scope: Scope) -> TypedExpression {
    if expression.isLiteralNumber { return literalValue(expression, hint: hint, in: scope) }
    return infer(expression, hint: hint, in: scope)
  }

  /// `x == nil`
  private func comparedWithNil(
    _ left: TypedExpression, _ sign: Operator, _ right: TypedExpression, _ range: SourceRange
  ) -> TypedExpression? {
    let value: TypedExpression
    if right.kind.isNull {
      value = left
    } else if left.kind.isNull {
      value = right
    } else {
      return nil
    }
    if value.kind.isNull {
      report(.nilNeedsContext, range)
      return .invalid(range)
    }
    guard case .optional(let wrapped) = value.type else {
      warn(.comparedWithNil(type: "\(value.type)", result: sign.text == "!="), range)
      return TypedExpression(.boolean(sign.text == "!="), .bool, range)
    }
    let test = TypedExpression(.intrinsic(.isNull(wrapped), [value]), .bool, range)
    return sign.text == "==" ? test : negated(test)
  }

  func negated(_ value: TypedExpression) -> TypedExpression {
    TypedExpression(.intrinsic(.not, [value]), .bool, value.range)
  }

  private func equality(
    _ left: TypedExpression, _ sign: Operator, _ right: TypedExpression, _ range: SourceRange,
    in scope: Scope
  ) -> TypedExpression {
    if let result = declaredEquality(left, sign, right, range, in: scope) { return result }
    guard let type = sharedType(left, right), isComparableForEquality(type),
      let first = conversion.coerce(left, to: type), let second = conversion.coerce(right, to: type)
    else {
      if let result = integerComparison(
        implicitlyUnwrapped(left), sign, implicitlyUnwrapped(right), range, in: scope)
      {
        return result
      }
      reportOperands(left, sign, right, range)
      return .invalid(range)
    }
    let isEqual = sign.text == "=="
    if let kind = type.numberKind {
      return TypedExpression(
        .intrinsic(.compare(isEqual ? .equal : .notEqual, kind), [first, second]), .bool, range)
    }
    if type == .string || type == .character {
      return TypedExpression(
        .intrinsic(.compareStrings(isEqual ? .equal : .notEqual), [first, second]), .bool, range)
    }
    let intrinsic: Intrinsic = type == .bool ? .boolEqual : .equal(type)
    let test = TypedExpression(.intrinsic(intrinsic, [first, second]), .bool, range)
    return isEqual ? test : negated(test)
  }

  /// `==` of a script, between values that are not optionals.
  private func declaredEquality(
    _ left: TypedExpression, _ sign: Operator, _ right: TypedExpression, _ range: SourceRange,
    in scope: Scope
  ) -> TypedExpression? {
    let types = [left.type, right.type]
    guard !types.contains(where: { $0.isNumber || $0 == .string || $0 == .bool }) else {
      return nil
    }
    for text in sign.text == "!=" ? ["!=", "=="] : ["=="] {
      let candidates = operatorCandidates(text, types.filter { !$0.isOptional }).filter {
        $0.owner.map { $0.kind != .protocol } ?? true
      }
      guard candidates.contains(where: { $0.function?.isHost == false }) else { continue }
      var call = Call(
        arguments: [left, right].map {
          Argument(label: nil, value: Expression(.invalid, $0.range))
        }, range: range, hint: nil, scope: scope)
      call.prepared = [left, right]
      if let result = chooseQuietly(candidates, Name(text, sign.range), call) {
        return text == sign.text ? result : negated(result)
      }
    }
    return nil
  }

  /// The common type of both sides of `==`.
  private func sharedType(_ left: TypedExpression, _ right: TypedExpression) -> Type? {
    if let type = conversion.commonType(left.type, right.type) { return type }
    let first = implicitlyUnwrapped(left).type
    let second = implicitlyUnwrapped(right).type
    if case .metatype = first, case .metatype = second { return first }
    return conversion.commonType(first, second)
  }

  private func isComparableForEquality(_ type: Type) -> Bool {
    switch type {
    case .tuple(let elements): elements.allSatisfy { isComparableForEquality($0.type) }
    case .optional(let wrapped), .array(let wrapped): isComparableForEquality(wrapped)
    case .metatype: true
    default: relations.conforms(type, toNamed: "Equatable")
    }
  }

  private func identity(
    _ left: TypedExpression, _ sign: Operator, _ right: TypedExpression, _ range: SourceRange
  ) -> TypedExpression {
    func object(_ value: TypedExpression) -> TypedExpression? {
      if value.kind.isNull { return TypedExpression(.null, .optional(.anyObject), value.range) }
      return conversion.coerce(value, to: .optional(.anyObject))
    }
    guard let first = object(left), let second = object(right) else {
      let wrong = object(left) == nil ? left : right
      report(
        .cannotConvert(from: "\(wrong.type)", to: "AnyObject?", .argument), wrong.range)
      return .invalid(range)
    }
    let test = TypedExpression(.intrinsic(.identical, [first, second]), .bool, range)
    return sign.text == "===" ? test : negated(test)
  }

  private func order(
    _ left: TypedExpression, _ sign: Operator, _ right: TypedExpression, _ range: SourceRange,
    in scope: Scope
  ) -> TypedExpression {
    let left = implicitlyUnwrapped(left)
    let right = implicitlyUnwrapped(right)
    guard let comparison = Operators.comparison(sign.text) else { return .invalid(range) }
    if let type = conversion.commonType(left.type, right.type),
      let first = conversion.coerce(left, to: type),
      let second = conversion.coerce(right, to: type)
    {
      if let kind = type.numberKind {
        return TypedExpression(
          .intrinsic(.compare(comparison, kind), [first, second]), .bool, range)
      }
      if type == .string || type == .character {
        return TypedExpression(
          .intrinsic(.compareStrings(comparison), [first, second]), .bool, range)
      }
      if case .parameter = type, relations.conforms(type, toNamed: "Comparable") {
        return TypedExpression(.intrinsic(.equal(type), [first, second]), .bool, range)
      }
      if case .tuple(let elements) = type,
        let result = tupleOrder(first, sign, second, elements, range)
      {
        return result
      }
    }
    if let result = integerComparison(left, sign, right, range, in: scope) { return result }
    if let result = declaredOrder(left, sign, right, range, in: scope) { return result }
    reportOperands(left, sign, right, range)
    return .invalid(range)
  }

  /// `<` of a script's type, and the other operators by means of it.
  private func declaredOrder(
    _ left: TypedExpression, _ sign: Operator, _ right: TypedExpression, _ range: SourceRange,
    in scope: Scope
  ) -> TypedExpression? {
    func call(_ text: String, _ first: TypedExpression, _ second: TypedExpression)
      -> TypedExpression?
    {
      operatorCall(
        Operator(text, sign.range), (Expression(.invalid, first.range), first),
        (Expression(.invalid, second.range), second), range, hint: nil, in: scope)
    }
    if let result = call(sign.text, left, right) { return result }
    switch sign.text {
    case ">": return call("<", right, left)
    case ">=": return call("<", left, right).map(negated)
    case "<=": return call("<", right, left).map(negated)
    default: return nil
    }
  }

  /// Tuples are ordered by their first difference.
  private func tupleOrder(
    _ left: TypedExpression, _ sign: Operator, _ right: TypedExpression,
    _ elements: [TupleTypeElement], _ range: SourceRange
  ) -> TypedExpression? {
    func part(_ value: TypedExpression, _ index: Int) -> TypedExpression {
      if case .tuple(let parts) = value.kind { return parts[index] }
      return TypedExpression(.tupleElement(value, index), elements[index].type, value.range)
    }
    func compared(_ index: Int, _ comparison: Intrinsic.Comparison) -> TypedExpression? {
      let type = elements[index].type
      let arguments = [part(left, index), part(right, index)]
      if let kind = type.numberKind {
        return TypedExpression(.intrinsic(.compare(comparison, kind), arguments), .bool, range)
      }
      guard type == .string else { return nil }
      return TypedExpression(.intrinsic(.compareStrings(comparison), arguments), .bool, range)
    }
    guard let comparison = Operators.comparison(sign.text),
      let last = compared(elements.count - 1, comparison)
    else { return nil }
    let strict: Intrinsic.Comparison =
      comparison == .less || comparison == .lessOrEqual ? .less : .greater
    var result = last
    for index in (0..<(elements.count - 1)).reversed() {
      guard let isBefore = compared(index, strict), let isEqual = compared(index, .equal) else {
        return nil
      }
      result = TypedExpression(
        .or(isBefore, TypedExpression(.and(isEqual, result), .bool, range)), .bool, range)
    }
    return result
  }

  /// `pattern ~= value`
  func inferMatch(
    _ left: Expression, _ sign: Operator, _ right: Expression, _ range: SourceRange,
    in scope: Scope
  ) -> TypedExpression {
    let value = infer(right, in: scope)
    if value.type.isError { return value }
    return match(left, value, range, in: scope)
  }

  /// Whether a value matches an expression as a pattern: `~=` of the module, a range that contains
  /// it, or `==`.
  func match(
    _ pattern: Expression, _ value: TypedExpression, _ range: SourceRange, in scope: Scope
  ) -> TypedExpression {
    let sign = Operator("~=", range)
    if case .null = pattern.withoutParentheses.kind, case .optional(let wrapped) = value.type {
      return TypedExpression(.intrinsic(.isNull(wrapped), [value]), .bool, range)
    }
    if let test = rangeMatch(pattern, value, range, in: scope) { return test }
    let first = infer(pattern, hint: value.type, in: scope)
    if first.type.isError { return first }
    if let result = operatorCall(
      sign, (Expression(.invalid, first.range), first), (Expression(.invalid, value.range), value),
      range, hint: .bool, in: scope), result.type == .bool
    {
      return result
    }
    if let bound = first.type.rangeBound {
      guard let subject = conversion.coerce(value, to: bound) else {
        report(.patternMismatch(pattern: "\(first.type)", value: "\(value.type)"), range)
        return .invalid(range)
      }
      let name = Name("contains", range)
      let call = Call(
        arguments: [Argument(label: nil, value: Expression(.invalid, range))], range: range,
        hint: .bool, scope: scope)
      var prepared = call
      prepared.prepared = [subject]
      if case .functions(let callees, _) = meaning(of: name, memberOf: first, range, in: scope) {
        return choose(callees, name, prepared)
      }
    }
    guard let type = sharedType(value, first), isComparableForEquality(type) else {
      report(.patternMismatch(pattern: "\(first.type)", value: "\(value.type)"), range)
      return .invalid(range)
    }
    return equality(first, Operator("==", range), value, range, in: scope)
  }

  /// A pattern that is a range literal: two comparisons.
  private func rangeMatch(
    _ pattern: Expression, _ value: TypedExpression, _ range: SourceRange, in scope: Scope
  ) -> TypedExpression? {
    let lower: Expression?
    let upper: Expression?
    let sign: Operator
    switch pattern.withoutParentheses.kind {
    case .binary(let left, let found, let right) where found.text == "..<" || found.text == "...":
      (lower, upper, sign) = (left, right, found)
    case .prefix(let found, let right) where found.text == "..<" || found.text == "...":
      (lower, upper, sign) = (nil, right, found)
    case .postfix(let found, let left) where found.text == "...":
      (lower, upper, sign) = (left, nil, found)
    default: return nil
    }
    let subject = implicitlyUnwrapped(value)
    func bound(_ expression: Expression) -> TypedExpression {
      check(expression, as: subject.type, in: scope, for: .operand)
    }
    var tests: [TypedExpression] = []
    if let lower {
      tests.append(order(bound(lower), Operator("<=", sign.range), subject, range, in: scope))
    }
    if let upper {
      let text = sign.text == "..." ? "<=" : "<"
      tests.append(order(subject, Operator(text, sign.range), bound(upper), range, in: scope))
    }
    if tests.contains(where: { $0.type.isError }) { return .invalid(range) }
    if tests.count == 1 { return tests[0] }
    return TypedExpression(.and(tests[0], tests[1]), .bool, range)
  }
}

extension Expression {
  /// Whether it is a literal of an array that is not empty.
  fileprivate var isListLiteral: Bool {
    if case .array(let elements) = withoutParentheses.kind { return !elements.isEmpty }
    return false
  }
}

extension Type {
  /// The type of a range's bounds.
  fileprivate var rangeBound: Type? {
    switch self {
    case .range(let bound, _): bound
    case .nominal(_, let arguments) where isPartialRange: arguments.first
    default: nil
    }
  }
}

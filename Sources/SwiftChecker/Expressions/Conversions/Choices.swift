import Records
import SourceTree
import TypedProgram

/// `??`, `?:`, and `if` and `switch` as values.
extension Checker {
  func inferCoalescing(
    _ left: Expression, _ sign: Operator, _ right: Expression, _ range: SourceRange, hint: Type?,
    in scope: Scope
  ) -> TypedExpression {
    let hint = inference.known(hint)
    let leftHint = hint.map { $0.isOptional ? $0 : Type.optional($0) }
    var value = infer(left, hint: leftHint, in: scope)
    if value.type.isError {
      checkAlone(right, in: scope)
      return .invalid(range)
    }
    if conversion.isLookedUpOptional(value), let hint, !hint.isOptional, hint != .any {
      value = implicitlyUnwrapped(value)
    }
    guard case .optional(let wrapped) = inference.resolved(value.type), !value.kind.isNull else {
      warn(.coalescedNonOptional(type: "\(value.type)"), sign.range)
      let other = infer(right, hint: value.type, in: scope)
      return other.type.isError ? .invalid(range) : value.at(range)
    }
    let other = infer(right, hint: openType(wrapped, hint), in: scope)
    if other.type.isError { return .invalid(range) }
    if other.type == .never {
      return TypedExpression(.coalesce(value, other.retyped(wrapped)), wrapped, range)
    }
    if other.kind.isNull {
      guard wrapped.isOptional else { return value.at(range) }
      let null = TypedExpression(.null, wrapped, other.range)
      return TypedExpression(.coalesce(value, null), wrapped, range)
    }
    // `T!` stays an optional where one is expected.
    if hint?.isOptional ?? false, inference.resolved(other.type).isOptional,
      let kept = inference.attempt({ conversion.coerce(other, to: .optional(wrapped)) })
    {
      return TypedExpression(.coalesce(value, kept), .optional(wrapped), range)
    }
    if let converted = inference.attempt({ conversion.coerce(other, to: wrapped) }) {
      return TypedExpression(.coalesce(value, converted), wrapped, range)
    }
    // The right side may be wider, or an optional itself.
    for type in [
      other.type, .optional(other.type.unwrapped), conversion.commonType(wrapped, other.type),
    ] {
      guard let type,
        let wide = inference.attempt({
          conversion.coerce(value, to: .optional(type.isOptional ? type.unwrapped : type))
        }
        ),
        let converted = inference.attempt({ conversion.coerce(other, to: type) })
      else { continue }
      if type.isOptional {
        let kept = wide.type == type ? wide : value
        return TypedExpression(.coalesce(kept, converted), type, range)
      }
      return TypedExpression(.coalesce(wide, converted), type, range)
    }
    report(.cannotConvert(from: "\(other.type)", to: "\(wrapped)", .operand), other.range)
    return .invalid(range)
  }

  /// The preferred type of the right side of `??`: that of the left side's value, unless that is
  /// open.
  private func openType(_ wrapped: Type, _ hint: Type?) -> Type? {
    wrapped.hasVariables ? hint : wrapped
  }

  func inferTernary(
    _ condition: Expression, _ yes: Expression, _ no: Expression, _ range: SourceRange,
    hint: Type?, in scope: Scope
  ) -> TypedExpression {
    var links: [(test: TypedExpression, value: Expression)] = []
    var last = no
    links.append((checkCondition(condition, in: scope), yes))
    while case .ternary(let condition, let yes, let no) = last.kind {
      links.append((checkCondition(condition, in: scope), yes))
      last = no
    }
    let expressions = links.map(\.value) + [last]
    guard let values = branches(expressions, hint: hint, range, in: scope) else {
      return .invalid(range)
    }
    if links.contains(where: { $0.test.type.isError }) { return .invalid(range) }
    var result = values[values.count - 1]
    for (link, value) in zip(links, values).reversed() {
      result = TypedExpression(.ternary(link.test, value, result), result.type, range)
    }
    return result
  }

  /// Alternative values, converted to one type; nil after a report.
  private func branches(
    _ expressions: [Expression], hint: Type?, _ range: SourceRange, in scope: Scope
  ) -> [TypedExpression]? {
    if let hint = inference.known(hint), !hint.hasVariables {
      let values = expressions.map { infer($0, hint: hint, in: scope) }
      if values.contains(where: { $0.type.isError }) { return nil }
      let fitting = values.compactMap { value in
        inference.attempt { conversion.coerce(value, to: hint) }
      }
      if fitting.count == values.count { return fitting }
      if !haveCommonType(values),
        let wrong = values.first(where: { value in
          !inference.wouldHold { conversion.coerce(value, to: hint) != nil }
        })
      {
        // The expected type shows which of the values is wrong.
        let purpose = self.expressions.choice.flatMap { $0.range == range ? $0.purpose : nil }
        _ = convert(wrong, to: hint, for: purpose ?? .argument)
        return nil
      }
      return unified(values, range)
    }
    var values: [TypedExpression?] = expressions.map { expression in
      expression.needsContext || expression.isEmptyLiteral
        ? nil : infer(expression, in: scope)
    }
    if values.contains(where: { $0?.type.isError == true }) { return nil }
    var common: Type?
    for case let value? in values {
      common = common.map { conversion.commonType($0, value.type) ?? $0 } ?? value.type
    }
    let literals = expressions.filter(\.isLiteralNumber)
    if common == nil, literals.contains(where: \.hasFraction) { common = .double }
    for (index, expression) in expressions.enumerated() where values[index] == nil {
      values[index] = infer(expression, hint: common, in: scope)
    }
    let whole = values.compactMap { $0 }
    if whole.contains(where: { $0.type.isError }) { return nil }
    return unified(whole, range)
  }

  /// `isOpen ? width : 0` and `width ?? 0` among the arguments of an overloaded function: the
  /// values with types of their own decide for all, whatever the parameter is. nil if none has
  /// one, or if they have no common type.
  func decidedChoice(_ expression: Expression, in scope: Scope) -> TypedExpression? {
    guard expression.choices.contains(where: { !$0.isFlexibleArgument }) else { return nil }
    let (mark, count) = (inference.mark, diagnostics.count)
    let value = infer(expression, in: scope)
    let isValid =
      !value.type.isError && !inference.resolved(value.type).hasVariables && value.type != .nothing
      && !diagnostics.dropFirst(count).contains { $0.severity == .error }
    if isValid { return value }
    inference.undo(to: mark)
    diagnostics.removeSubrange(min(count, diagnostics.count)...)
    return nil
  }

  private func haveCommonType(_ values: [TypedExpression]) -> Bool {
    var common: Type?
    for value in values where value.type != .never {
      guard let known = common else {
        common = value.type
        continue
      }
      guard let type = conversion.commonType(known, value.type) else { return false }
      common = type
    }
    return true
  }

  private func unified(_ values: [TypedExpression], _ range: SourceRange) -> [TypedExpression]? {
    var common: Type?
    for value in values where value.type != .never {
      guard let known = common else {
        common = value.type
        continue
      }
      guard let type = conversion.commonType(known, value.type) else {
        report(.ternaryDiffers("\(known)", "\(value.type)"), range)
        return nil
      }
      common = type
    }
    guard let type = common else { return values }
    return values.map { value in
      value.type == .never ? value.retyped(type) : convert(value, to: type, for: .branch)
    }
  }

  // MARK: - Statements as values

  func inferStatement(
    _ statement: Statement, _ range: SourceRange, hint: Type?, in scope: Scope
  ) -> TypedExpression {
    let places = branchValues(of: statement)
    let values = BranchValues(hint: inference.known(hint))
    let keys = places.map { BranchPlace($0, scope.context.file) }
    for key in keys { expressions.branchValues[key] = values }
    let checked = checkStatements([statement], in: Scope(parent: scope, context: scope.context))
    for key in keys { expressions.branchValues[key] = nil }
    guard let only = checked.last, !values.found.contains(where: { $0.type.isError }) else {
      return .invalid(range)
    }
    var type = inference.known(hint).flatMap { hint -> Type? in
      if hint.hasVariables { return nil }
      let fits = values.found.allSatisfy { value in
        inference.wouldHold { conversion.coerce(value, to: hint) != nil }
      }
      return fits ? hint : nil
    }
    if type == nil {
      for value in values.found where value.type != .never {
        guard let known = type else {
          type = value.type
          continue
        }
        guard let common = conversion.commonType(known, value.type) else {
          report(.branchesDiffer("\(known)", "\(value.type)"), range)
          return .invalid(range)
        }
        type = common
      }
    }
    guard let type, !values.found.isEmpty else {
      report(.statementWithoutValue, range)
      return .invalid(range)
    }
    let produced = producing(only, Set(places), type)
    return TypedExpression(.statement(produced), type, range)
  }

  /// The positions of the branches of an `if` or `switch` that consist of one expression.
  private func branchValues(of statement: Statement) -> [SourceRange] {
    func last(_ block: Block) -> [SourceRange] {
      guard let final = block.statements.last else { return [] }
      switch final.kind {
      case .expression(let expression):
        if case .statement(let inner) = expression.kind { return branchValues(of: inner) }
        return [expression.range]
      case .conditional, .switching: return branchValues(of: final)
      default: return []
      }
    }
    switch statement.kind {
    case .conditional(_, let then, let otherwise):
      return last(then) + (otherwise.map(last) ?? [])
    case .switching(_, let cases, _): return cases.flatMap { last($0.body) }
    default: return []
    }
  }

  /// The checked statement with its branches' last expressions as their results.
  private func producing(
    _ statement: TypedStatement, _ places: Set<SourceRange>, _ type: Type
  ) -> TypedStatement {
    func body(_ statements: [TypedStatement]) -> [TypedStatement] {
      guard let last = statements.last else { return statements }
      return statements.dropLast() + [producing(last, places, type)]
    }
    switch statement.kind {
    case .expression(let value) where places.contains(value.range):
      if value.type == .never { return statement }
      return TypedStatement(
        .produce(convert(value, to: type, for: .branch)), statement.range)
    case .conditional(let conditions, let then, let otherwise):
      return TypedStatement(
        .conditional(conditions, then: body(then), otherwise: body(otherwise)), statement.range)
    case .switching(let choice):
      let cases = choice.cases.map {
        TypedSwitch.Case(items: $0.items, body: body($0.body), range: $0.range)
      }
      return TypedStatement(
        .switching(TypedSwitch(subject: choice.subject, cases: cases, target: choice.target)),
        statement.range)
    default: return statement
    }
  }
}

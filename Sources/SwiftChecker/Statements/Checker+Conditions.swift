import Records
import SourceTree
import TypedProgram

extension Checker {
  /// Checks the comma-joined conditions of a statement; their names are added to `scope`, at the
  /// top level of a prompt's lines to the module.
  func check(_ conditions: [Condition], in scope: Scope, isTop: Bool) -> [TypedCondition] {
    conditions.compactMap { condition in
      check(condition, in: scope, isTop: isTop).map { TypedCondition($0, condition.range) }
    }
  }

  private func check(
    _ condition: Condition, in scope: Scope, isTop: Bool
  ) -> TypedCondition.Kind? {
    switch condition.kind {
    case .expression(let expression): return .boolean(checkBoolean(expression, in: scope))
    case .availability(let holds):
      return .boolean(TypedExpression(.boolean(holds), .bool, condition.range))
    case .optionalBinding(let isConstant, let pattern, let type, let value):
      guard let value = value ?? pattern.shorthandValue else {
        report(.bindingNeedsName, pattern.range)
        return nil
      }
      let typed = bound(value, type, in: scope)
      let wrapped: Type
      switch typed.type {
      case .optional(let inner): wrapped = inner
      default: wrapped = .error
      }
      let binder = PatternBinder(scope, isConstant: isConstant, isGlobal: isTop)
      return .binding(check(pattern, against: wrapped, binder), typed)
    case .pattern(let pattern, let type, let value):
      let typed = check(value, as: type.map { resolve($0, in: scope) }, in: scope)
      let binder = PatternBinder(scope, isConstant: true, isGlobal: isTop)
      return .pattern(check(pattern, against: typed.type, binder), typed)
    }
  }

  /// The optional after `let name =`.
  private func bound(
    _ value: Expression, _ type: TypeExpression?, in scope: Scope
  ) -> TypedExpression {
    if let type {
      let wanted = resolve(type, in: scope)
      if wanted.isError { return .invalid(value.range) }
      return check(value, as: .optional(wanted), in: scope)
    }
    let typed = check(value, as: nil, in: scope)
    if case .optional = typed.type { return typed }
    if case .coalesce = typed.kind {
      // The right side of `??` may be a `T!`, which is an optional where one is expected.
      let again = check(value, as: .optional(typed.type), in: scope)
      if case .coalesce = again.kind, case .optional = again.type { return again }
    }
    if !typed.type.isError {
      report(.bindingNotOptional(typed.type.description), value.range)
    }
    return .invalid(value.range)
  }

  /// Checks a condition, with explanations for learners when it is not one.
  func checkBoolean(_ expression: Expression, in scope: Scope) -> TypedExpression {
    if case .assignment(let target, let value) = expression.withoutParentheses.kind {
      let between = SourceRange(target.range.end, value.range.start)
      let text = file(at: between).text(of: between)
      let sign = text.firstIndex(of: "=").map {
        between.start + text.utf8.distance(from: text.startIndex, to: $0)
      }
      report(
        .conditionAssigns, expression.range,
        fixIt: sign.map { CodeFixIt(SourceRange($0, $0 + 1), "==") })
      return .invalid(expression.range)
    }
    let before = diagnostics
    let typed = check(expression, as: .bool, in: scope, for: .condition)
    guard diagnostics.count > before.count, typed.type.isError else { return typed }
    let (value, errors) = trial { check(expression, as: nil, in: scope) }
    guard errors == 0, !value.type.isError, value.type != .bool else { return typed }
    diagnostics = before
    if case .optional(let wrapped) = value.type, wrapped != .bool {
      report(.conditionOptional(value.type.description), expression.range)
    } else if value.type.isNumber {
      report(.numberAsCondition(type: value.type.description), expression.range)
    } else {
      report(.conditionNotBoolean(value.type.description), expression.range)
    }
    return typed
  }

  // MARK: - Guard

  /// `guard`: the names are for the code after it, and not for its own `else`.
  func checkGuard(
    _ conditions: [Condition], _ otherwise: Block, in scope: Scope
  ) -> TypedStatement.Kind {
    let inner = Scope(parent: scope, context: scope.context)
    let isTop = isTopLevel(scope)
    let typed = check(conditions, in: inner, isTop: isTop)
    let before = diagnostics.count
    let statements = checkBlock(otherwise, in: scope)
    explainGuarded(inner, since: before)
    for (name, entry) in inner.entries {
      // The code after it is a scope of its own, in which earlier names may be declared again.
      scope.declared.insert(name)
      scope.add(entry, named: name)
    }
    return .guarding(typed, otherwise: statements)
  }

  /// In `else` a name that the conditions bind is not visible, which has a message of its own.
  private func explainGuarded(_ scope: Scope, since before: Int) {
    for index in diagnostics.indices.dropFirst(before) {
      guard case .expression(.notInScope(let name, _)) = diagnostics[index].problem,
        scope.entries[name] != nil
      else { continue }
      diagnostics[index] = CodeDiagnostic(
        .declaration(.guardedNameInElse(name)), diagnostics[index].range)
    }
  }
}

extension Pattern {
  /// The value of `if let name`, which is short for `if let name = name`.
  var shorthandValue: Expression? {
    guard case .name(let name) = kind else { return nil }
    if name == "self" { return Expression(.selfReference, range) }
    return Expression(.name(Name(name, range)), range)
  }
}

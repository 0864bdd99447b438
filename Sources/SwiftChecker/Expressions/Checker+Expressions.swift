import Records
import SourceTree
import TypedProgram

/// The entry points to expressions, for declarations and statements.
extension Checker {
  /// Checks an expression whose value is used; `expected` is the type that the context requires,
  /// nil when any will do. The value has that type, or was reported and has the type `.error`.
  func check(
    _ expression: Expression, as expected: Type?, in scope: Scope,
    for purpose: ConversionPurpose = .initialization
  ) -> TypedExpression {
    if let expected, !inference.resolved(expected).isError {
      if case .ternary = expression.withoutParentheses.kind {
        expressions.choice = (expression.withoutParentheses.range, purpose)
      }
      let value = infer(expression, hint: expected, in: scope)
      return convert(value, to: expected, for: purpose)
    }
    // Nothing is known about a context whose type is wrong.
    if expected != nil, expression.dependsOnPlace { return .invalid(expression.range) }
    return settled(infer(expression, in: scope))
  }

  /// Checks an expression used as a statement: assignments are permitted, unused results cause a
  /// warning.
  func checkStatement(_ expression: Expression, in scope: Scope) -> TypedExpression {
    let place = BranchPlace(expression.range, scope.context.file)
    if let branch = expressions.branchValues[place] {
      let value = infer(expression, hint: branch.hint, in: scope)
      branch.found.append(value)
      return value
    }
    if case .null = expression.kind, let result = scope.context.result, result.isOptional {
      let start = SourceRange(expression.range.start, expression.range.start)
      report(.nilAlone, expression.range, fixIt: CodeFixIt(start, "return "))
      return .invalid(expression.range)
    }
    let value = settled(inferAllowingAssignment(expression, in: scope))
    warnOfUnused(value, expression)
    return value
  }

  /// A condition of `if`, `while`, `guard`, `?:` or `where`.
  func checkCondition(_ expression: Expression, in scope: Scope) -> TypedExpression {
    check(expression, as: .bool, in: scope, for: .condition)
  }

  /// A value on its own: `nil` and an empty literal have no type without a context that determines
  /// one.
  func settled(_ value: TypedExpression) -> TypedExpression {
    if value.type.isError { return value }
    if value.type == .nothing, value.kind.isNull {
      report(.nilNeedsContext, value.range)
      return .invalid(value.range)
    }
    if inference.resolved(value.type).hasVariables {
      switch value.kind {
      case .array, .dictionary, .set: report(.emptyLiteralNeedsType, value.range)
      default: report(.typeNotInferred, value.range)
      }
      return .invalid(value.range)
    }
    return value
  }

  /// Infers an expression. `hint` is the type that the context prefers, for literals, implicit
  /// members and closures; it is not binding.
  func infer(
    _ expression: Expression, hint: Type? = nil, in scope: Scope
  ) -> TypedExpression {
    let value = inferWithTypes(expression, hint: hint, in: scope)
    if case .metatype(let type) = value.kind, expression.isBareName {
      report(.bareType("\(type)"), expression.range)
      return .invalid(expression.range)
    }
    return value
  }

  /// Whether it may be only a type's name.
  func inferWithTypes(
    _ expression: Expression, hint: Type?, in scope: Scope
  ) -> TypedExpression {
    let range = expression.range
    guard mayCheck(50, range) else { return .invalid(range) }
    let hint = inference.known(hint)
    switch expression.kind {
    case .integer, .float, .boolean, .null, .string, .array, .dictionary, .tuple, .magic:
      return inferLiteral(expression, hint: hint, in: scope)
    case .parenthesized(let inner):
      let value = inferWithTypes(inner, hint: hint, in: scope)
      return TypedExpression(value.kind, value.type, range)
    case .name(let name): return inferName(name, hint: hint, in: scope)
    case .selfReference: return inferSelf(range, in: scope)
    case .superReference:
      report(.superAlone, range)
      return .invalid(range)
    case .member(let base, let name):
      return inferMember(base, name, range, hint: hint, in: scope)
    case .tupleMember(let base, let index):
      return inferTupleMember(base, index, range, in: scope)
    case .call(let callee, let arguments):
      return inferCall(callee, arguments, range, hint: hint, in: scope)
    case .subscripting(let base, let arguments):
      return inferSubscript(base, arguments, range, hint: hint, in: scope)
    case .type(let type):
      let resolvedType = resolve(type, in: scope)
      if resolvedType.isError { return .invalid(range) }
      return TypedExpression(.metatype(resolvedType), .metatype(resolvedType), range)
    case .optionalElement(let base): return inferChainElement(base, range, in: scope)
    case .optionalChain(let chain): return inferChain(chain, range, hint: hint, in: scope)
    case .forceUnwrap(let base): return inferForceUnwrap(base, range, hint: hint, in: scope)
    case .prefix(let sign, let operand):
      return inferPrefix(sign, operand, range, hint: hint, in: scope)
    case .postfix(let sign, let operand):
      return inferPostfix(sign, operand, range, in: scope)
    case .binary(let left, let sign, let right):
      return inferBinary(left, sign, right, range, hint: hint, in: scope)
    case .assignment:
      if inference.known(hint) == .bool {
        report(.conditionAssigns, range)
      } else {
        report(.assignmentAsValue, range)
      }
      return .invalid(range)
    case .ternary(let condition, let yes, let no):
      return inferTernary(condition, yes, no, range, hint: hint, in: scope)
    case .typeTest(let value, let type): return inferTypeTest(value, type, range, in: scope)
    case .cast(let value, let kind, let type):
      return inferCast(value, kind, type, range, in: scope)
    case .closure(let closure): return inferClosure(closure, hint: hint, in: scope)
    case .inoutArgument(let inner):
      report(.inoutElsewhere, range)
      _ = infer(inner, in: scope)
      return .invalid(range)
    case .attempt(let kind, let inner):
      return inferAttempt(kind, inner, range, hint: hint, in: scope)
    case .discard:
      report(.discardAsValue, range)
      return .invalid(range)
    case .selector(let inner): return inferSelector(inner, range, in: scope)
    case .keyPath(let root, let names):
      return inferKeyPath(root, names, range, hint: hint, in: scope)
    case .statement(let statement):
      return inferStatement(statement, range, hint: hint, in: scope)
    case .invalid: return .invalid(range)
    }
  }

  private func inferAllowingAssignment(
    _ expression: Expression, in scope: Scope
  ) -> TypedExpression {
    let range = expression.range
    switch expression.kind {
    case .assignment(let target, let value):
      return inferAssignment(target, value, range, in: scope)
    case .binary(let target, let sign, let value) where sign.isCompoundAssignment:
      return inferCompoundAssignment(target, sign, value, range, in: scope)
    case .optionalChain(let chain):
      let inner = inferAllowingAssignment(chain, in: scope)
      if inner.type.isError { return inner }
      return chained(inner, range)
    case .parenthesized(let inner): return inferAllowingAssignment(inner, in: scope)
    case .ternary(let condition, let yes, let no) where yes.isAssignment && no.isAssignment:
      let parts = (
        checkCondition(condition, in: scope), inferAllowingAssignment(yes, in: scope),
        inferAllowingAssignment(no, in: scope)
      )
      if parts.0.type.isError || parts.1.type.isError || parts.2.type.isError {
        return .invalid(range)
      }
      return TypedExpression(.ternary(parts.0, parts.1, parts.2), .void, range)
    case .attempt(let kind, let inner):
      return attempted(kind, range, in: scope) {
        inferAllowingAssignment(inner, in: scope)
      }
    default: return infer(expression, in: scope)
    }
  }

  // MARK: - Warnings

  func warn(
    _ problem: ExpressionProblem, _ range: SourceRange, notes: [CodeNote] = [],
    fixIt: CodeFixIt? = nil
  ) {
    guard expressions.warned.insert(range).inserted else { return }
    diagnostics.append(
      CodeDiagnostic(.expression(problem), range, severity: .warning, notes: notes, fixIt: fixIt))
  }

  private func warnOfUnused(_ value: TypedExpression, _ expression: Expression) {
    let type = inference.resolved(value.type)
    if type.unwrapped == .void || type.unwrapped == .never || type.isError { return }
    if case .assignment = expression.kind { return }
    switch value.innermost.kind {
    case .call(let function, _, _), .send(let function, _, _, _):
      if function.isDiscardable || function.isImported { return }
      warn(.unusedResult(of: function.fullName), expression.range)
    case .construct, .delegate, .invoke, .statement, .attempt, .intrinsic, .assign, .modify,
      .closure, .invalid:
      break
    case .boolean, .integer, .number, .string, .array, .dictionary, .tuple, .null, .interpolation:
      warn(.unusedLiteral, expression.range)
    case .local(let variable): warn(.unusedExpression(variable.name), expression.range)
    case .property(_, let property, _):
      warn(.unusedExpression(property.name), expression.range)
    default: break
    }
  }
}

extension TypedExpression {
  func retyped(_ type: Type) -> TypedExpression { TypedExpression(kind, type, range) }

  func at(_ range: SourceRange) -> TypedExpression { TypedExpression(kind, type, range) }
}

extension TypedExpression.Kind {
  /// Whether it is a type that the source names.
  var isNamedType: Bool {
    if case .metatype = self { return true }
    return false
  }

  var isNull: Bool {
    if case .null = self { return true }
    return false
  }
}

extension Expression {
  /// Whether it may be nothing but a type's name.
  var isBareName: Bool {
    switch kind {
    case .name, .type: true
    case .member(_, let name): name.text != "self"
    case .parenthesized(let inner): inner.isBareName
    default: false
    }
  }

  /// The expression inside all parentheses around it.
  var withoutParentheses: Expression {
    var expression = self
    while case .parenthesized(let inner) = expression.kind { expression = inner }
    return expression
  }
}

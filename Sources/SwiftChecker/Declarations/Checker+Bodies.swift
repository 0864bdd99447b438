import Records
import SourceTree
import TypedProgram

extension Checker {
  /// Schedules the check of a function's code once every name is declared. A generic one is checked
  /// with its parameters unsubstituted, for its errors only; code comes from its copies.
  func checkLater(_ function: Function) {
    guard function.source != nil else {
      work.bodies.append { [unowned self] in checkDefaults(function, in: typeScope(function)) }
      return
    }
    checkWhenUsed(function)
    work.bodies.append { [unowned self] in
      checkDefaults(function, in: typeScope(function))
      if isGeneric(function) {
        // Only its copies run.
        function.checked.makeBody = nil
        let opaque = opaqueSubstitution(function.requirements)
        work.opaque = opaque
        defer { work.opaque = Substitution() }
        _ = body(of: function, with: opaque)
      } else if function.checked.body == nil {
        function.checked.makeBody = nil
        function.checked.body = body(of: function, with: Substitution())
      }
    }
  }

  private func typeScope(_ function: Function) -> Scope {
    context(of: function, with: Substitution()).scope
  }

  private func checkDefaults(_ function: Function, in scope: Scope) {
    for parameter in function.parameters {
      guard case .tree(let tree)? = parameter.defaultValue else { continue }
      _ = check(tree, as: parameter.type, in: scope)
    }
  }

  /// The constraints of an extension's `where` clause on the parameters, for the check without
  /// concrete types.
  func opaqueSubstitution(_ requirements: [TypeRequirement]) -> Substitution {
    var substitution = Substitution()
    for requirement in requirements {
      guard case .parameter(let parameter) = requirement.subject else { continue }
      if requirement.isSameType {
        substitution.types[parameter] = requirement.other
        continue
      }
      let known: GenericParameterType
      if case .parameter(let earlier)? = substitution.types[parameter] {
        known = earlier
      } else {
        known = parameter.constrained()
        substitution.types[parameter] = .parameter(known)
      }
      known.constraints.append(requirement.other)
    }
    return substitution
  }

  // MARK: - One body

  /// The context and the scope of a function's code, without its parameters.
  private func context(
    of function: Function, with substitution: Substitution
  ) -> (context: FunctionContext, scope: Scope) {
    var selfType: Type?
    if let owner = function.owner, function.source?.hasSelf != false {
      let type = self.selfType(of: owner).replacing(substitution)
      if !function.isStatic {
        selfType = type
      } else if function.takesType {
        selfType = .metatype(type)
      }
    }
    let context = FunctionContext(
      function: function, parent: nil, file: function.file ?? files[0],
      result: function.isInitializer ? .void : function.result.replacing(substitution),
      isThrowing: function.isThrowing, selfType: selfType, owner: function.owner,
      substitution: substitution)
    let scope = Scope(parent: nil, context: context)
    for (name, type) in function.source?.localTypes ?? [:] {
      scope.add(.type(type), named: name)
    }
    if let owner = function.owner { addGenericParameters(of: owner, to: scope, substitution) }
    for parameter in function.genericParameters {
      scope.add(
        .type(substitution.types[parameter] ?? .parameter(parameter)), named: parameter.name)
    }
    // A copy has no parameters of its own left; its text still names them.
    for (parameter, type) in substitution.types where scope.find(parameter.name) == nil {
      scope.add(.type(type), named: parameter.name)
    }
    return (context, scope)
  }

  /// Checks a function's code with types in place of its parameters.
  func body(of function: Function, with substitution: Substitution) -> FunctionBody {
    let (context, outer) = context(of: function, with: substitution)
    let scope = Scope(parent: outer, context: context)
    let before = diagnostics.count
    let parameters = declareParameters(function, context, in: scope)
    let statements = statements(of: function, context, parameters, in: scope)
    let body = FunctionBody(
      parameters: parameters, statements: statements, selfType: context.selfType,
      context: context)
    module.note(checked: function)
    // A call with a parameter of a wrong type is not in the code, and was reported with that type.
    let isWhole = !function.parameters.contains { $0.type.isError }
    if isWhole, !diagnostics[before...].contains(where: { $0.severity == .error }) {
      checkFlow(of: body, kind: function.source?.kind ?? .globalFunction)
    }
    return body
  }

  private func declareParameters(
    _ function: Function, _ context: FunctionContext, in scope: Scope
  ) -> [LocalVariable] {
    let trees = function.source?.parameters ?? []
    return function.parameters.enumerated().map { index, parameter in
      let variable = LocalVariable(
        name: parameter.name, type: parameter.type.replacing(context.substitution),
        isConstant: !parameter.isInout, range: parameter.range)
      variable.isInout = parameter.isInout
      variable.context = context
      if index < trees.count, case .implicitlyUnwrapped = trees[index].type.kind {
        variable.isImplicitlyUnwrapped = true
      }
      if parameter.name != "_" { scope.add(.variable(variable), named: parameter.name) }
      return variable
    }
  }

  private func statements(
    of function: Function, _ context: FunctionContext, _ parameters: [LocalVariable],
    in scope: Scope
  ) -> [TypedStatement] {
    switch function.source?.code {
    case .made(let make)?: return make(self, function, parameters)
    case .value(let value, _)?:
      let result = function.result.replacing(context.substitution)
      if result.isError { return [] }
      let typed = check(value, as: result, in: scope)
      return [TypedStatement(.returning(typed), value.range)]
    case .block(let block)?:
      // The braces are a scope of their own, in which a parameter's name may be declared again.
      let inner = Scope(parent: scope, context: context)
      let statements = checkBraces(block.statements, in: inner)
      return statements + impliedSuperCall(function, block)
    case nil: return []
    }
  }

  /// The statements of a function's or accessor's braces; a single expression is its implicit
  /// result.
  func checkBraces(_ statements: [Statement], in scope: Scope) -> [TypedStatement] {
    guard statements.count == 1, let value = statements[0].asValue else {
      return checkStatements(statements, in: scope)
    }
    // `init?(…) { nil }`
    if case .null = value.withoutParentheses.kind, let function = scope.context.function,
      function.isInitializer
    {
      return checkStatements([Statement(.returning(value), statements[0].range)], in: scope)
    }
    guard let result = scope.context.result, result != .void else {
      return checkStatements(statements, in: scope)
    }
    let typed = check(value, as: result, in: scope, for: .returning)
    return [TypedStatement(.returning(typed), value.range)]
  }

  /// `super.init()` at the end of a designated initializer that does not call it.
  private func impliedSuperCall(_ function: Function, _ block: Block) -> [TypedStatement] {
    guard function.isInitializer, !function.isConvenience, let owner = function.owner,
      owner.kind == .class, let above = owner.superclassNominal,
      InitializerCalls(block).toSuper == nil,
      let initializer = initializers(of: above).first(where: {
        !$0.isConvenience && $0.parameters.isEmpty && !$0.isThrowing && !$0.isFailable
      })
    else { return [] }
    let end = SourceRange(max(block.range.end - 1, block.range.start), block.range.end)
    let call = TypedExpression(.delegate(initializer, [], isSuper: true), .void, end)
    return [TypedStatement(.expression(call), end)]
  }
}

extension Statement {
  /// The expression of the statement, if it may be an implicit result without `return`.
  var asValue: Expression? {
    switch kind {
    case .expression(let expression):
      if expression.isAssignment || expression.stopsProgram { return nil }
      return expression
    case .conditional, .switching:
      return givesValue ? Expression(.statement(self), range) : nil
    default: return nil
    }
  }
}

extension Function {
  /// Whether its code has no effect but stop, as an unused `init?(coder:)` does.
  package var onlyStops: Bool {
    guard let tree, tree.statements.count == 1,
      case .expression(let expression) = tree.statements[0].kind
    else { return false }
    return expression.stopsProgram
  }
}

extension Expression {
  var isAssignment: Bool {
    switch kind {
    case .assignment: true
    case .binary(_, let sign, _): sign.isCompoundAssignment
    case .parenthesized(let inner), .optionalChain(let inner), .attempt(_, let inner):
      inner.isAssignment
    case .ternary(_, let yes, let no): yes.isAssignment && no.isAssignment
    default: false
    }
  }

  /// `fatalError()` and its like, which return no value of any type.
  var stopsProgram: Bool {
    guard case .call(let callee, _) = kind, case .name(let name) = callee.kind else { return false }
    return name.text == "fatalError" || name.text == "preconditionFailure"
  }
}

import Records
import SourceTree
import TypedProgram

/// Variables of a function that run code: `var middle: CGPoint { … }` and `lazy var image = …`.
/// Their getters and setters are nested functions.
extension Checker {
  /// A computed variable of a function; nil if it has observers, or no type.
  func checkLocalComputed(
    _ binding: VariableDeclaration.Binding, _ declaration: Declaration, _ accessors: Accessors,
    in scope: Scope
  ) -> [TypedStatement]? {
    guard let getter = accessors.getter, accessors.willSet == nil, accessors.didSet == nil,
      let type = binding.type, case .name(let name) = binding.pattern.kind
    else { return nil }
    let range = declaration.range
    let read = site(name, [], type, getter.body, range)
    let (variable, function) = declareLocalFunction(read, in: scope)
    var statements = [
      TypedStatement(.localFunction(variable, checkLocalFunction(read, function, in: scope)), range)
    ]
    var writer: LocalVariable?
    if let setter = accessors.setter {
      let value = Parameter(
        label: nil, name: setter.parameter ?? "newValue", type: type, defaultValue: nil,
        range: setter.range)
      let write = site(name + "=", [value], nil, setter.body, range)
      let (variable, function) = declareLocalFunction(write, in: scope)
      let closure = checkLocalFunction(write, function, in: scope)
      statements.append(TypedStatement(.localFunction(variable, closure), range))
      writer = variable
    }
    scope.add(.computed(variable, setter: writer), named: name)
    return statements
  }

  private func site(
    _ name: String, _ parameters: [Parameter], _ result: TypeExpression?, _ body: Block?,
    _ range: SourceRange
  ) -> FunctionSite {
    let tree = FunctionDeclaration(
      name: Name(name, range), genericParameters: [], requirements: [], parameters: parameters,
      isThrowing: false, result: result, body: body)
    let declaration = Declaration(.function(tree), attributes: [], modifiers: [], range: range)
    return FunctionSite(declaration: declaration, tree: tree)
  }

  // MARK: - Lazy

  /// `lazy var image = …` in a function: its value is computed at the first use.
  func checkLocalLazy(
    _ name: String, _ value: Expression, _ written: Type?, _ range: SourceRange, in scope: Scope
  ) -> [TypedStatement] {
    let type = written ?? trial { check(value, as: nil, in: scope) }.result.type
    guard !type.isError else {
      _ = check(value, as: written, in: scope)
      let unknown = LocalVariable(name: name, type: .error, isConstant: false, range: range)
      scope.add(.variable(unknown), named: name)
      return []
    }
    let storage = LocalVariable(name: name, type: .optional(type), isConstant: false, range: range)
    storage.context = scope.context
    storage.isWritten = true
    storage.isCaptured = true
    let empty = TypedExpression(.null, storage.type, range)
    let pattern = TypedPattern(.variable(storage), storage.type, range)
    let read = nested(name, [], type, range, in: scope) { inner, _ in
      let place = use(storage, range, in: inner)
      let made = check(value, as: type, in: inner)
      let fill = TypedExpression(
        .assign(place, TypedExpression(.wrap(made), storage.type, range)), .void, range)
      let isEmpty = TypedExpression(.intrinsic(.isNull(type), [place]), .bool, range)
      let found = TypedExpression(.forceUnwrap(place, isImplicit: true), type, range)
      return [
        TypedStatement(
          .conditional(
            [TypedCondition(.boolean(isEmpty), range)],
            then: [TypedStatement(.expression(fill), range)], otherwise: []), range),
        TypedStatement(.returning(found), range),
      ]
    }
    let write = nested(name + "=", [type], .void, range, in: scope) { inner, parameters in
      let place = use(storage, range, in: inner)
      let new = TypedExpression(.wrap(use(parameters[0], range, in: inner)), storage.type, range)
      return [
        TypedStatement(.expression(TypedExpression(.assign(place, new), .void, range)), range)
      ]
    }
    scope.add(.computed(read.variable, setter: write.variable), named: name)
    return [
      TypedStatement(.bind(pattern, empty), range),
      TypedStatement(.localFunction(read.variable, read.closure), range),
      TypedStatement(.localFunction(write.variable, write.closure), range),
    ]
  }

  /// A synthesized nested function.
  private func nested(
    _ name: String, _ types: [Type], _ result: Type, _ range: SourceRange, in scope: Scope,
    _ body: (Scope, [LocalVariable]) -> [TypedStatement]
  ) -> (variable: LocalVariable, closure: TypedClosure) {
    let outer = scope.context
    let infos = types.map { ParameterInfo(label: nil, name: "newValue", type: $0) }
    let function = Function(
      name: name, parameters: infos, result: result, owner: nil, implementation: .script)
    let context = FunctionContext(
      function: function, parent: outer, file: outer.file, result: result, isThrowing: false,
      selfType: outer.selfType, owner: outer.owner, substitution: outer.substitution)
    let parameters = types.map { type in
      let variable = LocalVariable(name: "newValue", type: type, isConstant: true, range: range)
      variable.context = context
      return variable
    }
    let statements = body(Scope(parent: scope, context: context), parameters)
    let closure = TypedClosure(
      parameters: parameters, type: function.type,
      body: FunctionBody(
        parameters: parameters, statements: statements, selfType: outer.selfType, context: context),
      captures: [], range: range)
    let variable = LocalVariable(
      name: name, type: .function(function.type), isConstant: true, range: range)
    variable.context = outer
    return (variable, closure)
  }

  // MARK: - Uses

  /// A write to a computed variable of a function; nil for every other location.
  func assignmentToComputed(
    _ target: Expression, _ value: Expression, _ range: SourceRange, in scope: Scope
  ) -> TypedExpression? {
    guard case .name(let name) = target.withoutParentheses.kind,
      case .computed(_, let setter?)? = scope.find(name.text)?.entry,
      let type = setter.type.functionType?.parameters.first?.type
    else { return nil }
    let checked = check(value, as: type, in: scope, for: .assignment)
    if checked.type.isError { return .invalid(range) }
    return TypedExpression(.invoke(use(setter, name.range, in: scope), [checked]), .void, range)
  }
}

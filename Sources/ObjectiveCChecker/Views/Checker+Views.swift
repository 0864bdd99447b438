import ObjectiveCTree
import Records
import SourceTree
import TypedProgram

/// The types of a method in Swift.
struct ViewShape {
  let parameters: [ImportedType]
  let result: ImportedType
  /// Whether it is an initializer that may return nil, as the header declares it.
  var isFailable = false
  /// Whether Swift sees a thrown error in place of the method's last parameter.
  var isThrowing = false
}

// Swift's views of methods whose types the importer changes: an additional function for each.

extension Checker {
  /// The signature that the importer gives to a declaration. `own` is the type of the objects.
  func shape(_ tree: Tree.Method, _ own: Type, isInitializer: Bool) -> ViewShape {
    let parameters = tree.parameters.map { parameter in
      imported(parameter.type, parameter.type.map { resolve($0) } ?? .id)
    }
    var result = imported(tree.result, tree.result.map { resolve($0) } ?? .id)
    if !isInitializer, let shape = throwingShape(tree, parameters, result) { return shape }
    guard isInitializer || tree.returnsInstance else {
      return ViewShape(parameters: parameters, result: result)
    }
    let isNullable = result.type.isOptional
    result = ImportedType(
      isNullable ? .optional(own) : own, isImplicitlyUnwrapped: result.isImplicitlyUnwrapped)
    return ViewShape(
      parameters: parameters, result: result, isFailable: isInitializer && isNullable)
  }

  /// The signature of a method that overrides a view, whose types it has.
  private func shape(of view: Function) -> ViewShape {
    ViewShape(
      parameters: view.parameters.map {
        ImportedType($0.type, isImplicitlyUnwrapped: $0.isImplicitlyUnwrapped)
      },
      result: ImportedType(
        view.result, isImplicitlyUnwrapped: view.isImplicitlyUnwrapped),
      isFailable: view.isFailable, isThrowing: view.isThrowing)
  }

  /// Declares Swift's view of a declared method, if it is another function.
  func addView(
    of function: Function, _ tree: Tree.Method, _ above: FoundMethod?, to nominal: Nominal
  ) {
    guard let target = above?.target else {
      let shape = self.shape(tree, .nominal(nominal, []), isInitializer: function.isInitializer)
      addView(of: function, shape, above: nil, to: nominal)
      addFactory(function, tree, shape, to: nominal)
      return
    }
    switch target {
    case .function(let other), .initializer(let other):
      guard let view = other.view else { return }
      addView(of: function, shape(of: view), above: view, to: nominal)
    case .getter(let property):
      guard let getter = property.view?.reading else { return }
      addAccessorView(of: function, above: getter, to: nominal)
    case .setter(let property):
      guard let setter = property.view?.writing else { return }
      addAccessorView(of: function, above: setter, to: nominal)
    case .table: return
    }
  }

  private func addView(
    of function: Function, _ shape: ViewShape, above: Function?, to nominal: Nominal
  ) {
    // An override of a view replaces it, whatever its own declaration is.
    guard above != nil || differs(function, shape) else {
      function.isImplicitlyUnwrapped = shape.result.isImplicitlyUnwrapped
      for (index, type) in shape.parameters.enumerated() where index < function.parameters.count {
        function.parameters[index].isImplicitlyUnwrapped = type.isImplicitlyUnwrapped
      }
      return
    }
    guard let view = makeView(of: function, shape, above, nominal) else { return }
    replace(.function(function), named: function.name, by: view, of: nominal)
    if let above {
      if above.owner?.kind == .protocol {
        module.witnesses[Module.Witness(nominal, above)] = view
      } else {
        view.overridden = above
        view.isOverride = true
      }
    }
    if nominal.isScript, !function.isOfExtension { placeInDispatch(view, nominal) }
  }

  func differs(_ function: Function, _ shape: ViewShape) -> Bool {
    if shape.isThrowing { return true }
    guard shape.parameters.count == function.parameters.count else { return false }
    if function.parameters.map(\.type) != shape.parameters.map(\.type) { return true }
    if function.isInitializer {
      return shape.isFailable != function.isFailable || shape.result.isImplicitlyUnwrapped
    }
    return function.result != shape.result.type
  }

  /// Replaces a member by its view; Objective-C alone finds the member from now on.
  func replace(
    _ member: Member, named name: String, by view: Function, of nominal: Nominal
  ) {
    if view.isInitializer {
      nominal.add(.initializer(view), named: "init")
      return
    }
    change(name, of: nominal) { members in
      members.removeAll { $0.isSame(as: member) }
      members.append(.function(view))
    }
    change(Self.hiddenName(name), of: nominal) { $0.append(member) }
  }

  /// The internal name of a member once Swift has a view of it. No program can write it.
  static func hiddenName(_ name: String) -> String { "-" + name }

  func change(_ name: String, of nominal: Nominal, _ body: (inout [Member]) -> Void) {
    if nominal.isScript {
      body(&nominal.members[name, default: []])
      if nominal.members[name]?.isEmpty == true { nominal.members[name] = nil }
    } else {
      body(&module.extensionMembers[ObjectIdentifier(nominal), default: [:]][name, default: []])
    }
  }

  // MARK: Functions

  private func makeView(
    of original: Function, _ shape: ViewShape, _ above: Function?, _ nominal: Nominal
  ) -> Function? {
    let own = Type.nominal(nominal, [])
    let result =
      original.isInitializer
      ? shape.isFailable ? .optional(own) : own : shape.result.type
    let view = twin(
      of: original,
      zip(original.parameters, shape.parameters).map { info, type in
        var copy = ParameterInfo(label: info.label, name: info.name, type: type.type)
        copy.isInout = info.isInout
        copy.range = info.range
        copy.isEscaping = type.type.unwrapped.functionType != nil
        copy.isImplicitlyUnwrapped = type.isImplicitlyUnwrapped
        return copy
      }, result)
    view.isFailable = shape.isFailable
    view.isImplicitlyUnwrapped = shape.result.isImplicitlyUnwrapped
    view.isThrowing = shape.isThrowing
    let bridge = twin(of: original, original.parameters, original.result)
    bridge.isFailable = original.isFailable
    if shape.isThrowing {
      guard forwardThrowing(view, to: original), forwardCatching(bridge, to: view) else {
        return nil
      }
    } else {
      guard forward(view, to: original, isDirect: true),
        forward(bridge, to: view, isDirect: false)
      else { return nil }
    }
    view.viewed = ViewedFunction(original, bridge: bridge)
    bridge.viewed = ViewedFunction(original, bridge: nil)
    original.view = view
    return view
  }

  /// Another function for the same method, without code.
  func twin(of function: Function, _ parameters: [ParameterInfo], _ result: Type) -> Function {
    let twin = Function(
      name: function.name, parameters: parameters, result: result, owner: function.owner,
      implementation: .script)
    twin.file = function.file
    twin.range = function.range
    twin.isObjectiveC = true
    twin.objectiveCName = function.objectiveCName
    twin.isDiscardable = true
    twin.isStatic = function.isStatic
    twin.takesType = function.takesType
    twin.isInitializer = function.isInitializer
    twin.isOfExtension = function.isOfExtension
    twin.isOptional = function.isOptional
    return twin
  }

  /// Gives a function the code that calls another one for the same method; returns false if the
  /// values of one cannot be converted to those of the other. `isDirect`: past every override.
  func forward(_ function: Function, to other: Function, isDirect: Bool) -> Bool {
    guard let owner = function.owner else { return false }
    return forward(function, selfType: .nominal(owner, [])) { receiver, values in
      var arguments: [TypedExpression] = []
      for (value, parameter) in zip(values, other.parameters) {
        guard let argument = crossing(value, to: parameter.type) else { return nil }
        arguments.append(argument)
      }
      let range = function.range
      guard function.isInitializer else {
        return TypedExpression(
          .send(other, receiver: receiver, arguments, isSuper: isDirect), other.result, range)
      }
      let call = TypedExpression(.delegate(other, arguments, isSuper: false), .void, range)
      return other.isFailable && !function.isFailable
        ? TypedExpression(.forceUnwrap(call, isImplicit: true), .void, range) : call
    }
  }

  /// The same with code of any kind: `body` creates the expression whose value is the result.
  func forward(
    _ function: Function, selfType own: Type?,
    _ body: (TypedExpression, [TypedExpression]) -> TypedExpression?
  ) -> Bool {
    let range = function.range
    return giveCode(function, selfType: own) { receiver, values in
      guard let call = body(receiver, values) else { return nil }
      if function.isInitializer || function.result == .void {
        return [TypedStatement(.expression(call), range)]
      }
      guard let result = crossing(call, to: function.result) else { return nil }
      return [TypedStatement(.returning(result), range)]
    }
  }

  /// Gives a function the code that `body` creates from its receiver and its parameters; returns
  /// false if it creates none.
  func giveCode(
    _ function: Function, selfType own: Type?,
    _ body: (TypedExpression, [TypedExpression]) -> [TypedStatement]?
  ) -> Bool {
    let range = function.range
    let selfType = function.isStatic ? own.map { Type.metatype($0) } : own
    let context = FunctionContext(
      function: function, parent: nil, file: function.file ?? files[0],
      result: function.isInitializer ? .void : function.result, isThrowing: function.isThrowing,
      selfType: selfType, owner: function.owner, substitution: Substitution())
    let outer = scope
    scope = Scope(parent: nil, context: context)
    defer { scope = outer }
    let variables = function.parameters.map { parameter in
      let variable = LocalVariable(
        name: parameter.name, type: parameter.type, isConstant: !parameter.isInout, range: range)
      variable.context = context
      variable.isInout = parameter.isInout
      variable.isWritten = parameter.isInout
      return variable
    }
    let receiver = TypedExpression(.selfReference, selfType ?? .void, range)
    let values = variables.map { TypedExpression(.local($0), $0.type, range) }
    guard let statements = body(receiver, values) else { return false }
    function.checked.body = FunctionBody(
      parameters: variables, statements: statements, selfType: selfType, context: context)
    module.note(checked: function)
    return true
  }

  // MARK: Accessors

  /// Swift's view of a method that overrides an accessor of a property with a view.
  private func addAccessorView(of function: Function, above: Function, to nominal: Nominal) {
    let view = twin(of: function, above.parameters, above.result)
    guard forward(view, to: function, isDirect: true) else { return }
    view.viewed = ViewedFunction(function, bridge: above.viewed?.bridge)
    function.view = view
    if above.owner?.kind == .protocol {
      module.witnesses[Module.Witness(nominal, above)] = view
      return
    }
    view.overridden = above
    view.isOverride = true
    placeInDispatch(view, nominal)
  }
}

extension Tree.Method {
  /// Whether the result has the type of the receiver.
  var returnsInstance: Bool {
    guard case .name(let name)? = result?.kind else { return false }
    return name.text == "instancetype"
  }
}

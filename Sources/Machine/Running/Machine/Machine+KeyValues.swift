import Records
import SourceTree
import TypedProgram

// Properties that are read and set by name, as Objective-C's key-value coding does.

extension Machine {
  /// Sets a property of an object by its name; returns false, without any effect, if its class has
  /// none that Objective-C sees. Throws when the property has another type, or code is stopped.
  package func set(
    _ value: AnyObject, forKey key: String, of receiver: AnyObject
  ) throws(RunStop) -> Bool {
    guard let property = property(forKey: key, in: classType(of: receiver).lineage),
      isSettable(property)
    else { return false }
    try set(property, of: receiver, to: value)
    return true
  }

  /// The variable of a key in the scripts' classes of an object: one of Objective-C's, as `_name`
  /// or `name`, or a property of Swift's that Objective-C sees; nil without one.
  package func variable(forKey key: String, of receiver: AnyObject) -> Property? {
    let classes = classType(of: receiver).lineage.filter(\.isScript)
    let words = key.prefix(1).uppercased() + key.dropFirst()
    for name in ["_\(key)", "_is\(words)", key, "is\(words)"] {
      if let property = property(forKey: name, in: classes) { return property }
      for nominal in classes {
        if let variable = nominal.instanceVariables[name] { return variable }
      }
    }
    return nil
  }

  private func property(forKey key: String, in classes: some Sequence<Nominal>) -> Property? {
    for nominal in classes {
      let added = module?.extensionMembers[ObjectIdentifier(nominal)]?[key] ?? []
      for case .property(let property) in (nominal.members[key] ?? []) + added
      where !property.isStatic && property.isSeen { return property }
    }
    return nil
  }

  /// Whether a property can be set by its name.
  package func isSettable(_ property: Property) -> Bool {
    if case .computed(_, let setter) = property.storage { return setter != nil }
    return !property.isConstant
  }

  /// The value of a property in one reference; nil for nil. Throws when code is stopped.
  package func value(of property: Property, in receiver: AnyObject) throws(RunStop) -> AnyObject? {
    let getter = if case .computed(let own, _) = property.storage { own } else { reading(property) }
    return try perform(getter, on: receiver, with: [])
  }

  /// Sets a property that can be set, with its observers. Throws when the property has another
  /// type, or code is stopped.
  package func set(
    _ property: Property, of receiver: AnyObject, to value: AnyObject?
  ) throws(RunStop) {
    if case .computed(_, let setter?) = property.storage {
      _ = try perform(setter, on: receiver, with: [value])
    } else {
      _ = try perform(storing(property), on: receiver, with: [value])
    }
  }

  /// A function that reads a stored property.
  private func reading(_ property: Property) -> Function {
    accessor(property, "get", [], property.type) { target, _ in .returning(target) }
  }

  /// A function that sets a stored property, with its observers.
  private func storing(_ property: Property) -> Function {
    let value = LocalVariable(
      name: "newValue", type: property.type, isConstant: true, range: SourceRange(0, 0))
    return accessor(property, "set", [value], .void) { target, place in
      let new = TypedExpression(.local(value), property.type, place)
      return .expression(TypedExpression(.assign(target, new), .void, place))
    }
  }

  /// A function about a stored property; each is created once.
  private func accessor(
    _ property: Property, _ verb: String, _ parameters: [LocalVariable], _ result: Type,
    _ statement: (_ target: TypedExpression, _ place: SourceRange) -> TypedStatement.Kind
  ) -> Function {
    let owner = property.owner.certain()
    let name = "\(owner.name).\(verb) \(property.name)"
    if let made = makers.first(where: { $0.name == name && $0.owner === owner }) { return made }
    let place = SourceRange(0, 0)
    let file = SourceFile(name: owner.name, text: "")
    let selfType = Type.nominal(owner, [])
    let function = Function(
      name: name,
      parameters: parameters.map { ParameterInfo(label: nil, name: $0.name, type: $0.type) },
      result: result, owner: owner, implementation: .script)
    function.file = file
    let receiver = TypedExpression(.selfReference, selfType, place)
    // A lookup would find a property that a subclass overrides first, but this one is required.
    let target = TypedExpression(
      .property(receiver, property, isSuper: true), property.type, place)
    function.checked.body = FunctionBody(
      parameters: parameters, statements: [TypedStatement(statement(target, place), place)],
      selfType: selfType,
      context: FunctionContext(
        function: function, parent: nil, file: file, result: result, isThrowing: false,
        selfType: selfType, owner: owner, substitution: Substitution()))
    makers.append(function)
    return function
  }
}

extension Property {
  /// Whether Objective-C sees it: by itself, or through the property that it overrides.
  fileprivate var isSeen: Bool { isExposed || overridden?.isSeen ?? false }
}

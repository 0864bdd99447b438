import Records
import SourceTree
import TypedProgram

// Properties that are set by name, as Objective-C's key-value coding does.

extension Machine {
  /// Sets a property of an object by its name; returns false, without any effect, if its class has
  /// none that Objective-C sees. Throws when the property has another type, or code is stopped.
  package func set(
    _ value: AnyObject, forKey key: String, of receiver: AnyObject
  ) throws(RunStop) -> Bool {
    guard let setter = setter(of: key, in: classType(of: receiver)) else { return false }
    _ = try perform(setter, on: receiver, with: [value])
    return true
  }

  private func setter(of key: String, in type: Nominal) -> Function? {
    for nominal in type.lineage {
      let added = module?.extensionMembers[ObjectIdentifier(nominal)]?[key] ?? []
      for case .property(let property) in (nominal.members[key] ?? []) + added
      where !property.isStatic && property.isSeen {
        if case .computed(_, let setter) = property.storage { return setter }
        return property.isConstant ? nil : storing(property)
      }
    }
    return nil
  }

  /// A function that sets a stored property, with its observers; each is created once.
  private func storing(_ property: Property) -> Function? {
    guard let owner = property.owner else { return nil }
    let name = "\(owner.name).set \(property.name)"
    if let made = makers.first(where: { $0.name == name && $0.owner === owner }) { return made }
    let place = SourceRange(0, 0)
    let file = SourceFile(name: owner.name, text: "")
    let selfType = Type.nominal(owner, [])
    let setter = Function(
      name: name, parameters: [ParameterInfo(label: nil, name: "newValue", type: property.type)],
      result: .void, owner: owner, implementation: .script)
    setter.file = file
    let value = LocalVariable(
      name: "newValue", type: property.type, isConstant: true, range: place)
    let receiver = TypedExpression(.selfReference, selfType, place)
    // Lookup would find a property that a subclass overrides first: this one is set.
    let target = TypedExpression(
      .property(receiver, property, isSuper: true), property.type, place)
    let assignment = TypedExpression(
      .assign(target, TypedExpression(.local(value), property.type, place)), .void, place)
    setter.checked.body = FunctionBody(
      parameters: [value], statements: [TypedStatement(.expression(assignment), place)],
      selfType: selfType,
      context: FunctionContext(
        function: setter, parent: nil, file: file, result: .void, isThrowing: false,
        selfType: selfType, owner: owner, substitution: Substitution()))
    makers.append(setter)
    return setter
  }
}

extension Property {
  /// Whether Objective-C sees it: by itself, or through the property that it overrides.
  fileprivate var isSeen: Bool { isExposed || overridden?.isSeen ?? false }
}

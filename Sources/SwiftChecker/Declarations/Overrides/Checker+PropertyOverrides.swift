import Records
import SourceTree
import TypedProgram

extension Checker {
  func checkOverride(of property: Property, _ site: TypeSite) {
    let override = work.overriding[ObjectIdentifier(property)]
    let above = matching.property(above: site.nominal, like: property)
    guard override != nil else {
      if let above, above.access != .private || !(above.owner?.isScript ?? false) {
        let start = site.members.first {
          $0.range.start <= property.range.start && property.range.end <= $0.range.end
        }?.range.start
        report(
          matching.missingOverride(property, above), property.range,
          fixIt: start.map { CodeFixIt(SourceRange($0, $0), "override ") })
      }
      place(property, site)
      return
    }
    guard let above else {
      reportNothingOverridden(property, site)
      return
    }
    property.overridden = above
    note(above.silence, of: above.name, property.range)
    let types =
      above.owner.map { relations.substitution(from: site.nominal, to: $0) } ?? Substitution()
    let type = above.type.replacing(types)
    // An object may take the place of an optional one.
    let narrowed = property.type.isReference && type.isOptional ? type.unwrapped : type
    if property.type != type, !property.type.isError, !type.isError,
      property.isSettable || !relations.isSubtype(property.type, of: narrowed)
    {
      report(
        .overrideTypeDiffers(
          .property, name: property.name, type: property.type.description,
          above: type.description), property.range)
    }
    if above.isFinal, above.owner?.isScript == true {
      report(.overridesFinal(.property, name: above.name), property.range)
    }
    if let problem = matching.accessorProblem(property, above) { report(problem, property.range) }
    link(property, above, site)
  }

  private func reportNothingOverridden(_ property: Property, _ site: TypeSite) {
    if inheritsUnknown(site.nominal) { return }
    if reportUnavailable(property.name, property.range, memberOf: site.nominal) { return }
    if site.nominal.superclassNominal == nil, site.nominal.isScript {
      report(.overrideWithoutSuperclass(.property, type: site.nominal.name), property.range)
      return
    }
    if site.extending != nil, !site.nominal.isScript {
      for member in relations.ownMembers(named: property.name, of: site.nominal) {
        guard case .property(let own) = member, own !== property else { continue }
        report(
          .overrideInExtensionOfOwner(.property, name: own.name, type: site.nominal.name),
          property.range)
        return
      }
    }
    var names: [String] = []
    for above in site.nominal.superclasses {
      for (name, members) in above.members {
        if members.contains(where: { if case .property = $0 { true } else { false } }) {
          names.append(name)
        }
      }
    }
    let notes = near(property.name, among: names).prefix(2).map {
      CodeNote(.declaration(.nearOverride($0)), property.range)
    }
    report(
      .overridesNothing(.property, name: property.name), property.range, notes: Array(notes))
  }

  private func link(_ property: Property, _ above: Property, _ site: TypeSite) {
    guard case .computed(let getter, let setter) = property.storage else { return }
    property.getterMessage = above.getterMessage
    property.setterMessage = above.setterMessage
    getter.message = above.getterMessage
    setter?.message = above.setterMessage
    switch above.storage {
    case .computed(let aboveGetter, let aboveSetter):
      getter.overridden = aboveGetter
      setter?.overridden = aboveSetter
      getter.message = getter.message ?? aboveGetter.message
      setter?.message = setter?.message ?? aboveSetter?.message
    default:
      activateAccessors(above)
      getter.overridden = above.accessors?.getter
      setter?.overridden = above.accessors?.setter
    }
    if let aboveGetter = getter.overridden, aboveGetter.isOfExtension, !aboveGetter.isObjectiveC {
      report(
        .overridesExtensionMember(name: above.name, type: above.owner?.name ?? site.nominal.name),
        property.range)
    }
    if site.extending != nil, getter.message == nil, setter?.message == nil {
      report(.overrideOfScriptInExtension(above.owner?.name ?? site.nominal.name), property.range)
    }
    place(property, site)
  }

  /// Makes uses of a stored property go through accessors, which subclasses override.
  func activateAccessors(_ property: Property) {
    guard property.accessors == nil, let reserved = property.reservedAccessors else { return }
    property.accessors = reserved
    for copy in property.copies.values { copy.accessors = copy.reservedAccessors }
    work.undo.append {
      property.accessors = nil
      for copy in property.copies.values { copy.accessors = nil }
    }
    compileAgain(usesOf: property.owner)
  }

  /// Makes code of earlier units be compiled again when it is next used: it uses members of a class
  /// directly that are dispatched from now on.
  func compileAgain(usesOf owner: Nominal?) {
    guard let owner, !work.types.contains(owner) else { return }
    for nominal in module.types { nominal.forgetCode() }
    for case .function(let function) in module.members.values.joined() { function.forgetCode() }
    for copies in module.copies.values {
      for copy in copies.byTypes.values { copy.compiled.forget() }
    }
  }

  private func place(_ property: Property, _ site: TypeSite) {
    guard !property.isStatic else {
      guard site.extending == nil, case .computed(let getter, let setter) = property.storage
      else { return }
      placeInDispatch(getter, site.nominal)
      if let setter { placeInDispatch(setter, site.nominal) }
      return
    }
    guard site.extending == nil else {
      if case .computed(let getter, let setter) = property.storage {
        for accessor in [getter, setter].compactMap(\.self) {
          accessor.isObjectiveC = property.isObjectiveC
          markOfExtension(accessor, site)
        }
      }
      return
    }
    switch property.storage {
    case .computed(let getter, let setter):
      placeInDispatch(getter, site.nominal)
      if let setter { placeInDispatch(setter, site.nominal) }
    case .field:
      guard !property.isFinal, property.access != .private, !site.nominal.isFinal else { return }
      let accessors = makeAccessors(property)
      placeInDispatch(accessors.getter, site.nominal)
      if let setter = accessors.setter { placeInDispatch(setter, site.nominal) }
      property.reservedAccessors = accessors
      for copy in property.copies.values { reserveAccessors(in: copy, of: property) }
    case .part, .global: break
    }
  }

  /// Functions that read and write a stored property.
  func makeAccessors(_ property: Property) -> (getter: Function, setter: Function?) {
    let place = property.range
    let type = property.type
    let getter = Function(
      name: property.name, parameters: [], result: type, owner: property.owner,
      implementation: .script)
    getter.file = file(at: place)
    getter.range = place
    getter.source = FunctionSource(
      .made { checker, function, _ in
        let value = checker.ownUse(of: property, in: function, place)
        return [TypedStatement(.returning(value), place)]
      }, kind: .getter)
    checkWhenUsed(getter)
    guard !property.isConstant else { return (getter, nil) }
    let setter = Function(
      name: property.name, parameters: [ParameterInfo(label: nil, name: "newValue", type: type)],
      result: .void, owner: property.owner, implementation: .script)
    setter.file = file(at: place)
    setter.range = place
    setter.isMutating = property.owner?.kind != .class
    setter.source = FunctionSource(
      .made { checker, function, parameters in
        let target = checker.ownUse(of: property, in: function, place)
        let value = TypedExpression(.local(parameters[0]), parameters[0].type, place)
        let assignment = TypedExpression(.assign(target, value), .void, place)
        return [TypedStatement(.expression(assignment), place)]
      }, kind: .setter)
    checkWhenUsed(setter)
    return (getter, setter)
  }

  /// The property of `self`, past every override.
  func ownUse(
    of property: Property, in function: Function, _ place: SourceRange
  ) -> TypedExpression {
    let substitution = function.checked.substitution
    let selfType = property.owner.map { self.selfType(of: $0).replacing(substitution) }
    let receiver = TypedExpression(.selfReference, selfType ?? .error, place)
    return TypedExpression(
      .property(receiver, copied(property, substitution), isSuper: true),
      property.type.replacing(substitution), place)
  }

  /// Defers code until it is first needed.
  func checkWhenUsed(_ function: Function) {
    makeSpecializable(function)
    function.checked.makeBody = { [weak library, weak module] function in
      function.checked.makeBody = nil
      guard let library, let file = function.file else { return }
      let checker = Checker(library: library, module: module ?? Module(), file: file)
      function.checked.body = checker.body(of: function, with: function.checked.substitution)
    }
  }

  // MARK: - Observers of inherited properties

  /// `override var frame: CGRect { didSet { … } }`: accessors that call the superclass's, with the
  /// observers around.
  func observeOverridden(_ property: Property, _ site: PropertySite) {
    let (willSet, didSet) = (property.willSet, property.didSet)
    property.willSet = nil
    property.didSet = nil
    let place = site.range
    let getter = Function(
      name: property.name, parameters: [], result: property.type, owner: property.owner,
      implementation: .script)
    getter.source = FunctionSource(
      .made { [weak property] checker, function, _ in
        // A duplicate was removed already, with a report.
        guard let property else { return [] }
        let value = checker.superUse(of: property, in: function, place)
        return [TypedStatement(.returning(value), place)]
      }, kind: .getter)
    let setter = Function(
      name: property.name,
      parameters: [ParameterInfo(label: nil, name: "newValue", type: property.type)],
      result: .void, owner: property.owner, implementation: .script)
    setter.source = FunctionSource(
      .made { [weak property] checker, function, parameters in
        guard let property else { return [] }
        return checker.observedAssignment(property, willSet, didSet, function, parameters[0], place)
      }, kind: .setter)
    for function in [getter, setter] {
      apply(site.declaration, to: function)
      function.range = place
      checkLater(function)
    }
    property.storage = .computed(getter: getter, setter: setter)
    property.isObserving = true
  }

  private func superUse(
    of property: Property, in function: Function, _ place: SourceRange
  ) -> TypedExpression {
    guard let above = property.overridden, let owner = property.owner else {
      return .invalid(place)
    }
    let substitution = function.checked.substitution
    let receiver = TypedExpression(
      .selfReference, selfType(of: owner).replacing(substitution), place)
    var types = above.owner.map { relations.substitution(from: owner, to: $0) } ?? Substitution()
    types.types = types.types.mapValues { $0.replacing(substitution) }
    return TypedExpression(
      .property(receiver, copied(above, types), isSuper: true),
      property.type.replacing(substitution), place)
  }

  private func observedAssignment(
    _ property: Property, _ willSet: Function?, _ didSet: Function?, _ function: Function,
    _ newValue: LocalVariable, _ place: SourceRange
  ) -> [TypedStatement] {
    let substitution = function.checked.substitution
    let type = property.owner.map { selfType(of: $0).replacing(substitution) } ?? .error
    let valueType = property.type.replacing(substitution)
    func call(_ observer: Function, _ argument: LocalVariable) -> TypedStatement {
      let observer = copied(observer, substitution)
      let value = TypedExpression(.local(argument), argument.type, observer.range)
      let receiver = TypedExpression(.selfReference, type, observer.range)
      let call = TypedExpression(
        .send(observer, receiver: receiver, [value], isSuper: true), .void, observer.range)
      return TypedStatement(.expression(call), observer.range)
    }
    var statements: [TypedStatement] = []
    let old = LocalVariable(
      name: "oldValue", type: valueType, isConstant: true, range: place)
    old.isHidden = true
    old.context = newValue.context
    let target = superUse(of: property, in: function, place)
    if didSet != nil {
      let pattern = TypedPattern(.variable(old), valueType, place)
      statements.append(TypedStatement(.bind(pattern, target), place))
    }
    if let willSet { statements.append(call(willSet, newValue)) }
    let value = TypedExpression(.local(newValue), valueType, place)
    statements.append(
      TypedStatement(
        .expression(TypedExpression(.assign(target, value), .void, place)), place))
    if let didSet { statements.append(call(didSet, old)) }
    return statements
  }
}

extension Function {
  fileprivate func forgetCode() {
    compiled.forget()
    for copy in checked.copies.values { copy.compiled.forget() }
  }
}

extension Nominal {
  fileprivate func forgetCode() {
    for member in members.values.joined() {
      switch member {
      case .function(let function), .initializer(let function): function.forgetCode()
      case .subscripting(let member):
        member.getter.forgetCode()
        member.setter?.forgetCode()
      case .property(let property):
        if case .computed(let getter, let setter) = property.storage {
          getter.forgetCode()
          setter?.forgetCode()
        }
        for function in [property.willSet, property.didSet, property.initializer] {
          function?.forgetCode()
        }
      case .enumCase, .type: break
      }
    }
  }
}

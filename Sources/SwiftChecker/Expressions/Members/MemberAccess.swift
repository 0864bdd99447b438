import Records
import SourceTree
import TypedProgram

/// Members of values and of types.
extension Checker {
  func inferMember(
    _ base: Expression?, _ name: Name, _ range: SourceRange, hint: Type?, in scope: Scope
  ) -> TypedExpression {
    if let value = initializerReference(base, name, range, hint: hint, in: scope) { return value }
    switch meaning(of: name, memberOf: base, range, hint: hint, in: scope) {
    case .value(let value): return value
    case .type(let type):
      return typeValue(applied(type, name, in: scope, inferring: true), range)
    case .functions(let callees, let property):
      if let property, name.labels == nil, hint?.unwrapped.functionType == nil || callees.isEmpty {
        return property
      }
      return reference(to: callees, name, range, hint: hint, in: scope)
    case .reported, .missing: return .invalid(range)
    }
  }

  func inferName(_ name: Name, hint: Type?, in scope: Scope) -> TypedExpression {
    if let value = operatorReference(name, hint: hint, in: scope) { return value }
    switch meaning(of: name, in: scope) {
    case .value(let value):
      if name.labels != nil {
        reportHiddenMethod(name, value, in: scope)
        return .invalid(name.range)
      }
      return value
    case .type(let type):
      if name.text == "Self", let value = inferDynamicSelf(name.range, in: scope) { return value }
      return typeValue(applied(type, name, in: scope, inferring: true), name.range)
    case .functions(let callees, let property):
      if let property, name.labels == nil, hint?.unwrapped.functionType == nil { return property }
      return reference(to: callees, name, name.range, hint: hint, in: scope)
    case .reported: return .invalid(name.range)
    case .missing:
      reportMissing(name, hint: hint, in: scope)
      return .invalid(name.range)
    }
  }

  private func typeValue(_ type: Type, _ range: SourceRange) -> TypedExpression {
    if type.isError { return .invalid(range) }
    return TypedExpression(.metatype(type), .metatype(type), range)
  }

  // MARK: - Meaning

  /// The meaning of a member; reports an error if there is none.
  func meaning(
    of name: Name, memberOf base: Expression?, _ range: SourceRange, hint: Type?, in scope: Scope,
    isCalled: Bool = false
  ) -> NameMeaning {
    guard let base else {
      return implicitMeaning(of: name, range, hint: hint, in: scope)
    }
    if case .superReference = base.kind {
      return superMeaning(of: name, base.range, range, in: scope)
    }
    if case .name(let module) = base.kind, isModule(base, in: scope) {
      return moduleMember(name, of: module, in: scope)
    }
    if case .selfReference = base.kind, isMethod(selfIn: scope) {
      report(.selfInInitializer, base.range)
      return .reported
    }
    let value = inferWithTypes(base, hint: base.needsImplicitBase ? hint : nil, in: scope)
    if value.type.isError { return .reported }
    if case .selfReference = base.kind, name.text == "init", !value.type.isMetatype {
      return delegates(of: value.type, isSuper: false, range, in: scope)
    }
    return meaning(of: name, memberOf: value, range, in: scope)
  }

  /// Whether an expression before a dot is the name of a module.
  func isModule(_ base: Expression, in scope: Scope) -> Bool {
    guard case .name(let module) = base.kind, Self.moduleNames.contains(module.text),
      case .missing = meaning(of: module, in: scope)
    else { return false }
    return true
  }

  private func moduleMember(_ name: Name, of module: Name, in scope: Scope) -> NameMeaning {
    let meaning = globalMeaning(of: name, in: scope)
    guard case .missing = meaning else { return meaning }
    if let type = findType(name.text, in: scope) { return .type(type) }
    if reportUnavailable(name) { return .reported }
    let names = library.members.keys.filter { !$0.hasPrefix("_") }
    let suggestions = near(name.text, among: Array(names))
    report(
      .noModuleMember(name.text, module: module.text, suggestions: suggestions), name.range,
      fixIt: suggestions.first.map { CodeFixIt(name.range, $0) })
    return .reported
  }

  /// The meaning of a member of a checked value, or of a type used by itself.
  func meaning(
    of name: Name, memberOf base: TypedExpression, _ range: SourceRange, in scope: Scope
  ) -> NameMeaning {
    let type = inference.resolved(base.type)
    if name.text == "self" {
      if case .metatype(let named) = base.kind {
        return .value(TypedExpression(.metatype(named), .metatype(named), range))
      }
      return .value(base.at(range))
    }
    if case .metatype(let instance) = type {
      return staticMeaning(of: name, instance, base, range, in: scope)
    }
    if name.text == "init" {
      report(.initOnInstance, range)
      return .reported
    }
    if case .tuple(let elements) = type,
      // An element is named by its number only in key paths.
      let index = elements.firstIndex(where: { $0.label == name.text })
        ?? Int(name.text).flatMap({ elements.indices.contains($0) ? $0 : nil })
    {
      return .value(TypedExpression(.tupleElement(base, index), elements[index].type, range))
    }
    // The host's enumerations declare that they conform to `RawRepresentable`, whose requirement
    // differs from their member.
    if name.text == "rawValue", case .nominal(let nominal, _) = type, nominal.rawType != nil,
      let value = derivedMember(name.text, of: base, range)
    {
      return .value(value)
    }
    let found = members(named: name.text, of: type)
    if found.allSatisfy(\.isRequirementOfLibrary), !type.isProtocol,
      let value = derivedMember(name.text, of: base, range)
    {
      return .value(value)
    }
    let meaning = instanceMeaning(found, name, base, type, range, in: scope)
    guard case .missing = meaning else { return meaning }
    if type == .anyObject {
      let meaning = dynamicMeaning(of: name, memberOf: base, range, in: scope)
      guard case .missing = meaning else { return meaning }
    }
    if let value = derivedMember(name.text, of: base, range) { return .value(value) }
    if case .optional(let wrapped) = type {
      return optionalMeaning(of: name, base, wrapped, range, in: scope)
    }
    reportNoMember(name, of: type, found, range)
    return .reported
  }

  private func instanceMeaning(
    _ found: [FoundMember], _ name: Name, _ base: TypedExpression, _ type: Type,
    _ range: SourceRange, in scope: Scope
  ) -> NameMeaning {
    var callees: [Callee] = []
    var property: TypedExpression?
    for found in reachable(found, in: scope) where !found.isStatic {
      // The class in a composition is the one with its members.
      var (base, type) = (base, type)
      if found.owner.kind == .class, case .nominal(let nominal, _) = type,
        nominal.kind == .protocol, let part = nominal.superclass
      {
        (base, type) = (base.retyped(part), part)
      }
      switch found.member {
      case .property(let member):
        guard property == nil else { continue }
        checkAccess(
          member.access, found.owner, name.text, declaredAt: member.range, name.range, in: scope)
        property = optionalProperty(
          propertyUse(member, found, receiver: base, type: type, range, in: scope))
      case .function(let function):
        callees.append(
          Callee(
            .function(function), receiver: base, substitution: found.substitution,
            distance: found.distance, owner: found.owner))
      default: break
      }
    }
    if !callees.isEmpty { return .functions(callees, property: property) }
    return property.map { .value($0) } ?? .missing
  }

  private func optionalMeaning(
    of name: Name, _ base: TypedExpression, _ wrapped: Type, _ range: SourceRange, in scope: Scope
  ) -> NameMeaning {
    if conversion.isImplicitlyUnwrapped(base) {
      let inner = TypedExpression(.forceUnwrap(base, isImplicit: true), wrapped, base.range)
      return meaning(of: name, memberOf: inner, range, in: scope)
    }
    let innermost = wrapped.unwrapped
    let isMember =
      !members(named: name.text, of: innermost).isEmpty
      || innermost.hasElement(labelled: name.text)
    if isMember {
      let end = SourceRange(base.range.end, base.range.end)
      report(
        .memberOfOptional(
          name.text, type: "\(inference.resolved(base.type))", wrapped: "\(wrapped)"), base.range,
        fixIt: CodeFixIt(end, "?"))
    } else {
      reportNoMember(name, of: innermost, [], range)
    }
    return .reported
  }

  // MARK: - Types

  /// The meaning of a member of a type: of a class, `base` may be any expression for it.
  private func staticMeaning(
    of name: Name, _ type: Type, _ base: TypedExpression, _ range: SourceRange, in scope: Scope
  ) -> NameMeaning {
    if name.text == "init" {
      var callees = initializers(of: type, in: scope)
      if type.isClassType, !base.kind.isNamedType {
        callees = callees.map { callee in
          var callee = callee
          callee.receiver = base
          return callee
        }
      }
      if !callees.isEmpty { return .functions(callees, property: nil) }
      report(.noInitializers(type: "\(type)"), range)
      return .reported
    }
    if name.text == "Type" || name.text == "Protocol" { return .type(.metatype(type)) }
    let found = members(named: name.text, of: type)
    let meaning = staticMeaning(found, name, type, base: base, range, in: scope)
    guard case .missing = meaning else { return meaning }
    if case .optional(let wrapped) = type, name.text == "none" {
      return .value(TypedExpression(.null, .optional(wrapped), range))
    }
    if let value = derivedStaticMember(name.text, of: type, range) { return .value(value) }
    if let nested = nestedType(name.text, of: type) { return .type(nested) }
    if name.text == "description", let value = description(of: base, type, range, in: scope) {
      return .value(value)
    }
    if found.contains(where: { !$0.isStatic }) {
      report(.instanceMemberOnType(name.text, type: "\(type)"), range)
      return .reported
    }
    reportNoStaticMember(name, of: type, range)
    return .reported
  }

  /// `description` of a class of Objective-C's, to be called: its name.
  private func description(
    of base: TypedExpression, _ type: Type, _ range: SourceRange, in scope: Scope
  ) -> TypedExpression? {
    let name = Name("NSStringFromClass", range)
    guard case .nominal(let nominal, _) = type, nominal.isHostDerived,
      case .functions(let callees, _) = globalMeaning(of: name, in: scope)
    else { return nil }
    return madeClosure(FunctionType([], .string), range, in: scope) { [self] _, inner in
      if scope.context.selfType != nil { markSelf(in: inner) }
      let argument = Argument(label: nil, value: Expression(.selfReference, range))
      var call = Call(arguments: [argument], range: range, hint: .string, scope: inner)
      call.prepared = [base]
      return choose(callees, name, call)
    }
  }

  func staticMeaning(
    _ found: [FoundMember], _ name: Name, _ type: Type, base: TypedExpression? = nil,
    _ range: SourceRange, in scope: Scope
  ) -> NameMeaning {
    let base = base ?? TypedExpression(.metatype(type), .metatype(type), range)
    var callees: [Callee] = []
    var property: TypedExpression?
    for found in reachable(found, in: scope) where found.isStatic {
      switch found.member {
      case .type(let nested): return .type(nested.replacing(found.substitution))
      case .enumCase(let enumCase):
        if enumCase.payload.isEmpty {
          return .value(TypedExpression(.enumCase(enumCase, []), type, range))
        }
        callees.append(
          Callee(
            .enumCase(enumCase, type), substitution: found.substitution, owner: found.owner))
      case .property(let member):
        guard property == nil else { continue }
        checkAccess(
          member.access, found.owner, name.text, declaredAt: member.range, name.range, in: scope)
        property = propertyUse(
          member, found, receiver: member.takesType ? base : nil, type: type, range, in: scope)
      case .function(let function):
        callees.append(
          Callee(
            .function(function), receiver: function.takesType ? base : nil,
            substitution: found.substitution, distance: found.distance, owner: found.owner))
      default: break
      }
    }
    if !callees.isEmpty { return .functions(callees, property: property) }
    return property.map { .value($0) } ?? .missing
  }

  /// `.name` if the context determines the type.
  private func implicitMeaning(
    of name: Name, _ range: SourceRange, hint: Type?, shown: Type? = nil, in scope: Scope
  ) -> NameMeaning {
    guard let type = inference.known(hint) else {
      report(.noContextForImplicitMember(name.text), range)
      return .reported
    }
    if type.isError { return .reported }
    if case .optional(let wrapped) = type {
      if name.text == "none", members(named: "none", of: wrapped.unwrapped).isEmpty {
        return .value(TypedExpression(.null, type, range))
      }
      return implicitMeaning(of: name, range, hint: wrapped, shown: shown ?? type, in: scope)
    }
    if name.text == "init" {
      return .functions(initializers(of: type, in: scope), property: nil)
    }
    let found = members(named: name.text, of: type)
    let meaning = staticMeaning(found, name, type, range, in: scope)
    guard case .missing = meaning else { return meaning }
    if type.hasVariables {
      report(.noContextForImplicitMember(name.text), range)
      return .reported
    }
    if found.contains(where: { !$0.isStatic }) {
      report(.instanceMemberOnType(name.text, type: "\(type)"), range)
      return .reported
    }
    reportNoStaticMember(name, of: type, shown: shown, range)
    return .reported
  }

  // MARK: - Super

  private func superMeaning(
    of name: Name, _ superRange: SourceRange, _ range: SourceRange, in scope: Scope
  ) -> NameMeaning {
    let context = scope.context
    guard let owner = context.owner, let own = selfType(in: scope) else {
      report(
        context.owner.map { $0.kind == .class ? .superOutsideClass : .superInValueType($0.name) }
          ?? .superOutsideClass, superRange)
      return .reported
    }
    guard let above = relations.superclassChain(of: own).first else {
      if inheritsUnknown(owner) { return .reported }
      report(
        owner.kind == .class ? .noSuperclass(owner.name) : .superInValueType(owner.name),
        superRange)
      return .reported
    }
    if name.text == "init" { return delegates(of: above, isSuper: true, range, in: scope) }
    markSelf(in: scope)
    let isStatic = context.outermost.function?.isStatic == true
    let receiver = TypedExpression(
      .selfReference, isStatic ? .metatype(own) : own, superRange)
    let found = members(named: name.text, of: above)
    var callees: [Callee] = []
    var property: TypedExpression?
    for found in found where found.isStatic == isStatic {
      switch found.member {
      case .property(let member):
        guard property == nil else { continue }
        property = propertyUse(
          member, found, receiver: receiver, type: above, range, in: scope, isSuper: true)
      case .function(let function):
        callees.append(
          Callee(
            .function(function), receiver: receiver, isSuper: true,
            substitution: found.substitution, distance: found.distance, owner: found.owner))
      default: break
      }
    }
    if !callees.isEmpty { return .functions(callees, property: property) }
    if let property { return .value(property) }
    reportNoMember(name, of: above, found, range)
    return .reported
  }

  private func delegates(
    of type: Type, isSuper: Bool, _ range: SourceRange, in scope: Scope
  ) -> NameMeaning {
    let instance: Type
    if case .metatype(let inner) = type { instance = inner } else { instance = type }
    guard let function = scope.context.function, function.isInitializer,
      scope.context.selfType?.isMetatype != true
    else {
      report(isSuper ? .superInitOutsideInitializer : .selfInitOutsideInitializer, range)
      return .reported
    }
    let callees = initializers(of: instance, in: scope).map { callee in
      var delegate = Callee(
        .delegate(callee.function ?? function), isSuper: isSuper,
        substitution: callee.substitution, distance: callee.distance, owner: callee.owner)
      delegate.receiver = nil
      return delegate
    }
    if callees.isEmpty {
      report(.noInitializers(type: "\(instance)"), range)
      return .reported
    }
    return .functions(callees, property: nil)
  }

  /// The initializers of a type as callees.
  func initializers(of type: Type, in scope: Scope) -> [Callee] {
    members(named: "init", of: type).compactMap { found in
      guard case .initializer(let function) = found.member else { return nil }
      return Callee(
        .construct(function, type), substitution: found.substitution, distance: found.distance,
        owner: found.owner)
    }
  }

  // MARK: - Tuples

  func inferTupleMember(
    _ base: Expression, _ index: Int, _ range: SourceRange, in scope: Scope
  ) -> TypedExpression {
    let value = infer(base, in: scope)
    if value.type.isError { return .invalid(range) }
    guard case .tuple(let elements) = inference.resolved(value.type) else {
      report(
        .noMember("\(index)", of: "\(value.type)", suggestions: []), range)
      return .invalid(range)
    }
    guard elements.indices.contains(index) else {
      report(.noTupleElement("\(index)", of: "\(value.type)"), range)
      return .invalid(range)
    }
    return TypedExpression(.tupleElement(value, index), elements[index].type, range)
  }
}

extension Type {
  func hasElement(labelled label: String) -> Bool {
    guard case .tuple(let elements) = self else { return false }
    return elements.contains { $0.label == label }
  }
}

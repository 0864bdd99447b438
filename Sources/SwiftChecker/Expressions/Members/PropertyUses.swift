import Records
import SourceTree
import TypedProgram

/// Properties, as nodes of the typed program.
extension Checker {
  /// A use of a property: of an instance when there is a receiver, else of the type.
  func propertyUse(
    _ property: Property, _ found: FoundMember, receiver: TypedExpression?, type: Type,
    _ range: SourceRange, in scope: Scope, isSuper: Bool = false
  ) -> TypedExpression {
    let valueType = property.type.replacing(found.substitution)
    note(property.silence, of: property.name, range)
    if case .global(let variable) = property.storage, property.isStatic {
      guard property.willSet != nil || property.didSet != nil else {
        return TypedExpression(.global(variable), valueType, range)
      }
      let base = TypedExpression(.metatype(type), .metatype(type), range)
      return TypedExpression(.property(base, property, isSuper: false), valueType, range)
    }
    if property.takesType {
      let base = receiver ?? TypedExpression(.metatype(type), .metatype(type), range)
      return staticUse(property, found, base, valueType, range, isSuper: isSuper)
    }
    guard let receiver else {
      if case .computed(let getter, nil) = property.storage {
        let getter = copied(getter, found.substitution)
        return TypedExpression(.call(getter, receiver: nil, []), valueType, range)
      }
      let base = TypedExpression(.metatype(type), .metatype(type), range)
      return TypedExpression(
        .property(base, copied(property, found.substitution), isSuper: false), valueType, range)
    }
    if case .computed(let getter, _) = property.storage,
      !mayRead(getter, named: property.name, of: receiver, in: scope)
    {
      return .invalid(range)
    }
    return TypedExpression(
      .property(
        receiver, copied(property, found.substitution), isSuper: isSuper),
      valueType, range)
  }

  /// A use of a computed property of a class, whose accessors take the class.
  private func staticUse(
    _ property: Property, _ found: FoundMember, _ base: TypedExpression, _ type: Type,
    _ range: SourceRange, isSuper: Bool
  ) -> TypedExpression {
    if case .computed(let getter, nil) = property.storage {
      let getter = copied(getter, found.substitution)
      return TypedExpression(.send(getter, receiver: base, [], isSuper: isSuper), type, range)
    }
    return TypedExpression(
      .property(base, copied(property, found.substitution), isSuper: isSuper), type, range)
  }

  /// Whether a value may be read that changes its structure (`mutating get`), which requires a
  /// variable; reported if not.
  func mayRead(
    _ getter: Function, named name: String, of receiver: TypedExpression, in scope: Scope
  ) -> Bool {
    guard getter.isMutating, !receiver.type.isReference else { return true }
    if let reason = immutability(of: receiver, in: scope) {
      report(
        .immutable(.mutatingGetter(name), reason), receiver.range, notes: notes(for: receiver))
      return false
    }
    markWritten(receiver, in: scope)
    return true
  }

  /// The function for the types that replace its owner's and its own generic parameters.
  func copied(_ function: Function, _ substitution: Substitution) -> Function {
    // A requirement has no code that could be copied, and the function that represents a subscript
    // is to be found again.
    if case .required = function.implementation { return function }
    var needed = Substitution()
    for (parameter, type) in substitution.types {
      let type = inference.resolved(type)
      if type.hasParameters || type.hasVariables { return function }
      needed.types[parameter] = type
    }
    if let owner = function.owner, owner.kind == .protocol {
      // A requirement is satisfied by whatever type the value has at run time.
      if case .required = function.implementation { return function }
    } else if needed.isEmpty {
      return function
    }
    return needed.isEmpty ? function : copy(of: function, with: needed)
  }

  func copied(_ property: Property, _ substitution: Substitution) -> Property {
    guard !substitution.isEmpty, isConcrete(substitution) else { return property }
    if case .computed(let getter, _) = property.storage, case .required = getter.implementation {
      return property
    }
    let key = ordered(substitution)
    if let copy = property.copies[key] { return copy }
    let storage: Property.Storage
    switch property.storage {
    case .computed(let getter, let setter):
      storage = .computed(
        getter: copied(getter, substitution), setter: setter.map { copied($0, substitution) })
    default: storage = property.storage
    }
    let copy = Property(
      name: property.name, type: property.type.replacing(substitution), owner: property.owner,
      isStatic: property.isStatic, isConstant: property.isConstant, storage: storage)
    copy.ownership = property.ownership
    copy.isLazy = property.isLazy
    copy.isImplicitlyUnwrapped = property.isImplicitlyUnwrapped
    copy.access = property.access
    copy.setterAccess = property.setterAccess
    copy.isSettable = property.isSettable
    copy.overridden = property.overridden
    copy.willSet = property.willSet.map { copied($0, substitution) }
    copy.didSet = property.didSet.map { copied($0, substitution) }
    copy.initializer = property.initializer.map { copied($0, substitution) }
    copy.isFinal = property.isFinal
    copy.range = property.range
    copy.substitution = substitution
    property.copies[key] = copy
    reserveAccessors(in: copy, of: property)
    return copy
  }

  /// Gives the copy of a stored property the accessors that the property has for its overrides.
  func reserveAccessors(in copy: Property, of property: Property) {
    guard let accessors = property.reservedAccessors ?? property.accessors else { return }
    let copies = (
      getter: copied(accessors.getter, copy.substitution),
      setter: accessors.setter.map { copied($0, copy.substitution) }
    )
    copy.reservedAccessors = copies
    if property.accessors != nil { copy.accessors = copies }
  }

  func copied(_ member: SubscriptMember, _ substitution: Substitution) -> SubscriptMember {
    guard !substitution.isEmpty, isConcrete(substitution) else { return member }
    if case .required = member.getter.implementation { return member }
    let key = ordered(substitution)
    if let copy = member.copies[key] { return copy }
    let parameters = member.parameters.map { parameter in
      var copy = ParameterInfo(
        label: parameter.label, name: parameter.name,
        type: parameter.type.replacing(substitution))
      copy.defaultValue = parameter.defaultValue
      copy.range = parameter.range
      return copy
    }
    let copy = SubscriptMember(
      parameters: parameters, type: member.type.replacing(substitution), owner: member.owner,
      getter: copied(member.getter, substitution),
      setter: member.setter.map { copied($0, substitution) })
    copy.isStatic = member.isStatic
    member.copies[key] = copy
    return copy
  }

  private func isConcrete(_ substitution: Substitution) -> Bool {
    substitution.types.values.allSatisfy {
      let type = inference.resolved($0)
      return !type.hasParameters && !type.hasVariables
    }
  }

  /// The types of a substitution in an order that does not depend on identities.
  private func ordered(_ substitution: Substitution) -> [Type] {
    substitution.types.sorted { ($0.key.name, "\($0.value)") < ($1.key.name, "\($1.value)") }
      .map { inference.resolved($0.value) }
  }

  // MARK: - Members of types without a declaration

  /// Members that the language provides: `hashValue`, `rawValue` of enumerations.
  func derivedMember(
    _ name: String, of base: TypedExpression, _ range: SourceRange
  ) -> TypedExpression? {
    let type = inference.resolved(base.type)
    switch name {
    case "hashValue" where relations.conforms(type, toNamed: "Hashable"):
      return TypedExpression(.intrinsic(.hash(type), [base]), .int, range)
    case "rawValue":
      guard case .nominal(let nominal, _) = type, nominal.kind == .enumeration,
        let rawType = nominal.rawType
      else { return nil }
      return rawValue(of: base, nominal, rawType, range)
    case "description" where relations.conforms(type, toNamed: "CustomStringConvertible"),
      "description"
    where !type.isOptional && library.declaration(of: type) != nil
      && !(library.declaration(of: type)?.nominal.isScript ?? true):
      return TypedExpression(.intrinsic(.describe(type), [base]), .string, range)
    case "debugDescription" where library.declaration(of: type)?.nominal.isScript == false:
      return TypedExpression(.intrinsic(.debugDescribe(type), [base]), .string, range)
    default: return nil
    }
  }

  func derivedStaticMember(
    _ name: String, of type: Type, _ range: SourceRange
  ) -> TypedExpression? {
    guard name == "allCases", case .nominal(let nominal, _) = type,
      nominal.kind == .enumeration, relations.conforms(type, toNamed: "CaseIterable")
    else { return nil }
    let values = nominal.cases.map { TypedExpression(.enumCase($0, []), type, range) }
    return TypedExpression(.array(values), .array(type), range)
  }

  /// The raw value of a case, one `switch` over all cases.
  private func rawValue(
    of base: TypedExpression, _ nominal: Nominal, _ rawType: Type, _ range: SourceRange
  ) -> TypedExpression {
    let cases = nominal.cases.map { enumCase in
      TypedSwitch.Case(
        items: [
          (
            pattern: TypedPattern(.enumCase(enumCase, []), base.type, range),
            condition: nil
          )
        ],
        body: [
          TypedStatement(.produce(rawConstant(enumCase, rawType, range)), range)
        ],
        range: range)
    }
    let choice = TypedSwitch(subject: base, cases: cases, target: JumpTarget(label: nil))
    return TypedExpression(
      .statement(TypedStatement(.switching(choice), range)), rawType, range)
  }

  func rawConstant(_ enumCase: EnumCase, _ type: Type, _ range: SourceRange) -> TypedExpression {
    switch enumCase.rawValue {
    case .integer(let value)?:
      if type.isFloating { return TypedExpression(.number(Double(value)), type, range) }
      return TypedExpression(.integer(value), type, range)
    case .number(let value)?: return TypedExpression(.number(value), type, range)
    case .string(let text)?: return TypedExpression(.string(text), type, range)
    case nil:
      if type == .string { return TypedExpression(.string(enumCase.name), type, range) }
      return TypedExpression(.integer(Int64(enumCase.tag)), type, range)
    }
  }
}

import Records
import SourceTree
import TypedProgram

/// One variable of a type or of the top level, as it is written.
struct PropertySite {
  let name: String
  let range: SourceRange
  let binding: VariableDeclaration.Binding
  let isConstant: Bool
  let declaration: Declaration
  /// nil at the top level of a file.
  let site: TypeSite?
  let scope: Scope

  var owner: Nominal? { site?.nominal }
  var isStatic: Bool { declaration.has(.static) || declaration.has(.class) }
  var isLazy: Bool { declaration.has(.lazy) }
  /// Whether it only observes the property of a superclass.
  var isObservingOverride: Bool {
    guard let accessors = binding.accessors else { return false }
    return declaration.has(.override) && (accessors.willSet != nil || accessors.didSet != nil)
  }
  var isImplicitlyUnwrapped: Bool {
    if case .implicitlyUnwrapped? = binding.type?.kind { return true }
    return false
  }
}

extension Checker {
  func declareProperties(
    _ tree: VariableDeclaration, _ declaration: Declaration, _ site: TypeSite
  ) {
    for binding in tree.bindings {
      guard case .name(let name) = binding.pattern.kind else {
        report(.patternInType, binding.pattern.range)
        continue
      }
      let property = PropertySite(
        name: name, range: binding.pattern.range, binding: binding, isConstant: tree.isConstant,
        declaration: declaration, site: site, scope: site.scope)
      checkModifiers(
        declaration, property.range, property.isStatic ? .staticProperty : .property, site)
      if let accessors = binding.accessors, accessors.getter != nil || accessors.setter != nil {
        declareComputed(property, accessors)
      } else if isStoredAllowed(property) {
        declareStored(property)
      }
    }
  }

  /// Declares variables of a file's top level: each is initialized at its first use.
  func declareGlobals(_ items: [Statement], in scope: Scope) {
    for item in items {
      guard case .declaration(let declaration) = item.kind,
        case .variable(let tree) = declaration.kind
      else { continue }
      if let modifier = declaration.modifier(.lazy) { report(.lazyAtTopLevel, modifier.range) }
      for binding in tree.bindings {
        guard case .name(let name) = binding.pattern.kind else {
          report(.patternInType, binding.pattern.range)
          continue
        }
        let property = PropertySite(
          name: name, range: binding.pattern.range, binding: binding, isConstant: tree.isConstant,
          declaration: declaration, site: nil, scope: scope)
        if let accessors = binding.accessors, accessors.getter != nil || accessors.setter != nil {
          declareComputed(property, accessors)
        } else {
          declareStored(property)
        }
      }
    }
  }

  private func isStoredAllowed(_ property: PropertySite) -> Bool {
    guard let site = property.site, !property.isStatic else { return true }
    if site.nominal.kind == .protocol, site.extending == nil {
      report(.storedPropertyInProtocol, property.range)
    } else if site.extending != nil {
      // `override var frame: CGRect { didSet { … } }` stores nothing.
      if property.isObservingOverride { return true }
      report(.storedPropertyInExtension, property.range)
    } else if site.nominal.kind == .enumeration {
      report(.storedPropertyInEnum, property.range)
    } else {
      return true
    }
    return false
  }

  // MARK: - Computed

  private func declareComputed(_ site: PropertySite, _ accessors: Accessors) {
    if site.isConstant, site.owner?.kind != .protocol || site.site?.extending != nil {
      report(.computedLet(site.name), site.range, fixIt: letToVar(site))
    }
    if let value = site.binding.value { report(.computedWithValue(site.name), value.range) }
    for (word, observer) in [("willSet", accessors.willSet), ("didSet", accessors.didSet)] {
      guard let observer else { continue }
      let start = observer.range.start
      report(.observerAndAccessor(word), SourceRange(start, start + word.utf8.count))
    }
    if site.isLazy { report(.lazyComputed, site.range) }
    guard let written = site.binding.type else {
      report(.computedWithoutType(site.name), site.range)
      return
    }
    if accessors.getter == nil, let setter = accessors.setter {
      let start = setter.range.start
      report(.setterWithoutGetter(site.name), SourceRange(start, start + "set".utf8.count))
    }
    let type = resolve(written, in: site.scope)
    let isRequirement = site.owner?.kind == .protocol && site.site?.extending == nil
    let getter = accessor(
      site, accessors.getter, .getter, parameters: [], result: type, isRequirement)
    getter.isMutating =
      accessors.getter?.isMutating == true && site.owner.map { $0.kind != .class } == true
      && !site.isStatic
    var setter: Function?
    if let written = accessors.setter {
      let parameter = ParameterInfo(label: nil, name: written.parameter ?? "newValue", type: type)
      setter = accessor(
        site, written, .setter, parameters: [parameter], result: .void, isRequirement)
      setter?.isMutating =
        site.owner.map { $0.kind != .class } == true && !site.declaration.has(.nonmutating)
        && !site.isStatic
    }
    let property = Property(
      name: site.name, type: type, owner: site.owner, isStatic: site.isStatic, isConstant: false,
      storage: .computed(getter: getter, setter: setter))
    property.isSettable = setter != nil
    finish(property, site)
  }

  private func accessor(
    _ site: PropertySite, _ written: Accessors.Accessor?, _ kind: DeclarationKind,
    parameters: [ParameterInfo], result: Type, _ isRequirement: Bool
  ) -> Function {
    let function = Function(
      name: site.name, parameters: parameters, result: result, owner: site.owner,
      implementation: isRequirement ? .required : .script)
    apply(site.declaration, to: function)
    function.isStatic = site.isStatic
    function.takesType = site.isStatic && site.owner?.kind == .class && !isRequirement
    function.requirements = site.site?.requirements ?? []
    function.range = written?.range ?? site.range
    guard let body = written?.body else {
      if written != nil, !isRequirement { report(.missingBody(kind), function.range) }
      return function
    }
    if isRequirement { report(.bodyInProtocol(kind), body.range) }
    function.source = FunctionSource(
      .block(body), kind: kind, localTypes: localTypes(of: site.owner))
    checkLater(function)
    return function
  }

  // MARK: - Stored

  private func declareStored(_ site: PropertySite) {
    checkStored(site)
    if let written = site.binding.type {
      declareStored(site, of: written, site.binding.value)
      return
    }
    guard let value = site.binding.value else {
      report(.typeAnnotationMissing(site.name), site.range)
      return
    }
    work.inferred.append(
      InferredVariable(
        name: site.name, value: value, scope: valueScope(site), range: site.range,
        finish: { [unowned self] type in
          // `weak var view = UIView()`: a weak reference does not keep the object alive.
          let isGone = site.declaration.ownership == .weak && !type.isOptional && !type.isError
          declareStored(site, of: isGone ? .optional(type) : type)
        }))
  }

  /// Declares a property whose type is written; `let names: Set = ["a"]` leaves arguments to the
  /// value.
  private func declareStored(
    _ site: PropertySite, of written: TypeExpression, _ value: Expression?
  ) {
    guard let value else {
      declareStored(site, of: resolve(written, in: site.scope))
      return
    }
    let type = resolveOpen(written, in: site.scope)
    guard type.hasVariables else {
      declareStored(site, of: type)
      return
    }
    let cast = Expression(.cast(value, .coercion, written), value.range)
    work.inferred.append(
      InferredVariable(
        name: site.name, value: cast, scope: valueScope(site), range: site.range,
        finish: { [unowned self] type in declareStored(site, of: type) }))
  }

  private func checkStored(_ site: PropertySite) {
    let accessors = site.binding.accessors
    if accessors?.willSet != nil || accessors?.didSet != nil, site.isConstant {
      report(.observersOnLet, site.range, fixIt: letToVar(site))
    }
    if let modifier = site.declaration.modifier(.lazy) {
      if site.isConstant { report(.lazyLet, modifier.range, fixIt: letToVar(site)) }
      if site.binding.value == nil { report(.lazyWithoutValue, modifier.range) }
      if site.isStatic { report(.modifierNotAllowed("lazy", on: .staticProperty), modifier.range) }
    }
    if let accessors, accessors.willSet == nil, accessors.didSet == nil {
      report(.emptyAccessors(site.name), site.range)
    }
  }

  private func letToVar(_ site: PropertySite) -> CodeFixIt? {
    // The word comes after the modifiers, before the first name.
    let file = file(at: site.range)
    let text = Array(file.text.utf8)
    var index = site.range.start - file.offset - 1
    while index >= site.declaration.range.start - file.offset, text[index] == 0x20 { index -= 1 }
    guard index >= 2, text[(index - 2)...index].elementsEqual("let".utf8) else { return nil }
    return CodeFixIt(SourceRange(file.offset + index - 2, file.offset + index + 1), "var")
  }

  /// The scope of a variable's initial value: without `self`, unless it is lazy.
  private func valueScope(_ site: PropertySite) -> Scope {
    let function = valueFunction(site, of: .void)
    let context = FunctionContext(
      function: function, parent: nil, file: file(at: site.range), result: nil, isThrowing: false,
      selfType: site.isLazy ? site.owner.map { selfType(of: $0) } : nil, owner: site.owner,
      substitution: Substitution())
    return Scope(parent: site.scope, context: context)
  }

  private func valueFunction(_ site: PropertySite, of type: Type) -> Function {
    let function = Function(
      name: site.name, parameters: [], result: type, owner: site.owner, implementation: .script)
    function.file = file(at: site.range)
    function.isStatic = site.isStatic || site.owner == nil
    function.range = site.range
    return function
  }

  private func declareStored(_ site: PropertySite, of type: Type) {
    if let value = site.binding.value, type == .void, site.binding.type == nil {
      warn(.voidConstant(site.name, type: "()"), value.range)
    }
    let property = makeStored(site, type)
    property.ownership = site.declaration.ownership
    checkOwnership(property, site)
    property.isLazy = site.isLazy
    if let value = site.binding.value {
      let function = valueFunction(site, of: type)
      function.source = FunctionSource(
        .value(value, site.binding.type == nil ? nil : type), kind: .property,
        localTypes: localTypes(of: site.owner), hasSelf: site.isLazy)
      checkLater(function)
      makeSpecializable(function)
      property.initializer = function
      if case .global(let variable) = property.storage { variable.initializer = function }
    } else if case .global = property.storage, !(type.isOptional && !site.isConstant) {
      report(site.owner == nil ? .needsTypeOrValue : .letNeverAssigned(site.name), site.range)
    }
    declareObservers(property, site)
    finish(property, site)
    if case .field = property.storage, let owner = site.owner { addField(property, to: owner) }
  }

  private func makeStored(_ site: PropertySite, _ type: Type) -> Property {
    if site.isStatic || site.owner == nil {
      let variable = GlobalVariable(name: site.name, type: type, isConstant: site.isConstant)
      variable.ownership = site.declaration.ownership
      variable.isImplicitlyUnwrapped = site.isImplicitlyUnwrapped
      variable.range = site.range
      if site.owner == nil { work.variables.append(variable) }
      return Property(
        name: site.name, type: type, owner: site.owner, isStatic: site.isStatic,
        isConstant: site.isConstant, storage: .global(variable))
    }
    return Property(
      name: site.name, type: type, owner: site.owner, isStatic: false, isConstant: site.isConstant,
      storage: .field(0))
  }

  /// Fields are in the order of the text, whenever their types were inferred.
  private func addField(_ property: Property, to owner: Nominal) {
    if property.isOverrideWithObservers { return }
    owner.storedProperties.append(property)
    owner.storedProperties.sort { $0.range.start < $1.range.start }
    for (index, field) in owner.storedProperties.enumerated() { field.storage = .field(index) }
  }

  private func checkOwnership(_ property: Property, _ site: PropertySite) {
    switch property.ownership {
    case .strong: return
    case .weak:
      if site.isConstant { report(.weakLet, site.range, fixIt: letToVar(site)) }
      guard property.type.isOptional || property.type.isError else {
        report(.weakNotOptional(property.type.description), site.range)
        return
      }
    case .unowned: break
    }
    guard !isReference(property.type.unwrapped) else { return }
    report(
      .weakOfValue(
        property.type.unwrapped.description,
        ownership: property.ownership == .weak ? "weak" : "unowned"), site.range)
  }

  /// Whether values of a type are objects, so that there are weak references to them.
  func isReference(_ type: Type) -> Bool {
    switch type {
    case .anyObject, .error, .any: return type != .any
    default: return type.isReference
    }
  }

  // MARK: - Observers

  private func declareObservers(_ property: Property, _ site: PropertySite) {
    if site.binding.accessors == nil, !site.isSeenByObservers { return }
    let accessors = site.binding.accessors
    property.willSet = accessors?.willSet.map {
      observer("willSet", $0, $0.parameter ?? "newValue", property, site)
    }
    let didSet = site.isSeenByObservers ? site.reporting(accessors?.didSet) : accessors?.didSet
    property.didSet = didSet.map {
      observer("didSet", $0, $0.parameter ?? "oldValue", property, site)
    }
    if site.declaration.has(.override) { observeOverridden(property, site) }
  }

  private func observer(
    _ name: String, _ accessor: Accessors.Accessor, _ parameter: String, _ property: Property,
    _ site: PropertySite
  ) -> Function {
    let function = Function(
      name: name, parameters: [ParameterInfo(label: nil, name: parameter, type: property.type)],
      result: .void, owner: site.owner, implementation: .script)
    apply(site.declaration, to: function)
    function.isOverride = false
    function.isStatic = site.isStatic || site.owner == nil
    function.isMutating = site.owner?.kind == .structure && !site.isStatic
    function.range = accessor.range
    guard let body = accessor.body else { return function }
    function.source = FunctionSource(
      .block(body), kind: .observer, localTypes: localTypes(of: site.owner))
    checkLater(function)
    return function
  }

  func finish(_ property: Property, _ site: PropertySite) {
    property.isObjectiveC = site.declaration.isObjectiveC
    property.isImplicitlyUnwrapped = site.isImplicitlyUnwrapped
    property.access = site.declaration.access
    property.setterAccess = site.declaration.setterAccess(file(at: site.declaration.range))
    property.isFinal = site.declaration.has(.final) || site.declaration.has(.static)
    property.range = site.range
    property.requirements = site.site?.requirements ?? []
    if property.isConstant { property.isSettable = false }
    guard let owner = site.site, let nominal = site.owner else {
      declareGlobally(
        .property(property), named: site.name, at: site.range, access: property.access)
      return
    }
    work.overriding[ObjectIdentifier(property)] = site.declaration.modifier(.override)?.range
    if site.declaration.has(.override), owner.extending != nil, !nominal.isScript {
      declareHostOverride(.property(property), named: site.name, owner)
    } else {
      declare(.property(property), named: site.name, in: nominal, at: site.range)
    }
  }

  func warn(_ problem: DeclarationProblem, _ range: SourceRange, fixIt: CodeFixIt? = nil) {
    let diagnostic = CodeDiagnostic(
      .declaration(problem), range, severity: .warning, notes: [], fixIt: fixIt)
    guard !diagnostics.contains(diagnostic) else { return }
    diagnostics.append(diagnostic)
  }
}

extension Property {
  /// An overriding property that only adds observers; it has no field of its own.
  var isOverrideWithObservers: Bool {
    if case .computed = storage { return true }
    return false
  }
}

extension Declaration {
  var ownership: Closure.Ownership {
    if has(.weak) { return .weak }
    return has(.unowned) ? .unowned : .strong
  }

  /// `private(set)`; without it the declaration's own access.
  func setterAccess(_ file: SourceFile) -> Access {
    guard let modifier = modifier(.setterAccess) else { return access }
    let word = file.text(of: modifier.range)
    if word.hasPrefix("private") { return .private }
    return word.hasPrefix("fileprivate") ? .fileprivate : access
  }
}

import ObjectiveCTree
import Records
import SourceTree
import TypedProgram

/// A method as it is declared, with its types resolved.
struct MethodSite {
  struct Parameter {
    let name: String
    let type: ObjectiveCType
    let range: SourceRange
  }

  let isClassMethod: Bool
  let selector: String
  let parameters: [Parameter]
  let result: ObjectiveCType
  let returnsInstance: Bool
  /// Takes further arguments, after the named ones.
  let isVariadic: Bool
  /// The range of the selector.
  let range: SourceRange
  /// What `NS_SWIFT_NAME` says.
  var swiftName: String?

  /// Whether it is an initializer by its name.
  var isInitializer: Bool { !isClassMethod && selector.isOfInitializerFamily && returnsObject }

  private var returnsObject: Bool {
    if returnsInstance { return true }
    if case .object = result { return true }
    return false
  }

  var signature: ObjectiveCSignature {
    ObjectiveCSignature(
      parameters: parameters.map(\.type), result: result, returnsInstance: returnsInstance,
      isVariadic: isVariadic)
  }
}

extension Checker {
  /// Declares a method of a class, with its index among those that it overrides. Its code is
  /// checked later.
  func declare(
    _ site: MethodSite, in nominal: Nominal, isCategory: Bool
  ) -> (function: Function, above: FoundMethod?) {
    let above = overridden(by: site, of: nominal)
    let function = makeFunction(site, nominal, above)
    function.isOfExtension = isCategory
    function.file = file(at: site.range)
    function.range = site.range
    function.isObjectiveC = true
    function.isDiscardable = true
    function.objectiveCName = site.selector
    function.objectiveC = site.signature
    if site.isClassMethod {
      function.isStatic = true
      function.takesType = true
    }
    if let above {
      link(function, above, nominal)
    }
    add(function, site, above, to: nominal, isCategory: isCategory)
    if !isCategory { placeInDispatch(function, nominal) }
    return (function, above)
  }

  /// The method that a declaration overrides, or the requirement that it satisfies.
  private func overridden(by site: MethodSite, of nominal: Nominal) -> FoundMethod? {
    let isClassMethod = site.isClassMethod
    if site.isInitializer {
      return nominal.superclassNominal.flatMap { initializer(site.selector, of: $0) }
    }
    if !nominal.isScript {
      return table.method(site.selector, of: nominal, isClassMethod: isClassMethod)
        .map { FoundMethod($0) }
    }
    let above = nominal.superclassNominal
    if let found = above.flatMap({
      method(site.selector, of: $0, isClassMethod: isClassMethod)
    }) {
      return found
    }
    for type in protocols(of: nominal) {
      if let found = method(site.selector, of: type, isClassMethod: isClassMethod) { return found }
    }
    return isClassMethod ? nil : informal(site, nominal)
  }

  /// The requirement of a framework protocol that a class satisfies without naming the protocol:
  /// Objective-C only needs the method.
  private func informal(_ site: MethodSite, _ nominal: Nominal) -> FoundMethod? {
    guard site.selector.contains(":") else { return nil }
    for row in table.methods(named: site.selector, isClassMethod: false)
    where row.owner.kind == .protocol {
      // A method with a number in place of an object is a different one: `-
      // (void)select:(NSInteger)row`.
      guard row.parameters.count == site.parameters.count,
        zip(row.parameters, site.parameters).allSatisfy({
          $0.type.isArithmetic == $1.type.isArithmetic
        })
      else { continue }
      nominal.protocols.append(.nominal(row.owner, []))
      return FoundMethod(row)
    }
    return nil
  }

  private func makeFunction(
    _ site: MethodSite, _ nominal: Nominal, _ above: FoundMethod?
  ) -> Function {
    let types = above.flatMap { self.types(of: $0, site) }
    let names = swiftName(site, above, nominal)
    let parameters = site.parameters.enumerated().map { index, parameter in
      var info = ParameterInfo(
        label: index < names.labels.count ? names.labels[index] : nil, name: parameter.name,
        type: types?.parameters[index] ?? stored(parameter.type))
      if case .pointer = parameter.type, types == nil { info.isInout = true }
      info.range = parameter.range
      info.isEscaping = info.type.unwrapped.functionType != nil
      return info
    }
    let own = Type.nominal(nominal, [])
    let result =
      site.isInitializer
      ? own : types?.result ?? (site.returnsInstance ? .optional(own) : stored(site.result))
    let function = Function(
      name: site.isInitializer ? "init" : names.base, parameters: parameters, result: result,
      owner: nominal, implementation: .script)
    function.isInitializer = site.isInitializer
    function.isImplicitlyUnwrapped = !site.isInitializer && result.isOptional && types == nil
    return function
  }

  /// The types of the function that a method overrides, which callers of that one expect.
  private func types(
    of above: FoundMethod, _ site: MethodSite
  ) -> (parameters: [Type], result: Type)? {
    switch above.target {
    case .getter(let property), .setter(let property):
      if case .setter = above.target { return ([property.type], .void) }
      return ([], property.type)
    case .table(let row):
      if let property = row.property {
        if case .setter = row.row { return ([property.type], .void) }
        return ([], property.type)
      }
    default: break
    }
    guard let function = above.function, function.parameters.count == site.parameters.count else {
      return nil
    }
    return (function.parameters.map(\.type), function.result)
  }

  /// The Swift name of a method: that of the overridden one, or the first piece of the selector
  /// with the others as labels.
  private func swiftName(
    _ site: MethodSite, _ above: FoundMethod?, _ nominal: Nominal
  ) -> (base: String, labels: [String?]) {
    if let function = above?.function, function.parameters.count == site.parameters.count {
      return (function.name, function.parameters.map(\.label))
    }
    if let name = site.swiftName.flatMap({ ImportedName.written($0, site.parameters.count) }) {
      return name
    }
    return importedName(site, nominal)
  }

  /// The name that the importer gives to a method by its selector.
  func importedName(
    _ site: MethodSite, _ nominal: Nominal
  ) -> (base: String, labels: [String?]) {
    var selector = site.selector
    if site.isInitializer { selector.trimPrefix { $0 == "_" } }
    // The name of a last parameter for an error, which Swift omits.
    if site.parameters.count == 1 {
      for suffix in ["AndReturnError:", "WithError:"] where selector.hasSuffix(suffix) {
        selector = selector.dropLast(suffix.count) + ":"
      }
    }
    return ImportedName.of(
      selector, isInitializer: site.isInitializer,
      owner: nominal.kind == .protocol ? "" : name(of: nominal),
      types: site.parameters.map { namedType($0.type) },
      isSender: site.parameters.first?.name == "sender"
    ) { word in
      nominal.lineage.contains { type in
        ((type.members[word] ?? []) + (type.members[Self.hiddenName(word)] ?? [])).contains {
          if case .property = $0 { true } else { false }
        }
      }
    }
  }

  /// A type as the importer compares it with the words of a name.
  private func namedType(_ type: ObjectiveCType) -> NamedType {
    switch type {
    case .number(.bool): return NamedType("Bool", isBoolean: true)
    case .number(.integer): return NamedType("Int")
    case .number(.floating(.cgFloat)): return NamedType("CGFloat")
    case .number(.floating(.float)): return NamedType("Float")
    case .number: return NamedType("Double")
    case .structure(let nominal), .enumeration(let nominal): return NamedType(name(of: nominal))
    case .selector: return NamedType("Selector")
    case .metaclass: return NamedType("Class")
    case .block: return NamedType("Block", isBlock: true)
    case .object(let object):
      guard let nominal = object.nominal else { return NamedType("Object") }
      var element = ""
      if case .object(let inner)? = object.arguments.first, let type = inner.nominal {
        element = name(of: type)
      }
      return NamedType(name(of: nominal), element: element)
    case .void, .pointer, .text: return NamedType("")
    }
  }

  private func link(_ function: Function, _ above: FoundMethod, _ nominal: Nominal) {
    guard let other = above.function else {
      activate(above, function)
      return
    }
    if function.parameters.map(\.type) == other.parameters.map(\.type) || function.isInitializer {
      if case .getter(let property) = above.target { activate(property) }
      if case .setter(let property) = above.target { activate(property) }
    }
    if other.owner?.kind == .protocol {
      module.witnesses[Module.Witness(nominal, other)] = function
    } else {
      function.overridden = other
      function.isOverride = true
    }
    if !function.isInitializer { function.message = other.message }
  }

  /// A stored property whose accessor a subclass overrides is used through its accessors from now
  /// on.
  private func activate(_ above: FoundMethod, _ function: Function) {
    switch above.target {
    case .getter(let property):
      activate(property)
      function.overridden = property.accessors?.getter
    case .setter(let property):
      activate(property)
      function.overridden = property.accessors?.setter
    default: return
    }
    function.isOverride = true
    function.message = function.overridden?.message
  }

  private func activate(_ property: Property) {
    guard property.accessors == nil, let reserved = property.reservedAccessors else { return }
    property.accessors = reserved
    work.undo.append { property.accessors = nil }
    for nominal in module.types { nominal.forgetCode() }
    for case .function(let function) in module.members.values.joined() {
      function.compiled.forget()
    }
  }

  private func add(
    _ function: Function, _ site: MethodSite, _ above: FoundMethod?, to nominal: Nominal,
    isCategory: Bool
  ) {
    let member: Member
    let name: String
    if site.isInitializer {
      (member, name) = (.initializer(function), "init")
    } else if let property = above.flatMap({ classProperty($0) }) {
      let own = Property(
        name: property.name, type: property.type, owner: nominal, isStatic: true,
        isConstant: false, storage: .computed(getter: function, setter: nil))
      own.isSettable = false
      own.objectiveC = ObjectiveCPropertySignature(
        type: site.result, getter: site.selector, setter: nil)
      (member, name) = (.property(own), property.name)
    } else {
      (member, name) = (.function(function), function.name)
    }
    work.methods[ObjectIdentifier(nominal)] = nil
    if nominal.isScript {
      keep(nominal)
      nominal.add(member, named: name)
    } else {
      module.extensionMembers[ObjectIdentifier(nominal), default: [:]][name, default: []]
        .append(member)
      if function.message != nil { module.hostOverrides.append((nominal, member)) }
    }
    if isCategory, nominal.isScript { work.extensionOverrides.append((nominal, member)) }
  }

  /// The class property of the frameworks that a class method overrides: `+layerClass`.
  private func classProperty(_ above: FoundMethod) -> Property? {
    guard above.isClassMethod, case .table(let row) = above.target,
      case .getter(let property) = row.row
    else { return nil }
    return property
  }

  /// Gives a method its index among those that subclasses may override.
  func placeInDispatch(_ function: Function, _ nominal: Nominal) {
    guard !function.isStatic else {
      var above = function.overridden
      while let next = above {
        nominal.extensionOverrides[ObjectIdentifier(next)] = function
        if !next.hasOverrideByClass {
          next.hasOverrideByClass = true
          work.undo.append { next.hasOverrideByClass = false }
        }
        above = next.overridden
      }
      return
    }
    if let above = function.overridden, above.isOfExtension {
      nominal.extensionOverrides[ObjectIdentifier(above)] = function
    }
    if let index = function.overridden?.dispatchIndex, index < nominal.dispatch.count {
      function.dispatchIndex = index
      nominal.dispatch[index] = function
      return
    }
    guard function.message == nil else { return }
    function.dispatchIndex = nominal.dispatch.count
    nominal.dispatch.append(function)
  }

  /// Saves a script's type of an earlier unit, so that it can be restored.
  func keep(_ nominal: Nominal) {
    guard nominal.isScript, !work.types.contains(nominal),
      work.kept.insert(ObjectIdentifier(nominal)).inserted
    else { return }
    let (members, protocols, dispatch) = (nominal.members, nominal.protocols, nominal.dispatch)
    work.undo.append {
      nominal.members = members
      nominal.protocols = protocols
      nominal.dispatch = dispatch
    }
  }
}

extension Nominal {
  /// Causes the code of its members to be compiled again when it is next used.
  fileprivate func forgetCode() {
    for member in members.values.joined() {
      switch member {
      case .function(let function), .initializer(let function): function.compiled.forget()
      case .property(let property):
        property.reading?.compiled.forget()
        property.writing?.compiled.forget()
      default: break
      }
    }
  }
}

extension Property {
  /// The function that reads it; nil for a stored property.
  var reading: Function? {
    guard case .computed(let getter, _) = storage else { return nil }
    return getter
  }

  /// The function that writes it; nil for a stored property, or one that cannot be set.
  var writing: Function? {
    guard case .computed(_, let setter) = storage else { return nil }
    return setter
  }
}

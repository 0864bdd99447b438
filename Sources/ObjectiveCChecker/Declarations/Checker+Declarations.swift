import ObjectiveCTree
import Records
import SourceTree
import TypedProgram

// All declarations of the texts: first every name, then its contents.

extension Checker {
  func declare(_ items: [Tree.Item], as kind: UnitKind) {
    let declarations = items.compactMap { item -> Tree.Declaration? in
      guard case .declaration(let declaration) = item else { return nil }
      return declaration
    }
    let all = declarations.flatMap { [$0] + inner($0) }
    for declaration in all {
      // A structure without a tag is identified by the name of its typedef.
      guard case .alias(let alias) = declaration.kind, case .structure(let tag) = alias.type.kind
      else { continue }
      work.structureNames[tag.text] = alias.name.text
    }
    let protocols = announce(all)
    let sites = collect(all)
    for declaration in all { declareType(declaration) }
    checkDeclarations(all, sites)
    for site in protocols { declare(protocolMembers: site.tree, of: site.nominal) }
    let ordered = superclassesFirst(sites)
    for site in ordered { checkImplementation(site) }
    for site in ordered { declareMembers(site) }
    for declaration in all { declareCategory(declaration) }
    for site in ordered { warnOfMissingMethods(site) }
    let prototypes = prototypes(all)
    for declaration in all { declareFunction(declaration, prototypes) }
    // Variables at a prompt are statements; those between the methods of a class belong to the
    // file.
    for declaration in kind == .file ? all : declarations.flatMap({ inner($0) }) {
      guard case .variables(let variables) = declaration.kind else { continue }
      for variable in variables { declareGlobal(variable) }
    }
  }

  /// Functions with a prototype and without code.
  private func prototypes(_ all: [Tree.Declaration]) -> [String: Tree.Function] {
    var found: [String: Tree.Function] = [:]
    for declaration in all {
      guard case .function(let tree) = declaration.kind, tree.body == nil else { continue }
      found[tree.name.text] = tree
    }
    return found
  }

  /// C declarations among the members of a class.
  private func inner(_ declaration: Tree.Declaration) -> [Tree.Declaration] {
    let members: [Tree.Member]
    switch declaration.kind {
    case .interface(let tree): members = tree.members
    case .category(let tree): members = tree.members
    case .implementation(let tree): members = tree.members
    case .protocolType(let tree): members = tree.members
    default: return []
    }
    return members.compactMap {
      guard case .declaration(let inner) = $0 else { return nil }
      return inner
    }
  }

  // MARK: Names

  private func announce(
    _ all: [Tree.Declaration]
  ) -> [(tree: Tree.ProtocolType, nominal: Nominal)] {
    var found: [(Tree.ProtocolType, Nominal)] = []
    for declaration in all {
      switch declaration.kind {
      case .forwardClasses(let names), .forwardProtocols(let names):
        for name in names { module.objectiveC.announced.insert(name.text) }
      case .protocolType(let tree):
        let nominal = Nominal(
          name: tree.name.text, kind: .protocol,
          origin: .script(file(at: tree.name.range), tree.name.range))
        nominal.isClassBound = true
        nominal.isObjectiveC = true
        add(type: nominal, tree.name)
        found.append((tree, nominal))
      default: break
      }
    }
    return found
  }

  private func add(type nominal: Nominal, _ name: Tree.Name) {
    if !work.declared.insert(name.text).inserted {
      report(.redefinition(name.text), name.range)
    }
    module.members[name.text] = (module.members[name.text] ?? []).filter {
      if case .type = $0 { return false }
      return true
    }
    module.members[name.text, default: []].insert(.type(.nominal(nominal, [])), at: 0)
    module.types.append(nominal)
    work.types.append(nominal)
  }

  private func collect(_ all: [Tree.Declaration]) -> [ClassSite] {
    var interfaces: [String: ClassSite] = [:]
    for (name, kept) in module.objectiveC.interfaces {
      // A copy, so that a text with errors changes nothing.
      if let site = kept as? ClassSite {
        interfaces[name] = ClassSite(site.interface)
        interfaces[name]?.extensions = site.extensions
      }
    }
    keepHeaders(all)
    for declaration in all {
      guard case .interface(let tree) = declaration.kind else { continue }
      if !work.declared.insert("@interface " + tree.name.text).inserted {
        report(.fault(.duplicateInterface, tree.name.text), tree.name.range)
      }
      let site = ClassSite(tree)
      interfaces[site.name] = site
      module.objectiveC.interfaces[site.name] = site
    }
    for declaration in all {
      guard case .category(let tree) = declaration.kind, tree.name == nil else { continue }
      if let site = interfaces[tree.className.text] {
        site.extensions.append(tree)
        module.objectiveC.interfaces[site.name] = site
      } else if bareClass(tree.className.text) == nil {
        // What an extension of a framework's class declares is somewhere else, as in a header.
        report(.implementationWithoutInterface(tree.className.text), tree.className.range)
      }
    }
    var sites: [ClassSite] = []
    for declaration in all {
      guard case .implementation(let tree) = declaration.kind, tree.category == nil else {
        continue
      }
      guard let site = interfaces[tree.name.text] ?? implied(tree) else { continue }
      if sites.contains(where: { $0 === site }) {
        report(.redefinition(tree.name.text), tree.name.range)
        continue
      }
      site.implementation = tree
      declareClass(site)
      sites.append(site)
    }
    for declaration in all {
      guard case .implementation(let tree) = declaration.kind, tree.category != nil,
        let site = sites.first(where: { $0.name == tree.name.text })
      else { continue }
      site.categories.append(tree)
    }
    return sites
  }

  /// An implementation that names its superclass needs no interface.
  private func implied(_ tree: Tree.Implementation) -> ClassSite? {
    guard let superclass = tree.superclass else {
      report(.implementationWithoutInterface(tree.name.text), tree.name.range)
      return nil
    }
    return ClassSite(
      Tree.Interface(
        name: tree.name, typeParameters: [], superclass: superclass, protocols: [], variables: [],
        members: []))
  }

  private func declareClass(_ site: ClassSite) {
    let name = site.implementation?.name ?? site.interface.name
    if bareClass(name.text).map({ !$0.isScript }) ?? false {
      report(.notRun(.tableDeclaration), name.range)
    }
    let nominal = Nominal(
      name: name.text, kind: .class, origin: .script(file(at: name.range), name.range))
    nominal.isObjectiveC = true
    nominal.exposesMembers = true
    site.nominal = nominal
    add(type: nominal, name)
  }

  // MARK: Superclasses

  private func superclassesFirst(_ sites: [ClassSite]) -> [ClassSite] {
    for site in sites { derive(site) }
    for site in sites { refuseCircle(site) }
    return sites.enumerated().sorted {
      let (one, other) = (depth($0.element), depth($1.element))
      return (one, $0.offset) < (other, $1.offset)
    }.map(\.element)
  }

  private func depth(_ site: ClassSite) -> Int { Array(site.nominal.superclasses).count }

  private func derive(_ site: ClassSite) {
    guard let name = site.interface.superclass else {
      report(.notRun(.rootClass), site.interface.name.range)
      return
    }
    guard let above = bareClass(name.text) else {
      if !refuse(name) {
        report(
          .unknownSuperclass(
            name.text, of: site.name, suggestions: nearClasses(name.text)), name.range)
      }
      work.orphans.insert(site.nominal)
      site.nominal.superclass = root.map { .nominal($0, []) }
      return
    }
    site.nominal.superclass = .nominal(above, [])
    for name in site.interface.protocols + site.extensions.flatMap(\.protocols) {
      conform(site.nominal, to: name)
    }
  }

  /// The names of classes similar to an unknown one.
  func nearClasses(_ name: String) -> [String] {
    near(
      name, among: module.types.map(\.name) + library.hostTypes.values.map { table.name(of: $0) })
  }

  private func refuseCircle(_ site: ClassSite) {
    var seen: Set<Nominal> = [site.nominal]
    var current = site.nominal.superclassNominal
    while let next = current {
      guard seen.count < 250, seen.insert(next).inserted else {
        report(
          .unknownSuperclass(next.name, of: site.name, suggestions: []),
          site.interface.name.range)
        site.nominal.superclass = root.map { .nominal($0, []) }
        return
      }
      current = next.superclassNominal
    }
  }

  func conform(_ nominal: Nominal, to name: Tree.Name) {
    guard let other = protocolNamed(name.text) else {
      if name.text == "NSObject" || module.objectiveC.announced.contains(name.text) { return }
      if library.isKnown(name.text) { return }
      report(.unknownProtocol(name.text), name.range)
      return
    }
    let type = Type.nominal(other, [])
    if nominal.isScript {
      if !nominal.protocols.contains(type) { nominal.protocols.append(type) }
    } else {
      module.extensionProtocols[ObjectIdentifier(nominal), default: []].append(type)
    }
  }

  // MARK: Protocols

  private func declare(protocolMembers tree: Tree.ProtocolType, of nominal: Nominal) {
    for name in tree.protocols { conform(nominal, to: name) }
    for member in tree.members {
      switch member {
      case .method(let method):
        var site = self.site(method)
        site.swiftName = method.swiftName
        let function = requirement(site, nominal)
        function.isOptional = method.isOptional
        nominal.add(.function(function), named: function.name)
        addRequirementView(of: function, method, nominal)
      case .property(let property): declare(requirement: property, of: nominal)
      default: break
      }
    }
    work.methods[ObjectIdentifier(nominal)] = nil
  }

  private func requirement(_ site: MethodSite, _ nominal: Nominal) -> Function {
    let names =
      site.swiftName.flatMap { ImportedName.written($0, site.parameters.count) }
      ?? importedName(site, nominal)
    let function = Function(
      name: names.base,
      parameters: site.parameters.enumerated().map { index, parameter in
        ParameterInfo(
          label: names.labels[index], name: parameter.name, type: stored(parameter.type))
      }, result: stored(site.result), owner: nominal, implementation: .required)
    function.isStatic = site.isClassMethod
    function.isObjectiveC = true
    function.objectiveCName = site.selector
    function.objectiveC = site.signature
    function.file = file(at: site.range)
    function.range = site.range
    return function
  }

  private func declare(requirement tree: Tree.Property, of nominal: Nominal) {
    let type = resolve(tree.type)
    let names = accessorNames(tree)
    func accessor(_ selector: String, _ parameters: [ObjectiveCType], _ result: ObjectiveCType)
      -> Function
    {
      let site = MethodSite(
        isClassMethod: false, selector: selector,
        parameters: parameters.map {
          MethodSite.Parameter(name: "newValue", type: $0, range: tree.name.range)
        }, result: result, returnsInstance: false, isVariadic: false, range: tree.name.range)
      let function = requirement(site, nominal)
      function.isOptional = tree.isOptional
      return function
    }
    let getter = accessor(names.getter, [], type)
    let setter = names.setter.map { accessor($0, [type], .void) }
    let property = Property(
      name: tree.name.text, type: stored(type), owner: nominal, isStatic: false,
      isConstant: false, storage: .computed(getter: getter, setter: setter))
    property.isSettable = setter != nil
    property.isObjectiveC = true
    property.objectiveC = ObjectiveCPropertySignature(
      type: type, getter: names.getter, setter: names.setter)
    property.range = tree.name.range
    nominal.add(.property(property), named: property.name)
    addRequirementView(of: property, tree, nominal)
  }

  /// The selectors of a property's accessors.
  func accessorNames(_ tree: Tree.Property) -> (getter: String, setter: String?) {
    let name = tree.name.text
    let getter = tree.attributes.first { $0.name.text == "getter" }?.value?.text ?? name
    if tree.has("readonly") { return (getter, nil) }
    let written = tree.attributes.first { $0.name.text == "setter" }?.value?.text
    return (getter, written ?? "set\(name.prefix(1).uppercased())\(name.dropFirst()):")
  }

  // MARK: Types of C

  private func declareType(_ declaration: Tree.Declaration) {
    switch declaration.kind {
    case .alias(let alias):
      let type = resolve(alias.type)
      if !work.declared.insert("typedef " + alias.name.text).inserted,
        module.objectiveC.types[alias.name.text].map(spelled) != spelled(type)
      {
        report(.redefinition(alias.name.text), alias.name.range)
      }
      module.objectiveC.types[alias.name.text] = type
      addAlias(alias.name.text, type)
    case .structure(let tree): declareStructure(tree)
    case .enumeration(let tree): declareEnumeration(tree)
    default: break
    }
  }

  /// Swift uses the name of a type, too.
  func addAlias(_ name: String, _ type: ObjectiveCType) {
    guard module.members[name] == nil else { return }
    switch type {
    case .number, .structure: module.members[name] = [.type(stored(type))]
    default: break
    }
  }

  func declareStructure(_ tree: Tree.Structure) {
    guard let fields = tree.fields else { return }
    reportDuplicate("struct " + tree.tag.text, tree.tag)
    var seen: Set<String> = []
    for field in fields where !seen.insert(field.name.text).inserted {
      report(.fault(.duplicateMember, field.name.text), field.name.range)
    }
    let nominal = Nominal(
      name: tree.tag.text.contains("(")
        ? work.structureNames[tree.tag.text] ?? tree.tag.text : tree.tag.text, kind: .structure,
      origin: .script(file(at: tree.tag.range), tree.tag.range))
    for field in fields {
      let type = resolve(field.type)
      let property = Property(
        name: field.name.text, type: stored(type), owner: nominal, isStatic: false,
        isConstant: false, storage: .field(nominal.storedProperties.count))
      property.objectiveC = ObjectiveCPropertySignature(type: type, getter: "", setter: nil)
      property.range = field.name.range
      nominal.storedProperties.append(property)
      nominal.add(.property(property), named: property.name)
    }
    let memberwise = Function(
      name: "init",
      parameters: nominal.storedProperties.map {
        ParameterInfo(label: $0.name, name: $0.name, type: $0.type)
      }, result: .nominal(nominal, []), owner: nominal, implementation: .memberwiseInitializer)
    memberwise.isInitializer = true
    nominal.add(.initializer(memberwise), named: "init")
    module.types.append(nominal)
    work.types.append(nominal)
    module.objectiveC.tags["struct " + tree.tag.text] = .structure(nominal)
  }

  /// Reports a C type that the same texts define twice.
  private func reportDuplicate(_ key: String, _ name: Tree.Name) {
    guard work.top == nil, scope.parent == nil, !work.declared.insert(key).inserted else { return }
    report(.redefinition(name.text), name.range)
  }

  func declareEnumeration(_ tree: Tree.Enumeration) {
    guard let constants = tree.constants else { return }
    reportDuplicate("enum " + tree.tag.text, tree.tag)
    let type: ObjectiveCType =
      tree.underlying.map { resolve($0) }
      ?? (tree.style == .plain ? .number(.integer(.int32)) : .number(.integer(.int)))
    module.objectiveC.tags["enum " + tree.tag.text] = type
    if tree.style != .plain {
      module.objectiveC.types[tree.tag.text] = type
    }
    var values: [(constant: Tree.Enumeration.Constant, value: Int64)] = []
    var next: Int64 = 0
    for constant in constants {
      if let written = constant.value {
        let value = check(written)
        if let number = value.constant {
          next = number
        } else if !value.isInvalid {
          report(.notConstant, written.range)
        }
      }
      add(enumerator: constant.name, next, type)
      values.append((constant, next))
      next &+= 1
    }
    if tree.style != .plain, work.top == nil, scope.parent == nil {
      declareInSwift(tree, values, type)
    }
  }

  private func add(enumerator name: Tree.Name, _ value: Int64, _ type: ObjectiveCType) {
    if work.top != nil || scope.parent != nil {
      scope.add(.constant(value, type), named: name.text)
      return
    }
    if !work.declared.insert("enumerator " + name.text).inserted {
      report(.fault(.duplicateEnumerator, name.text), name.range)
    }
    module.objectiveC.enumerators[name.text] = (value, type)
  }
}

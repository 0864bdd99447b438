import Records
import SourceTree
import TypedProgram

/// A type that a unit declares, or an extension, with its source.
struct TypeSite {
  let nominal: Nominal
  let declaration: Declaration
  let members: [Declaration]
  let inherited: [TypeExpression]
  let scope: Scope
  /// nil for the type's own declaration.
  let extending: ExtensionDeclaration?
  let requirements: [TypeRequirement]

  /// Whether something that it inherits from has generic arguments.
  var inheritsByArguments: Bool {
    inherited.contains { tree in
      if case .name(let name) = tree.kind { return !name.typeArguments.isEmpty }
      return false
    }
  }
}

extension Checker {
  /// Declares types, then their inheritance, then their members; other declarations of the top
  /// level with them. The code of all is checked later, by `checkBodies`.
  func declareTypes(_ declarations: [Declaration], in scope: Scope) {
    declareTypes([(declarations, scope)])
  }

  /// The same for the declarations of several files, each with its scope.
  func declareTypes(_ texts: [(declarations: [Declaration], scope: Scope)]) {
    let all = texts.flatMap { text in text.declarations.map { ($0, text.scope) } }
    var sites: [TypeSite] = []
    for (declaration, scope) in all { collect(declaration, outer: nil, in: scope, into: &sites) }
    declareAliases(sites, all)
    let ownTypes = sites.count
    for (declaration, scope) in all { collectExtension(declaration, in: scope, into: &sites) }
    // Those of extensions themselves are declared with them.
    declareAliases(sites.dropFirst(ownTypes).filter { $0.extending == nil }, [])
    for site in sites { constrain(site) }
    // The arguments of a generic superclass are checked by what they derive from.
    for site in sites where !site.inheritsByArguments { inherit(site) }
    for site in sites where site.inheritsByArguments { inherit(site) }
    for site in sites { refuseCircle(site) }
    let ordered = superclassesFirst(sites)
    for site in ordered { declareCases(site) }
    for (declaration, scope) in all { declareFunction(declaration, in: scope) }
    for site in ordered { declareMembers(site) }
    for site in ordered { declareImplied(site) }
    work.sites += ordered
  }

  /// Completes the work that requires all types: overrides, initializers, conformances.
  func finishTypes() {
    let sites = work.sites
    work.sites = []
    for site in sites { checkRecursion(site) }
    for site in sites { completeMemberwise(site) }
    for site in sites { checkOverrides(site) }
    for site in sites { checkInitializers(site) }
    checkConformances()
  }

  // MARK: - Collecting

  private func collect(
    _ declaration: Declaration, outer: Nominal?, in scope: Scope, into sites: inout [TypeSite]
  ) {
    guard case .type(let tree) = declaration.kind else { return }
    let nominal = Nominal(
      name: tree.name.text, kind: tree.kind.nominalKind,
      origin: .script(file(at: tree.name.range), tree.name.range))
    nominal.outer = outer
    nominal.declaration = tree
    nominal.isFinal = declaration.has(.final)
    nominal.isObjectiveC = declaration.attribute("objc") != nil
    // Protocols of Objective-C are for classes only.
    if nominal.kind == .protocol, nominal.isObjectiveC { nominal.isClassBound = true }
    nominal.exposesMembers = declaration.attribute("objcMembers") != nil
    nominal.genericParameters = tree.genericParameters.map {
      GenericParameterType(name: $0.name.text)
    }
    nominal.captureOuter()
    nominal.isIndirect =
      tree.kind == .enumeration
      && (declaration.has(.indirect) || tree.members.contains { $0.has(.indirect) })
    let type = relations.declaredType(of: nominal)
    if let outer {
      let own = nominal.capturesOuter ? type : .nominal(nominal, [])
      declare(.type(own), named: nominal.name, in: outer, at: tree.name.range)
    } else if isGlobal(scope) {
      declareGlobally(
        .type(.nominal(nominal, [])), named: nominal.name, at: tree.name.range,
        access: declaration.access)
    } else {
      declareLocally(nominal, type, in: scope, at: tree.name.range)
    }
    module.types.append(nominal)
    work.types.append(nominal)
    let inner = typeScope(of: nominal, in: scope)
    sites.append(
      TypeSite(
        nominal: nominal, declaration: declaration, members: tree.members,
        inherited: tree.inherited, scope: inner, extending: nil, requirements: []))
    for member in tree.members { collect(member, outer: nominal, in: inner, into: &sites) }
  }

  private func declareLocally(
    _ nominal: Nominal, _ type: Type, in scope: Scope, at range: SourceRange
  ) {
    if scope.entries[nominal.name] != nil { report(.redeclaration(nominal.name), range) }
    scope.add(.type(.nominal(nominal, [])), named: nominal.name)
  }

  /// Whether the declarations of a scope belong to the module.
  func isGlobal(_ scope: Scope) -> Bool {
    scope.context.owner == nil && scope.context.function == nil && scope.context.parent == nil
  }

  /// A scope with declarations only, in a file.
  func declarationScope(of owner: Nominal?, in file: SourceFile) -> Scope {
    Scope(
      parent: nil,
      context: FunctionContext(
        function: nil, parent: nil, file: file, result: nil, isThrowing: false,
        selfType: owner.map { selfType(of: $0) }, owner: owner, substitution: Substitution()))
  }

  /// The scope between a type's braces.
  func typeScope(of nominal: Nominal, in outer: Scope?) -> Scope {
    let scope = declarationScope(of: nominal, in: outer?.context.file ?? file(of: nominal))
    var local: [String: Type] = [:]
    var around = outer
    while let current = around {
      for (name, entry) in current.entries {
        if case .type(let type) = entry, local[name] == nil { local[name] = type }
      }
      around = current.parent
    }
    work.localTypes[ObjectIdentifier(nominal)] = local
    for (name, type) in local { scope.add(.type(type), named: name) }
    addGenericParameters(of: nominal, to: scope, Substitution())
    return scope
  }

  /// The type of `self` inside a type: a protocol's is any conforming type.
  func selfType(of nominal: Nominal) -> Type {
    if let parameter = nominal.selfParameter { return .parameter(parameter) }
    return relations.declaredType(of: nominal)
  }

  /// Adds names for the generic parameters of a type and of enclosing types.
  func addGenericParameters(of nominal: Nominal, to scope: Scope, _ substitution: Substitution) {
    if let outer = nominal.outer { addGenericParameters(of: outer, to: scope, substitution) }
    for parameter in nominal.genericParameters + nominal.associatedTypes {
      scope.add(
        .type(substitution.types[parameter] ?? .parameter(parameter)), named: parameter.name)
    }
  }

  // MARK: - Aliases and extensions

  /// Aliases may name each other in any order, so those that do not resolve yet wait.
  private func declareAliases(_ sites: [TypeSite], _ declarations: [(Declaration, Scope)]) {
    var waiting: [(name: Name, type: TypeExpression, owner: Nominal?, scope: Scope)] = []
    for (declaration, scope) in declarations {
      if case .alias(let name, let type) = declaration.kind {
        waiting.append((name, type, nil, scope))
      }
    }
    for site in sites {
      for member in site.members {
        switch member.kind {
        case .alias(let name, let type):
          waiting.append((name, type, site.nominal, site.scope))
        case .associatedType(let name, _): declareAssociatedType(name, member, site)
        default: break
        }
      }
    }
    // A name may refer to one further down: the rest is processed from the other end.
    var isStuck = false
    while !waiting.isEmpty {
      var left: [(name: Name, type: TypeExpression, owner: Nominal?, scope: Scope)] = []
      for alias in waiting {
        if !isStuck, trial({ resolve(alias.type, in: alias.scope) }).errors > 0 {
          left.append(alias)
          continue
        }
        let type = resolve(alias.type, in: alias.scope)
        if let owner = alias.owner {
          declare(.type(type), named: alias.name.text, in: owner, at: alias.name.range)
        } else if isGlobal(alias.scope) {
          declareGlobally(.type(type), named: alias.name.text, at: alias.name.range)
        } else {
          alias.scope.add(.type(type), named: alias.name.text)
        }
      }
      isStuck = left.count == waiting.count
      waiting =
        isStuck ? waiting.sorted { $0.name.range.start < $1.name.range.start } : left.reversed()
    }
  }

  private func declareAssociatedType(_ name: Name, _ member: Declaration, _ site: TypeSite) {
    guard site.nominal.kind == .protocol else {
      report(.notAllowedHere(.associatedType), member.range)
      return
    }
    let parameter = GenericParameterType(name: name.text)
    site.nominal.associatedTypes.append(parameter)
    declare(.type(.parameter(parameter)), named: name.text, in: site.nominal, at: name.range)
    site.scope.add(.type(.parameter(parameter)), named: name.text)
  }

  private func collectExtension(
    _ declaration: Declaration, in scope: Scope, into sites: inout [TypeSite]
  ) {
    guard case .extending(let tree) = declaration.kind else { return }
    guard isGlobal(scope) else {
      report(.notAllowedHere(.extending), declaration.range)
      return
    }
    guard let nominal = extendedNominal(tree.extended, in: scope) else { return }
    keep(nominal)
    if files.count > 1, declaration.access != .internal {
      work.privateExtensions.append(declaration.range)
    }
    let inner = typeScope(of: nominal, in: scope)
    let requirements = resolve(tree.requirements, in: inner)
    for member in tree.members {
      collect(member, outer: nominal, in: inner, into: &sites)
      if case .alias(let name, let type) = member.kind {
        declare(.type(resolve(type, in: inner)), named: name.text, in: nominal, at: name.range)
      }
    }
    sites.append(
      TypeSite(
        nominal: nominal, declaration: declaration, members: tree.members,
        inherited: tree.inherited, scope: inner, extending: tree,
        requirements: requirements + boundArguments(tree.extended, nominal, in: scope)))
  }

  /// `extension Array` names the declaration without arguments, which is not a whole type.
  private func extendedNominal(_ tree: TypeExpression, in scope: Scope) -> Nominal? {
    if case .name(let name) = tree.kind, name.typeArguments.isEmpty {
      if let nominal = genericNominal(named: name.text, in: scope) { return nominal }
    }
    let type = resolve(tree, in: scope)
    switch type {
    case .error: return nil
    case .nominal(let nominal, _): return nominal
    default:
      guard let nominal = library.declaration(of: type)?.nominal else {
        report(.notExtendable(type.description), tree.range)
        return nil
      }
      return nominal
    }
  }

  private func genericNominal(named name: String, in scope: Scope) -> Nominal? {
    for member in topLevel(name, nil, in: scope) {
      if case .type(.nominal(let nominal, _)) = member { return nominal }
      return nil
    }
    for nominal in [
      library.array, library.dictionary, library.set, library.optional, library.range,
      library.closedRange,
    ] where nominal.name == name { return nominal }
    if let nominal = library.protocols[name] { return nominal }
    return nil
  }

  /// `extension Array<Int>` and `extension [Int]` fix a parameter.
  private func boundArguments(
    _ tree: TypeExpression, _ nominal: Nominal, in scope: Scope
  ) -> [TypeRequirement] {
    if case .name(let name) = tree.kind, name.typeArguments.isEmpty { return [] }
    let (type, errors) = trial { resolve(tree, in: scope) }
    guard errors == 0, let arguments = library.declaration(of: type)?.arguments,
      arguments.count == nominal.genericParameters.count
    else { return [] }
    return zip(nominal.genericParameters, arguments).compactMap { parameter, argument in
      if argument == .parameter(parameter) { return nil }
      return TypeRequirement(subject: .parameter(parameter), isSameType: true, other: argument)
    }
  }

  func resolve(_ requirements: [GenericRequirement], in scope: Scope) -> [TypeRequirement] {
    requirements.map {
      TypeRequirement(
        subject: resolve($0.subject, in: scope), isSameType: $0.isSameType,
        other: resolve($0.other, in: scope))
    }
  }

  // MARK: - Members of a type

  /// Adds a member under its name: to a script's own type, or to the module's list for a type of
  /// the host or of the standard library.
  func declare(_ member: Member, named name: String, in nominal: Nominal, at range: SourceRange) {
    let known = relations.ownMembers(named: name, of: nominal)
    guard mayCheck(2 * known.count, range) else { return }
    for earlier in known where collides(member, earlier) {
      // A host type's member of the same name is hidden, like one of another module.
      guard nominal.isScript || isOfModule(earlier, named: name, of: nominal) else { continue }
      if areApart(member, earlier) { continue }
      // An extension's default implementation is listed next to the requirement.
      if earlier.isRequirement, !member.isRequirement { continue }
      report(.redeclaration(spelling(of: member, named: name)), range)
      return
    }
    work.members[ObjectIdentifier(nominal), default: []].append(member)
    if nominal.isScript {
      nominal.add(member, named: name)
    } else {
      module.extensionMembers[ObjectIdentifier(nominal), default: [:]][name, default: []]
        .append(member)
    }
  }

  private func isOfModule(_ member: Member, named name: String, of nominal: Nominal) -> Bool {
    (module.extensionMembers[ObjectIdentifier(nominal)]?[name] ?? []).contains {
      switch ($0, member) {
      case (.function(let left), .function(let right)): left === right
      case (.property(let left), .property(let right)): left === right
      case (.initializer(let left), .initializer(let right)): left === right
      case (.type(let left), .type(let right)): left == right
      default: false
      }
    }
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

extension TypeDeclaration.Kind {
  var nominalKind: Nominal.Kind {
    switch self {
    case .class: .class
    case .structure: .structure
    case .enumeration: .enumeration
    case .protocol: .protocol
    }
  }
}

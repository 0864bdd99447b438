import Records
import SourceTree
import TypedProgram

extension Checker {
  /// Declares the members of a type or an extension; their code is checked later.
  func declareMembers(_ site: TypeSite) {
    for member in site.members {
      switch member.kind {
      case .variable(let tree): declareProperties(tree, member, site)
      case .function(let tree): declareMethod(tree, member, site)
      case .initializer(let tree): declareInitializer(tree, member, site)
      case .subscripting(let tree): declareSubscript(tree, member, site)
      case .deinitializer(let body): declareDeinitializer(body, member, site)
      case .extending: report(.notAllowedHere(.extending), member.range)
      case .enumCases:
        if site.nominal.kind != .enumeration || site.extending != nil {
          report(.notAllowedHere(.enumCase), member.range)
        }
      case .type:
        if site.nominal.kind == .protocol { report(.notAllowedHere(.type), member.range) }
      case .alias, .associatedType: break
      }
    }
  }

  // MARK: - Methods

  private func declareMethod(
    _ tree: FunctionDeclaration, _ declaration: Declaration, _ site: TypeSite
  ) {
    let nominal = site.nominal
    let function = makeFunction(
      tree, declaration, owner: nominal, in: site.scope, requirements: site.requirements)
    if site.extending != nil, site.declaration.isObjectiveC { function.isObjectiveC = true }
    if nominal.kind == .protocol, site.extending == nil, let body = tree.body {
      report(.bodyInProtocol(.instanceMethod), body.range)
    }
    checkModifiers(
      declaration, function.range, function.isStatic ? .staticMethod : .instanceMethod, site)
    if isMessageOverride(function, site) {
      declareHostOverride(.function(function), named: function.name, site)
    } else {
      declare(.function(function), named: function.name, in: nominal, at: tree.name.range)
    }
    checkLater(function)
  }

  /// Whether an extension overrides a message of the host's class that it extends.
  func isMessageOverride(_ function: Function, _ site: TypeSite) -> Bool {
    function.isOverride && site.extending != nil && !site.nominal.isScript
      && site.nominal.kind == .class
  }

  /// Adds an override in an extension of a class of the host, which is not a new member: it
  /// replaces the inherited one.
  func declareHostOverride(_ member: Member, named name: String, _ site: TypeSite) {
    for (earlierRange, earlier) in work.overrides[ObjectIdentifier(site.nominal)] ?? []
    where earlier.name == member.name && collides(member, earlier) {
      report(
        .redeclaration(spelling(of: member, named: name)), site.declaration.range,
        notes: [CodeNote(.declaration(.declaredHere(name)), earlierRange)])
      return
    }
    work.overrides[ObjectIdentifier(site.nominal), default: []]
      .append((site.declaration.range, member))
    module.hostOverrides.removeAll { type, earlier in
      type === site.nominal && collides(member, earlier) && earlier.name == member.name
    }
    module.hostOverrides.append((site.nominal, member))
    work.members[ObjectIdentifier(site.nominal), default: []].append(member)
  }

  /// Checks modifiers that have no meaning here.
  func checkModifiers(
    _ declaration: Declaration, _ range: SourceRange, _ kind: DeclarationKind, _ site: TypeSite
  ) {
    let isClass = site.nominal.kind == .class
    if let modifier = declaration.modifier(.override), !isClass {
      report(
        .overrideOutsideClass, modifier.range,
        fixIt: CodeFixIt(modifier.range, ""))
    }
    if let modifier = declaration.modifier(.class), !isClass {
      report(
        .modifierNotAllowed("class", on: kind), modifier.range,
        fixIt: CodeFixIt(modifier.range, "static"))
    }
    if let modifier = declaration.modifier(.mutating), isClass {
      report(
        .modifierNotAllowed("mutating", on: kind), modifier.range,
        fixIt: CodeFixIt(modifier.range, ""))
    }
    if let modifier = declaration.modifier(.required), kind != .initializer {
      report(.modifierNotAllowed("required", on: kind), modifier.range)
    }
    if let modifier = declaration.modifier(.convenience), kind != .initializer {
      report(.modifierNotAllowed("convenience", on: kind), modifier.range)
    }
  }

  // MARK: - Subscripts

  private func declareSubscript(
    _ tree: SubscriptDeclaration, _ declaration: Declaration, _ site: TypeSite
  ) {
    let nominal = site.nominal
    let inner = Scope(parent: site.scope, context: site.scope.context)
    let generics = genericParameters(tree.genericParameters, in: inner)
    let own = resolve(tree.requirements, in: inner)
    constrain(by: own.filter { requirement in generics.contains { requirement.mentions($0) } })
    let indices = parameters(tree.parameters, in: inner)
    let type = resolve(tree.result, in: inner)
    func complete(_ accessor: Function) {
      accessor.genericParameters = generics
      accessor.requirements += own
    }
    let isRequirement = nominal.kind == .protocol && site.extending == nil
    let getter = Function(
      name: "subscript", parameters: indices, result: type, owner: nominal,
      implementation: isRequirement ? .required : .script)
    getter.isMutating = tree.accessors.getter?.isMutating == true && nominal.kind != .class
    finish(getter, tree.accessors.getter, .getter, declaration, site, tree.parameters)
    complete(getter)
    var setter: Function?
    if let written = tree.accessors.setter {
      let name = written.parameter ?? "newValue"
      let made = Function(
        name: "subscript",
        parameters: indices + [ParameterInfo(label: nil, name: name, type: type)], result: .void,
        owner: nominal, implementation: isRequirement ? .required : .script)
      made.isMutating = nominal.kind != .class
      finish(made, written, .setter, declaration, site, tree.parameters)
      complete(made)
      setter = made
    }
    if tree.accessors.getter == nil {
      report(
        .setterWithoutGetter("subscript"), tree.accessors.setter?.range ?? declaration.range)
    }
    let member = SubscriptMember(
      parameters: indices, type: type, owner: nominal, getter: getter, setter: setter)
    member.isStatic = declaration.has(.static) || declaration.has(.class)
    member.requirements = site.requirements
    checkModifiers(declaration, declaration.range, .subscripting, site)
    declare(.subscripting(member), named: "subscript", in: nominal, at: declaration.range)
  }

  /// Sets the attributes that accessors inherit from their declaration, and their code.
  func finish(
    _ function: Function, _ accessor: Accessors.Accessor?, _ kind: DeclarationKind,
    _ declaration: Declaration, _ site: TypeSite, _ parameters: [Parameter] = []
  ) {
    apply(declaration, to: function)
    function.isStatic = declaration.has(.static) || declaration.has(.class)
    function.requirements = site.requirements
    function.range = accessor?.range ?? declaration.range
    guard let body = accessor?.body else {
      if accessor != nil, site.nominal.kind != .protocol || site.extending != nil {
        report(.missingBody(kind), function.range)
      }
      return
    }
    function.source = FunctionSource(
      .block(body), kind: kind, parameters: parameters, localTypes: localTypes(of: site.nominal))
    checkLater(function)
  }

  private func declareDeinitializer(
    _ body: Block, _ declaration: Declaration, _ site: TypeSite
  ) {
    let range = SourceRange(declaration.range.start, declaration.range.start + 6)
    guard site.nominal.kind == .class, site.extending == nil else {
      report(.deinitOutsideClass, range)
      return
    }
    let function = Function(
      name: "deinit", parameters: [], result: .void, owner: site.nominal, implementation: .script)
    apply(declaration, to: function)
    function.range = range
    function.source = FunctionSource(
      .block(body), kind: .deinitializer, localTypes: localTypes(of: site.nominal))
    declare(.function(function), named: "deinit", in: site.nominal, at: range)
    checkLater(function)
  }
}

extension Member {
  /// The base name; empty for types.
  var name: String {
    switch self {
    case .function(let function), .initializer(let function): function.name
    case .property(let property): property.name
    case .enumCase(let enumCase): enumCase.name
    case .subscripting: "subscript"
    case .type: ""
    }
  }
}

import Records
import SourceTree
import TypedProgram

extension Checker {
  func declareInitializer(
    _ tree: InitializerDeclaration, _ declaration: Declaration, _ site: TypeSite
  ) {
    let nominal = site.nominal
    let scope = Scope(parent: site.scope, context: site.scope.context)
    let generics = genericParameters(tree.genericParameters, in: scope)
    let own = resolve(tree.requirements, in: scope)
    constrain(by: own.filter { requirement in generics.contains { requirement.mentions($0) } })
    let type = selfType(of: nominal)
    let function = Function(
      name: "init", parameters: parameters(tree.parameters, in: scope),
      result: tree.isFailable ? .optional(type) : type, owner: nominal,
      implementation: tree.body == nil ? .required : .script)
    apply(declaration, to: function)
    function.genericParameters = generics
    function.requirements =
      site.requirements
      + own.filter { requirement in
        requirement.isSameType || !generics.contains { requirement.subject == .parameter($0) }
      }
    function.isInitializer = true
    function.isFailable = tree.isFailable
    function.isThrowing = tree.isThrowing
    function.isRethrowing = tree.isRethrowing
    function.range = tree.nameRange
    if let body = tree.body {
      function.source = FunctionSource(
        .block(body), kind: .initializer, parameters: tree.parameters,
        localTypes: localTypes(of: nominal))
    }
    checkModifiers(declaration, tree.nameRange, .initializer, site)
    checkDelegation(function, tree, declaration, site)
    declare(.initializer(function), named: "init", in: nominal, at: tree.nameRange)
    checkLater(function)
  }

  private func checkDelegation(
    _ function: Function, _ tree: InitializerDeclaration, _ declaration: Declaration,
    _ site: TypeSite
  ) {
    let nominal = site.nominal
    guard let body = tree.body else {
      if nominal.kind != .protocol { report(.missingBody(.initializer), tree.nameRange) }
      return
    }
    let calls = InitializerCalls(body)
    guard nominal.kind == .class else {
      if let modifier = declaration.modifier(.convenience) {
        report(
          .convenienceOutsideClass(nominal.name), modifier.range,
          fixIt: CodeFixIt(modifier.range, ""))
      }
      // In structures and enumerations, an initializer that delegates to another one.
      function.isConvenience = calls.toSelf != nil
      return
    }
    if function.isConvenience {
      if let range = calls.toSuper { report(.convenienceCallsSuper, range) }
      return
    }
    if site.extending != nil {
      report(
        .designatedInExtension(nominal.name), tree.nameRange,
        fixIt: CodeFixIt(
          SourceRange(tree.nameRange.start, tree.nameRange.start), "convenience "))
      function.isConvenience = true
    } else if calls.toSelf != nil {
      report(
        .designatedDelegates(nominal.name), tree.nameRange,
        fixIt: CodeFixIt(
          SourceRange(tree.nameRange.start, tree.nameRange.start), "convenience "))
      function.isConvenience = true
    }
  }

  // MARK: - Implicit declarations

  /// Declares inherited and default initializers of classes, and the implicit members of
  /// enumerations.
  func declareImplied(_ site: TypeSite) {
    guard site.extending == nil else { return }
    switch site.nominal.kind {
    case .class: inheritInitializers(site.nominal)
    case .enumeration: declareRawValues(site.nominal)
    default: break
    }
  }

  /// The implicit initializers of a class. A class of the host has no others: objects of its
  /// superclass's would not be of the class.
  func initializers(of nominal: Nominal) -> [Function] {
    relations.ownMembers(named: "init", of: nominal).compactMap { member -> Function? in
      if case .initializer(let function) = member { return function }
      return nil
    }
  }

  private func inheritInitializers(_ nominal: Nominal) {
    let own = initializers(of: nominal)
    let hasDesignated = own.contains { !$0.isConvenience }
    guard let above = nominal.superclassNominal else {
      if !hasDesignated, !hasValuelessProperties(nominal) { addDefaultInitializer(nominal) }
      return
    }
    if !hasDesignated, hasValuelessProperties(nominal) { return }
    let inherited = initializers(of: above)
    let designated = inherited.filter { !$0.isConvenience }
    func answers(_ function: Function) -> Bool {
      own.contains { matching.isSameSignature($0, function, of: nominal) }
    }
    if !hasDesignated {
      for function in designated where !answers(function) { inherit(function, by: nominal) }
    }
    guard !hasDesignated || designated.allSatisfy(answers) else { return }
    for function in inherited where function.isConvenience && !answers(function) {
      inherit(function, by: nominal)
    }
  }

  private func inherit(_ above: Function, by nominal: Nominal) {
    let substitution =
      above.owner.map { relations.substitution(from: nominal, to: $0) }
      ?? Substitution()
    let type = relations.declaredType(of: nominal)
    let function = Function(
      name: "init",
      parameters: above.parameters.map { parameter in
        var copy = ParameterInfo(
          label: parameter.label, name: parameter.name,
          type: parameter.type.replacing(substitution))
        copy.defaultValue = parameter.defaultValue
        copy.isInout = parameter.isInout
        copy.isVariadic = parameter.isVariadic
        copy.isEscaping = parameter.isEscaping
        return copy
      }, result: above.isFailable ? .optional(type) : type, owner: nominal,
      implementation: .inheritedInitializer(above))
    function.file = above.file ?? file(of: nominal)
    function.isInitializer = true
    function.isFailable = above.isFailable
    function.isThrowing = above.isThrowing
    function.isConvenience = above.isConvenience
    function.isRequired = above.isRequired
    function.isImplicitlyUnwrapped = above.isImplicitlyUnwrapped
    if above.viewed?.isFactory == true { function.viewed = above.viewed }
    function.genericParameters = above.genericParameters
    function.access = above.access
    function.overridden = above
    function.source = FunctionSource(.made { _, _, _ in [] }, kind: .initializer)
    makeSpecializable(function)
    nominal.add(.initializer(function), named: "init")
  }

  private func addDefaultInitializer(_ nominal: Nominal) {
    let function = Function(
      name: "init", parameters: [], result: relations.declaredType(of: nominal), owner: nominal,
      implementation: .script)
    function.file = file(of: nominal)
    function.isInitializer = true
    if let range = nominal.declaration?.name.range { function.range = range }
    function.source = FunctionSource(.made { _, _, _ in [] }, kind: .initializer)
    nominal.add(.initializer(function), named: "init")
    checkLater(function)
  }

  /// Whether a stored property is written without a value; types are not known yet.
  private func hasValuelessProperties(_ nominal: Nominal) -> Bool {
    !valueless(nominal).isEmpty
  }

  private func valueless(_ nominal: Nominal) -> [(name: String, range: SourceRange)] {
    var found: [(name: String, range: SourceRange)] = []
    for member in nominal.declaration?.members ?? [] {
      guard case .variable(let tree) = member.kind, !member.has(.static), !member.has(.class),
        !member.has(.override)
      else { continue }
      for binding in tree.bindings {
        guard case .name(let name) = binding.pattern.kind, binding.value == nil,
          binding.accessors?.getter == nil, binding.accessors?.setter == nil
        else { continue }
        if !tree.isConstant, binding.type?.isOptionalSyntax == true { continue }
        if !tree.isConstant, let type = binding.type, isOptionalAlias(type, nominal) { continue }
        found.append((name, binding.pattern.range))
      }
    }
    return found
  }

  private func isOptionalAlias(_ type: TypeExpression, _ nominal: Nominal) -> Bool {
    trial { resolve(type, in: typeScope(of: nominal, in: nil)) }.result.isOptional
  }

  /// The initializer of a structure with a parameter for each stored property, once their types
  /// are known.
  func completeMemberwise(_ site: TypeSite) {
    let nominal = site.nominal
    guard site.extending == nil, nominal.kind == .structure, nominal.isScript,
      work.types.contains(nominal),
      work.fieldsWaiting[ObjectIdentifier(nominal), default: 0] == 0,
      !site.members.contains(where: { $0.isInitializer }),
      work.memberwise.insert(ObjectIdentifier(nominal)).inserted
    else { return }
    let fields = nominal.storedProperties.filter { !($0.isConstant && $0.initializer != nil) }
    let function = Function(
      name: "init",
      parameters: fields.map { field in
        var parameter = ParameterInfo(label: field.name, name: field.name, type: field.type)
        if let initializer = field.initializer, !field.isLazy {
          parameter.defaultValue = .function(initializer)
        } else if field.hasValue {
          parameter.defaultValue = .zero
        }
        parameter.range = field.range
        parameter.isEscaping = true
        return parameter
      }, result: relations.declaredType(of: nominal), owner: nominal,
      implementation: .memberwiseInitializer)
    function.file = file(of: nominal)
    function.isInitializer = true
    function.access =
      fields.contains { $0.access == .private }
        && fields.contains {
          $0.access == .private && !$0.hasValue
        } ? .fileprivate : .internal
    function.source = FunctionSource(.made { _, _, _ in [] }, kind: .initializer)
    makeSpecializable(function)
    nominal.add(.initializer(function), named: "init")
  }

  // MARK: - Rules

  func checkInitializers(_ site: TypeSite) {
    let nominal = site.nominal
    guard nominal.kind == .class, site.extending == nil, let tree = nominal.declaration else {
      return
    }
    if initializers(of: nominal).isEmpty, !inheritsUnknown(nominal), !isMadeByHost(nominal) {
      let notes = valueless(nominal).map {
        CodeNote(.declaration(.propertyHasNoValue($0.name)), $0.range)
      }
      report(.noInitializers(nominal.name), tree.name.range, notes: notes)
    }
    checkRequired(nominal, tree)
  }

  /// Whether the host alone makes objects of the class that it derives from: a class may be
  /// declared, but no instance can be made.
  private func isMadeByHost(_ nominal: Nominal) -> Bool {
    guard let above = nominal.lineage.first(where: { !$0.isScript }), valueless(nominal).isEmpty
    else { return false }
    return initializers(of: above).isEmpty
  }

  private func checkRequired(_ nominal: Nominal, _ tree: TypeDeclaration) {
    guard let above = nominal.superclassNominal else { return }
    let own = initializers(of: nominal)
    for function in initializers(of: above) where function.isRequired {
      if own.contains(where: { matching.isSameSignature($0, function, of: nominal) }) { continue }
      let place = placeOfInitializer(tree)
      let signature = function.parameters.map {
        "\($0.label ?? "_")\($0.label == $0.name ? "" : " \($0.name)"): \($0.type)"
      }.joined(separator: ", ")
      let body = "fatalError(\"\(function.fullName) has not been implemented\")"
      let text =
        "  required init\(function.isFailable ? "?" : "")(\(signature)) {\n    \(body)\n  }\n"
      report(
        .requiredInitializerMissing(
          function.fullName, of: function.owner?.name ?? above.name),
        place.shown, fixIt: CodeFixIt(SourceRange(place.line, place.line), text))
    }
  }

  /// The line after a class's last initializer, or after its opening brace, as the place of another
  /// one; and the code there now.
  private func placeOfInitializer(_ tree: TypeDeclaration) -> (line: Int, shown: SourceRange) {
    let file = file(at: tree.bodyRange)
    let text = Array(file.text.utf8)
    let last = tree.members.last { $0.isInitializer }?.range.end ?? tree.bodyRange.start
    let limit = min(tree.bodyRange.end - file.offset, text.count)
    guard let newline = text[min(last - file.offset, limit)..<limit].firstIndex(of: 0x0A) else {
      let brace = max(tree.bodyRange.end - 1, tree.bodyRange.start)
      return (brace, SourceRange(brace, tree.bodyRange.end))
    }
    let line = newline + 1
    var start = line
    while start < limit, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    let end = start + (start < limit && text[start] != 0x0A ? 1 : 0)
    return (line + file.offset, SourceRange(start + file.offset, end + file.offset))
  }
}

extension Property {
  /// Whether a stored property has a value before any initializer assigns one.
  var hasValue: Bool {
    initializer != nil || (!isConstant && type.isOptional) || isLazy
  }
}

extension TypeExpression {
  var isOptionalSyntax: Bool {
    switch kind {
    case .optional, .implicitlyUnwrapped: true
    case .name(let name): name.text == "Optional"
    default: false
    }
  }
}

extension Declaration {
  var isInitializer: Bool {
    if case .initializer = kind { return true }
    return false
  }
}

/// Finds the first calls of other initializers in an initializer's braces.
struct InitializerCalls: BodyVisitor {
  private(set) var toSelf: SourceRange?
  private(set) var toSuper: SourceRange?

  init(_ block: Block) { walk(block) }

  mutating func enter(_ expression: Expression) -> Bool {
    guard case .call(let callee, _) = expression.kind,
      case .member(let base?, let name) = callee.kind, name.text == "init"
    else { return true }
    if case .selfReference = base.kind { toSelf = toSelf ?? expression.range }
    if case .superReference = base.kind { toSuper = toSuper ?? expression.range }
    return true
  }

  func enter(_ closure: Closure) -> Bool { false }
}

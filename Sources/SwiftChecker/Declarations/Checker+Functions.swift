import Records
import SourceTree
import TypedProgram

extension Checker {
  /// Declares a function of the top level; all other kinds are declared elsewhere or not permitted.
  func declareFunction(_ declaration: Declaration, in scope: Scope) {
    switch declaration.kind {
    case .function(let tree):
      guard isGlobal(scope) else { return }
      // Most often a method that was pasted without its class.
      if let modifier = declaration.modifier(.override) {
        report(.overrideOutsideClass, modifier.range, fixIt: CodeFixIt(modifier.range, ""))
      }
      let function = makeFunction(tree, declaration, owner: nil, in: scope)
      declareGlobally(
        .function(function), named: function.name, at: tree.name.range, access: function.access)
      checkLater(function)
    case .initializer(let tree): report(.notAllowedHere(.initializer), tree.nameRange)
    case .deinitializer: report(.notAllowedHere(.deinitializer), declaration.range)
    case .subscripting: report(.notAllowedHere(.subscripting), declaration.range)
    case .enumCases: report(.notAllowedHere(.enumCase), declaration.range)
    case .associatedType: report(.notAllowedHere(.associatedType), declaration.range)
    case .variable, .type, .extending, .alias: break
    }
  }

  /// Creates a function of the top level, a method or an operator from its source.
  func makeFunction(
    _ tree: FunctionDeclaration, _ declaration: Declaration, owner: Nominal?, in scope: Scope,
    requirements: [TypeRequirement] = []
  ) -> Function {
    let inner = Scope(parent: scope, context: scope.context)
    let generics = genericParameters(tree.genericParameters, in: inner)
    let opaque = opaqueParameters(tree.parameters, in: inner)
    let (own, kinds) = withoutKinds(resolve(tree.requirements, in: inner), generics)
    constrain(by: own.filter { requirement in generics.contains { requirement.mentions($0) } })
    let function = Function(
      name: tree.name.text,
      parameters: parameters(
        tree.parameters, in: inner, isOperator: tree.isOperator, opaque: opaque.types),
      result: tree.result.map { resolve($0, in: inner) } ?? .void, owner: owner,
      implementation: tree.body == nil ? .required : .script)
    function.genericParameters =
      generics.filter { !kinds.contains($0) } + opaque.types.compactMap(\.self)
    function.requirements =
      requirements + opaque.requirements
      + own.filter { requirement in
        requirement.isSameType || !generics.contains { requirement.subject == .parameter($0) }
      }
    function.isThrowing = tree.isThrowing
    function.isRethrowing = tree.isRethrowing
    function.isStatic = declaration.has(.static) || declaration.has(.class)
    function.takesType =
      function.isStatic && owner?.kind == .class && !tree.isOperator && tree.body != nil
    function.returnsSelf = owner?.kind == .class && tree.result?.isSelf == true
    function.isMutating = declaration.has(.mutating)
    if case .implicitlyUnwrapped? = tree.result?.kind { function.isImplicitlyUnwrapped = true }
    function.isDiscardable = declaration.attribute("discardableResult") != nil
    apply(declaration, to: function)
    checkObjectiveC(declaration, owner)
    // `static` is `final class`.
    if owner?.kind == .class, declaration.has(.static) { function.isFinal = true }
    function.range = tree.name.range
    let kind = kind(of: function, declaration)
    if let body = tree.body {
      function.source = FunctionSource(
        .block(body), kind: kind, parameters: tree.parameters, localTypes: localTypes(of: owner))
    } else if owner?.kind != .protocol {
      report(.missingBody(kind), tree.name.range)
    }
    checkOperator(tree, owner, function)
    return function
  }

  func localTypes(of owner: Nominal?) -> [String: Type] {
    owner.flatMap { work.localTypes[ObjectIdentifier($0)] } ?? [:]
  }

  /// `@objc` is for members of classes and protocols alone.
  private func checkObjectiveC(_ declaration: Declaration, _ owner: Nominal?) {
    guard let attribute = declaration.attribute("objc") ?? declaration.attribute("IBAction"),
      owner.map({ $0.kind != .class && $0.kind != .protocol }) ?? true
    else { return }
    report(
      .objectiveCOutsideClass(attribute.name), attribute.range,
      fixIt: CodeFixIt(attribute.range, ""))
  }

  private func checkOperator(
    _ tree: FunctionDeclaration, _ owner: Nominal?, _ function: Function
  ) {
    guard tree.isOperator else { return }
    if owner != nil, !function.isStatic {
      report(
        .operatorOutsideType(tree.name.text), tree.name.range,
        fixIt: CodeFixIt(SourceRange(tree.name.range.start, tree.name.range.start), ""))
    }
    if function.parameters.count != 2, tree.name.text != "-", tree.name.text != "!" {
      report(.operatorParameters(tree.name.text), tree.name.range)
    }
  }

  func kind(of function: Function, _ declaration: Declaration) -> DeclarationKind {
    if function.isInitializer { return .initializer }
    guard function.owner != nil else { return .globalFunction }
    if declaration.has(.class) { return .classMethod }
    return function.isStatic ? .staticMethod : .instanceMethod
  }

  /// Modifiers that methods, initializers and accessors share.
  func apply(_ declaration: Declaration, to function: Function) {
    function.file = file(at: declaration.range)
    function.isOverride = declaration.has(.override)
    function.isFinal = declaration.has(.final)
    function.isRequired = declaration.has(.required)
    function.isConvenience = declaration.has(.convenience)
    function.access = declaration.access
    function.isOptional = declaration.has(.optional)
    function.isObjectiveC = declaration.isObjectiveC
    function.objectiveCName = declaration.attribute("objc")?.arguments
  }

  func genericParameters(
    _ trees: [GenericParameter], in scope: Scope
  ) -> [GenericParameterType] {
    let parameters = trees.map { GenericParameterType(name: $0.name.text) }
    for parameter in parameters { scope.add(.type(.parameter(parameter)), named: parameter.name) }
    for (parameter, tree) in zip(parameters, trees) {
      if let constraint = tree.constraint {
        parameter.constraints += constraints(constraint, in: scope)
      }
    }
    return parameters
  }

  /// The requirements of a function, with the kinds of anchors that only `Anchor:
  /// NSLayoutAnchor<Kind>` names: no argument determines them, and none has to.
  private func withoutKinds(
    _ requirements: [TypeRequirement], _ generics: [GenericParameterType]
  ) -> (requirements: [TypeRequirement], kinds: [GenericParameterType]) {
    var kinds: [GenericParameterType] = []
    let plain = requirements.map { requirement in
      guard !requirement.isSameType, case .parameter(let kind) = requirement.other,
        generics.contains(kind), let anchor = kind.constraints.last
      else { return requirement }
      kinds.append(kind)
      return TypeRequirement(subject: requirement.subject, isSameType: false, other: anchor)
    }
    return (plain, kinds)
  }

  private func constraints(_ tree: TypeExpression, in scope: Scope) -> [Type] {
    guard case .composition(let parts) = tree.kind else { return [resolve(tree, in: scope)] }
    return parts.flatMap { constraints($0, in: scope) }
  }

  /// An operator's operands have no labels, even if there are written ones.
  func parameters(
    _ trees: [Parameter], in scope: Scope, isOperator: Bool = false,
    opaque: [GenericParameterType?] = []
  ) -> [ParameterInfo] {
    var names: Set<String> = []
    return trees.enumerated().map { index, tree in
      if tree.name != "_", !names.insert(tree.name).inserted {
        report(.duplicateParameter(tree.name), tree.range)
      }
      let generic = index < opaque.count ? opaque[index] : nil
      return parameter(
        tree, label: isOperator ? nil : tree.label, type: generic.map { .parameter($0) },
        in: scope)
    }
  }

  /// The generic parameters of `some P`, by the numbers of the parameters, with the associated
  /// types in arguments such as `some Sequence<String>`.
  private func opaqueParameters(
    _ trees: [Parameter], in scope: Scope
  ) -> (types: [GenericParameterType?], requirements: [TypeRequirement]) {
    var requirements: [TypeRequirement] = []
    let types = trees.map { tree -> GenericParameterType? in
      guard case .opaque(let constraint) = tree.type.kind else { return nil }
      guard case .name(let name) = constraint.kind, !name.typeArguments.isEmpty else {
        return GenericParameterType(
          name: "some \(tree.name)", constraints: constraints(constraint, in: scope))
      }
      let plain = TypeExpression(.name(Name(name.text, name.range)), constraint.range)
      let type = resolve(plain, in: scope)
      let parameter = GenericParameterType(name: "some \(name.text)", constraints: [type])
      guard case .nominal(let nominal, _) = type else { return parameter }
      for (associated, argument) in zip(nominal.associatedTypes, name.typeArguments) {
        requirements.append(
          TypeRequirement(
            subject: .parameter(parameter.member(associated)), isSameType: true,
            other: resolve(argument, in: scope)))
      }
      return parameter
    }
    return (types, requirements)
  }

  private func parameter(
    _ tree: Parameter, label: String?, type generic: Type?, in scope: Scope
  ) -> ParameterInfo {
    var written = tree.type
    var isInout = false
    var isVariadic = false
    var isAutoclosure = false
    switch written.kind {
    case .inoutType(let inner): (written, isInout) = (inner, true)
    case .variadic(let inner): (written, isVariadic) = (inner, true)
    case .autoclosure(let inner): (written, isAutoclosure) = (inner, true)
    default: break
    }
    let type = generic ?? resolve(written, in: scope)
    var info = ParameterInfo(
      label: label, name: tree.name, type: isVariadic ? .array(type) : type)
    info.isInout = isInout
    info.isVariadic = isVariadic
    info.isAutoclosure = isAutoclosure
    info.isEscaping = tree.isEscaping
    info.range = tree.range
    info.defaultValue = tree.defaultValue.map { .tree($0) }
    return info
  }
}

extension TypeExpression {
  /// Whether it is `Self`, or an optional of it.
  fileprivate var isSelf: Bool {
    switch kind {
    case .name(let name): name.text == "Self"
    case .optional(let inner), .implicitlyUnwrapped(let inner): inner.isSelf
    default: false
    }
  }
}

extension FunctionDeclaration {
  var isOperator: Bool {
    guard let first = name.text.first else { return false }
    return !first.isLetter && first != "_" && first != "`"
  }
}

extension Declaration {
  /// Whether an attribute makes it Objective-C's.
  var isObjectiveC: Bool {
    ["objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable"].contains {
      attribute($0) != nil
    }
  }

  var access: Access {
    for modifier in modifiers {
      switch modifier.kind {
      case .private: return .private
      case .fileprivate: return .fileprivate
      default: break
      }
    }
    return .internal
  }
}

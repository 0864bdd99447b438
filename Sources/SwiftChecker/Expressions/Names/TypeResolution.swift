import Records
import SourceTree
import TypedProgram

/// The resolution of written types.
extension Checker {
  /// Resolves a written type; returns `.error` after a report.
  func resolve(_ type: TypeExpression, in scope: Scope) -> Type {
    guard mayCheck(20, type.range) else { return .error }
    let resolved = resolveParts(of: type, in: scope)
    guard resolved.isTooLarge else { return resolved }
    report(.typeTooLarge(most: Type.mostParts), type.range)
    return .error
  }

  private func resolveParts(of type: TypeExpression, in scope: Scope) -> Type {
    switch type.kind {
    case .invalid: return .error
    case .name(let name): return resolve(name, in: scope)
    case .member(let base, let name): return resolve(name, memberOf: base, in: scope)
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      return resolve(wrapped, in: scope).inside { .optional($0) }
    case .array(let element), .variadic(let element):
      return resolve(element, in: scope).inside { .array($0) }
    case .dictionary(let key, let value):
      let keyType = hashable(resolve(key, in: scope), "Dictionary", key.range)
      let valueType = resolve(value, in: scope)
      return keyType.isError || valueType.isError ? .error : .dictionary(keyType, valueType)
    case .tuple(let elements):
      let parts = elements.map { TupleTypeElement($0.label, resolve($0.type, in: scope)) }
      if parts.contains(where: { $0.type.isError }) { return .error }
      return parts.count == 1 ? parts[0].type : .tuple(parts)
    case .function(let parameters, let result, let isThrowing):
      let parts = parameters.map { element in
        if case .inoutType(let inner) = element.type.kind {
          return FunctionTypeParameter(resolve(inner, in: scope), isInout: true)
        }
        return FunctionTypeParameter(resolve(element.type, in: scope))
      }
      let resultType = resolve(result, in: scope)
      if resultType.isError || parts.contains(where: { $0.type.isError }) { return .error }
      return .function(FunctionType(parts, resultType, isThrowing: isThrowing))
    case .existential(let inner), .opaque(let inner), .inoutType(let inner),
      .autoclosure(let inner):
      return resolve(inner, in: scope)
    case .composition(let parts): return composition(parts, in: scope)
    case .metatype(let inner): return resolve(inner, in: scope).inside { .metatype($0) }
    }
  }

  /// A composition: a protocol that inherits from all its parts, and has the members of the class
  /// among them.
  private func composition(_ trees: [TypeExpression], in scope: Scope) -> Type {
    let types = trees.map { resolve($0, in: scope) }
    if types.contains(where: \.isError) { return .error }
    var parts: [Type] = []
    for type in types.flatMap(\.compositionParts)
    where !parts.contains(type) && (type.isClassType || type.isProtocol) { parts.append(type) }
    guard parts.count > 1 else { return parts.first ?? types.first ?? .any }
    if let known = module.compositions[parts] { return .nominal(known, []) }
    let nominal = Nominal(
      name: parts.map(\.constraintName).joined(separator: " & "), kind: .protocol,
      origin: .script(files[0], SourceRange(0, 0)))
    nominal.parts = parts
    nominal.protocols = parts.filter(\.isProtocol)
    nominal.superclass = parts.first(where: \.isClassType)
    nominal.isClassBound =
      types.contains(.anyObject) || parts.contains { $0.isClassType || isReference($0) }
    module.compositions[parts] = nominal
    return .nominal(nominal, [])
  }

  private func hashable(_ type: Type, _ container: String, _ range: SourceRange) -> Type {
    guard !type.isError, !type.hasParameters, !type.hasVariables,
      !relations.conforms(type, toNamed: "Hashable")
    else {
      return type
    }
    report(.doesNotConform(type: "\(type)", to: "Hashable"), range)
    return .error
  }

  private func resolve(_ name: Name, in scope: Scope) -> Type {
    guard let found = findType(name.text, in: scope) else {
      if reportOldType(name) { return .error }
      if reportUnavailable(name) { return .error }
      let suggestions =
        ForeignWords.type(name.text).map { [$0] } ?? near(name.text, among: typeNames(in: scope))
      report(
        .typeNotInScope(name.text, suggestions: suggestions), name.range,
        fixIt: suggestions.first.map { CodeFixIt(name.range, $0) })
      return .error
    }
    return applied(found, name, in: scope, inferring: expressions.allowsOpenTypes)
  }

  /// Resolves the type that is written beside a value, which determines the open parameters of a
  /// generic type: `let names: Set = ["a"]`.
  func resolveOpen(_ type: TypeExpression, in scope: Scope) -> Type {
    let before = expressions.allowsOpenTypes
    expressions.allowsOpenTypes = true
    defer { expressions.allowsOpenTypes = before }
    return resolve(type, in: scope)
  }

  private func resolve(_ name: Name, memberOf base: TypeExpression, in scope: Scope) -> Type {
    if case .name(let module) = base.kind, Self.moduleNames.contains(module.text),
      findType(module.text, in: scope) == nil
    {
      return resolve(name, in: scope)
    }
    if name.text == "Element", let element = elementOfIterator(base, name, in: scope) {
      return element
    }
    let baseType = resolve(base, in: scope)
    if baseType.isError { return .error }
    guard let type = nestedType(name.text, of: baseType) else {
      if reportUnavailable(name.text, name.range, memberOf: baseType) { return .error }
      report(
        .noTypeMember(
          name.text, of: "\(baseType)",
          suggestions: near(name.text, among: nestedTypeNames(of: baseType))),
        name.range)
      return .error
    }
    return applied(type, name, in: scope)
  }

  /// `Iterator.Element` and `S.Iterator.Element`, which are a sequence's own `Element`; nil if the
  /// type before the dot is not a sequence's iterator.
  private func elementOfIterator(
    _ iterator: TypeExpression, _ name: Name, in scope: Scope
  ) -> Type? {
    switch iterator.kind {
    case .name(let base) where base.text == "Iterator" && findType("Iterator", in: scope) == nil:
      return resolve(TypeExpression(.name(name), name.range), in: scope)
    case .member(let sequence, let base) where base.text == "Iterator":
      let type = resolve(sequence, in: scope)
      guard !type.isError else { return .error }
      return nestedType("Iterator", of: type) == nil ? nestedType("Element", of: type) : nil
    default: return nil
    }
  }

  /// Module names that may come before a type or function.
  static var moduleNames: Set<String> {
    [
      "Swift", "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "UserNotifications", "Darwin",
      "UIKitModel",
    ]
  }

  /// A type with the arguments that follow its name.
  func applied(_ type: Type, _ name: Name, in scope: Scope, inferring: Bool = false) -> Type {
    guard let (nominal, arguments) = library.declaration(of: type),
      !nominal.genericParameters.isEmpty
    else {
      if !name.typeArguments.isEmpty, !type.isError {
        if let anchor = anchor(type, name, in: scope) { return anchor }
        report(.notGeneric(type: "\(type)"), name.range)
        return .error
      }
      return type
    }
    if nominal.capturesOuter {
      if name.typeArguments.isEmpty { return type }
      report(.notGeneric(type: "\(type)"), name.range)
      return .error
    }
    let isOpen = arguments.isEmpty || arguments == nominal.genericParameters.map { .parameter($0) }
    guard isOpen else { return type }
    if name.typeArguments.isEmpty {
      if encloses(nominal, scope), !library.isBuiltIn(nominal) {
        return relations.type(of: nominal, nominal.genericParameters.map { .parameter($0) })
          .replacing(scope.context.substitution)
      }
      if inferring {
        return relations.type(
          of: nominal, nominal.genericParameters.map { _ in inference.freshType() })
      }
      let list = nominal.genericParameters.map(\.name).joined(separator: ", ")
      report(.genericArgumentsMissing(type: nominal.name, parameters: list), name.range)
      return .error
    }
    guard name.typeArguments.count == nominal.genericParameters.count else {
      report(
        .genericArgumentCount(
          type: nominal.name, expected: nominal.genericParameters.count,
          got: name.typeArguments.count), name.range)
      return .error
    }
    let resolvedArguments = name.typeArguments.map { resolve($0, in: scope) }
    if resolvedArguments.contains(where: \.isError) { return .error }
    let whole = relations.type(of: nominal, resolvedArguments)
    // A class of the host may represent a generic type with just these arguments.
    for case .type(let hostType) in library.members["\(whole)"] ?? [] { return hostType }
    switch whole {
    case .set(let element):
      return hashable(element, "Set", name.typeArguments[0].range).isError ? .error : whole
    case .dictionary(let key, _):
      return hashable(key, "Dictionary", name.typeArguments[0].range).isError ? .error : whole
    default:
      let substitution = Substitution(nominal.genericParameters, resolvedArguments)
      for (parameter, argument) in zip(nominal.genericParameters, resolvedArguments) {
        for constraint in parameter.constraints
        where !fits(argument, constraint.replacing(substitution)) {
          report(
            .doesNotConform(type: "\(argument)", to: constraint.constraintName), name.range)
          return .error
        }
      }
      return whole
    }
  }

  /// `NSLayoutAnchor<NSLayoutXAxisAnchor>`: an anchor of a kind, which is a class of its own here.
  /// For a generic parameter, that is one of these kinds. nil for other types.
  private func anchor(_ type: Type, _ name: Name, in scope: Scope) -> Type? {
    guard case .nominal(let nominal, _) = type, nominal.name == "NSLayoutAnchor",
      !nominal.isScript, name.typeArguments.count == 1
    else { return nil }
    let argument = name.typeArguments[0]
    // The parameter by its name in the header, in an extension.
    if case .name(let own) = argument.kind, own.text == "AnchorType",
      findType(own.text, in: scope) == nil
    {
      return type
    }
    let kind = resolve(argument, in: scope)
    if case .parameter(let parameter) = kind, !parameter.constraints.contains(type) {
      parameter.constraints.append(type)
    }
    return kind
  }

  /// Whether a type may replace a generic parameter with a constraint.
  func fits(_ type: Type, _ constraint: Type) -> Bool {
    if type.isError || constraint == .any { return true }
    if case .nominal(let nominal, _) = constraint, nominal.kind == .protocol {
      if type == constraint { return nominal.name == "Error" }
      return relations.conforms(type, to: nominal)
    }
    return relations.isSubtype(type, of: constraint)
  }

  private func encloses(_ nominal: Nominal, _ scope: Scope) -> Bool {
    var owner = scope.context.owner
    while let current = owner {
      if current === nominal { return true }
      owner = current.outer
    }
    return false
  }

  // MARK: - Finding

  /// A type by its name as visible from a place; nil when there is none, without a report.
  func findType(_ name: String, in scope: Scope) -> Type? {
    if let found = scope.find(name), case .type(let type) = found.entry {
      return type.replacing(scope.context.substitution)
    }
    if name == "Self" { return selfType(in: scope) }
    if let parameter = genericParameter(name, in: scope) {
      return Type.parameter(parameter).replacing(scope.context.substitution)
    }
    var owner = scope.context.owner
    while let nominal = owner {
      if nominal.name == name, !library.isBuiltIn(nominal) || nominal.genericParameters.isEmpty {
        return relations.declaredType(of: nominal).replacing(scope.context.substitution)
      }
      if let type = nestedType(name, of: relations.declaredType(of: nominal)) {
        return type.replacing(scope.context.substitution)
      }
      owner = nominal.outer
    }
    library.prepare(name)
    for members in [topLevel(name, nil, in: scope), library.members[name] ?? []] {
      for case .type(let type) in members { return type }
    }
    if let type = Self.builtInType(name) { return type }
    if let generic = library.builtInGeneric(name) { return relations.declaredType(of: generic) }
    return library.protocols[name].map { .nominal($0, []) }
  }

  /// The type of `Self` at a place.
  func selfType(in scope: Scope) -> Type? {
    if let owner = scope.context.owner, owner.kind == .protocol, let parameter = owner.selfParameter
    {
      return Type.parameter(parameter).replacing(scope.context.substitution)
    }
    if let type = scope.context.selfType {
      if case .metatype(let inner) = type { return inner }
      return type
    }
    return scope.context.owner.map {
      relations.declaredType(of: $0).replacing(scope.context.substitution)
    }
  }

  private func genericParameter(_ name: String, in scope: Scope) -> GenericParameterType? {
    var context: FunctionContext? = scope.context
    while let current = context {
      if let parameter = current.function?.genericParameters.first(where: { $0.name == name }) {
        return parameter
      }
      context = current.parent
    }
    var owner = scope.context.owner
    while let nominal = owner {
      if let parameter = nominal.genericParameters.first(where: { $0.name == name }) {
        return parameter
      }
      if let parameter = nominal.associatedTypes.first(where: { $0.name == name }) {
        return parameter
      }
      owner = nominal.outer
    }
    return nil
  }

  /// A nested type, including those of superclasses and protocols.
  func nestedType(_ name: String, of type: Type) -> Type? {
    for found in members(named: name, of: type) {
      if case .type(let nested) = found.member { return nested.replacing(found.substitution) }
    }
    if case .parameter = type { return nil }
    return associatedType(name, of: type)
  }

  static func builtInType(_ name: String) -> Type? {
    switch name {
    case "Bool": return .bool
    case "String": return .string
    case "Character": return .character
    case "Any": return .any
    case "AnyObject": return .anyObject
    case "AnyClass": return .metatype(.anyObject)
    case "Never": return .never
    case "Void": return .void
    case "TimeInterval", "CFTimeInterval", "CFAbsoluteTime", "Float64": return .double
    case "Float32": return .float
    case "NSInteger": return .int
    default: break
    }
    if let kind = IntegerKind.allCases.first(where: { $0.name == name }) { return .integer(kind) }
    if let kind = FloatingKind.allCases.first(where: { $0.name == name }) { return .floating(kind) }
    return nil
  }
}

extension Type {
  /// A type constructed from this one, unless this one was diagnosed.
  fileprivate func inside(_ make: (Type) -> Type) -> Type {
    isError ? .error : make(self)
  }

  /// The parts of a composition; the type itself if it is not one.
  var compositionParts: [Type] {
    guard case .nominal(let nominal, _) = self, !nominal.parts.isEmpty else { return [self] }
    return nominal.parts
  }

  /// A protocol's name as read in a constraint, without `any`.
  var constraintName: String {
    if case .nominal(let nominal, _) = self, nominal.kind == .protocol { return nominal.fullName }
    return description
  }
}

extension Library {
  func builtInGeneric(_ name: String) -> Nominal? {
    switch name {
    case "Array": array
    case "Dictionary": dictionary
    case "Set": set
    case "Optional": optional
    case "Range", "CountableRange": range
    case "ClosedRange", "CountableClosedRange": closedRange
    default: nil
    }
  }

  /// Whether a type that is a case of `Type` of its own has a declaration.
  func isBuiltIn(_ nominal: Nominal) -> Bool {
    builtInGeneric(nominal.name) === nominal
  }
}

import Records
import SourceTree
import SwiftSyntax

extension Lowering {
  func type(_ node: TypeSyntax) -> TypeExpression {
    nested(at: node, otherwise: TypeExpression(.invalid, SourceRange(0, 0))) {
      TypeExpression(typeKind(node), range(node))
    }
  }

  private func typeKind(_ node: TypeSyntax) -> TypeExpression.Kind {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      if let selector = node.moduleSelector { refuse(.word("::"), selector.colonColon) }
      return named(node.name, node.genericArgumentClause).map { .name($0) } ?? .invalid
    case .memberType(let node):
      guard let name = named(node.name, node.genericArgumentClause) else { return .invalid }
      return .member(type(node.baseType), name)
    case .optionalType(let node): return .optional(type(node.wrappedType))
    case .implicitlyUnwrappedOptionalType(let node):
      return .implicitlyUnwrapped(type(node.wrappedType))
    case .arrayType(let node): return .array(type(node.element))
    case .dictionaryType(let node): return .dictionary(type(node.key), type(node.value))
    case .tupleType(let node): return tuple(node)
    case .functionType(let node): return function(node)
    case .someOrAnyType(let node):
      let constraint = type(node.constraint)
      return node.someOrAnySpecifier.tokenKind == .keyword(.some)
        ? .opaque(constraint) : .existential(constraint)
    case .compositionType(let node): return .composition(node.elements.map { type($0.type) })
    case .metatypeType(let node): return .metatype(type(node.baseType))
    case .attributedType(let node): return attributed(node)
    case .classRestrictionType(let node): return .name(Name("AnyObject", range(node)))
    case .missingType: return .invalid
    default: return refused(node)
    }
  }

  private func named(_ token: TokenSyntax, _ clause: GenericArgumentClauseSyntax?) -> Name? {
    guard let text = text(token) else { return nil }
    return Name(text, range(token), typeArguments: clause.map(typeArguments) ?? [])
  }

  func typeArguments(_ clause: GenericArgumentClauseSyntax) -> [TypeExpression] {
    clause.arguments.compactMap { argument in
      argument.argument.as(TypeSyntax.self).map { type($0) }
    }
  }

  private func tuple(_ node: TupleTypeSyntax) -> TypeExpression.Kind {
    if let only = node.elements.first, node.elements.count == 1, only.firstName == nil {
      return type(only.type).kind
    }
    return .tuple(
      node.elements.map { element in
        TypeExpression.Element(
          label: element.firstName?.text == "_" ? nil : text(element.firstName),
          type: type(element.type))
      })
  }

  private func function(_ node: FunctionTypeSyntax) -> TypeExpression.Kind {
    if let word = node.effectSpecifiers?.asyncSpecifier { refuse(.asyncFunction, word) }
    let parameters = node.parameters.map { element in
      TypeExpression.Element(label: nil, type: variadic(type(element.type), element.ellipsis))
    }
    return .function(
      parameters, result: type(node.returnClause.type),
      isThrowing: throwing(node.effectSpecifiers?.throwsClause))
  }

  /// The type of a variadic parameter.
  func variadic(_ type: TypeExpression, _ ellipsis: TokenSyntax?) -> TypeExpression {
    guard let ellipsis else { return type }
    return TypeExpression(.variadic(type), type.range + range(ellipsis))
  }

  private func attributed(_ node: AttributedTypeSyntax) -> TypeExpression.Kind {
    let isAutoclosure = attributes(node.attributes).contains { $0.name == "autoclosure" }
    let base = type(node.baseType)
    if isAutoclosure { return .autoclosure(base) }
    var isInout = false
    for specifier in Array(node.specifiers) + Array(node.lateSpecifiers) {
      switch specifier {
      case .simpleTypeSpecifier(let specifier) where specifier.specifier.text == "inout":
        isInout = true
      case .simpleTypeSpecifier(let specifier) where specifier.specifier.text == "sending":
        break
      default: refuse(.ownership(specifier.trimmedDescription), specifier)
      }
    }
    return isInout ? .inoutType(base) : base.kind
  }

  // MARK: - Generics

  func genericParameters(_ clause: GenericParameterClauseSyntax?) -> [GenericParameter] {
    clause?.parameters.map { parameter in
      if let word = parameter.specifier { refuse(.parameterPack, word) }
      return GenericParameter(
        name: name(parameter.name), constraint: parameter.inheritedType.map { type($0) })
    } ?? []
  }

  func requirements(_ clause: GenericWhereClauseSyntax?) -> [GenericRequirement] {
    clause?.requirements.compactMap { requirement in
      switch requirement.requirement {
      case .sameTypeRequirement(let node):
        guard let left = node.leftType.as(TypeSyntax.self),
          let right = node.rightType.as(TypeSyntax.self)
        else { return nil }
        return GenericRequirement(subject: type(left), isSameType: true, other: type(right))
      case .conformanceRequirement(let node):
        return GenericRequirement(
          subject: type(node.leftType), isSameType: false, other: type(node.rightType))
      case .layoutRequirement(let node):
        refuse(.layoutConstraint, node)
        return nil
      }
    } ?? []
  }

  /// Whether a `throws` clause throws; typed throws is not distinguished here.
  func throwing(_ clause: ThrowsClauseSyntax?) -> Bool {
    guard let clause else { return false }
    return clause.type?.trimmedDescription != "Never"
  }

  /// Whether a function throws only what its arguments throw.
  func rethrowing(_ clause: ThrowsClauseSyntax?) -> Bool {
    clause?.throwsSpecifier.tokenKind == .keyword(.rethrows)
  }
}

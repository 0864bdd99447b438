import Records
import SourceTree
import SwiftSyntax

extension Lowering {
  /// The tree of a declaration; nil for one that is dropped or refused.
  func declaration(_ node: DeclSyntax) -> Declaration? {
    nested(at: node, otherwise: nil) {
      guard let kind = declarationKind(node) else { return nil }
      let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes
      let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
      return Declaration(
        kind, attributes: attributes.map { self.attributes($0) } ?? [],
        modifiers: modifiers.map { self.modifiers($0) } ?? [], range: range(node))
    }
  }

  private func declarationKind(_ node: DeclSyntax) -> Declaration.Kind? {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): return .variable(variable(node))
    case .functionDecl(let node): return .function(function(node))
    case .initializerDecl(let node): return .initializer(initializer(node))
    case .deinitializerDecl(let node):
      return node.body.map { .deinitializer(block($0)) }
    case .subscriptDecl(let node): return .subscripting(subscripting(node))
    case .classDecl(let node): return type(.class, node)
    case .structDecl(let node): return type(.structure, node)
    case .enumDecl(let node): return type(.enumeration, node)
    case .protocolDecl(let node): return type(node)
    case .actorDecl(let node):
      refuse(.actor, node.actorKeyword)
      return type(.class, node)
    case .extensionDecl(let node):
      return .extending(
        ExtensionDeclaration(
          extended: type(node.extendedType), inherited: inherited(node.inheritanceClause),
          requirements: requirements(node.genericWhereClause),
          members: members(node.memberBlock.members)))
    case .typeAliasDecl(let node):
      if let clause = node.genericParameterClause { refuse(.genericAlias, clause) }
      return .alias(name: name(node.name), type(node.initializer.value))
    case .associatedTypeDecl(let node):
      if let value = node.initializer { refuse(.associatedTypeDefault, value) }
      return .associatedType(name: name(node.name), inherited(node.inheritanceClause))
    case .enumCaseDecl(let node): return .enumCases(node.elements.map(enumCase))
    case .importDecl(let node):
      check(node)
      return nil
    case .macroExpansionDecl(let node):
      macro(named: node.macroName, arguments: node.arguments, range(node.pound, node.macroName))
      return nil
    case .missingDecl, .editorPlaceholderDecl, .ifConfigDecl: return nil
    default:
      refused(node)
      return nil
    }
  }

  // MARK: - Functions

  private func function(_ node: FunctionDeclSyntax) -> FunctionDeclaration {
    if let word = node.signature.effectSpecifiers?.asyncSpecifier {
      refuse(.asyncFunction, word)
      asyncDepth += 1
    }
    defer { if node.signature.effectSpecifiers?.asyncSpecifier != nil { asyncDepth -= 1 } }
    checkOldSpelling(node)
    return FunctionDeclaration(
      name: name(node.name), genericParameters: genericParameters(node.genericParameterClause),
      requirements: requirements(node.genericParameterClause?.genericWhereClause)
        + requirements(node.genericWhereClause),
      parameters: parameters(node.signature.parameterClause),
      isThrowing: throwing(node.signature.effectSpecifiers?.throwsClause),
      isRethrowing: rethrowing(node.signature.effectSpecifiers?.throwsClause),
      result: node.signature.returnClause.map { type($0.type) }, body: node.body.map { block($0) })
  }

  private func initializer(_ node: InitializerDeclSyntax) -> InitializerDeclaration {
    if let word = node.signature.effectSpecifiers?.asyncSpecifier {
      refuse(.asyncFunction, word)
      asyncDepth += 1
    }
    defer { if node.signature.effectSpecifiers?.asyncSpecifier != nil { asyncDepth -= 1 } }
    return InitializerDeclaration(
      isFailable: node.optionalMark != nil,
      genericParameters: genericParameters(node.genericParameterClause),
      requirements: requirements(node.genericParameterClause?.genericWhereClause)
        + requirements(node.genericWhereClause),
      parameters: parameters(node.signature.parameterClause),
      isThrowing: throwing(node.signature.effectSpecifiers?.throwsClause),
      isRethrowing: rethrowing(node.signature.effectSpecifiers?.throwsClause),
      body: node.body.map { block($0) }, nameRange: range(node.initKeyword))
  }

  private func subscripting(_ node: SubscriptDeclSyntax) -> SubscriptDeclaration {
    let empty = Accessors(getter: nil, setter: nil, willSet: nil, didSet: nil)
    // The first of two names is a label here only if both are written.
    let parameters = node.parameterClause.parameters.map { parameter in
      self.parameter(parameter, isLabelled: parameter.secondName != nil)
    }
    return SubscriptDeclaration(
      genericParameters: genericParameters(node.genericParameterClause),
      requirements: requirements(node.genericParameterClause?.genericWhereClause)
        + requirements(node.genericWhereClause),
      parameters: parameters, result: type(node.returnClause.type),
      accessors: node.accessorBlock.map { accessors($0) } ?? empty)
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
    clause.parameters.map { parameter($0, isLabelled: true) }
  }

  private func parameter(_ node: FunctionParameterSyntax, isLabelled: Bool) -> Parameter {
    _ = attributes(node.attributes)
    checkOldSpelling(node)
    for modifier in node.modifiers where modifier.name.text == "isolated" {
      refuse(.modifier("isolated"), modifier)
    }
    let label = text(node.firstName)
    var parameter = Parameter(
      label: !isLabelled || label == "_" ? nil : label,
      name: text(node.secondName) ?? label ?? "_",
      type: variadic(type(node.type), node.ellipsis),
      defaultValue: node.defaultValue.map { expression($0.value) },
      range: range(node.firstName, node.defaultValue.map { Syntax($0) } ?? Syntax(node.type)))
    parameter.isEscaping =
      node.type.as(AttributedTypeSyntax.self)?.attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "escaping"
      } ?? false
    return parameter
  }

  // MARK: - Types

  private func type(
    _ kind: TypeDeclaration.Kind,
    _ node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax
  ) -> Declaration.Kind {
    .type(
      TypeDeclaration(
        kind: kind, name: name(node.name),
        genericParameters: genericParameters(node.genericParameterClause),
        requirements: requirements(node.genericWhereClause),
        inherited: inherited(node.inheritanceClause), members: members(node.memberBlock.members),
        bodyRange: range(node.memberBlock)))
  }

  private func type(_ node: ProtocolDeclSyntax) -> Declaration.Kind {
    .type(
      TypeDeclaration(
        kind: .protocol, name: name(node.name), genericParameters: [],
        requirements: requirements(node.genericWhereClause),
        inherited: inherited(node.inheritanceClause), members: members(node.memberBlock.members),
        bodyRange: range(node.memberBlock)))
  }

  private func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeExpression] {
    clause?.inheritedTypes.map { type($0.type) }.filter { $0.kind != .invalid } ?? []
  }

  private func members(_ items: MemberBlockItemListSyntax) -> [Declaration] {
    items.flatMap { item -> [Declaration] in
      if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
        guard case .decls(let inner) = activeElements(conditional) else { return [] }
        return members(inner)
      }
      return declaration(item.decl).map { [$0] } ?? []
    }
  }

  private func enumCase(_ node: EnumCaseElementSyntax) -> EnumCaseDeclaration {
    let payload = node.parameterClause?.parameters.map { parameter in
      let label = parameter.firstName?.text == "_" ? nil : text(parameter.firstName)
      return Parameter(
        label: label, name: text(parameter.secondName) ?? label ?? "_",
        type: type(parameter.type),
        defaultValue: parameter.defaultValue.map { expression($0.value) }, range: range(parameter))
    }
    return EnumCaseDeclaration(
      name: name(node.name), payload: payload,
      rawValue: node.rawValue.map { expression($0.value) })
  }
}

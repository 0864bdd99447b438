import Records
import SourceTree
import SwiftSyntax

extension Lowering {
  /// The tree of an expression; `invalid` if the parser has already reported a problem.
  func expression(_ node: some ExprSyntaxProtocol) -> Expression {
    nested(at: node, otherwise: Expression(.invalid, SourceRange(0, 0))) {
      let (result, isChain) = link(ExprSyntax(node))
      return isChain ? Expression(.optionalChain(result), result.range) : result
    }
  }

  /// An expression that is not a link of a chain of members, calls and subscripts.
  func unchained(_ node: ExprSyntax) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let node): return folded(node)
    case .declReferenceExpr(let node): return reference(node)
    case .genericSpecializationExpr(let node): return specialization(node)
    case .superExpr(let node): return Expression(.superReference, range(node))
    case .integerLiteralExpr(let node): return integer(node)
    case .floatLiteralExpr(let node): return float(node)
    case .booleanLiteralExpr(let node):
      return Expression(.boolean(node.literal.text == "true"), range(node))
    case .nilLiteralExpr(let node): return Expression(.null, range(node))
    case .stringLiteralExpr(let node): return string(node)
    case .simpleStringLiteralExpr(let node): return simpleString(node)
    case .arrayExpr(let node): return array(node)
    case .dictionaryExpr(let node): return dictionary(node)
    case .tupleExpr(let node): return tuple(node)
    case .closureExpr(let node): return Expression(.closure(closure(node)), range(node))
    case .prefixOperatorExpr(let node): return prefix(node)
    case .postfixOperatorExpr(let node): return postfix(node)
    case .inOutExpr(let node):
      return Expression(.inoutArgument(expression(node.expression)), range(node))
    case .tryExpr(let node): return attempt(node)
    case .keyPathExpr(let node): return keyPath(node)
    case .macroExpansionExpr(let node): return macro(node)
    case .typeExpr(let node): return typeAsExpression(type(node.type))
    case .discardAssignmentExpr(let node): return Expression(.discard, range(node))
    case .ifExpr, .switchExpr:
      return Expression(.statement(statement(node)), range(node))
    case .missingExpr, .editorPlaceholderExpr, .patternExpr: return invalid(node)
    default: return refused(node)
    }
  }

  func invalid(_ node: some SyntaxProtocol) -> Expression {
    Expression(.invalid, range(node))
  }

  /// A type as an expression: a name if it can be written as one.
  func typeAsExpression(_ type: TypeExpression) -> Expression {
    switch type.kind {
    case .name(let name): Expression(.name(name), type.range)
    case .member(let base, let name):
      Expression(.member(typeAsExpression(base), name), type.range)
    case .invalid: Expression(.invalid, type.range)
    default: Expression(.type(type), type.range)
    }
  }

  // MARK: - Names

  private func reference(_ node: DeclReferenceExprSyntax) -> Expression {
    if let selector = node.moduleSelector { refuse(.word("::"), selector.colonColon) }
    guard node.baseName.presence == .present else { return invalid(node) }
    if node.baseName.tokenKind == .keyword(.self) {
      return Expression(.selfReference, range(node))
    }
    return Expression(.name(name(node)), range(node))
  }

  /// A name with its argument labels.
  func name(_ node: DeclReferenceExprSyntax, typeArguments: [TypeExpression] = []) -> Name {
    let labels = node.argumentNames?.arguments.map { argument -> String? in
      argument.name.text == "_" ? nil : text(argument.name)
    }
    return Name(
      text(node.baseName) ?? "", range(node.baseName), labels: labels,
      typeArguments: typeArguments)
  }

  private func specialization(_ node: GenericSpecializationExprSyntax) -> Expression {
    let arguments = typeArguments(node.genericArgumentClause)
    guard let base = node.expression.as(DeclReferenceExprSyntax.self) else {
      return invalid(node)
    }
    return Expression(.name(name(base, typeArguments: arguments)), range(node))
  }

  // MARK: - Operators

  private func prefix(_ node: PrefixOperatorExprSyntax) -> Expression {
    let sign = operation(node.operator)
    if let step = stepOperator(sign, operand: node.expression, whole: range(node)) { return step }
    let operand = expression(node.expression)
    if !OperatorRanks.prefixes.contains(sign.text) { report(unknown: sign) }
    return Expression(.prefix(sign, operand), range(node))
  }

  private func postfix(_ node: PostfixOperatorExprSyntax) -> Expression {
    let sign = operation(node.operator)
    if let step = stepOperator(sign, operand: node.expression, whole: range(node)) { return step }
    let operand = expression(node.expression)
    if sign.text != "..." { report(unknown: sign) }
    return Expression(.postfix(sign, operand), range(node))
  }

  func operation(_ token: TokenSyntax) -> Operator {
    Operator(token.text, range(token))
  }

  func report(unknown sign: Operator) {
    guard !sign.text.isEmpty else { return }
    report(.unknownOperator(sign.text), sign.range)
  }

  func attempt(_ node: TryExprSyntax) -> Expression {
    Expression(.attempt(attemptKind(node), expression(node.expression)), range(node))
  }

  func attemptKind(_ node: TryExprSyntax) -> AttemptKind {
    switch node.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark: .optional
    case .exclamationMark: .forced
    default: .plain
    }
  }

  // MARK: - Collections

  private func array(_ node: ArrayExprSyntax) -> Expression {
    Expression(.array(node.elements.map { expression($0.expression) }), range(node))
  }

  private func dictionary(_ node: DictionaryExprSyntax) -> Expression {
    switch node.content {
    case .colon: Expression(.dictionary([]), range(node))
    case .elements(let elements):
      Expression(
        .dictionary(elements.map { (key: expression($0.key), value: expression($0.value)) }),
        range(node))
    }
  }

  private func tuple(_ node: TupleExprSyntax) -> Expression {
    if let only = node.elements.first, node.elements.count == 1, only.label == nil {
      return Expression(.parenthesized(expression(only.expression)), range(node))
    }
    let elements = node.elements.map {
      TupleElement(label: label($0), value: expression($0.expression))
    }
    return Expression(.tuple(elements), range(node))
  }

  private func label(_ element: LabeledExprSyntax) -> String? {
    element.label?.text == "_" ? nil : text(element.label)
  }
}

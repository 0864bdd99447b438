import Records
import SourceTree
import SwiftSyntax

extension Lowering {
  /// An expression as a link of a chain, with whether the chain contains `?` up to here.
  ///
  /// Only the outermost link is wrapped in `optionalChain`, by `expression(_:)`.
  func link(_ node: ExprSyntax) -> (Expression, isChain: Bool) {
    switch node.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): return member(node, typeArguments: [])
    case .genericSpecializationExpr(let node):
      guard let access = node.expression.as(MemberAccessExprSyntax.self) else { break }
      return member(access, typeArguments: typeArguments(node.genericArgumentClause))
    case .functionCallExpr(let node):
      let (callee, isChain) = base(node.calledExpression, isCalled: true)
      let arguments = arguments(
        node.arguments, node.trailingClosure, node.additionalTrailingClosures)
      let end =
        end(node.additionalTrailingClosures.last) ?? end(node.trailingClosure)
        ?? end(node.rightParen) ?? arguments.last?.value.range ?? callee.range
      return (Expression(.call(callee, arguments), callee.range + end), isChain)
    case .subscriptCallExpr(let node):
      let (callee, isChain) = base(node.calledExpression)
      let arguments = arguments(
        node.arguments, node.trailingClosure, node.additionalTrailingClosures)
      let end =
        end(node.additionalTrailingClosures.last) ?? end(node.trailingClosure)
        ?? range(node.rightSquare)
      return (Expression(.subscripting(callee, arguments), callee.range + end), isChain)
    case .forceUnwrapExpr(let node):
      let (inner, isChain) = base(node.expression)
      let range = inner.range + range(node.exclamationMark)
      return (Expression(.forceUnwrap(inner), range), isChain)
    case .optionalChainingExpr(let node):
      if let type = optionalType(node) { return (type, false) }
      let (inner, _) = base(node.expression)
      let range = inner.range + range(node.questionMark)
      return (Expression(.optionalElement(inner), range), true)
    case .postfixIfConfigExpr(let node):
      refuse(.directive("#if"), node.config)
      return node.base.map { base($0) } ?? (invalid(node), false)
    default: break
    }
    return (unchained(node), false)
  }

  private func end(_ node: (some SyntaxProtocol)?) -> SourceRange? {
    node.map { range($0) }
  }

  /// The base expression of a link.
  private func base(_ node: ExprSyntax, isCalled: Bool = false) -> (Expression, isChain: Bool) {
    nested(at: node, otherwise: (Expression(.invalid, SourceRange(0, 0)), false)) {
      if isCalled, node.is(ArrayExprSyntax.self) || node.is(DictionaryExprSyntax.self) {
        return (typed(link(node).0), false)
      }
      return link(node)
    }
  }

  // MARK: - Members

  private func member(
    _ node: MemberAccessExprSyntax, typeArguments: [TypeExpression]
  ) -> (Expression, isChain: Bool) {
    let name = name(node.declName, typeArguments: typeArguments)
    guard let baseNode = node.base else {
      guard !name.text.isEmpty else { return (invalid(node), false) }
      return (Expression(.member(nil, name), range(node)), false)
    }
    var (base, isChain) = base(baseNode)
    let whole = base.range + range(node.declName)
    guard !name.text.isEmpty else {
      // `view` in an incomplete `view.` is still checked, but there is no value.
      return (Expression(.invalid, base.range), false)
    }
    if case .integerLiteral(let digits) = node.declName.baseName.tokenKind {
      guard let index = Int(digits) else { return (invalid(node), isChain) }
      return (Expression(.tupleMember(base, index), whole), isChain)
    }
    if name.text == "self" || name.text == "init" { base = typed(base) }
    return (Expression(.member(base, name), whole), isChain)
  }

  /// `[Int]` or `[String: Int]` as a type, before `()` and `.self`.
  private func typed(_ expression: Expression) -> Expression {
    switch expression.kind {
    case .array, .dictionary:
      let type = writtenType(expression)
      return type.kind == .invalid ? expression : Expression(.type(type), expression.range)
    default: return expression
    }
  }

  /// `Int?` as an expression: the name of a type, by its capital, before `?`.
  private func optionalType(_ node: OptionalChainingExprSyntax) -> Expression? {
    let isType: Bool
    switch node.expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name):
      isType = name.baseName.text.first?.isUppercase == true
    case .typeExpr: isType = true
    case .arrayExpr, .dictionaryExpr:
      isType = node.parent?.is(FunctionCallExprSyntax.self) == true
    default: isType = false
    }
    guard isType else { return nil }
    let wrapped = writtenType(link(node.expression).0)
    guard wrapped.kind != .invalid else { return nil }
    let range = range(node)
    return Expression(.type(TypeExpression(.optional(wrapped), range)), range)
  }

  // MARK: - Arguments

  func arguments(
    _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
    _ further: MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    var result = list.map { element -> Argument in
      // `_:` writes down that there is no label.
      let label = element.label.flatMap { $0.text == "_" ? nil : labelOperator($0) }
      return Argument(label: label, value: expression(element.expression))
    }
    if let trailing {
      result.append(
        Argument(label: nil, value: expression(trailing), isTrailingClosure: true))
    }
    for element in further {
      result.append(
        Argument(
          label: labelOperator(element.label), value: expression(element.closure),
          isTrailingClosure: true))
    }
    return result
  }

  private func labelOperator(_ token: TokenSyntax) -> Operator {
    Operator(text(token) ?? "", range(token))
  }

  // MARK: - Types in place of expressions

  /// The type that an expression spells; `invalid` if it does not spell one.
  func writtenType(_ expression: Expression) -> TypeExpression {
    let range = expression.range
    switch expression.kind {
    case .name(let name): return TypeExpression(.name(name), range)
    case .member(let base?, let name):
      return TypeExpression(.member(writtenType(base), name), range)
    case .type(let type): return type
    case .array(let elements) where elements.count == 1:
      return wrapping([writtenType(elements[0])], range) { .array($0[0]) }
    case .dictionary(let pairs) where pairs.count == 1:
      return wrapping([writtenType(pairs[0].key), writtenType(pairs[0].value)], range) {
        .dictionary($0[0], $0[1])
      }
    case .parenthesized(let inner): return writtenType(inner)
    case .tuple(let elements):
      return wrapping(elements.map { writtenType($0.value) }, range) { types in
        .tuple(
          zip(elements, types).map { TypeExpression.Element(label: $0.label, type: $1) })
      }
    case .optionalChain(let inner): return writtenType(inner)
    case .optionalElement(let inner):
      return wrapping([writtenType(inner)], range) { .optional($0[0]) }
    default: return TypeExpression(.invalid, range)
    }
  }

  private func wrapping(
    _ parts: [TypeExpression], _ range: SourceRange,
    _ make: ([TypeExpression]) -> TypeExpression.Kind
  ) -> TypeExpression {
    parts.contains { $0.kind == .invalid }
      ? TypeExpression(.invalid, range) : TypeExpression(make(parts), range)
  }
}

import Records
import SourceTree
import SwiftSyntax

extension Lowering {
  func pattern(_ node: PatternSyntax) -> Pattern {
    nested(at: node, otherwise: Pattern(.wildcard, SourceRange(0, 0))) {
      Pattern(patternKind(node), range(node))
    }
  }

  private func patternKind(_ node: PatternSyntax) -> Pattern.Kind {
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node):
      return text(node.identifier).map { .name($0) } ?? .wildcard
    case .wildcardPattern, .missingPattern: return .wildcard
    case .tuplePattern(let node):
      return .tuple(
        node.elements.map { element in
          Pattern.Element(label: text(element.label), pattern: pattern(element.pattern))
        })
    case .valueBindingPattern(let node):
      return .binding(
        isConstant: node.bindingSpecifier.tokenKind != .keyword(.var), pattern(node.pattern))
    case .isTypePattern(let node): return .typeTest(type(node.type))
    case .expressionPattern(let node): return matched(node.expression).kind
    }
  }

  /// The pattern after `case`: the parser returns most of them as expressions that contain
  /// patterns.
  private func matched(_ node: ExprSyntax) -> Pattern {
    nested(at: node, otherwise: Pattern(.wildcard, SourceRange(0, 0))) {
      Pattern(matchedKind(node), range(node))
    }
  }

  private func matchedKind(_ node: ExprSyntax) -> Pattern.Kind {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node): return patternKind(node.pattern)
    case .discardAssignmentExpr: return .wildcard
    case .tupleExpr(let node):
      return tuple(node.elements)
    case .optionalChainingExpr(let node): return .optional(matched(node.expression))
    case .memberAccessExpr(let node):
      return enumCase(node, payload: nil) ?? .expression(expression(node))
    case .functionCallExpr(let call):
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        call.trailingClosure == nil,
        let kind = enumCase(access, payload: call.arguments)
      else { break }
      return kind
    case .sequenceExpr(let node): return sequence(Array(node.elements)) ?? .expression(folded(node))
    default: break
    }
    return .expression(expression(node))
  }

  /// `pattern as Type`
  private func sequence(_ elements: [ExprSyntax]) -> Pattern.Kind? {
    guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil, let type = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    return .cast(matched(elements[0]), self.type(type.type))
  }

  private func tuple(_ elements: LabeledExprListSyntax) -> Pattern.Kind {
    if let only = elements.first, elements.count == 1, only.label == nil {
      return matchedKind(only.expression)
    }
    return .tuple(self.elements(elements))
  }

  private func elements(_ list: LabeledExprListSyntax) -> [Pattern.Element] {
    list.map { element in
      Pattern.Element(
        label: element.label?.text == "_" ? nil : text(element.label),
        pattern: matched(element.expression))
    }
  }

  /// `.name(…)` or `Type.name(…)`; nil for a member of anything except a type.
  private func enumCase(
    _ node: MemberAccessExprSyntax, payload: LabeledExprListSyntax?
  ) -> Pattern.Kind? {
    guard case .identifier = node.declName.baseName.tokenKind,
      node.declName.baseName.presence == .present
    else { return nil }
    let elements = payload.map { self.elements($0) }
    guard let base = node.base else { return .enumCase(nil, name(node.declName), elements) }
    guard Self.namesType(base) else { return nil }
    let type = writtenType(expression(base))
    return .enumCase(type, name(node.declName), elements)
  }

  /// Whether an expression consists of capitalised names only.
  private static func namesType(_ node: ExprSyntax) -> Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): node.baseName.text.first?.isUppercase == true
    case .genericSpecializationExpr(let node): namesType(node.expression)
    case .memberAccessExpr(let node):
      node.declName.baseName.text.first?.isUppercase == true && node.base.map(namesType) == true
    default: false
    }
  }
}

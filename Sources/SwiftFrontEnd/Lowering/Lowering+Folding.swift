import Records
import SourceTree
import SwiftOperators
import SwiftSyntax

// SwiftOperators folds by creating new syntax, which loses the locations in the text and recurses
// once per operator. Here its table decides, and the tree is built directly.

/// An operator between two operands.
private enum Infix {
  case named(Operator)
  case assignment
  case ternary(then: Expression)
  case test
  case cast(CastKind)
  case arrow(isThrowing: Bool)
}

private struct InfixPlace {
  let infix: Infix
  let rank: OperatorRanks.Rank
  let text: String
  let range: SourceRange
}

private enum Operand {
  case expression(Expression)
  case type(TypeExpression)
}

extension Lowering {
  /// The tree of operands with operators between them.
  func folded(_ node: SequenceExprSyntax) -> Expression {
    let elements = Array(node.elements)
    return nested(elements.count / 2, at: node, otherwise: invalid(node)) {
      var sequence = Sequence()
      for (index, element) in elements.enumerated() {
        if index.isMultiple(of: 2) {
          sequence.operands.append(operand(element, isFirst: index == 0, after: sequence.last))
        } else {
          sequence.infixes.append(infix(element))
        }
      }
      guard sequence.operands.count == sequence.infixes.count + 1 else { return invalid(node) }
      return fold(&sequence, above: -1)
    }
  }

  private struct Sequence {
    var operands: [Operand] = []
    var infixes: [InfixPlace] = []
    var next = 0

    var last: InfixPlace? { infixes.last }
    var upcoming: InfixPlace? { next < infixes.count ? infixes[next] : nil }
  }

  private func operand(_ node: ExprSyntax, isFirst: Bool, after last: InfixPlace?) -> Operand {
    if let typeNode = node.as(TypeExprSyntax.self) { return .type(type(typeNode.type)) }
    if let attempt = node.as(TryExprSyntax.self), let last, last.rank.level > 2 {
      report(.tryOnTheRight(last.text), range(attempt.tryKeyword))
    }
    return .expression(expression(node))
  }

  private func infix(_ node: ExprSyntax) -> InfixPlace {
    let place = range(node)
    func made(_ infix: Infix, _ rank: OperatorRanks.Rank, _ text: String) -> InfixPlace {
      InfixPlace(infix: infix, rank: rank, text: text, range: place)
    }
    switch node.as(ExprSyntaxEnum.self) {
    case .assignmentExpr: return made(.assignment, OperatorRanks.assignment, "=")
    case .unresolvedTernaryExpr(let node):
      return made(.ternary(then: expression(node.thenExpression)), OperatorRanks.ternary, "?:")
    case .unresolvedIsExpr: return made(.test, OperatorRanks.casting, "is")
    case .unresolvedAsExpr(let node):
      switch node.questionOrExclamationMark?.tokenKind {
      case .postfixQuestionMark: return made(.cast(.conditional), OperatorRanks.casting, "as?")
      case .exclamationMark: return made(.cast(.forced), OperatorRanks.casting, "as!")
      default: return made(.cast(.coercion), OperatorRanks.casting, "as")
      }
    case .arrowExpr(let node):
      let isThrowing = throwing(node.effectSpecifiers?.throwsClause)
      if let word = node.effectSpecifiers?.asyncSpecifier { refuse(.asyncFunction, word) }
      return made(.arrow(isThrowing: isThrowing), OperatorRanks.arrow, "->")
    default:
      let sign = Operator(node.trimmedDescription, place)
      if let rank = OperatorRanks.rank(of: sign.text) {
        return made(.named(sign), rank, sign.text)
      }
      if node.is(BinaryOperatorExprSyntax.self) { report(unknown: sign) }
      return made(.named(sign), OperatorRanks.other, sign.text)
    }
  }

  // MARK: - Precedence

  /// Consumes operators that bind more tightly than `level`, and their operands.
  private func fold(_ sequence: inout Sequence, above level: Int) -> Expression {
    var left = value(sequence.operands[sequence.next])
    var previous: InfixPlace?
    while let infix = sequence.upcoming, infix.rank.level > level {
      if let previous, previous.rank.level == infix.rank.level, infix.rank.associativity == .none {
        report(
          .unrelatedOperators(
            previous.text, infix.text, group: OperatorRanks.group(of: infix.text)), infix.range)
      }
      previous = infix
      sequence.next += 1
      switch infix.infix {
      case .test, .cast:
        left = join(left, infix, sequence.operands[sequence.next])
      default:
        let bound = infix.rank.associativity == .right ? infix.rank.level - 1 : infix.rank.level
        let right = fold(&sequence, above: bound)
        left = join(left, infix, .expression(right))
      }
    }
    return left
  }

  private func value(_ operand: Operand) -> Expression {
    switch operand {
    case .expression(let expression): expression
    case .type(let type): typeAsExpression(type)
    }
  }

  private func join(_ left: Expression, _ infix: InfixPlace, _ right: Operand) -> Expression {
    let value = value(right)
    let whole = left.range + value.range
    // `try` covers everything to its right.
    if case .attempt(let kind, let inner) = left.kind {
      return Expression(.attempt(kind, join(inner, infix, right)), whole)
    }
    switch infix.infix {
    case .named(let sign):
      if infix.rank.level == OperatorRanks.assignment.level,
        case .optionalChain(let target) = left.kind
      {
        let change = Expression(.binary(target, sign, value), whole)
        return Expression(.optionalChain(change), whole)
      }
      return Expression(.binary(left, sign, value), whole)
    case .assignment:
      if case .optionalChain(let target) = left.kind {
        let change = Expression(.assignment(target, value), whole)
        return Expression(.optionalChain(change), whole)
      }
      return Expression(.assignment(left, value), whole)
    case .ternary(let then): return Expression(.ternary(left, then, value), whole)
    case .test: return Expression(.typeTest(left, written(right)), whole)
    case .cast(let kind): return Expression(.cast(left, kind, written(right)), whole)
    case .arrow(let isThrowing):
      return arrow(from: left, to: value, isThrowing: isThrowing, whole)
    }
  }

  private func written(_ operand: Operand) -> TypeExpression {
    switch operand {
    case .type(let type): type
    case .expression(let expression): TypeExpression(.invalid, expression.range)
    }
  }

  /// `(Int) -> Void` as an expression.
  private func arrow(
    from left: Expression, to right: Expression, isThrowing: Bool, _ range: SourceRange
  ) -> Expression {
    let parameters: [TypeExpression]
    switch left.kind {
    case .tuple(let elements): parameters = elements.map { writtenType($0.value) }
    case .parenthesized(let inner): parameters = [writtenType(inner)]
    default: parameters = [writtenType(left)]
    }
    let type = TypeExpression(
      .function(
        parameters.map { TypeExpression.Element(label: nil, type: $0) },
        result: writtenType(right), isThrowing: isThrowing), range)
    return Expression(.type(type), range)
  }
}

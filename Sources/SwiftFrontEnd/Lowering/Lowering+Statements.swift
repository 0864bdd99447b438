import Records
import SourceTree
import SwiftSyntax

extension Lowering {
  func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
    var result: [Statement] = []
    for item in items {
      switch item.item {
      case .decl(let node):
        if let conditional = node.as(IfConfigDeclSyntax.self) {
          if case .statements(let inner) = activeElements(conditional) {
            result += statements(inner)
          }
        } else if let declaration = declaration(node) {
          result.append(Statement(.declaration(declaration), declaration.range))
        }
      case .stmt(let node):
        if let statement = statement(node) { result.append(statement) }
      case .expr(let node):
        if !isMessage(node) { result.append(statement(node)) }
      }
    }
    return result
  }

  /// Emits the message of `#warning` or `#error`; neither has a value.
  private func isMessage(_ node: ExprSyntax) -> Bool {
    guard let macro = node.as(MacroExpansionExprSyntax.self),
      ["warning", "error"].contains(macro.macroName.text)
    else { return false }
    _ = self.macro(macro)
    return true
  }

  func block(_ node: CodeBlockSyntax) -> Block {
    nested(at: node, otherwise: Block([], range(node))) {
      Block(statements(node.statements), range(node))
    }
  }

  /// An expression in place of a statement; `if` and `switch` are statements there.
  func statement(_ node: some ExprSyntaxProtocol) -> Statement {
    switch ExprSyntax(node).as(ExprSyntaxEnum.self) {
    case .ifExpr(let node): return conditional(node)
    case .switchExpr(let node): return switching(node, label: nil)
    default:
      let expression = expression(node)
      return Statement(.expression(expression), expression.range)
    }
  }

  private func statement(_ node: StmtSyntax, label: String? = nil) -> Statement? {
    nested(at: node, otherwise: nil) {
      statementKind(node, label: label).map { Statement($0, range(node)) }
    }
  }

  private func statementKind(_ node: StmtSyntax, label: String?) -> Statement.Kind? {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node):
      if let node = node.expression.as(SwitchExprSyntax.self) {
        return switching(node, label: label).kind
      }
      let inner = statement(node.expression)
      guard let label else { return inner.kind }
      // `break` leaves a labelled `if` as it leaves a `do`.
      return .doBlock(Block([inner], inner.range), catches: [], label: label)
    case .labeledStmt(let node):
      return statement(node.statement, label: text(node.label))?.kind
    case .guardStmt(let node):
      return .guarding(conditions(node.conditions), otherwise: block(node.body))
    case .whileStmt(let node):
      return .whileLoop(conditions(node.conditions), body: block(node.body), label: label)
    case .repeatStmt(let node):
      return .repeatLoop(
        body: block(node.body), condition: expression(node.condition), label: label)
    case .forStmt(let node): return .forLoop(loop(node, label: label))
    case .returnStmt(let node): return .returning(node.expression.map { expression($0) })
    case .breakStmt(let node): return .breaking(label: text(node.label))
    case .continueStmt(let node): return .continuing(label: text(node.label))
    case .fallThroughStmt: return .fallthroughCase
    case .throwStmt(let node): return .throwing(expression(node.expression))
    case .deferStmt(let node): return .deferred(block(node.body))
    case .doStmt(let node):
      return .doBlock(block(node.body), catches: node.catchClauses.map(clause), label: label)
    case .missingStmt: return nil
    default:
      refused(node)
      return nil
    }
  }

  // MARK: - Conditions

  private func conditional(_ node: IfExprSyntax) -> Statement {
    let place = range(node)
    return nested(
      at: node, otherwise: Statement(.expression(Expression(.invalid, place)), place)
    ) {
      let conditions = conditions(node.conditions)
      let then = block(node.body)
      let otherwise: Block?
      switch node.elseBody {
      case .ifExpr(let inner):
        let statement = conditional(inner)
        otherwise = Block([statement], statement.range)
      case .codeBlock(let body): otherwise = block(body)
      case nil: otherwise = nil
      }
      return Statement(.conditional(conditions, then: then, otherwise: otherwise), place)
    }
  }

  private func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      Condition(condition(element.condition), range(element.condition))
    }
  }

  private func condition(_ node: ConditionElementSyntax.Condition) -> Condition.Kind {
    switch node {
    case .expression(let node): return .expression(expression(node))
    case .availability(let node):
      return .availability(node.availabilityKeyword.tokenKind != .poundUnavailable)
    case .matchingPattern(let node):
      return .pattern(
        pattern(node.pattern), node.typeAnnotation.map { type($0.type) },
        expression(node.initializer.value))
    case .optionalBinding(let node):
      return .optionalBinding(
        isConstant: node.bindingSpecifier.tokenKind != .keyword(.var), pattern(node.pattern),
        node.typeAnnotation.map { type($0.type) },
        node.initializer.map { expression($0.value) })
    }
  }

  // MARK: - Loops

  private func loop(_ node: ForStmtSyntax, label: String?) -> ForLoop {
    if let word = node.awaitKeyword { refuse(.await, word) }
    if let word = node.tryKeyword { refuse(.word("for try"), word) }
    if let word = node.unsafeKeyword { refuse(.unsafeExpression, word) }
    return ForLoop(
      pattern: pattern(node.pattern), isMatching: node.caseKeyword != nil,
      type: node.typeAnnotation.map { type($0.type) }, sequence: expression(node.sequence),
      condition: node.whereClause.map { expression($0.condition) }, body: block(node.body),
      label: label)
  }

  // MARK: - Switch and catch

  private func switching(_ node: SwitchExprSyntax, label: String?) -> Statement {
    Statement(
      .switching(expression(node.subject), cases(node.cases), label: label), range(node))
  }

  private func cases(_ list: SwitchCaseListSyntax) -> [SwitchCase] {
    list.flatMap { element -> [SwitchCase] in
      switch element {
      case .switchCase(let node): return [switchCase(node)]
      case .ifConfigDecl(let node):
        guard case .switchCases(let inner) = activeElements(node) else { return [] }
        return cases(inner)
      }
    }
  }

  private func switchCase(_ node: SwitchCaseSyntax) -> SwitchCase {
    var items: [SwitchCase.Item] = []
    if case .case(let label) = node.label {
      items = label.caseItems.map { item in
        SwitchCase.Item(
          pattern: pattern(item.pattern),
          condition: item.whereClause.map { expression($0.condition) })
      }
    }
    let body = nested(at: node, otherwise: []) { statements(node.statements) }
    let start = range(node.label).end
    let place = body.last.map { SourceRange(start, $0.range.end) } ?? SourceRange(start, start)
    return SwitchCase(items: items, body: Block(body, place), range: range(node))
  }

  private func clause(_ node: CatchClauseSyntax) -> CatchClause {
    CatchClause(
      items: node.catchItems.compactMap { item in
        let condition = item.whereClause.map { expression($0.condition) }
        if let matched = item.pattern {
          return SwitchCase.Item(pattern: pattern(matched), condition: condition)
        }
        // `catch where …` names the error like a plain `catch`.
        let name = Pattern(.name("error"), range(node.catchKeyword))
        return condition.map {
          SwitchCase.Item(
            pattern: Pattern(.binding(isConstant: true, name), name.range), condition: $0)
        }
      }, body: block(node.body))
  }
}

import Records

/// A statement, or a declaration among statements.
package struct Statement: Sendable {
  package let kind: Kind
  package let range: SourceRange

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  package indirect enum Kind: Sendable {
    case expression(Expression)
    case declaration(Declaration)
    /// `otherwise` is a block, or a block that contains a single `if`.
    case conditional([Condition], then: Block, otherwise: Block?)
    case guarding([Condition], otherwise: Block)
    case whileLoop([Condition], body: Block, label: String?)
    case repeatLoop(body: Block, condition: Expression, label: String?)
    case forLoop(ForLoop)
    case switching(Expression, [SwitchCase], label: String?)
    case returning(Expression?)
    case breaking(label: String?)
    case continuing(label: String?)
    case fallthroughCase
    case throwing(Expression)
    case deferred(Block)
    case doBlock(Block, catches: [CatchClause], label: String?)
  }
}

/// Statements between braces. The range includes the braces.
package struct Block: Sendable {
  package let statements: [Statement]
  package let range: SourceRange

  package init(_ statements: [Statement], _ range: SourceRange) {
    self.statements = statements
    self.range = range
  }
}

/// One of the comma-joined conditions of `if`, `guard` or `while`.
package struct Condition: Sendable {
  package let kind: Kind
  package let range: SourceRange

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  package enum Kind: Sendable {
    case expression(Expression)
    /// `let name: Type = value`; without a value the shorthand, which means `= name`.
    case optionalBinding(isConstant: Bool, Pattern, TypeExpression?, Expression?)
    /// `case pattern = value`
    case pattern(Pattern, TypeExpression?, Expression)
    /// `#available(…)`: true; `#unavailable(…)`: false.
    case availability(Bool)
  }
}

package struct ForLoop: Sendable {
  package let pattern: Pattern
  /// Whether `case` comes before the pattern, so that it may fail to match.
  package let isMatching: Bool
  package let type: TypeExpression?
  package let sequence: Expression
  package let condition: Expression?
  package let body: Block
  package let label: String?

  package init(
    pattern: Pattern, isMatching: Bool, type: TypeExpression?, sequence: Expression,
    condition: Expression?, body: Block, label: String?
  ) {
    self.pattern = pattern
    self.isMatching = isMatching
    self.type = type
    self.sequence = sequence
    self.condition = condition
    self.body = body
    self.label = label
  }
}

package struct SwitchCase: Sendable {
  package struct Item: Sendable {
    package let pattern: Pattern
    package let condition: Expression?

    package init(pattern: Pattern, condition: Expression?) {
      self.pattern = pattern
      self.condition = condition
    }
  }

  /// Empty for `default`.
  package let items: [Item]
  package let body: Block
  package let range: SourceRange

  package init(items: [Item], body: Block, range: SourceRange) {
    self.items = items
    self.body = body
    self.range = range
  }
}

package struct CatchClause: Sendable {
  /// Empty for a plain `catch`, which names the error `error`.
  package let items: [SwitchCase.Item]
  package let body: Block

  package init(items: [SwitchCase.Item], body: Block) {
    self.items = items
    self.body = body
  }
}

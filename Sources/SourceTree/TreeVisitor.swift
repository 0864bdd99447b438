/// Walks a tree in source order. Each function is called with a node before the nodes inside it,
/// and returns whether to visit those; a visitor that visits them in its own way calls `walk` with
/// them and returns false.
///
/// Every case of the tree is here, without a `default`: a new one does not compile before it is
/// visited.
package protocol TreeVisitor {
  /// Enters a statement; a declaration among statements is entered as a declaration after that.
  mutating func enter(_ statement: Statement) -> Bool
  /// Enters an expression; a closure is entered as a closure after that.
  mutating func enter(_ expression: Expression) -> Bool
  /// Enters a closure: inside are the values of its capture list, then its body.
  mutating func enter(_ closure: Closure) -> Bool
  /// Enters a declaration: inside are values, default values, bodies and members.
  mutating func enter(_ declaration: Declaration) -> Bool
  /// Enters the accessors of a property or a subscript.
  mutating func enter(_ accessors: Accessors) -> Bool
}

extension TreeVisitor {
  /// Returns true, for visitors that only handle others.
  package mutating func enter(_ statement: Statement) -> Bool { true }
  /// Returns true, for visitors that only handle others.
  package mutating func enter(_ expression: Expression) -> Bool { true }
  /// Returns true, for visitors that only handle others.
  package mutating func enter(_ closure: Closure) -> Bool { true }
  /// Returns true, for visitors that only handle others.
  package mutating func enter(_ declaration: Declaration) -> Bool { true }
  /// Returns true, for visitors that only handle others.
  package mutating func enter(_ accessors: Accessors) -> Bool { true }

  /// Visits one statement after the other.
  package mutating func walk(_ statements: [Statement]) {
    for statement in statements { walk(statement) }
  }

  /// Visits the statements between braces.
  package mutating func walk(_ block: Block) { walk(block.statements) }

  /// Visits a statement, and its contents if the visitor returns true.
  package mutating func walk(_ statement: Statement) {
    guard enter(statement) else { return }
    switch statement.kind {
    case .expression(let value), .throwing(let value), .returning(let value?): walk(value)
    case .declaration(let declaration): walk(declaration)
    case .conditional(let conditions, let then, let otherwise):
      walk(conditions)
      walk(then)
      if let otherwise { walk(otherwise) }
    case .guarding(let conditions, let body), .whileLoop(let conditions, let body, _):
      walk(conditions)
      walk(body)
    case .repeatLoop(let body, let condition, _):
      walk(body)
      walk(condition)
    case .forLoop(let loop):
      walk(loop.pattern)
      walk(loop.sequence)
      if let condition = loop.condition { walk(condition) }
      walk(loop.body)
    case .switching(let subject, let cases, _):
      walk(subject)
      for item in cases {
        walk(item.items)
        walk(item.body)
      }
    case .deferred(let body): walk(body)
    case .doBlock(let body, let catches, _):
      walk(body)
      walk(catches)
    case .returning(nil), .breaking, .continuing, .fallthroughCase: break
    }
  }

  /// Visits the patterns and bodies of `catch` clauses.
  package mutating func walk(_ catches: [CatchClause]) {
    for clause in catches {
      walk(clause.items)
      walk(clause.body)
    }
  }

  private mutating func walk(_ items: [SwitchCase.Item]) {
    for item in items {
      walk(item.pattern)
      if let condition = item.condition { walk(condition) }
    }
  }

  private mutating func walk(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition.kind {
      case .expression(let value): walk(value)
      case .optionalBinding(_, let pattern, _, let value):
        walk(pattern)
        if let value { walk(value) }
      case .pattern(let pattern, _, let value):
        walk(pattern)
        walk(value)
      case .availability: break
      }
    }
  }

  private mutating func walk(_ pattern: Pattern) {
    switch pattern.kind {
    case .expression(let value): walk(value)
    case .tuple(let elements), .enumCase(_, _, let elements?):
      for element in elements { walk(element.pattern) }
    case .binding(_, let inner), .optional(let inner), .cast(let inner, _): walk(inner)
    case .wildcard, .name, .enumCase(_, _, nil), .typeTest: break
    }
  }
}

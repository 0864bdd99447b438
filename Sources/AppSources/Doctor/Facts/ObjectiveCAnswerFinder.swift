import ObjectiveCTree

/// Whether the body of a loop asks `hitTest:withEvent:` and returns what it finds at once.
struct ObjectiveCAnswerFinder {
  private var asks = false
  private var returns = false

  static func returnsAnswer(_ body: Tree.Statement) -> Bool {
    var finder = ObjectiveCAnswerFinder()
    finder.look(body)
    return finder.asks && finder.returns
  }

  private mutating func look(_ statement: Tree.Statement) {
    switch statement.kind {
    case .block(let block): for inner in block.statements { look(inner) }
    case .conditional(let condition, let then, let otherwise):
      look(condition)
      look(then)
      if let otherwise { look(otherwise) }
    case .expression(let value): look(value)
    case .declaration(let declaration):
      guard case .variables(let variables) = declaration.kind else { return }
      for variable in variables { if let value = variable.value { look(value) } }
    case .returning(let value?):
      look(value)
      if FactValue(value) != .nothing { returns = true }
    default: break
    }
  }

  private mutating func look(_ expression: Tree.Expression) {
    switch expression.kind {
    case .message(let message): if message.selector == "hitTest:withEvent:" { asks = true }
    case .parenthesized(let inner), .cast(_, let inner), .prefix(_, let inner): look(inner)
    case .assignment(_, _, let value): look(value)
    case .binary(let left, _, let right):
      look(left)
      look(right)
    default: break
    }
  }
}

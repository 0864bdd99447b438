import ObjectiveCTree

/// Whether the body of a loop asks views by `hitTest:withEvent:` and is left at the first answer.
struct ObjectiveCAnswerFinder {
  private var asks = false
  private var leaves = false
  private var assigns = false

  static func returnsAnswer(_ body: Tree.Statement) -> Bool {
    var finder = ObjectiveCAnswerFinder()
    finder.look(body)
    return finder.asks && finder.leaves
  }

  /// The same for the block of `enumerateObjectsUsingBlock:`, which `*stop = YES` leaves.
  static func returnsAnswer(_ body: Tree.Block) -> Bool {
    var finder = ObjectiveCAnswerFinder()
    for statement in body.statements { finder.look(statement) }
    return finder.asks && finder.leaves
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
      if Self.isAnswer(value) { leaves = true }
    case .breaking: if assigns { leaves = true }
    default: break
    }
  }

  /// Whether a value may be what a subview answered: the view itself or its own answer is none.
  private static func isAnswer(_ value: Tree.Expression) -> Bool {
    switch FactValue(value) {
    case .nothing, .me, .boolean: return false
    default: break
    }
    if case .message(let message) = value.kind, case .superclass = message.receiver { return false }
    return true
  }

  private mutating func look(_ expression: Tree.Expression) {
    switch expression.kind {
    case .message(let message):
      if case .superclass = message.receiver { return }
      if message.selector == "hitTest:withEvent:" { asks = true }
    case .parenthesized(let inner), .cast(_, let inner), .prefix(_, let inner): look(inner)
    case .assignment(let target, _, let value):
      if case .prefix(let sign, _) = target.kind, sign.text == "*" {
        if FactValue(value) == .boolean(true) { leaves = true }
      } else {
        assigns = true
      }
      look(value)
    case .binary(let left, _, let right):
      look(left)
      look(right)
    default: break
    }
  }
}

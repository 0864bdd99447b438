import SourceTree

/// Whether a body asks `hitTest` and returns what it finds at once.
struct AnswerFinder: TreeVisitor {
  private var asks = false
  private var returns = false

  static func returnsAnswer(_ body: Block) -> Bool {
    var finder = AnswerFinder()
    finder.walk(body)
    return finder.asks && finder.returns
  }

  mutating func enter(_ statement: Statement) -> Bool {
    if case .returning(let value?) = statement.kind {
      if case .null = value.kind { return true }
      returns = true
    }
    return true
  }

  mutating func enter(_ expression: Expression) -> Bool {
    if case .call(let callee, _) = expression.kind, case .member(_, let name) = callee.kind,
      name.text == "hitTest"
    {
      asks = true
    }
    return true
  }
}

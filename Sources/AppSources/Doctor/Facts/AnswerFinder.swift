import SourceTree

/// Whether the body of a loop asks views by `hitTest` and is left at the first answer.
struct AnswerFinder: TreeVisitor {
  private var asks = false
  private var leaves = false
  private var assigns = false

  static func returnsAnswer(_ body: [Statement]) -> Bool {
    let finder = look(at: body)
    return finder.asks && finder.leaves
  }

  /// Whether something asks views by `hitTest`.
  static func asks(_ body: [Statement]) -> Bool { look(at: body).asks }

  private static func look(at body: [Statement]) -> AnswerFinder {
    var finder = AnswerFinder()
    finder.walk(body)
    return finder
  }

  mutating func enter(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .returning(let value?):
      if Self.isAnswer(value) { leaves = true }
    case .breaking(label: nil):
      // `result = view.hitTest(…)`, and `break` as soon as there is one.
      if assigns { leaves = true }
    case .switching:
      // `break` leaves the switch alone.
      return false
    default: break
    }
    return true
  }

  /// Whether a value may be what a subview answered: the view itself or its own answer is none.
  private static func isAnswer(_ value: Expression) -> Bool {
    switch value.kind {
    case .null, .selfReference, .boolean: return false
    case .call(let callee, _):
      if case .member(let base?, _) = callee.kind, case .superReference = base.kind {
        return false
      }
      return true
    default: return true
    }
  }

  mutating func enter(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .call(let callee, _):
      guard case .member(let base?, let name) = callee.kind, name.text == "hitTest" else { break }
      if case .superReference = base.kind { break }
      asks = true
    case .assignment: assigns = true
    default: break
    }
    return true
  }
}

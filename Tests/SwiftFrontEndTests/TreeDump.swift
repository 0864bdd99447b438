import SourceTree

/// The tree as an s-expression, so that a test can say in one line what a text must become.
struct TreeDump {
  static func text(_ unit: SourceUnit) -> String {
    unit.items.map(statement).joined(separator: "\n")
  }

  private static func list(_ parts: [String?]) -> String {
    "(" + parts.compactMap { $0 }.joined(separator: " ") + ")"
  }

  // MARK: - Statements

  static func statement(_ statement: Statement) -> String {
    switch statement.kind {
    case .expression(let value): return expression(value)
    case .declaration(let node): return declaration(node)
    case .conditional(let conditions, let then, let otherwise):
      return list(
        ["if", list(conditions.map(condition)), block(then), otherwise.map { "else " + block($0) }])
    case .guarding(let conditions, let otherwise):
      return list(["guard", list(conditions.map(condition)), block(otherwise)])
    case .whileLoop(let conditions, let body, let label):
      return list([label.map { $0 + ":" }, "while", list(conditions.map(condition)), block(body)])
    case .repeatLoop(let body, let condition, let label):
      return list([label.map { $0 + ":" }, "repeat", block(body), expression(condition)])
    case .forLoop(let loop):
      return list([
        loop.label.map { $0 + ":" }, "for", loop.isMatching ? "case" : nil, pattern(loop.pattern),
        loop.type.map { ":" + type($0) }, expression(loop.sequence),
        loop.condition.map { "where " + expression($0) }, block(loop.body),
      ])
    case .switching(let subject, let cases, let label):
      return list(
        [label.map { $0 + ":" }, "switch", expression(subject)] + cases.map(switchCase))
    case .returning(let value): return list(["return", value.map(expression)])
    case .breaking(let label): return list(["break", label])
    case .continuing(let label): return list(["continue", label])
    case .fallthroughCase: return "(fallthrough)"
    case .throwing(let value): return list(["throw", expression(value)])
    case .deferred(let body): return list(["defer", block(body)])
    case .doBlock(let body, let catches, let label):
      return list(
        [label.map { $0 + ":" }, "do", block(body)]
          + catches.map { list(["catch"] + $0.items.map(item) + [block($0.body)]) })
    }
  }

  static func block(_ block: Block) -> String {
    "{" + block.statements.map(statement).joined(separator: "; ") + "}"
  }

  private static func condition(_ condition: Condition) -> String {
    switch condition.kind {
    case .expression(let value): return expression(value)
    case .optionalBinding(let isConstant, let name, let annotation, let value):
      return list([
        isConstant ? "let" : "var", pattern(name), annotation.map { ":" + type($0) },
        value.map(expression),
      ])
    case .pattern(let matched, let annotation, let value):
      return list(
        ["case", pattern(matched), annotation.map { ":" + type($0) }, expression(value)])
    case .availability(let isAvailable): return isAvailable ? "available" : "unavailable"
    }
  }

  private static func switchCase(_ node: SwitchCase) -> String {
    list([node.items.isEmpty ? "default" : "case"] + node.items.map(item) + [block(node.body)])
  }

  private static func item(_ item: SwitchCase.Item) -> String {
    pattern(item.pattern) + (item.condition.map { " where " + expression($0) } ?? "")
  }

  // MARK: - Patterns

  static func pattern(_ node: Pattern) -> String {
    switch node.kind {
    case .wildcard: "_"
    case .name(let name): name
    case .tuple(let parts): list(["tuple"] + parts.map(element))
    case .binding(let isConstant, let inner): list([isConstant ? "let" : "var", pattern(inner)])
    case .enumCase(let base, let name, let payload):
      list([(base.map(type) ?? "") + "." + name.text] + (payload ?? []).map(element))
        + (payload == nil ? "" : "!")
    case .optional(let inner): pattern(inner) + "?"
    case .typeTest(let tested): list(["is", type(tested)])
    case .cast(let inner, let target): list(["as", pattern(inner), type(target)])
    case .expression(let value): list(["~=", expression(value)])
    }
  }

  private static func element(_ element: Pattern.Element) -> String {
    (element.label.map { $0 + ": " } ?? "") + pattern(element.pattern)
  }
}

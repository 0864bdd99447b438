import SourceTree

/// The names of a text's own values and functions.
struct LocalNames: TreeVisitor {
  private var names: Set<String> = []

  static func of(_ items: [Statement]) -> Set<String> {
    var visitor = LocalNames()
    visitor.walk(items)
    return visitor.names
  }

  private init() {}

  mutating func enter(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .conditional(let conditions, _, _), .guarding(let conditions, _),
      .whileLoop(let conditions, _, _):
      for condition in conditions { add(condition) }
    case .forLoop(let loop): add(loop.pattern)
    case .switching(_, let cases, _):
      for item in cases.flatMap(\.items) { add(item.pattern) }
    default: break
    }
    return true
  }

  mutating func enter(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .variable(let variable):
      for binding in variable.bindings { add(binding.pattern) }
    case .function(let function):
      names.insert(function.name.text)
      names.formUnion(function.parameters.map(\.name))
    case .initializer(let initializer): names.formUnion(initializer.parameters.map(\.name))
    case .type(let type): names.insert(type.name.text)
    default: break
    }
    return true
  }

  mutating func enter(_ closure: Closure) -> Bool {
    names.formUnion((closure.parameters ?? []).map(\.name))
    return true
  }

  private mutating func add(_ condition: Condition) {
    switch condition.kind {
    case .optionalBinding(_, let pattern, _, _), .pattern(let pattern, _, _): add(pattern)
    case .expression, .availability: break
    }
  }

  private mutating func add(_ pattern: Pattern) {
    switch pattern.kind {
    case .name(let name): names.insert(name)
    case .tuple(let elements), .enumCase(_, _, let elements?):
      for element in elements { add(element.pattern) }
    case .binding(_, let inner), .optional(let inner), .cast(let inner, _): add(inner)
    case .wildcard, .enumCase(_, _, nil), .typeTest, .expression: break
    }
  }
}

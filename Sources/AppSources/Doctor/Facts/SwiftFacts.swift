import Records
import SourceTree

/// Gathers the facts of a file of Swift from its tree.
struct SwiftFacts: TreeVisitor {
  var facts = CodeFacts()
  var current = 0
  var loop: Int?
  var type: (name: String, inherited: [String], isClass: Bool) = ("", [], false)

  /// The facts of a file.
  static func facts(of unit: SourceUnit) -> CodeFacts {
    var gathering = SwiftFacts()
    gathering.walk(unit.items)
    return gathering.facts
  }

  // MARK: Walking

  mutating func enter(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .type(let tree):
      inside(
        (tree.name.text, tree.inherited.compactMap(FactValue.name(of:)), tree.kind == .class),
        tree.members)
      return false
    case .extending(let tree):
      let name = FactValue.name(of: tree.extended) ?? ""
      inside((name, tree.inherited.compactMap(FactValue.name(of:)), false), tree.members)
      return false
    case .function(let tree):
      var context = context(named: tree.name.text)
      context.labels = tree.parameters.map(\.label)
      context.parameters = tree.parameters.map(\.name)
      context.isOverride = declaration.has(.override)
      context.offset = tree.name.range.start
      context.parameterTypes = Self.types(of: tree.parameters)
      enter(context, tree.body)
      return false
    case .initializer(let tree):
      var context = context(named: "init")
      context.parameters = tree.parameters.map(\.name)
      context.parameterTypes = Self.types(of: tree.parameters)
      enter(context, tree.body)
      return false
    case .variable(let tree):
      note(tree, declaration)
      return false
    default: return true
    }
  }

  private static func types(of parameters: [Parameter]) -> [String: String] {
    Dictionary(
      parameters.compactMap { parameter in
        FactValue.name(of: parameter.type).map { (parameter.name, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  func context(named name: String) -> CodeFacts.Context {
    CodeFacts.Context(typeName: type.name, inherited: type.inherited, name: name)
  }

  private mutating func inside(
    _ inner: (name: String, inherited: [String], isClass: Bool), _ members: [Declaration]
  ) {
    let outer = (type, current, loop)
    type = inner
    current = 0
    loop = nil
    for member in members { walk(member) }
    (type, current, loop) = outer
  }

  mutating func enter(_ context: CodeFacts.Context, _ body: Block?) {
    guard let body else { return }
    var context = context
    context.body = body.range
    context.isEmpty = body.statements.isEmpty
    enter(context) { $0.walk(body) }
  }

  /// Notes facts in a context of its own.
  mutating func enter(_ context: CodeFacts.Context, _ walking: (inout Self) -> Void) {
    let outer = (current, loop)
    facts.contexts.append(context)
    current = facts.contexts.count - 1
    loop = nil
    walking(&self)
    (current, loop) = outer
  }
}

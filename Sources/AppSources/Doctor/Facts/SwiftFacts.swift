import Records
import SourceTree

/// Gathers the facts of a file of Swift from its tree.
struct SwiftFacts: TreeVisitor {
  private var facts = CodeFacts()
  private var current = 0
  private var loop: Int?
  private var type: (name: String, inherited: [String], isClass: Bool) = ("", [], false)

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
      context.body = tree.body?.range
      enter(context, tree.body)
      return false
    case .initializer(let tree):
      var context = context(named: "init")
      context.parameters = tree.parameters.map(\.name)
      context.body = tree.body?.range
      enter(context, tree.body)
      return false
    case .variable(let tree):
      note(tree, declaration)
      return false
    default: return true
    }
  }

  private func context(named name: String) -> CodeFacts.Context {
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

  private mutating func enter(_ context: CodeFacts.Context, _ body: Block?) {
    guard let body else { return }
    let outer = (current, loop)
    facts.contexts.append(context)
    current = facts.contexts.count - 1
    loop = nil
    walk(body)
    (current, loop) = outer
  }

  private mutating func note(_ tree: VariableDeclaration, _ declaration: Declaration) {
    let isProperty = current == 0 && !type.name.isEmpty
    for binding in tree.bindings {
      guard case .name(let name) = binding.pattern.kind else {
        if let value = binding.value { walk(value) }
        continue
      }
      let value = binding.value.map { FactValue($0) }
      facts.variables.append(
        CodeFacts.Variable(
          name: name,
          type: binding.type.flatMap(FactValue.name(of:)) ?? value?.madeType
            ?? binding.value.flatMap(FactValue.castType),
          value: value, context: current, loop: loop, offset: binding.pattern.range.start,
          isProperty: isProperty, isOutlet: declaration.attribute("IBOutlet") != nil))
      if let value = binding.value {
        if isProperty { walkValue(value, of: name, declaration) } else { walk(value) }
      }
      for accessor in [
        binding.accessors?.getter, binding.accessors?.setter, binding.accessors?.willSet,
        binding.accessors?.didSet,
      ] {
        guard let body = accessor?.body else { continue }
        var context = context(named: name)
        context.property = name
        enter(context, body)
      }
    }
  }

  private mutating func walkValue(
    _ value: Expression, of name: String, _ declaration: Declaration
  ) {
    var context = context(named: name)
    context.property = name
    let isEager =
      type.isClass && !declaration.has(.lazy) && !declaration.has(.static)
      && !declaration.has(.class)
    context.eagerProperty = isEager ? name : nil
    let outer = (current, loop)
    facts.contexts.append(context)
    current = facts.contexts.count - 1
    loop = nil
    walk(value)
    (current, loop) = outer
  }

  mutating func enter(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .conditional, .switching, .guarding:
      facts.contexts[current].branches.append(statement.range)
      return true
    case .forLoop(let tree):
      if case .name(let name) = tree.pattern.kind {
        facts.contexts[current].innerNames.insert(name)
      }
      if FactValue(tree.sequence).path == "subviews", AnswerFinder.returnsAnswer(tree.body) {
        facts.contexts[current].forwardLoops.append(statement.range.start)
      }
      walk(tree.sequence)
      let outer = loop
      loop = statement.range.start
      walk(tree.body)
      loop = outer
      return false
    default: return true
    }
  }

  mutating func enter(_ closure: Closure) -> Bool {
    for parameter in closure.parameters ?? [] {
      facts.contexts[current].innerNames.insert(parameter.name)
    }
    return true
  }

  mutating func enter(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .assignment(let target, let value):
      facts.assignments.append(
        CodeFacts.Assignment(
          target: FactValue(target).path, value: FactValue(value), context: current,
          offset: expression.range.start))
    case .call(let callee, let arguments): note(callee, arguments)
    default: break
    }
    return true
  }

  private mutating func note(_ callee: Expression, _ arguments: [Argument]) {
    var callee = callee
    while true {
      switch callee.kind {
      case .optionalElement(let inner), .forceUnwrap(let inner), .parenthesized(let inner):
        callee = inner
        continue
      default: break
      }
      break
    }
    switch callee.kind {
    case .name(let name): add("", name)
    case .member(let base?, let name): add(FactValue(base).path, name)
    case .member(nil, let name): add(nil, name)
    default: break
    }
    func add(_ receiver: String?, _ name: Name) {
      facts.calls.append(
        CodeFacts.Call(
          receiver: receiver == "self" ? "" : receiver, name: name.text,
          arguments: arguments.map { .init(label: $0.label?.text, value: FactValue($0.value)) },
          context: current, loop: loop, offset: name.range.start))
    }
  }
}

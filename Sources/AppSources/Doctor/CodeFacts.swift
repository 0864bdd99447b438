import SourceTree

/// The uses of variables in a file of Swift, function by function: calls, assignments, values.
struct CodeFacts: TreeVisitor {
  /// A function, an accessor, or the initial value of a property.
  struct Context {
    /// The class or extension around it; empty at the top level.
    let typeName: String
    /// The types that it inherits from, as far as the file shows them.
    let inherited: [String]
    let name: String
    var labels: [String?] = []
    var parameters: [String] = []
    var isOverride = false
    var offset = 0
    /// The property whose initial value it is, if that runs before there is an instance.
    var eagerProperty: String?
    /// The property whose value it is, lazy or not.
    var property: String?
    var body: Block?
  }

  struct Call {
    /// `a.b` of `a.b.c()`; empty without one, nil for an expression that is not a path of names.
    let receiver: String?
    let name: String
    let arguments: [Argument]
    let context: Int
    /// The loop around it in the same function; nil for none.
    let loop: Int?
    let offset: Int
  }

  struct Assignment {
    let target: String?
    let value: Expression
    let context: Int
    let offset: Int
  }

  struct Variable {
    let name: String
    /// The class, by the type annotation or by the call that creates the value.
    let type: String?
    let value: Expression?
    let context: Int
    let loop: Int?
    let offset: Int
    let isProperty: Bool
    let isOutlet: Bool
  }

  private(set) var contexts = [Context(typeName: "", inherited: [], name: "")]
  private(set) var calls: [Call] = []
  private(set) var assignments: [Assignment] = []
  private(set) var variables: [Variable] = []
  private var current = 0
  private var loop: Int?
  private var type: (name: String, inherited: [String], isClass: Bool) = ("", [], false)

  init(_ items: [Statement]) {
    walk(items)
  }

  // MARK: Paths

  /// The names of an expression that is a path of them, without `self`: `a.b`; nil for others.
  static func path(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name): return name.text
    case .selfReference: return "self"
    case .superReference: return "super"
    case .member(let base?, let name):
      guard let base = path(base) else { return nil }
      return base == "self" ? name.text : "\(base).\(name.text)"
    case .optionalElement(let inner), .optionalChain(let inner), .forceUnwrap(let inner),
      .parenthesized(let inner), .cast(let inner, _, _):
      return path(inner)
    default: return nil
    }
  }

  /// The class name of the instance in a value, as far as its text shows it.
  static func madeType(_ value: Expression) -> String? {
    switch value.kind {
    case .call(let callee, _):
      guard let path = path(callee) else { return nil }
      let name = path.hasSuffix(".init") ? String(path.dropLast(5)) : path
      let last = name.split(separator: ".").last.map(String.init) ?? name
      return last.first?.isUppercase ?? false ? last : nil
    case .cast(_, _, let type): return name(of: type)
    default: return nil
    }
  }

  static func name(of type: TypeExpression) -> String? {
    switch type.kind {
    case .name(let name), .member(_, let name): name.text
    case .optional(let inner), .implicitlyUnwrapped(let inner): name(of: inner)
    default: nil
    }
  }

  // MARK: Walking

  mutating func enter(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .type(let tree):
      inside(
        (tree.name.text, tree.inherited.compactMap(Self.name(of:)), tree.kind == .class),
        tree.members)
      return false
    case .extending(let tree):
      let name = Self.name(of: tree.extended) ?? ""
      inside((name, tree.inherited.compactMap(Self.name(of:)), false), tree.members)
      return false
    case .function(let tree):
      var context = Context(typeName: type.name, inherited: type.inherited, name: tree.name.text)
      context.labels = tree.parameters.map(\.label)
      context.parameters = tree.parameters.map(\.name)
      context.isOverride = declaration.has(.override)
      context.offset = tree.name.range.start
      context.body = tree.body
      enter(context, tree.body)
      return false
    case .initializer(let tree):
      var context = Context(typeName: type.name, inherited: type.inherited, name: "init")
      context.parameters = tree.parameters.map(\.name)
      context.body = tree.body
      enter(context, tree.body)
      return false
    case .variable(let tree):
      note(tree, declaration)
      return false
    default: return true
    }
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

  private mutating func enter(_ context: Context, _ body: Block?) {
    guard let body else { return }
    let outer = (current, loop)
    contexts.append(context)
    current = contexts.count - 1
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
      let made = binding.value.flatMap(Self.madeType)
      variables.append(
        Variable(
          name: name, type: binding.type.flatMap(Self.name(of:)) ?? made, value: binding.value,
          context: current, loop: loop, offset: binding.pattern.range.start,
          isProperty: isProperty, isOutlet: declaration.attribute("IBOutlet") != nil))
      if let value = binding.value {
        if isProperty { walkValue(value, of: name, declaration) } else { walk(value) }
      }
      for accessor in [
        binding.accessors?.getter, binding.accessors?.setter, binding.accessors?.willSet,
        binding.accessors?.didSet,
      ] {
        guard let body = accessor?.body else { continue }
        var context = Context(typeName: type.name, inherited: type.inherited, name: name)
        context.property = name
        enter(context, body)
      }
    }
  }

  private mutating func walkValue(
    _ value: Expression, of name: String, _ declaration: Declaration
  ) {
    var context = Context(typeName: type.name, inherited: type.inherited, name: name)
    context.property = name
    let isEager =
      type.isClass && !declaration.has(.lazy) && !declaration.has(.static)
      && !declaration.has(.class)
    context.eagerProperty = isEager ? name : nil
    let outer = (current, loop)
    contexts.append(context)
    current = contexts.count - 1
    loop = nil
    walk(value)
    (current, loop) = outer
  }

  mutating func enter(_ statement: Statement) -> Bool {
    guard case .forLoop(let tree) = statement.kind else { return true }
    walk(tree.sequence)
    let outer = loop
    loop = statement.range.start
    walk(tree.body)
    loop = outer
    return false
  }

  mutating func enter(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .assignment(let target, let value):
      assignments.append(
        Assignment(
          target: Self.path(target), value: value, context: current,
          offset: expression.range.start))
    case .call(let callee, let arguments): note(callee, arguments, expression)
    default: break
    }
    return true
  }

  private mutating func note(
    _ callee: Expression, _ arguments: [Argument], _ expression: Expression
  ) {
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
    case .member(let base?, let name): add(Self.path(base), name)
    case .member(nil, let name): add(nil, name)
    default: break
    }
    func add(_ receiver: String?, _ name: Name) {
      calls.append(
        Call(
          receiver: receiver == "self" ? "" : receiver, name: name.text, arguments: arguments,
          context: current, loop: loop, offset: name.range.start))
    }
  }
}

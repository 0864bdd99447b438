import ObjectiveCTree
import Records
import SourceTree

/// Gathers the facts of a file of Objective-C from its tree.
struct ObjectiveCFacts {
  var facts = CodeFacts()
  var current = 0
  private var loop: Int?
  private let file: SourceFile

  /// The facts of a file; its header declares properties.
  static func facts(of unit: Tree.Unit, header: Tree.Unit?) -> CodeFacts {
    var gathering = ObjectiveCFacts(file: unit.file)
    for item in unit.items { gathering.take(item) }
    if let header {
      var declared = ObjectiveCFacts(file: header.file)
      for item in header.items { declared.take(item) }
      gathering.facts.variables += declared.facts.variables.filter(\.isProperty).map {
        var variable = $0
        variable.isElsewhere = true
        return variable
      }
    }
    return gathering.facts
  }

  private init(file: SourceFile) {
    self.file = file
  }

  // MARK: Declarations

  private mutating func take(_ item: Tree.Item) {
    guard case .declaration(let declaration) = item else { return }
    switch declaration.kind {
    case .interface(let tree): takeVariables(of: tree.name.text, tree.variables, tree.members)
    case .category(let tree): takeVariables(of: tree.className.text, tree.variables, tree.members)
    case .implementation(let tree):
      takeVariables(of: tree.name.text, tree.variables, [])
      for case .method(let method) in tree.members { take(method, of: tree.name.text) }
    default: break
    }
  }

  private mutating func takeVariables(
    of owner: String, _ variables: [Tree.InstanceVariable], _ members: [Tree.Member]
  ) {
    for variable in variables { takeProperty(variable.name, variable.type, variable.range, owner) }
    for case .property(let property) in members {
      takeProperty(property.name, property.type, property.range, owner)
    }
  }

  private mutating func takeProperty(
    _ name: Tree.Name, _ type: Tree.TypeName, _ range: SourceRange, _ owner: String
  ) {
    facts.variables.append(
      CodeFacts.Variable(
        name: name.text.hasPrefix("_") ? String(name.text.dropFirst()) : name.text, owner: owner,
        type: FactValue.name(of: type), value: nil, context: 0, loop: nil,
        offset: name.range.start, isProperty: true,
        isOutlet: file.text(of: range).contains("IBOutlet")))
  }

  private mutating func take(_ method: Tree.Method, of type: String) {
    guard let body = method.body else { return }
    let (name, labels) = ObjectiveCNames.method(method.selector)
    var context = CodeFacts.Context(typeName: type, inherited: [], name: name)
    context.labels = labels
    context.parameters = method.parameters.compactMap(\.name?.text)
    context.isOverride = !method.isClassMethod
    context.offset = method.selectorRange.start
    context.body = body.range
    context.isEmpty = body.statements.isEmpty
    context.parameterTypes = Dictionary(
      method.parameters.compactMap { parameter in
        guard let name = parameter.name else { return nil }
        return parameter.type.flatMap(FactValue.name(of:)).map { (name.text, $0) }
      }, uniquingKeysWith: { first, _ in first })
    // A getter that makes the value of its property.
    if method.parameters.isEmpty { context.property = name }
    facts.contexts.append(context)
    current = facts.contexts.count - 1
    loop = nil
    walk(body)
    current = 0
  }

  // MARK: Statements

  mutating func walk(_ block: Tree.Block) {
    for statement in block.statements { walk(statement) }
  }

  private mutating func walk(_ statement: Tree.Statement) {
    switch statement.kind {
    case .expression(let value): walk(value)
    case .declaration(let declaration): take(declaration)
    case .block(let block), .autoreleasePool(let block): walk(block)
    case .conditional(let condition, let then, let otherwise):
      facts.contexts[current].branches.append(statement.range)
      walk(condition)
      walk(then)
      if let otherwise { walk(otherwise) }
    case .switching(let value, let body):
      facts.contexts[current].branches.append(statement.range)
      walk(value)
      walk(body)
    case .whileLoop(let condition, let body), .doLoop(let body, let condition):
      walk(condition)
      repeats(body, from: statement)
    case .forLoop(let initial, let condition, let step, let body):
      if ObjectiveCForwardOrder.countsSubviews(condition, step),
        ObjectiveCAnswerFinder.returnsAnswer(body)
      {
        facts.contexts[current].forwardLoops.append(statement.range.start)
      }
      if let initial { walk(initial) }
      for value in [condition, step] { if let value { walk(value) } }
      repeats(body, from: statement)
    case .forIn(let element, let sequence, let body):
      if ObjectiveCForwardOrder.isSubviews(FactValue(sequence).path),
        ObjectiveCAnswerFinder.returnsAnswer(body)
      {
        facts.contexts[current].forwardLoops.append(statement.range.start)
      }
      walk(sequence)
      repeats(body, with: element, over: sequence, from: statement)
    case .returning(let value?):
      if let path = FactValue(value).path { facts.contexts[current].returned.insert(path) }
      walk(value)
    case .synchronized(let value, let body):
      walk(value)
      walk(body)
    case .trying(let tree):
      walk(tree.body)
      for caught in tree.catches { walk(caught.body) }
      if let finally = tree.finally { walk(finally) }
    default: break
    }
  }

  private mutating func repeats(_ body: Tree.Statement, from statement: Tree.Statement) {
    let outer = loop
    loop = statement.range.start
    walk(body)
    loop = outer
  }

  /// The body of a loop, in which a name stands for the elements of an array.
  private mutating func repeats(
    _ body: Tree.Statement, with element: Tree.ForElement, over sequence: Tree.Expression,
    from statement: Tree.Statement
  ) {
    guard case .variable(let variable) = element else { return repeats(body, from: statement) }
    let paths = FactValue(sequence).elements
    guard !paths.isEmpty else {
      facts.contexts[current].innerNames.insert(variable.name.text)
      return repeats(body, from: statement)
    }
    let elements = CodeFacts.Elements(name: variable.name.text, paths: paths)
    facts.lists.append(elements)
    facts.elements.append(elements)
    repeats(body, from: statement)
    facts.elements.removeLast()
  }

  private mutating func take(_ declaration: Tree.Declaration) {
    guard case .variables(let variables) = declaration.kind else { return }
    for variable in variables {
      let value = variable.value.map { FactValue($0) }
      facts.variables.append(
        CodeFacts.Variable(
          name: variable.name.text, type: FactValue.name(of: variable.type) ?? value?.madeType,
          value: value, context: current, loop: loop, offset: variable.name.range.start,
          isProperty: false, isOutlet: false))
      if let value = variable.value { walk(value) }
    }
  }

  mutating func note(
    _ call: (receiver: String?, name: String), _ arguments: [CodeFacts.Argument], _ offset: Int
  ) {
    facts.add(
      CodeFacts.Call(
        receiver: call.receiver == "self" ? "" : call.receiver, name: call.name,
        arguments: arguments, context: current, loop: loop, offset: offset))
  }
}

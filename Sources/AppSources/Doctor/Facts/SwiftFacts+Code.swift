import SourceTree

/// Statements and expressions.
extension SwiftFacts {
  mutating func enter(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .conditional(let conditions, _, _), .guarding(let conditions, _):
      facts.contexts[current].branches.append(statement.range)
      for condition in conditions { note(condition) }
      return true
    case .switching:
      facts.contexts[current].branches.append(statement.range)
      return true
    case .returning(let value?):
      if let path = FactValue(value).path { facts.contexts[current].returned.insert(path) }
      return true
    case .forLoop(let tree):
      if ForwardOrder.isSubviews(tree.sequence), AnswerFinder.returnsAnswer(tree.body.statements) {
        facts.contexts[current].forwardLoops.append(statement.range.start)
      }
      walk(tree.sequence)
      if let condition = tree.condition { walk(condition) }
      let name: String? = if case .name(let name) = tree.pattern.kind { name } else { nil }
      repeats(tree.body.statements, with: name, over: tree.sequence, at: statement.range.start)
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
      facts.add(
        CodeFacts.Assignment(
          target: FactValue(target).path, value: FactValue(value), context: current,
          offset: expression.range.start))
    case .call(let callee, let arguments):
      if ForwardOrder.isSearch(expression) {
        facts.contexts[current].forwardLoops.append(expression.range.start)
      }
      if case .member(let sequence?, let name) = callee.kind, name.text == "forEach",
        let body = arguments.first?.value
      {
        note(each: sequence, body, at: expression.range.start)
        return false
      }
      note(callee, arguments)
    case .member(let base?, let name):
      if ForwardOrder.isSearch(expression) {
        facts.contexts[current].forwardLoops.append(expression.range.start)
      }
      if name.text.hasSuffix("Anchor"), let view = FactValue(base).path {
        facts.add(CodeFacts.Anchor(view: view, name: name.text, context: current))
      }
    default: break
    }
    return true
  }

  /// `if let name = value`.
  private mutating func note(_ condition: Condition) {
    guard case .optionalBinding(_, let pattern, let type, let value?) = condition.kind,
      case .name(let name) = pattern.kind, FactValue(value).path != name
    else { return }
    facts.variables.append(
      CodeFacts.Variable(
        name: name,
        type: type.flatMap(FactValue.name(of:)) ?? FactValue(value).madeType
          ?? FactValue.castType(value),
        value: nil, context: current, loop: loop, offset: pattern.range.start,
        isProperty: false, isOutlet: false))
  }

  // MARK: Loops

  /// `sequence.forEach { … }` and `sequence.forEach(function)`.
  private mutating func note(each sequence: Expression, _ body: Expression, at offset: Int) {
    walk(sequence)
    guard case .closure(let closure) = body.kind else {
      let names = FactValue(body).path?.split(separator: ".").map(String.init) ?? []
      guard let name = names.last else { return walk(body) }
      let paths = FactValue(sequence).elements
      facts.lists.append(CodeFacts.Elements(name: "", paths: paths))
      for path in paths {
        facts.calls.append(
          CodeFacts.Call(
            receiver: names.dropLast().joined(separator: "."), name: name,
            arguments: [.init(label: nil, value: .path(path))], context: current, loop: offset,
            offset: body.range.start, isForEach: true))
      }
      return
    }
    let name = closure.parameters.map { $0.first?.name ?? "_" } ?? "$0"
    repeats(closure.body, with: name, over: sequence, at: offset)
  }

  /// The body of a loop, in which a name stands for the elements of an array.
  private mutating func repeats(
    _ body: [Statement], with name: String?, over sequence: Expression, at offset: Int
  ) {
    let outer = loop
    loop = offset
    let paths = FactValue(sequence).elements
    if let name, !paths.isEmpty {
      let elements = CodeFacts.Elements(name: name, paths: paths)
      facts.lists.append(elements)
      facts.elements.append(elements)
      walk(body)
      facts.elements.removeLast()
    } else {
      if let name { facts.contexts[current].innerNames.insert(name) }
      walk(body)
    }
    loop = outer
  }

  // MARK: Calls

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
      facts.add(
        CodeFacts.Call(
          receiver: receiver == "self" ? "" : receiver, name: name.text,
          arguments: arguments.map { .init(label: $0.label?.text, value: FactValue($0.value)) },
          context: current, loop: loop, offset: name.range.start))
    }
  }
}

extension TreeVisitor {
  /// Visits an expression, and its contents if the visitor returns true.
  package mutating func walk(_ expression: Expression) {
    guard enter(expression) else { return }
    switch expression.kind {
    case .string(let segments):
      for case .expression(let inner) in segments { walk(inner) }
    case .array(let elements):
      for element in elements { walk(element) }
    case .dictionary(let pairs):
      for pair in pairs {
        walk(pair.key)
        walk(pair.value)
      }
    case .tuple(let elements):
      for element in elements { walk(element.value) }
    case .parenthesized(let inner), .tupleMember(let inner, _), .optionalElement(let inner),
      .optionalChain(let inner), .forceUnwrap(let inner), .prefix(_, let inner),
      .postfix(_, let inner), .typeTest(let inner, _), .cast(let inner, _, _),
      .inoutArgument(let inner), .selector(let inner), .attempt(_, let inner),
      .member(let inner?, _):
      walk(inner)
    case .call(let callee, let arguments), .subscripting(let callee, let arguments):
      walk(callee)
      for argument in arguments { walk(argument.value) }
    case .binary(let left, _, let right), .assignment(let left, let right):
      walk(left)
      walk(right)
    case .ternary(let condition, let yes, let no):
      walk(condition)
      walk(yes)
      walk(no)
    case .closure(let closure): walk(closure)
    case .statement(let statement): walk(statement)
    case .integer, .float, .boolean, .null, .name, .selfReference, .superReference,
      .member(nil, _), .type, .discard, .keyPath, .magic, .invalid:
      break
    }
  }

  /// Visits a closure, and its contents if the visitor returns true.
  package mutating func walk(_ closure: Closure) {
    guard enter(closure) else { return }
    for capture in closure.captures {
      if let value = capture.value { walk(value) }
    }
    walk(closure.body)
  }

  /// Visits a declaration, and its contents if the visitor returns true.
  package mutating func walk(_ declaration: Declaration) {
    guard enter(declaration) else { return }
    switch declaration.kind {
    case .variable(let variable):
      for binding in variable.bindings {
        if let value = binding.value { walk(value) }
        if let accessors = binding.accessors { walk(accessors) }
      }
    case .function(let function): walk(function.parameters, function.body)
    case .initializer(let initializer): walk(initializer.parameters, initializer.body)
    case .deinitializer(let body): walk(body)
    case .subscripting(let tree):
      walk(tree.parameters, nil)
      walk(tree.accessors)
    case .type(let type):
      for member in type.members { walk(member) }
    case .extending(let tree):
      for member in tree.members { walk(member) }
    case .enumCases(let cases):
      for item in cases {
        walk(item.payload ?? [], nil)
        if let value = item.rawValue { walk(value) }
      }
    case .alias, .associatedType: break
    }
  }

  private mutating func walk(_ parameters: [Parameter], _ body: Block?) {
    for parameter in parameters {
      if let value = parameter.defaultValue { walk(value) }
    }
    if let body { walk(body) }
  }

  private mutating func walk(_ accessors: Accessors) {
    guard enter(accessors) else { return }
    let all = [accessors.getter, accessors.setter, accessors.willSet, accessors.didSet]
    for body in all.compactMap({ $0?.body }) { walk(body) }
  }
}

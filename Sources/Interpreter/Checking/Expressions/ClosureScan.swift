import SourceTree

/// Scans of a closure's body before its types are known.
extension Closure {
  /// No closure has as many parameters: a higher number is a name that nobody declared.
  private static var mostAnonymousParameters: Int { 1000 }

  /// One more than the highest number of the `$0`, `$1` … in the body; closures inside that name
  /// no parameters have their own.
  var anonymousCount: Int {
    var highest = -1
    let walk = TreeScan { expression in
      if case .name(let name) = expression.kind, name.text.first == "$",
        let number = Int(name.text.dropFirst()), number < Self.mostAnonymousParameters
      {
        highest = max(highest, number)
      }
    }
    walk.entersAnonymousClosures = false
    walk.visit(body)
    return highest + 1
  }
}

extension Closure {
  /// Whether an error may leave the body.
  var mayThrow: Bool {
    let walk = TreeScan { _ in }
    walk.entersClosures = false
    walk.visit(body)
    return walk.hasThrow
  }
}

extension [Statement] {
  /// Whether the statements have a `return` with a value, not counting closures inside.
  var containsValueReturn: Bool {
    let walk = TreeScan { _ in }
    walk.entersClosures = false
    walk.visit(self)
    return walk.hasValueReturn
  }
}

extension Statement {
  var containsReturn: Bool {
    let walk = TreeScan { _ in }
    walk.entersClosures = false
    walk.visit([self])
    return walk.hasReturn
  }

  /// Whether every branch of an `if` or `switch` ends with an expression.
  var givesValue: Bool {
    func gives(_ block: Block) -> Bool {
      guard block.statements.count == 1, let only = block.statements.first else { return false }
      switch only.kind {
      case .expression(let expression): return !expression.isAssignment
      case .throwing: return true
      default: return only.givesValue
      }
    }
    switch kind {
    case .conditional(_, let then, let otherwise?): return gives(then) && gives(otherwise)
    case .switching(_, let cases, _): return cases.allSatisfy { gives($0.body) }
    default: return false
    }
  }
}

/// Walks over a tree and shows every expression.
final class TreeScan {
  private let show: (Expression) -> Void
  var entersClosures = true
  var entersAnonymousClosures = true
  private(set) var hasReturn = false
  /// Whether an error may leave: `throw` or a plain `try` that no `do` around takes.
  private(set) var hasThrow = false
  private var catchDepth = 0
  private(set) var hasValueReturn = false

  init(_ show: @escaping (Expression) -> Void) {
    self.show = show
  }

  func visit(_ statements: [Statement]) {
    for statement in statements { visit(statement) }
  }

  private func visit(_ block: Block) { visit(block.statements) }

  private func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let value): visit(value)
    case .throwing(let value):
      if catchDepth == 0 { hasThrow = true }
      visit(value)
    case .declaration(let declaration): visit(declaration)
    case .conditional(let conditions, let then, let otherwise):
      visit(conditions)
      visit(then)
      if let otherwise { visit(otherwise) }
    case .guarding(let conditions, let otherwise):
      visit(conditions)
      visit(otherwise)
    case .whileLoop(let conditions, let body, _):
      visit(conditions)
      visit(body)
    case .repeatLoop(let body, let condition, _):
      visit(body)
      visit(condition)
    case .forLoop(let loop):
      visit(loop.sequence)
      visit(loop.pattern)
      if let condition = loop.condition { visit(condition) }
      visit(loop.body)
    case .switching(let subject, let cases, _):
      visit(subject)
      for item in cases {
        visit(item.items)
        visit(item.body)
      }
    case .returning(let value):
      hasReturn = true
      if let value {
        hasValueReturn = true
        visit(value)
      }
    case .deferred(let body): visit(body)
    case .doBlock(let body, let catches, _):
      if !catches.isEmpty { catchDepth += 1 }
      visit(body)
      if !catches.isEmpty { catchDepth -= 1 }
      for clause in catches {
        visit(clause.items)
        visit(clause.body)
      }
    case .breaking, .continuing, .fallthroughCase: break
    }
  }

  private func visit(_ declaration: Declaration) {
    guard case .variable(let variable) = declaration.kind else { return }
    for binding in variable.bindings {
      if let value = binding.value { visit(value) }
    }
  }

  private func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition.kind {
      case .expression(let value): visit(value)
      case .optionalBinding(_, let pattern, _, let value):
        visit(pattern)
        if let value { visit(value) }
      case .pattern(let pattern, _, let value):
        visit(pattern)
        visit(value)
      case .availability: break
      }
    }
  }

  private func visit(_ items: [SwitchCase.Item]) {
    for item in items {
      visit(item.pattern)
      if let condition = item.condition { visit(condition) }
    }
  }

  private func visit(_ pattern: Pattern) {
    switch pattern.kind {
    case .expression(let value): visit(value)
    case .tuple(let elements), .enumCase(_, _, let elements?):
      for element in elements { visit(element.pattern) }
    case .binding(_, let inner), .optional(let inner), .cast(let inner, _): visit(inner)
    default: break
    }
  }

  private func visit(_ arguments: [Argument]) {
    for argument in arguments { visit(argument.value) }
  }

  func visit(_ expression: Expression) {
    show(expression)
    switch expression.kind {
    case .string(let segments):
      for case .expression(let inner) in segments { visit(inner) }
    case .array(let elements):
      for element in elements { visit(element) }
    case .dictionary(let pairs):
      for pair in pairs {
        visit(pair.key)
        visit(pair.value)
      }
    case .tuple(let elements):
      for element in elements { visit(element.value) }
    case .parenthesized(let inner), .tupleMember(let inner, _), .optionalElement(let inner),
      .optionalChain(let inner), .forceUnwrap(let inner), .prefix(_, let inner),
      .postfix(_, let inner), .typeTest(let inner, _), .cast(let inner, _, _),
      .inoutArgument(let inner), .selector(let inner):
      visit(inner)
    case .attempt(let kind, let inner):
      if kind == .plain, catchDepth == 0 { hasThrow = true }
      visit(inner)
    case .member(let base, _):
      if let base { visit(base) }
    case .call(let callee, let arguments), .subscripting(let callee, let arguments):
      visit(callee)
      visit(arguments)
    case .binary(let left, _, let right), .assignment(let left, let right):
      visit(left)
      visit(right)
    case .ternary(let condition, let yes, let no):
      visit(condition)
      visit(yes)
      visit(no)
    case .closure(let closure): visit(closure)
    case .statement(let statement): visit(statement)
    default: break
    }
  }

  private func visit(_ closure: Closure) {
    guard entersClosures else { return }
    if !entersAnonymousClosures, closure.parameters == nil { return }
    for capture in closure.captures {
      if let value = capture.value { visit(value) }
    }
    visit(closure.body)
  }
}

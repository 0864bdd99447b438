import ObjectiveCTree
import Records
import SourceTree

/// The messages and function calls in a body, including those in blocks, in source order, as calls
/// in the tree that all languages share. The name of a message is its full selector, and its base
/// is `super` or missing.
struct SentCalls {
  private(set) var calls: [Expression] = []

  /// The calls as a body; nil for a declaration without one.
  static func body(of block: Tree.Block?) -> Block? {
    guard let block else { return nil }
    var found = SentCalls()
    found.visit(block)
    return Block(found.calls.map { Statement(.expression($0), $0.range) }, block.range)
  }

  private mutating func note(_ callee: Expression.Kind, _ range: SourceRange) {
    calls.append(Expression(.call(Expression(callee, range), []), range))
  }

  // MARK: Statements

  private mutating func visit(_ block: Tree.Block) {
    for statement in block.statements { visit(statement) }
  }

  private mutating func visit(_ statement: Tree.Statement?) {
    guard let statement else { return }
    switch statement.kind {
    case .expression(let value): visit(value)
    case .declaration(let declaration): visit(declaration)
    case .block(let block), .autoreleasePool(let block): visit(block)
    case .conditional(let condition, let then, let otherwise):
      visit(condition)
      visit(then)
      visit(otherwise)
    case .whileLoop(let condition, let body):
      visit(condition)
      visit(body)
    case .doLoop(let body, let condition):
      visit(body)
      visit(condition)
    case .forLoop(let initial, let condition, let step, let body):
      visit(initial)
      visit(condition)
      visit(step)
      visit(body)
    case .forIn(let element, let list, let body):
      if case .expression(let place) = element { visit(place) }
      visit(list)
      visit(body)
    case .switching(let value, let body):
      visit(value)
      visit(body)
    case .caseLabel(let first, let last):
      visit(first)
      visit(last)
    case .returning(let value), .throwing(let value): visit(value)
    case .trying(let all):
      visit(all.body)
      for clause in all.catches { visit(clause.body) }
      if let finally = all.finally { visit(finally) }
    case .synchronized(let value, let block):
      visit(value)
      visit(block)
    case .defaultLabel, .breaking, .continuing, .goto, .label, .empty, .invalid: break
    }
  }

  private mutating func visit(_ declaration: Tree.Declaration) {
    guard case .variables(let variables) = declaration.kind else { return }
    for variable in variables { visit(variable.value) }
  }

  // MARK: Expressions

  private mutating func visit(_ expression: Tree.Expression?) {
    guard let expression else { return }
    switch expression.kind {
    case .message(let message): visit(message, expression.range)
    case .call(let callee, let arguments):
      if case .name(let name) = callee.unwrapped.kind {
        note(.name(Name(name.text, name.range)), expression.range)
      } else {
        visit(callee)
      }
      for argument in arguments { visit(argument) }
    case .boxed(let value), .member(let value, _, _), .cast(_, let value),
      .compoundLiteral(_, let value), .prefix(_, let value), .postfix(let value, _),
      .sizeOf(let value), .parenthesized(let value), .variadicArgument(let value, _):
      visit(value)
    case .array(let values): for value in values { visit(value) }
    case .dictionary(let pairs):
      for pair in pairs {
        visit(pair.key)
        visit(pair.value)
      }
    case .subscripting(let first, let second), .binary(let first, _, let second),
      .assignment(let first, _, let second), .comma(let first, let second):
      visit(first)
      visit(second)
    case .ternary(let condition, let first, let second):
      visit(condition)
      visit(first)
      visit(second)
    case .initializer(let elements): for element in elements { visit(element.value) }
    case .block(let block): visit(block.body)
    case .statements(let block): visit(block)
    case .integer, .floating, .character, .string, .objectString, .selector, .protocolReference,
      .encode, .name, .sizeOfType, .available, .invalid:
      break
    }
  }

  private mutating func visit(_ message: Tree.Message, _ range: SourceRange) {
    let name = Name(message.selector, message.selectorRange)
    switch message.receiver {
    case .superclass(let place):
      note(.member(Expression(.superReference, place), name), range)
    case .expression(let receiver):
      visit(receiver)
      note(.member(nil, name), range)
    }
    for argument in message.arguments { visit(argument) }
  }
}

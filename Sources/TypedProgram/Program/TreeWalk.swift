/// A walk through a typed tree, including closures.
package struct TreeWalk {
  /// Called with every expression; if it returns false, the parts are skipped.
  let visit: (TypedExpression) -> Bool
  /// Called with every variable that a pattern or statement declares.
  var declare: (LocalVariable) -> Void = { _ in }
  /// Called with every statement.
  var enter: (TypedStatement) -> Void = { _ in }

  /// Creates a walk that calls these closures for the parts of a tree.
  package init(
    visit: @escaping (TypedExpression) -> Bool,
    declare: @escaping (LocalVariable) -> Void = { _ in },
    enter: @escaping (TypedStatement) -> Void = { _ in }
  ) {
    self.visit = visit
    self.declare = declare
    self.enter = enter
  }

  /// Visits statements in order.
  package func walk(_ statements: [TypedStatement]) {
    for statement in statements { walk(statement) }
  }

  /// Visits expressions in order.
  package func walk(_ expressions: [TypedExpression]) {
    for expression in expressions { walk(expression) }
  }

  /// Visits an expression and its parts; has no effect for nil.
  package func walk(_ expression: TypedExpression?) {
    guard let expression, visit(expression) else { return }
    switch expression.kind {
    case .integer, .number, .boolean, .string, .null, .void, .metatype, .local, .global,
      .selfReference, .selector, .invalid:
      break
    case .property(let base, _, _), .tupleElement(let base, _), .forceUnwrap(let base, _),
      .chainElement(let base), .optionalChain(let base), .wrap(let base), .convert(let base),
      .typeTest(let base, _), .conditionalCast(let base, _), .forcedCast(let base, _),
      .lookedUp(let base),
      .attempt(_, let base):
      walk(base)
    case .subscripted(let base, _, let arguments, _):
      walk(base)
      walk(arguments)
    case .call(_, let receiver, let arguments):
      walk(receiver)
      walk(arguments)
    case .send(_, let receiver, let arguments, _):
      walk(receiver)
      walk(arguments)
    case .construct(_, _, let arguments), .delegate(_, let arguments, _),
      .enumCase(_, let arguments), .intrinsic(_, let arguments), .array(let arguments),
      .set(let arguments), .tuple(let arguments):
      walk(arguments)
    case .invoke(let closure, let arguments):
      walk(closure)
      walk(arguments)
    case .and(let left, let right), .or(let left, let right), .coalesce(let left, let right),
      .assign(let left, let right), .modify(let left, _, let right):
      walk(left)
      walk(right)
    case .ternary(let condition, let left, let right):
      walk(condition)
      walk(left)
      walk(right)
    case .dictionary(let pairs):
      for pair in pairs {
        walk(pair.key)
        walk(pair.value)
      }
    case .interpolation(let segments):
      for case .value(let value) in segments { walk(value) }
    case .closure(let closure):
      walk(closure)
    case .functionReference(_, let receiver):
      walk(receiver)
    case .statement(let statement):
      walk(statement)
    case .sequence(let statements, let value):
      walk(statements)
      walk(value)
    }
  }

  func walk(_ closure: TypedClosure) {
    for capture in closure.captures {
      walk(capture.value)
      declare(capture.variable)
    }
    for parameter in closure.parameters { declare(parameter) }
    walk(closure.body.statements)
  }

  func walk(_ statement: TypedStatement) {
    enter(statement)
    switch statement.kind {
    case .expression(let value), .produce(let value), .throwing(let value), .show(let value):
      walk(value)
    case .bind(let pattern, let value):
      walk(value)
      walk(pattern)
    case .declare(let variable): declare(variable)
    case .conditional(let conditions, let then, let otherwise):
      walk(conditions)
      walk(then)
      walk(otherwise)
    case .guarding(let conditions, let otherwise):
      walk(conditions)
      walk(otherwise)
    case .whileLoop(let conditions, let body, _):
      walk(conditions)
      walk(body)
    case .repeatLoop(let body, let condition, _):
      walk(body)
      walk(condition)
    case .forLoop(let loop): walk(loop)
    case .switching(let switching):
      walk(switching.subject)
      for item in switching.cases {
        walk(item.items)
        walk(item.body)
      }
    case .returning(let value): walk(value)
    case .breaking, .continuing, .fallthroughCase: break
    case .deferred(let statements): walk(statements)
    case .doBlock(let statements, let catches, _):
      walk(statements)
      for clause in catches {
        walk(clause.items)
        walk(clause.body)
      }
    case .localFunction(let variable, let closure):
      declare(variable)
      walk(closure)
    }
  }

  private func walk(_ loop: TypedForLoop) {
    switch loop.sequence {
    case .range(let value, _), .array(let value), .dictionary(let value), .set(let value),
      .characters(let value), .iterator(let value, _):
      walk(value)
    case .stride(let from, let to, let by, _):
      walk(from)
      walk(to)
      walk(by)
    }
    walk(loop.pattern)
    walk(loop.condition)
    walk(loop.body)
  }

  private func walk(_ items: [(pattern: TypedPattern, condition: TypedExpression?)]) {
    for item in items {
      walk(item.pattern)
      walk(item.condition)
    }
  }

  private func walk(_ conditions: [TypedCondition]) {
    for condition in conditions {
      switch condition.kind {
      case .boolean(let value): walk(value)
      case .binding(let pattern, let value), .pattern(let pattern, let value):
        walk(value)
        walk(pattern)
      }
    }
  }

  private func walk(_ pattern: TypedPattern) {
    switch pattern.kind {
    case .wildcard, .none, .global: break
    case .variable(let variable): declare(variable)
    case .tuple(let parts), .enumCase(_, let parts): for part in parts { walk(part) }
    case .some(let inner), .cast(_, let inner): walk(inner)
    case .test(let subject, let value):
      declare(subject)
      walk(value)
    }
  }
}

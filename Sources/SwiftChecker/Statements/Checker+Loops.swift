import Records
import SourceTree
import TypedProgram

extension Checker {
  func checkFor(_ loop: ForLoop, _ range: SourceRange, in scope: Scope) -> [TypedStatement] {
    let (inner, target) = loopScope(in: scope, loop.label)
    let written = loop.type.map { resolve($0, in: scope) }
    let found = sequence(loop.sequence, element: written, in: scope)
    let element = written ?? found?.element ?? .error
    let names = Scope(parent: inner, context: scope.context)
    let binder = PatternBinder(names, isConstant: true, isGlobal: false)
    let pattern = check(loop.pattern, against: element, binder)
    let condition = loop.condition.map { checkBoolean($0, in: names) }
    let body = checkBlock(loop.body, in: names)
    guard let found else { return [] }
    return [
      TypedStatement(
        .forLoop(
          TypedForLoop(
            pattern: pattern, isMatching: loop.isMatching, sequence: found.sequence,
            condition: condition, body: body, target: target)), range)
    ]
  }

  private typealias Found = (sequence: TypedForLoop.Sequence, element: Type)

  private func sequence(
    _ expression: Expression, element: Type?, in scope: Scope
  ) -> Found? {
    if let stride = stride(expression, element: element, in: scope) { return stride }
    let hint = element.map { Type.array($0) }
    let isLiteral =
      if case .array = expression.withoutParentheses.kind { true } else { false }
    let before = diagnostics
    let value = implicitlyUnwrapped(check(expression, as: isLiteral ? hint : nil, in: scope))
    if value.type.isError, explainChangeInPlace(expression, since: before) { return nil }
    return sequence(of: value, expression, in: scope)
  }

  /// `for x in views.reverse()`: the method that changes the list is not the one that returns
  /// another, and that matters more than whether the list can be changed.
  private func explainChangeInPlace(
    _ expression: Expression, since before: [CodeDiagnostic]
  ) -> Bool {
    guard case .call(let callee, _) = expression.withoutParentheses.kind,
      case .member(_, let name) = callee.kind, diagnostics.count == before.count + 1,
      case .expression(.immutable(.mutatingMember, _))? = diagnostics.last?.problem,
      let other = ["reverse": "reversed", "sort": "sorted", "shuffle": "shuffled"][name.text]
    else { return false }
    diagnostics = before
    report(
      .changesInPlace(name.text, instead: other), name.range, fixIt: CodeFixIt(name.range, other))
    return true
  }

  private func sequence(
    of value: TypedExpression, _ expression: Expression, in scope: Scope
  ) -> Found? {
    switch value.type {
    case .error: return nil
    case .array(let element): return (.array(value), element)
    case .set(let element): return (.set(value), element)
    case .string: return (.characters(value), .character)
    case .dictionary(let key, let content):
      let element = Type.tuple([TupleTypeElement("key", key), TupleTypeElement("value", content)])
      return (.dictionary(value), element)
    case .range(let bound, let isClosed):
      guard case .integer = bound else { break }
      return (.range(value, isClosed: isClosed), bound)
    case .optional(let wrapped):
      if isSequence(wrapped) {
        report(.sequenceOptional(value.type.description), expression.range)
        return nil
      }
    case .parameter where relations.conforms(value.type, toNamed: "Sequence"):
      guard let element = nestedType("Element", of: value.type) else { break }
      // Only copies for concrete types run.
      return (.array(value), element)
    default:
      if let found = iterator(value, expression, in: scope) { return found }
    }
    report(.notSequence(value.type.description), expression.range)
    return nil
  }

  private func isSequence(_ type: Type) -> Bool {
    switch type {
    case .array, .set, .string, .dictionary: true
    case .range(.integer, _): true
    default: !members(named: "makeIterator", of: type).isEmpty
    }
  }

  /// A script's own sequence.
  private func iterator(
    _ value: TypedExpression, _ expression: Expression, in scope: Scope
  ) -> Found? {
    var iterator = value
    if !members(named: "makeIterator", of: value.type).isEmpty {
      let range = expression.range
      let member = Expression(.member(expression, Name("makeIterator", range)), range)
      iterator = check(Expression(.call(member, []), range), as: nil, in: scope)
      switch iterator.type {
      case .array, .set, .string, .dictionary, .range:
        return sequence(of: iterator, expression, in: scope)
      default: break
      }
    }
    for found in members(named: "next", of: iterator.type) {
      guard case .function(let function) = found.member, function.parameters.isEmpty else {
        continue
      }
      let next = copy(of: function, with: found.substitution)
      guard case .optional(let element) = next.result else { continue }
      return (.iterator(iterator, next: next), element)
    }
    return nil
  }

  // MARK: - Stride

  /// `stride(from:to:by:)` and `stride(from:through:by:)`, which create no value of their own here.
  private func stride(_ expression: Expression, element: Type?, in scope: Scope) -> Found? {
    guard case .call(let callee, let arguments) = expression.withoutParentheses.kind,
      case .name(let name) = callee.kind, name.text == "stride", arguments.count == 3,
      arguments[0].label?.text == "from", arguments[2].label?.text == "by",
      let limit = arguments[1].label?.text, limit == "to" || limit == "through",
      scope.find("stride") == nil, module.members["stride"] == nil
    else { return nil }
    let type = element ?? strideType(arguments.map(\.value), in: scope)
    let parts = arguments.map { check($0.value, as: type, in: scope, for: .argument) }
    if parts.contains(where: { $0.type.isError }) { return nil }
    guard type.isNumber else {
      report(.notSequence(type.description), expression.range)
      return nil
    }
    return (
      .stride(from: parts[0], to: parts[1], by: parts[2], isThrough: limit == "through"), type
    )
  }

  /// The kind of number of three values, of which literals take the others'.
  private func strideType(_ values: [Expression], in scope: Scope) -> Type {
    var types: [(type: Type, isLiteral: Bool)] = []
    for value in values {
      let type = trial { check(value, as: nil, in: scope) }.result.type
      types.append((type, value.isNumberLiteral))
    }
    let decided = types.filter { !$0.isLiteral && $0.type.isNumber }.map(\.type)
    if decided.contains(.cgFloat) { return .cgFloat }
    if let type = decided.first { return type }
    return types.contains { $0.type == .double } ? .double : .int
  }
}

extension Expression {
  fileprivate var isNumberLiteral: Bool {
    switch kind {
    case .integer, .float: true
    case .prefix(let sign, let inner): sign.text == "-" && inner.isNumberLiteral
    case .parenthesized(let inner): inner.isNumberLiteral
    case .binary(let left, _, let right): left.isNumberLiteral && right.isNumberLiteral
    default: false
    }
  }
}

import Records
import SourceTree
import TypedProgram

/// One call that is being checked.
package struct Call {
  package let arguments: [Argument]
  package let range: SourceRange
  package let hint: Type?
  package let scope: Scope
  /// Arguments that were inferred already, by their numbers.
  package var prepared: [TypedExpression?]

  package init(arguments: [Argument], range: SourceRange, hint: Type?, scope: Scope) {
    self.arguments = arguments
    self.range = range
    self.hint = hint
    self.scope = scope
    prepared = arguments.map { _ in nil }
  }

  /// `name(a:b:)(x, y)`: the labels are in the name.
  func withoutLabels(of labels: [String?]) -> Call {
    let labelled = arguments.enumerated().map { index, argument in
      guard index < labels.count, argument.label == nil else { return argument }
      let label = labels[index].map { Operator($0, argument.value.range) }
      return Argument(
        label: label, value: argument.value, isTrailingClosure: argument.isTrailingClosure)
    }
    return Call(arguments: labelled, range: range, hint: hint, scope: scope)
  }
}

/// A callee whose labels fit.
package struct Candidate {
  package let callee: Callee
  let matching: ArgumentMatching
}

extension Expression {
  var isInout: Bool {
    if case .inoutArgument = kind { return true }
    return false
  }

  /// Whether an argument is checked only once its parameter is known.
  var isFlexibleArgument: Bool {
    if needsContext || isInout { return true }
    switch withoutParentheses.kind {
    case .null, .array, .dictionary, .closure, .keyPath, .statement: return true
    case .ternary: return true
    case .member: return initializedBase != nil
    case .tuple(let elements): return elements.contains { $0.value.isFlexibleArgument }
    case .binary(let left, let sign, let right):
      if sign.text == "??" { return left.isFlexibleArgument || right.isFlexibleArgument }
      return isWrittenRange || isImplicitOperation
    default: return false
    }
  }

  /// The type of which it names an initializer without labels, as in `map(Int.init)`.
  var initializedBase: Expression? {
    guard case .member(let base?, let name) = withoutParentheses.kind, name.text == "init",
      name.labels == nil
    else { return nil }
    switch base.kind {
    case .superReference, .selfReference: return nil
    default: return base
    }
  }

  /// Whether it is a range whose bounds take their type from the context: `0...1`, `0 ..< .pi`.
  var isWrittenRange: Bool {
    guard case .binary(let lower, let sign, let upper) = withoutParentheses.kind,
      sign.text == "..." || sign.text == "..<"
    else { return false }
    return [lower, upper].allSatisfy { $0.needsContext || $0.isImplicitOperation }
  }

  /// Whether it is an operator's result that starts with an implicit member: `.now() + 0.1`.
  var isImplicitOperation: Bool {
    guard case .binary(let left, let sign, _) = withoutParentheses.kind,
      Operators.isArithmetic(sign.text)
    else { return false }
    return left.needsImplicitBase || left.isImplicitOperation
  }

  /// The name after the dot that an implicit member chain starts with.
  var implicitName: String? {
    var expression = self
    while true {
      switch expression.kind {
      case .member(nil, let name): return name.text
      case .member(let base?, _): expression = base
      case .call(let callee, _), .subscripting(let callee, _): expression = callee
      case .tupleMember(let base, _), .forceUnwrap(let base), .optionalElement(let base),
        .optionalChain(let base), .parenthesized(let base), .binary(let base, _, _):
        expression = base
      default: return nil
      }
    }
  }
}

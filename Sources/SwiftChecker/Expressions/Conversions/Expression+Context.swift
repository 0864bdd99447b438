import SourceTree
import TypedProgram

extension Expression {
  /// Whether it is a number literal, with its sign, or a sum of such: it takes the type from the
  /// context.
  var isLiteralNumber: Bool {
    switch kind {
    case .integer, .float: return true
    case .parenthesized(let inner): return inner.isLiteralNumber
    case .prefix(let sign, let operand):
      return (sign.text == "-" || sign.text == "+" || sign.text == "~") && operand.isLiteralNumber
    case .binary:
      var expression = self
      while case .binary(let left, let sign, let right) = expression.kind {
        guard Operators.isArithmetic(sign.text), right.isLiteralNumber else { return false }
        expression = left.withoutParentheses
      }
      return expression.isLiteralNumber
    default: return false
    }
  }

  /// Whether a number literal among the parts of this one has a fraction.
  var hasFraction: Bool {
    switch kind {
    case .float: return true
    case .parenthesized(let inner): return inner.hasFraction
    case .prefix(_, let operand): return operand.hasFraction
    case .binary:
      var expression = self
      while case .binary(let left, _, let right) = expression.kind {
        if right.hasFraction { return true }
        expression = left.withoutParentheses
      }
      return expression.hasFraction
    default: return false
    }
  }

  /// Whether only the context can determine the type: number literals, implicit members, `nil` and
  /// empty literals.
  var needsContext: Bool {
    switch kind {
    case .integer, .float: true
    case .parenthesized(let inner): inner.needsContext
    case .member(let base, _): base?.needsImplicitBase ?? true
    case .call(let callee, _): callee.needsImplicitBase
    case .prefix(_, let operand): isLiteralNumber || operand.needsContext
    case .binary: isLiteralNumber
    case .array(let elements): elements.isEmpty || elements.allSatisfy(\.needsContext)
    case .dictionary(let pairs): pairs.isEmpty
    case .closure: true
    case .ternary(_, let yes, let no): yes.needsContext && no.needsContext
    case .attempt(_, let inner): inner.needsContext
    case .keyPath(let root, _): root == nil
    default: false
    }
  }

  /// Whether it is a text in quotation marks, which may be a character, too.
  var isText: Bool {
    if case .string = withoutParentheses.kind { return true }
    return false
  }

  var isCall: Bool {
    if case .call = withoutParentheses.kind { return true }
    return false
  }

  /// The alternative values of `?:` and `??`, through all levels; empty for other expressions.
  var choices: [Expression] {
    switch withoutParentheses.kind {
    case .ternary(_, let yes, let no): yes.ownChoices + no.ownChoices
    case .binary(let left, let sign, let right) where sign.text == "??":
      left.ownChoices + right.ownChoices
    default: []
    }
  }

  private var ownChoices: [Expression] {
    let choices = choices
    return choices.isEmpty ? [self] : choices
  }

  /// Whether the context determines the meaning of a part of it: an implicit member, `nil`, an
  /// empty list, a closure whose parameters have no types.
  var dependsOnPlace: Bool {
    switch kind {
    case .parenthesized(let inner), .prefix(_, let inner), .postfix(_, let inner),
      .attempt(_, let inner), .cast(let inner, _, _), .typeTest(let inner, _),
      .inoutArgument(let inner):
      inner.dependsOnPlace
    case .null: true
    case .closure(let closure):
      closure.anonymousCount > 0 || closure.parameters?.contains { $0.type == nil } ?? false
    case .array(let elements): elements.isEmpty || elements.contains(where: \.dependsOnPlace)
    case .dictionary(let pairs):
      pairs.isEmpty || pairs.contains { $0.key.dependsOnPlace || $0.value.dependsOnPlace }
    case .tuple(let elements): elements.contains { $0.value.dependsOnPlace }
    case .binary(let left, _, let right), .assignment(let left, let right):
      left.dependsOnPlace || right.dependsOnPlace
    case .ternary(let test, let yes, let no):
      test.dependsOnPlace || yes.dependsOnPlace || no.dependsOnPlace
    case .keyPath(let root, _): root == nil
    default: needsImplicitBase
    }
  }

  /// Whether a chain of members and calls starts with an implicit member.
  var needsImplicitBase: Bool {
    var expression = self
    while true {
      switch expression.kind {
      case .member(nil, _): return true
      case .member(let base?, _): expression = base
      case .call(let callee, _), .subscripting(let callee, _): expression = callee
      case .tupleMember(let base, _), .forceUnwrap(let base), .optionalElement(let base),
        .optionalChain(let base):
        expression = base
      default: return false
      }
    }
  }
}

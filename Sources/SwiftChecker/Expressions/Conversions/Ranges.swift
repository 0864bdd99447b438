import Records
import SourceTree
import TypedProgram

/// `...` and `..<`.
extension Checker {
  func inferRange(
    _ left: Expression, _ sign: Operator, _ right: Expression, _ range: SourceRange, hint: Type?,
    in scope: Scope
  ) -> TypedExpression {
    var boundHint: Type?
    if case .range(let bound, _)? = hint?.unwrapped { boundHint = inference.known(bound) }
    if reportUnevenBounds(left, right, in: scope) { return .invalid(range) }
    // Two implicit members, `.min ... .max`, have only the context.
    let isImplicit = [left, right].allSatisfy { $0.needsImplicitBase || $0.isImplicitOperation }
    let bounds =
      isImplicit && boundHint != nil
      ? [left, right].map { infer($0, hint: boundHint, in: scope) }
      : joined([left, right], hint: boundHint, in: scope)
    if bounds.contains(where: { $0.type.isError }) { return .invalid(range) }
    var first = implicitlyUnwrapped(bounds[0])
    var second = implicitlyUnwrapped(bounds[1])
    if let boundHint, let left = conversion.coerce(first, to: boundHint),
      let right = conversion.coerce(second, to: boundHint)
    {
      (first, second) = (left, right)
    }
    guard first.type == second.type, relations.conforms(first.type, toNamed: "Comparable") else {
      reportOperands(first, sign, second, range)
      return .invalid(range)
    }
    let isClosed = sign.text == "..."
    return TypedExpression(
      .intrinsic(.range(first.type, isClosed: isClosed), [first, second]),
      .range(first.type, isClosed: isClosed), range)
  }
}

extension Checker {
  /// `0..<list`: one bound is a number, the other is not. Reports that, and returns whether it did.
  private func reportUnevenBounds(
    _ left: Expression, _ right: Expression, in scope: Scope
  ) -> Bool {
    let tried = [left, right].map { bound in trial { infer(bound, in: scope) } }
    guard tried.allSatisfy({ $0.errors == 0 && !$0.result.type.isError }) else { return false }
    let values = tried.map { implicitlyUnwrapped($0.result) }
    guard let number = values.first(where: { $0.type.isNumber }),
      let other = values.first(where: { !$0.type.isNumber }), !other.type.hasVariables
    else { return false }
    if case .optional(let wrapped) = other.type {
      guard wrapped.isNumber else { return false }
      report(.optionalNotUnwrapped(type: "\(other.type)", wrapped: "\(wrapped)"), other.range)
      return true
    }
    report(.cannotConvert(from: "\(other.type)", to: "\(number.type)", .argument), other.range)
    return true
  }
}

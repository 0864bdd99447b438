import Records
import SourceTree
import TypedProgram

/// Comparisons of whole numbers of two types.
extension Checker {
  /// Two whole numbers of different types, compared by their values, as the operators of
  /// `BinaryInteger` do; nil for other operands.
  func integerComparison(
    _ left: TypedExpression, _ sign: Operator, _ right: TypedExpression, _ range: SourceRange,
    in scope: Scope
  ) -> TypedExpression? {
    guard case .integer(let one) = left.type, case .integer(let other) = right.type,
      one != other, let comparison = Operators.comparison(sign.text)
    else { return nil }
    let first = widened(left, one)
    let second = widened(right, other)
    if first.type == second.type, let kind = first.type.numberKind {
      return TypedExpression(.intrinsic(.compare(comparison, kind), [first, second]), .bool, range)
    }
    return switch comparison {
    case .equal: signedComparison("_areEqual", first, second, range, in: scope)
    case .notEqual: signedComparison("_areEqual", first, second, range, in: scope).map(negated)
    case .less: signedComparison("_isLess", first, second, range, in: scope)
    case .greaterOrEqual: signedComparison("_isLess", first, second, range, in: scope).map(negated)
    case .greater: signedComparison("_isGreater", first, second, range, in: scope)
    case .lessOrEqual: signedComparison("_isGreater", first, second, range, in: scope).map(negated)
    }
  }

  /// The number as an `Int`, which all have room in but those without a sign of 64 bits.
  private func widened(_ value: TypedExpression, _ kind: IntegerKind) -> TypedExpression {
    let wide: IntegerKind = !kind.isSigned && kind.bitWidth == 64 ? .uint : .int
    guard kind != wide else { return value }
    return TypedExpression(
      .intrinsic(.convert(from: .integer(kind), to: .integer(wide)), [value]), .integer(wide),
      value.range)
  }

  /// A call of a function of the library, which compares an `Int` and a `UInt`.
  private func signedComparison(
    _ function: String, _ left: TypedExpression, _ right: TypedExpression, _ range: SourceRange,
    in scope: Scope
  ) -> TypedExpression? {
    let name = Name(function, range)
    guard case .functions(let callees, _) = globalMeaning(of: name, in: scope) else { return nil }
    var call = Call(
      arguments: [left, right].map {
        Argument(label: nil, value: Expression(.invalid, $0.range))
      }, range: range, hint: .bool, scope: scope)
    call.prepared = [left, right]
    return chooseQuietly(callees, name, call)
  }
}

import Records
import SourceTree
import TypedProgram

/// Operators of the library's types, and those that types and modules declare.
extension Checker {
  /// The operators of the standard library's own types.
  func builtIn(
    _ left: TypedExpression, _ sign: String, _ right: TypedExpression, _ range: SourceRange
  ) -> TypedExpression? {
    if sign == "+", left.type == .string, right.type == .string {
      return TypedExpression(.intrinsic(.concatenate, [left, right]), .string, range)
    }
    if left.type == right.type, left.type.isNumericParameter, Operators.isArithmetic(sign) {
      return TypedExpression(.intrinsic(.equal(left.type), [left, right]), left.type, range)
    }
    guard var kind = left.type.numberKind, let rightKind = right.type.numberKind else { return nil }
    var (left, right) = (left, right)
    if kind != rightKind {
      if case .integer(let integer) = kind, case .integer = rightKind,
        sign == "<<" || sign == ">>", let operation = Operators.bits(sign)
      {
        right = TypedExpression(
          .intrinsic(.convert(from: rightKind, to: kind), [right]), left.type, right.range)
        return TypedExpression(
          .intrinsic(.bits(operation, integer), [left, right]), left.type, range)
      }
      guard left.type.isDoubleOrCGFloat, right.type.isDoubleOrCGFloat,
        let wideLeft = conversion.coerce(left, to: .double),
        let wideRight = conversion.coerce(right, to: .double)
      else { return nil }
      (left, right) = (wideLeft, wideRight)
      kind = .floating(.double)
    }
    if let arithmetic = Operators.arithmetic(sign) {
      if arithmetic == .remainder, left.type.isFloating { return nil }
      return TypedExpression(
        .intrinsic(.arithmetic(arithmetic, kind), [left, right]), left.type, range)
    }
    guard case .integer(let integer) = kind else { return nil }
    if let operation = Operators.bits(sign) {
      return TypedExpression(
        .intrinsic(.bits(operation, integer), [left, right]), left.type, range)
    }
    if let shift = Operators.maskingShift(sign) {
      let mask = TypedExpression(.integer(Int64(integer.width.bits - 1)), left.type, right.range)
      let distance = TypedExpression(
        .intrinsic(.bits(.and, integer), [right, mask]), left.type, right.range)
      return TypedExpression(
        .intrinsic(.bits(shift, integer), [left, distance]), left.type, range)
    }
    if let wrapping = Operators.wrapping(sign) {
      return TypedExpression(
        .intrinsic(.wrapping(wrapping, integer), [left, right]), left.type, range)
    }
    return nil
  }

  /// An operator that a type or the module declares; nil when none takes these operands.
  func operatorCall(
    _ sign: Operator, _ left: (Expression, TypedExpression?),
    _ right: (Expression, TypedExpression?),
    _ range: SourceRange, beside others: [Type] = [], hint: Type?, in scope: Scope
  ) -> TypedExpression? {
    var call = Call(
      arguments: [Argument(label: nil, value: left.0), Argument(label: nil, value: right.0)],
      range: range, hint: hint, scope: scope)
    call.prepared = [left.1, right.1]
    let types = [left.1?.type, right.1?.type].compactMap { $0 } + others
    let candidates = operatorCandidates(sign.text, types)
    return chooseQuietly(candidates, Name(sign.text, sign.range), call)
  }

  /// The declarations of an operator that may take values of some types.
  func operatorCandidates(_ text: String, _ types: [Type]) -> [Callee] {
    library.prepare(text)
    var seen: Set<ObjectIdentifier> = []
    var callees: [Callee] = []
    func add(_ callee: Callee) {
      guard let function = callee.function, seen.insert(ObjectIdentifier(function)).inserted else {
        return
      }
      callees.append(callee)
    }
    for type in types.flatMap({ $0.isOptional ? [$0, $0.unwrapped] : [$0] }) {
      for found in members(named: text, of: type) {
        guard case .function(let function) = found.member else { continue }
        add(
          Callee(
            .function(function), substitution: found.substitution, distance: found.distance,
            owner: found.owner))
      }
    }
    for (distance, members) in [module.members[text] ?? [], library.members[text] ?? []]
      .enumerated()
    {
      for case .function(let function) in members {
        add(Callee(.function(function), distance: distance))
      }
    }
    return callees
  }
}

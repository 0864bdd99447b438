import Records
import SourceTree
import TypedProgram

/// A `case`, or `default`, with the statements up to the next one.
struct CaseSite {
  /// The values; empty for `default` alone.
  var values: [(low: Value, high: Value?)]
  var isDefault: Bool
  var body: [TypedStatement]
  let range: SourceRange
}

extension Checker {
  /// `switch`: the cases in order; each falls through to the next unless it exits.
  func choice(
    _ subject: Value, _ cases: [CaseSite], _ target: JumpTarget, _ range: SourceRange
  ) -> [TypedStatement] {
    if subject.isInvalid { return [] }
    guard subject.isArithmetic, let kind = promoted(subject.type), case .integer = kind else {
      report(.notScalar(spelled(subject.type)), subject.range)
      return []
    }
    let isCase = if case .nominal = subject.code.type { true } else { false }
    let code = isCase ? subject.code : number(subject, as: kind)
    if let second = cases.filter(\.isDefault).dropFirst().first {
      report(.fault(.multipleDefaults, "default"), second.range)
    }
    var seen: Set<Int64> = []
    var typed: [TypedSwitch.Case] = []
    for (index, site) in cases.enumerated() {
      var body = site.body
      let isLast = index == cases.count - 1
      if !isLast, !leaves(body) {
        body.append(TypedStatement(.fallthroughCase, site.range))
      }
      var items: [(pattern: TypedPattern, condition: TypedExpression?)] = []
      for (low, high) in site.values {
        guard let constant = low.constant else {
          if !low.isInvalid { report(.notConstant, low.range) }
          continue
        }
        if high == nil, !seen.insert(constant).inserted {
          report(.duplicateCase("\(constant)"), low.range)
        }
        if let item = item(low, high, code, kind) { items.append((item, nil)) }
      }
      if site.isDefault { items = [] }
      typed.append(TypedSwitch.Case(items: items, body: body, range: site.range))
    }
    return [
      TypedStatement(
        .switching(
          TypedSwitch(subject: code, cases: ordered(typed, cases), target: target)), range)
    ]
  }

  private func item(
    _ low: Value, _ high: Value?, _ subject: TypedExpression, _ kind: NumberKind
  ) -> TypedPattern? {
    let range = low.range
    if case .enumCase(let enumCase, _) = low.code.kind, subject.type == low.code.type, high == nil {
      return TypedPattern(.enumCase(enumCase, []), subject.type, range)
    }
    let variable = hidden(subject.type, range)
    let own = Value(
      TypedExpression(.local(variable), subject.type, range), table.type(of: subject.type))
    let left = number(own, as: kind)
    func compare(_ comparison: Intrinsic.Comparison, _ value: Value) -> TypedExpression {
      TypedExpression(
        .intrinsic(.compare(comparison, kind), [left, number(value, as: kind)]), .bool, range)
    }
    let test =
      high.map {
        TypedExpression(
          .and(compare(.greaterOrEqual, low), compare(.lessOrEqual, $0)), .bool, range)
      } ?? compare(.equal, low)
    return TypedPattern(.test(variable, test), subject.type, range)
  }

  /// The cases with `default` at the end, where the machine expects it.
  private func ordered(_ typed: [TypedSwitch.Case], _ sites: [CaseSite]) -> [TypedSwitch.Case] {
    guard let index = sites.firstIndex(where: \.isDefault), index < typed.count - 1 else {
      return typed
    }
    // A case that falls through into it, or that it falls through into, includes the following
    // statements.
    var rest = typed
    for place in [index, index - 1] where place >= 0 {
      rest[place] = TypedSwitch.Case(
        items: typed[place].items, body: statements(from: place, typed), range: typed[place].range)
    }
    let fallback = rest.remove(at: index)
    return rest + [fallback]
  }

  /// The statements of a case and of those that it falls through into.
  private func statements(from index: Int, _ typed: [TypedSwitch.Case]) -> [TypedStatement] {
    let body = typed[index].body
    guard case .fallthroughCase? = body.last?.kind, index + 1 < typed.count else { return body }
    return body.dropLast() + statements(from: index + 1, typed)
  }

  /// Whether the end of statements is never reached.
  func leaves(_ statements: [TypedStatement]) -> Bool {
    guard let last = statements.last else { return false }
    switch last.kind {
    case .returning, .breaking, .continuing, .throwing, .fallthroughCase: return true
    case .conditional(_, let then, let otherwise):
      return !otherwise.isEmpty && leaves(then) && leaves(otherwise)
    case .doBlock(let inner, let catches, _):
      return leaves(inner) && catches.allSatisfy { leaves($0.body) }
    case .whileLoop(let conditions, let body, let target):
      guard case .boolean(let code)? = conditions.first?.kind, case .boolean(true) = code.kind
      else {
        return false
      }
      return !breaks(body, target)
    case .switching(let switching):
      guard switching.cases.contains(where: \.items.isEmpty) else { return false }
      return switching.cases.allSatisfy {
        leaves($0.body) && !breaks($0.body, switching.target)
      }
    case .expression(let value):
      if case .call(let function, _, _) = value.kind { return function.endsCaller }
      if case .intrinsic(.stop, _) = value.kind { return true }
      return false
    default: return false
    }
  }

  private func breaks(_ statements: [TypedStatement], _ target: JumpTarget) -> Bool {
    var isFound = false
    let walk = TreeWalk(
      visit: { _ in !isFound },
      enter: { statement in
        if case .breaking(let other) = statement.kind, other === target { isFound = true }
      })
    walk.walk(statements)
    return isFound
  }
}

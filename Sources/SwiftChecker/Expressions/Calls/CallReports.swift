import Records
import SourceTree
import TypedProgram

/// Reports of calls and operators whose arguments do not fit.
extension Checker {
  func report(_ failure: MatchingFailure, of callee: Callee, _ name: Name, _ call: Call) {
    let parameters = callee.parameters
    switch failure {
    case .labels(let have, let expected, let first):
      reportLabels(have, expected, first, callee, call)
    case .missing(let number):
      let parameter = parameters[number]
      report(
        .missingArgument(parameter.label.map { .label($0) } ?? .position(number + 1)),
        placeOfMissing(call))
    case .extra(let number):
      let argument = call.arguments[number]
      guard !parameters.isEmpty else {
        report(.argumentsToNone, argument.label?.range ?? argument.value.range)
        return
      }
      report(.extraArgument(argument.label?.text), argument.label?.range ?? argument.value.range)
    case .order(let number, let before):
      report(
        .argumentOrder(
          call.arguments[number].label?.text ?? "", before: parameters[before].label ?? ""),
        call.arguments[number].label?.range ?? call.arguments[number].value.range)
    case .trailingClosure(let number):
      report(.extraTrailingClosure, call.arguments[number].value.range)
    }
  }

  /// No callee takes the arguments' labels and number: the obstacle of the nearest is reported,
  /// unless several with different labels are equally near.
  func reportUnmatched(
    _ failures: [(callee: Callee, failure: MatchingFailure)], _ call: Call, _ name: Name
  ) {
    let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    if let callee = failures.first?.callee, let owner = callee.owner {
      let base = callee.kind == .initializer ? "init" : name.text
      if reportUnavailable(base, fullName: "\(base)(\(labels))", name.range, memberOf: owner) {
        return
      }
    }
    guard let nearest = failures.min(by: { $0.failure.weight < $1.failure.weight }) else { return }
    let equal = failures.filter { $0.failure.weight == nearest.failure.weight }
    let wanted = Set(equal.map { $0.callee.parameters.map { $0.label ?? "_" } })
    guard case .labels = nearest.failure, wanted.count > 1, name.text != "init",
      nearest.callee.kind != .initializer
    else {
      report(nearest.failure, of: nearest.callee, name, call)
      return
    }
    report(
      .noExactMatches(
        nearest.callee.kind, nearest.callee.name, candidates: equal.map(\.callee.signature)),
      name.range)
  }

  /// After the last argument, before the parenthesis.
  private func placeOfMissing(_ call: Call) -> SourceRange {
    let end = call.range.end
    return SourceRange(max(call.range.start, end - 1), end)
  }

  private func reportLabels(
    _ have: [String?], _ expected: [String?], _ first: Int, _ callee: Callee, _ call: Call
  ) {
    func list(_ labels: [String?]) -> String { labels.map { ($0 ?? "_") + ":" }.joined() }
    let count = zip(have, expected).count { $0 != $1 }
    let argument = call.arguments[first]
    let start = argument.label?.range.start ?? argument.value.range.start
    guard have.count == expected.count else {
      report(
        .wrongLabels(have: list(have), expected: list(expected), count: max(count, 1)),
        argument.label?.range ?? argument.value.range)
      return
    }
    let wrong = zip(have, expected).enumerated().filter { $0.element.0 != $0.element.1 }
    let given = wrong.compactMap(\.element.0)
    let wanted = wrong.compactMap(\.element.1)
    if given.isEmpty {
      report(
        .missingLabels(list(wanted), count: wanted.count), argument.value.range,
        fixIt: wanted.count == 1
          ? CodeFixIt(SourceRange(start, start), "\(wanted[0]): ") : nil)
    } else if wanted.isEmpty {
      report(
        .extraneousLabels(list(given), count: given.count),
        argument.label?.range ?? argument.value.range,
        fixIt: given.count == 1
          ? CodeFixIt(SourceRange(start, argument.value.range.start), "") : nil)
    } else {
      let fixIt =
        wrong.count == 1 && argument.label != nil && expected[first] != nil
        ? argument.label.map { CodeFixIt($0.range, expected[first] ?? "") } : nil
      report(
        .wrongLabels(have: list(have), expected: list(expected), count: count),
        argument.label?.range ?? argument.value.range, fixIt: fixIt)
    }
  }

  /// None of several callees takes the arguments' types. If one argument alone is at fault in the
  /// nearest callee, that is reported.
  func reportNoMatch(_ candidates: [Candidate], _ call: Call, _ name: Name) {
    if let nearest = resolution.nearest(candidates, call) {
      let before = diagnostics.count
      _ = finish(nearest, call, name)
      if diagnostics.count > before { return }
    }
    if let candidate = resolution.wantsNumber(candidates, call) {
      _ = finish(candidate, call, name)
      return
    }
    report(
      .noExactMatches(
        candidates[0].callee.kind, candidates[0].callee.name,
        candidates: candidates.map(\.callee.signature)),
      name.range.end > name.range.start ? name.range : call.range)
  }

  func reportOperands(
    _ left: TypedExpression, _ sign: Operator, _ right: TypedExpression, _ range: SourceRange,
    hint: Type? = nil
  ) {
    let first = inference.resolved(left.type)
    let second = inference.resolved(right.type)
    for (value, other) in [(left, second), (right, first)] {
      guard case .optional(let wrapped) = value.type, !value.kind.isNull, !other.isOptional,
        sign.text != "==", sign.text != "!=", !wrapped.isOptional,
        wrapped.isNumber || wrapped == .string || wrapped == other
      else { continue }
      report(.optionalNotUnwrapped(type: "\(value.type)", wrapped: "\(wrapped)"), value.range)
      return
    }
    if sign.text.hasPrefix("%"), first.isFloating, second.isFloating {
      report(.remainderOfFractions(type: "\(first)"), sign.range)
      return
    }
    if first == second {
      if sign.text == "==" || sign.text == "!=" {
        report(.equalityNeedsEquatable(type: "\(first)"), sign.range)
      } else {
        report(.binaryOperatorOnSame(sign.text, type: "\(first)"), sign.range)
      }
      return
    }
    if let wanted = inference.known(hint)?.unwrapped, wanted.isNumber || wanted == .string,
      wanted != .cgFloat, [first, second].filter({ $0 == wanted }).count == 1
    {
      // The expected type shows which of the two is wrong.
      let wrong = first == wanted ? right : left
      report(
        .cannotConvert(from: wrong.shownType, to: "\(wanted)", .operand), wrong.range,
        fixIt: numberFixIt(left, sign, right))
      return
    }
    if let other = [first, second].first(where: { $0 != .string }),
      first == .string || second == .string, Operators.comparison(sign.text) != nil,
      !other.isNumber, other != .bool, other != .character, !other.isOptional,
      !(left.kind.isNull || right.kind.isNull)
    {
      report(.comparedWithText(sign.text, type: "\(other)"), sign.range)
      return
    }
    report(
      .binaryOperator(sign.text, left: left.shownType, right: right.shownType), sign.range,
      fixIt: numberFixIt(left, sign, right))
  }

  /// `CGFloat(count)` around the whole number of two operands.
  private func numberFixIt(
    _ left: TypedExpression, _ sign: Operator, _ right: TypedExpression
  ) -> CodeFixIt? {
    func wrapped(_ value: TypedExpression, _ type: Type) -> CodeFixIt? {
      let file = file(at: value.range)
      guard file.contains(value.range), value.range.start < value.range.end else { return nil }
      return CodeFixIt(value.range, "\(type)(\(file.text(of: value.range)))")
    }
    switch (left.type, right.type) {
    case (.integer, .floating): return wrapped(left, right.type)
    case (.floating, .integer): return wrapped(right, left.type)
    default: return nil
    }
  }
}

extension Callee {
  /// The name with labels and types, as a list of candidates shows it.
  package var signature: String {
    let list = parameters.map { parameter in
      let type = parameter.type.replacing(substitution)
      return (parameter.label.map { $0 + ": " } ?? "") + "\(type)"
    }
    return "\(name)(\(list.joined(separator: ", ")))"
  }
}

extension TypedExpression {
  /// The type as a message shows it: `nil` has none.
  fileprivate var shownType: String {
    kind.isNull && type == .nothing ? "nil" : "\(type)"
  }
}

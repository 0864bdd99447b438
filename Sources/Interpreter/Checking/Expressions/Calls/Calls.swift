import Records
import SourceTree

/// Calls.
extension Checker {
  func inferCall(
    _ callee: Expression, _ arguments: [Argument], _ range: SourceRange, hint: Type?,
    in scope: Scope
  ) -> TypedExpression {
    let inner = callee.withoutParentheses
    let call = Call(arguments: arguments, range: range, hint: hint, scope: scope)
    switch inner.kind {
    case .name(let name):
      if let result = specialCall(name, call) { return result }
      return apply(meaning(of: name, in: scope, isCalled: true), name, inner, call)
    case .member(let base, let name):
      if base == nil, name.text == "some", let result = someCall(call) { return result }
      if let base, let result = containment(in: base, name, inner.range, call) { return result }
      let meaning = meaning(
        of: name, memberOf: base, inner.range, hint: hint, in: scope, isCalled: true)
      return calledWhole(apply(meaning, name, inner, call), inner)
    case .superReference:
      report(.superAlone, inner.range)
      return .invalid(range)
    case .optionalElement(let method), .forceUnwrap(let method):
      if let result = optionalMethodCall(method, inner, call) { return result }
      let value = inferWithTypes(inner, hint: nil, in: scope)
      if case .metatype(let type) = value.kind { return construct(type, nil, call) }
      return invoke(value, name: nil, call)
    default:
      var call = call
      var hint: Type?
      if case .closure(let closure) = inner.kind {
        expressions.passing.insert(BranchPlace(closure.range, scope.context.file))
        guard let type = type(of: closure, calledBy: &call) else { return .invalid(range) }
        hint = type
      }
      let value = inferWithTypes(inner, hint: hint, in: scope)
      if case .metatype(let type) = value.kind { return construct(type, nil, call) }
      return invoke(value, name: nil, call)
    }
  }

  /// What a closure that is called at once takes: `{ $0.tag = 1; return $0 }(UIView())`. nil when
  /// an argument is wrong.
  private func type(of closure: Closure, calledBy call: inout Call) -> Type? {
    let isOpen = closure.parameters?.contains { $0.type == nil } ?? (closure.anonymousCount > 0)
    guard isOpen, !call.arguments.isEmpty,
      !call.arguments.contains(where: { $0.value.isFlexibleArgument && !$0.value.isLiteralNumber })
    else { return freshType() }
    var parameters: [FunctionTypeParameter] = []
    for (index, argument) in call.arguments.enumerated() {
      let value = settled(infer(argument.value, in: call.scope))
      if value.type.isError { return nil }
      call.prepared[index] = value
      parameters.append(FunctionTypeParameter(resolved(value.type)))
    }
    return .function(FunctionType(parameters, freshType(), isThrowing: closure.mayThrow))
  }

  /// `(0..<100).contains(width)`: written bounds take the type of what is looked for.
  private func containment(
    in base: Expression, _ name: Name, _ range: SourceRange, _ call: Call
  ) -> TypedExpression? {
    guard name.text == "contains", call.arguments.count == 1, call.arguments[0].label == nil,
      case .binary(let lower, let sign, let upper) = base.withoutParentheses.kind,
      sign.text == "..." || sign.text == "..<", lower.isLiteralNumber, upper.isLiteralNumber,
      !call.arguments[0].value.isFlexibleArgument
    else { return nil }
    let value = implicitlyUnwrapped(infer(call.arguments[0].value, in: call.scope))
    if value.type.isError { return .invalid(call.range) }
    guard value.type.isNumber else { return nil }
    let bounds = infer(
      base, hint: .range(value.type, isClosed: sign.text == "..."), in: call.scope)
    guard !bounds.type.isError,
      case .functions(let callees, _) = meaning(
        of: name, memberOf: bounds, range, in: call.scope)
    else { return .invalid(call.range) }
    var prepared = call
    prepared.prepared = [value]
    return choose(callees, name, prepared)
  }

  /// `.some(x)` where an optional is wanted.
  private func someCall(_ call: Call) -> TypedExpression? {
    guard case .optional(let wrapped)? = known(call.hint), call.arguments.count == 1 else {
      return nil
    }
    let value = check(call.arguments[0].value, as: wrapped, in: call.scope, for: .argument)
    if value.type.isError { return value }
    return TypedExpression(.wrap(value), .optional(value.type), call.range)
  }

  private func apply(
    _ meaning: NameMeaning, _ name: Name, _ callee: Expression, _ call: Call
  ) -> TypedExpression {
    switch meaning {
    case .value(let value):
      return invoke(value, name: name, call)
    case .type(let type):
      let whole = applied(type, name, in: call.scope, inferring: true)
      if whole.isError { return .invalid(call.range) }
      return construct(whole, name, call)
    case .functions(let callees, let property):
      return apply(callees, property, name, callee, call)
    case .reported:
      checkForErrors(call)
      return .invalid(call.range)
    case .missing:
      if !reportOldSpelling(name, call) { reportMissing(name, in: call.scope, isCalled: true) }
      return .invalid(call.range)
    }
  }

  private func apply(
    _ callees: [Callee], _ property: TypedExpression?, _ name: Name, _ callee: Expression,
    _ call: Call
  ) -> TypedExpression {
    var callees = callees
    if let labels = name.labels {
      let named = callees.filter { $0.hasLabels(labels) }
      if !named.isEmpty {
        // A function that is named in full is called without labels.
        return choose(named, name, call.withoutLabels(of: labels))
      }
      callees = []
    }
    let matches = callees.contains { callee in
      if case .success = callee.match(call.arguments) { return true }
      return false
    }
    if !matches {
      if let property, property.type.takesClosure { return invoke(property, name: name, call) }
      if case .name = callee.kind,
        case .functions(let global, _) = globalMeaning(of: name, in: call.scope)
      {
        let fitting = global.filter { callee in
          if case .success = callee.match(call.arguments) { return true }
          return false
        }
        if !fitting.isEmpty { return choose(fitting, name, call) }
      }
      if case .name = callee.kind, case .type(let type) = globalMeaning(of: name, in: call.scope) {
        return construct(type, name, call)
      }
      if callees.isEmpty, let property { return invoke(property, name: name, call) }
    }
    return choose(callees, name, call)
  }

  /// A new value of a type.
  func construct(_ type: Type, _ name: Name?, _ call: Call) -> TypedExpression {
    if let result = conversionCall(type, call) { return result }
    if case .nominal(let nominal, _) = type, nominal.kind == .protocol {
      report(.protocolInstance(type.constraintName), call.range)
      return .invalid(call.range)
    }
    let callees = initializers(of: type, in: call.scope)
    if callees.isEmpty {
      if let result = rawValueInitializer(type, call) { return result }
      if reportUnavailable("init", call.range, memberOf: type) { return .invalid(call.range) }
      report(.noInitializers(type: "\(type)"), call.range)
      return .invalid(call.range)
    }
    let fits = callees.contains {
      if case .success = $0.match(call.arguments) { return true }
      return false
    }
    if !fits, let result = rawValueInitializer(type, call) { return result }
    return choose(callees, name ?? Name("init", call.range), call)
  }

  // MARK: - Choosing

  /// The callee that fits the arguments best, called.
  func choose(_ callees: [Callee], _ name: Name, _ call: Call) -> TypedExpression {
    var candidates: [Candidate] = []
    var failures: [(callee: Callee, failure: MatchingFailure)] = []
    guard mayCheck(20 * callees.count, call.range) else { return .invalid(call.range) }
    for callee in callees {
      switch callee.match(call.arguments) {
      case .success(let matching):
        candidates.append(Candidate(callee: callee, matching: matching))
      case .failure(let error): failures.append((callee, error.failure))
      }
    }
    if candidates.isEmpty {
      checkForErrors(call)
      reportUnmatched(failures, call, name)
      return .invalid(call.range)
    }
    if candidates.count == 1 { return finish(candidates[0], call, name) }
    guard let prepared = prepare(call) else { return .invalid(call.range) }
    return rank(candidates, prepared, name)
  }

  /// The best callee called, or nil without a word when none takes the arguments.
  func chooseQuietly(_ callees: [Callee], _ name: Name, _ call: Call) -> TypedExpression? {
    var best: (candidate: Candidate, cost: Int)?
    for callee in callees {
      guard case .success(let matching) = callee.match(call.arguments) else { continue }
      let candidate = Candidate(callee: callee, matching: matching)
      guard let cost = cost(of: candidate, call), cost < best?.cost ?? .max else { continue }
      best = (candidate, cost)
    }
    return best.map { finish($0.candidate, call, name) }
  }

  /// Infers once what does not depend on the callee; nil when something is wrong in it.
  private func prepare(_ call: Call) -> Call? {
    var call = call
    var isValid = true
    for (index, argument) in call.arguments.enumerated() where call.prepared[index] == nil {
      if argument.value.isFlexibleArgument { continue }
      let value = infer(argument.value, in: call.scope)
      call.prepared[index] = value
      if value.type.isError { isValid = false }
    }
    return isValid ? call : nil
  }

  private func rank(_ candidates: [Candidate], _ call: Call, _ name: Name) -> TypedExpression {
    var best: [(candidate: Candidate, cost: Int)] = []
    guard mayCheck(30 * candidates.count, call.range) else { return .invalid(call.range) }
    for candidate in candidates {
      guard let cost = cost(of: candidate, call) else { continue }
      if let known = best.first?.cost {
        if cost > known { continue }
        if cost < known { best = [] }
      }
      best.append((candidate, cost))
    }
    guard let first = best.first else {
      reportNoMatch(candidates, call, name)
      return .invalid(call.range)
    }
    if best.count > 1, expressions.trialDepth < 3 {
      for (candidate, _) in best.dropLast() {
        let mark = expressions.bound.count
        expressions.trialDepth += 1
        let outcome = trial { finish(candidate, call, name) }
        expressions.trialDepth -= 1
        if outcome.errors == 0, !outcome.result.type.isError, fitsHint(outcome.result, call) {
          return outcome.result
        }
        undo(to: mark)
      }
      return finish(best[best.count - 1].candidate, call, name)
    }
    return finish(first.candidate, call, name)
  }

  private func fitsHint(_ value: TypedExpression, _ call: Call) -> Bool {
    guard let hint = known(call.hint), !hint.hasVariables else { return true }
    return cost(from: value.type, to: hint, isImplicit: true) != nil
  }

  private func cost(of candidate: Candidate, _ call: Call) -> Int? {
    let mark = expressions.bound.count
    defer { undo(to: mark) }
    let open = OpenCallee(candidate.callee)
    var total = candidate.matching.defaultCount + min(candidate.callee.distance, 1)
    if candidate.callee.function?.genericParameters.isEmpty == false { total += 3 }
    for (number, arguments) in candidate.matching.arguments.enumerated() {
      let info = candidate.callee.parameters[number]
      if info.isVariadic { total += 15 }
      var type = info.argumentType(open.parameters[number])
      if info.isAutoclosure, let function = type.functionType { type = function.result }
      for index in arguments {
        let argument = call.arguments[index].value
        guard info.isInout == argument.isInout else { return nil }
        let part: Int?
        if let value = call.prepared[index] {
          part = cost(of: value, to: type)
        } else {
          part = flexibleCost(argument, to: type, in: call.scope)
        }
        guard let part else { return nil }
        total += part
      }
    }
    if let hint = known(call.hint), !hint.hasVariables {
      if let part = cost(from: open.result, to: hint, isImplicit: true) {
        total += min(part, 20)
      } else {
        total += 60
      }
    }
    return total
  }

  private func cost(of value: TypedExpression, to type: Type) -> Int? {
    if case .string(let text) = value.kind, resolved(type).unwrapped == .character {
      return text.count == 1 ? 2 : nil
    }
    return cost(from: value.type, to: type, isImplicit: isImplicitlyUnwrapped(value))
  }

  /// How well something fits that takes its type from the place.
  private func flexibleCost(_ argument: Expression, to type: Type, in scope: Scope) -> Int? {
    let type = resolved(type)
    if type.isError { return 0 }
    if case .inoutArgument(let inner) = argument.kind {
      let place = infer(inner, in: scope)
      return unify(place.type, type) ? 0 : nil
    }
    if argument.isLiteralNumber { return literalCost(hasFraction: argument.hasFraction, to: type) }
    let isOptional = type.isOptional ? 10 : 0
    let inside = type.unwrapped
    if case .variable = inside { return 3 }
    if inside == .any { return 31 }
    switch argument.withoutParentheses.kind {
    case .null: return type.isOptional ? 0 : nil
    case .closure(let closure):
      guard let function = inside.functionType else { return nil }
      return closureFits(closure, function) ? isOptional : nil
    case .keyPath:
      if inside.isKeyPath { return isOptional }
      return inside.functionType?.parameters.count == 1 ? isOptional + 1 : nil
    case .array:
      switch inside {
      case .array: return isOptional
      case .set: return isOptional + 1
      case .nominal: return conforms(inside, toNamed: "OptionSet") ? isOptional + 1 : nil
      default: return nil
      }
    case .dictionary:
      if case .dictionary = inside { return isOptional }
      return nil
    case .binary(let lower, let sign, let upper) where argument.isWrittenRange:
      guard case .range(let bound, let isClosed) = inside, isClosed == (sign.text == "..."),
        let first = flexibleCost(lower, to: bound, in: scope),
        let second = flexibleCost(upper, to: bound, in: scope)
      else { return nil }
      return isOptional + max(first, second)
    case .member, .call, .binary:
      guard let name = argument.implicitName else { return isOptional }
      if name == "init" { return isOptional }
      let found = members(named: name, of: inside).contains(where: \.isStatic)
      return found || type.isOptional && (name == "none" || name == "some") ? isOptional : nil
    default: return isOptional
    }
  }

  /// Whether a closure can be a function of a type, as far as its parameters tell.
  private func closureFits(_ closure: Closure, _ function: FunctionType) -> Bool {
    let count = function.parameters.count
    let written = closure.parameters?.count ?? closure.anonymousCount
    if written == count { return true }
    guard count == 1, written > 1, case .tuple(let elements) = resolved(function.parameters[0].type)
    else { return false }
    return elements.count >= written
  }

  private func literalCost(hasFraction: Bool, to type: Type) -> Int? {
    let optional = type.isOptional ? 10 : 0
    switch type.unwrapped {
    case .integer(.int): return hasFraction ? nil : optional
    case .integer: return hasFraction ? nil : optional + 2
    case .floating(.double): return optional + (hasFraction ? 0 : 1)
    case .floating: return optional + 2
    case .variable: return 3
    case .any: return 31
    case let type where type.isNumberObject: return 20
    case .nominal(let nominal, _) where nominal.kind == .protocol:
      return conforms(.int, to: nominal) ? 8 : nil
    default: return nil
    }
  }

  /// Looks for errors inside arguments when the call itself is wrong, so that they are told, too.
  func checkForErrors(_ call: Call) {
    for (index, argument) in call.arguments.enumerated()
    where call.prepared[index] == nil && !argument.value.isFlexibleArgument {
      checkAlone(argument.value, in: call.scope)
    }
  }

  /// Looks for mistakes in a value whose place is wrong already: what a value takes from its place
  /// it cannot be blamed for.
  func checkAlone(_ value: Expression, in scope: Scope) {
    if !value.dependsOnPlace { _ = infer(value, in: scope) }
  }
}

/// One call that is being checked.
struct Call {
  let arguments: [Argument]
  let range: SourceRange
  let hint: Type?
  let scope: Scope
  /// Arguments that were inferred already, by their numbers.
  var prepared: [TypedExpression?]

  init(arguments: [Argument], range: SourceRange, hint: Type?, scope: Scope) {
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
struct Candidate {
  let callee: Callee
  let matching: ArgumentMatching
}

extension Expression {
  var isInout: Bool {
    if case .inoutArgument = kind { return true }
    return false
  }

  /// Whether an argument is looked at only once its parameter is known.
  var isFlexibleArgument: Bool {
    if needsContext || isInout { return true }
    switch withoutParentheses.kind {
    case .null, .array, .dictionary, .closure, .keyPath, .statement: return true
    case .ternary: return true
    case .tuple(let elements): return elements.contains { $0.value.isFlexibleArgument }
    case .binary(let left, let sign, let right):
      if sign.text == "??" { return left.isFlexibleArgument || right.isFlexibleArgument }
      return isWrittenRange || isImplicitOperation
    default: return false
    }
  }

  /// Whether it is a range whose bounds take their type from the place: `0...1`, `0 ..< .pi`.
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

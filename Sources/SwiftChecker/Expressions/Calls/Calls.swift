import Records
import SourceTree
import TypedProgram

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
      if name.text == ColorLiteral.name { return colorLiteral(name, call) }
      if let result = specialCall(name, call) { return result }
      if name.text == "Self", let type = inferDynamicSelf(name.range, in: scope) {
        let made = Name("init", name.range)
        return apply(
          meaning(of: made, memberOf: type, name.range, in: scope), made, inner, call)
      }
      return apply(meaning(of: name, in: scope, isCalled: true), name, inner, call)
    case .member(let base, let name):
      if base == nil, name.text == "some", let result = someCall(call) { return result }
      if let base, let result = containment(in: base, name, inner.range, call) { return result }
      if let base, let result = search(in: base, name, inner.range, call) { return result }
      if let base, isModule(base, in: scope), let result = specialCall(name, call, isGlobal: true) {
        return result
      }
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

  /// `#colorLiteral(…)`: a `UIColor`, or a `CGColor` where one is expected.
  private func colorLiteral(_ name: Name, _ call: Call) -> TypedExpression {
    guard let type = findType("UIColor", in: call.scope) else { return .invalid(call.range) }
    let color = construct(type, Name("UIColor", name.range), call)
    guard !color.type.isError,
      case .nominal(let wanted, _)? = inference.known(call.hint)?.unwrapped,
      wanted.name == "CGColor", !wanted.isScript
    else { return color }
    let read = Name("cgColor", name.range)
    guard case .value(let value) = meaning(of: read, memberOf: color, name.range, in: call.scope)
    else { return color }
    return value.at(call.range)
  }

  /// The type of a closure that is called at once: `{ $0.tag = 1; return $0 }(UIView())`. nil when
  /// an argument is wrong.
  private func type(of closure: Closure, calledBy call: inout Call) -> Type? {
    let isOpen = closure.parameters?.contains { $0.type == nil } ?? (closure.anonymousCount > 0)
    guard isOpen, !call.arguments.isEmpty,
      !call.arguments.contains(where: { $0.value.isFlexibleArgument && !$0.value.isLiteralNumber })
    else { return wantedType(of: closure, call) ?? inference.freshType() }
    var parameters: [FunctionTypeParameter] = []
    for (index, argument) in call.arguments.enumerated() {
      let value = settled(infer(argument.value, in: call.scope))
      if value.type.isError { return nil }
      call.prepared[index] = value
      parameters.append(FunctionTypeParameter(inference.resolved(value.type)))
    }
    return .function(FunctionType(parameters, inference.freshType(), isThrowing: closure.mayThrow))
  }

  /// The type of a closure of several statements that is called at once, where the context has one
  /// for its result: not the first `return` decides then.
  private func wantedType(of closure: Closure, _ call: Call) -> Type? {
    guard call.arguments.isEmpty, closure.parameters == nil, closure.result == nil,
      let wanted = inference.known(call.hint), !wanted.hasVariables, !wanted.isError
    else { return nil }
    if closure.body.count == 1, case .expression = closure.body[0].kind { return nil }
    return .function(FunctionType([], wanted, isThrowing: closure.mayThrow))
  }

  /// `(0..<100).contains(width)`: literal bounds take the type of the argument.
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

  /// `[",", ";"].contains(last)`, `[.normal, .selected].contains(state)`: the literals take the
  /// type of the value that is looked for. nil for other calls, and where they cannot be of that
  /// type.
  private func search(
    in base: Expression, _ name: Name, _ range: SourceRange, _ call: Call
  ) -> TypedExpression? {
    guard call.arguments.count == 1,
      Self.searches[name.text] == call.arguments[0].label?.text ?? "",
      case .array(let elements) = base.withoutParentheses.kind, !elements.isEmpty,
      elements.allSatisfy({ $0.needsContext || $0.isText }),
      !call.arguments[0].value.isFlexibleArgument
    else { return nil }
    let value = settled(implicitlyUnwrapped(infer(call.arguments[0].value, in: call.scope)))
    let type = inference.resolved(value.type)
    if type.isError { return .invalid(call.range) }
    guard !type.hasVariables, type != .int, type != .string else { return nil }
    let mark = inference.mark
    let (list, errors) = trial { infer(base, hint: .array(type), in: call.scope) }
    guard errors == 0, list.type == .array(type),
      case .functions(let callees, _) = meaning(of: name, memberOf: list, range, in: call.scope)
    else {
      inference.undo(to: mark)
      return nil
    }
    var prepared = call
    prepared.prepared = [value]
    return choose(callees, name, prepared)
  }

  /// The methods of a list that look for an element, with its label.
  private static let searches = ["contains": "", "firstIndex": "of", "lastIndex": "of"]

  /// `.some(x)` where an optional is wanted.
  private func someCall(_ call: Call) -> TypedExpression? {
    guard case .optional(let wrapped)? = inference.known(call.hint), call.arguments.count == 1
    else {
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
        // A function with its full name is called without labels.
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
    if let result = literalElements(type, call) { return result }
    if let result = tuple(type, call) { return result }
    if case .nominal(let nominal, _) = type, nominal.kind == .protocol {
      if nominal.name == "AnyHashable", call.arguments.count == 1, call.arguments[0].label == nil {
        return check(call.arguments[0].value, as: type, in: call.scope, for: .argument)
          .at(call.range)
      }
      report(.protocolInstance(type.constraintName), call.range)
      return .invalid(call.range)
    }
    let callees = initializers(of: type, in: call.scope)
    if callees.isEmpty {
      if let result = textRange(type, call) { return result }
      if let result = rawValueInitializer(type, call) { return result }
      if reportUnavailable("init", call.range, memberOf: type) { return .invalid(call.range) }
      // What is wrong with a property was reported where it is declared.
      if case .nominal(let nominal, _) = type, nominal.isScript,
        nominal.storedProperties.contains(where: \.type.isError)
      {
        checkForErrors(call)
        return .invalid(call.range)
      }
      report(.noInitializers(type: "\(type)"), call.range)
      return .invalid(call.range)
    }
    let fits = callees.contains {
      if case .success = $0.match(call.arguments) { return true }
      return false
    }
    if !fits, let result = rawValueInitializer(type, call) { return result }
    return choose(callees, name ?? Name("init", call.range), withElements(call, of: type))
  }

  /// `Pair(from: 1, to: 2)` of a tuple's other name: the tuple of the arguments, converted; nil for
  /// other types.
  private func tuple(_ type: Type, _ call: Call) -> TypedExpression? {
    guard case .tuple = type else { return nil }
    let elements = call.arguments.map { TupleElement(label: $0.label?.text, value: $0.value) }
    let written =
      call.arguments.count == 1 && call.arguments[0].label == nil
      ? call.arguments[0].value : Expression(.tuple(elements), call.range)
    return check(written, as: type, in: call.scope, for: .argument).at(call.range)
  }

  /// `[UIView](arrayLiteral: first, second)`, which the compiler calls for a literal, and the
  /// option set of a list: `Edges([.top, .left])`.
  private func literalElements(_ type: Type, _ call: Call) -> TypedExpression? {
    if call.arguments.count == 1, call.arguments[0].label == nil,
      case .array = call.arguments[0].value.withoutParentheses.kind,
      relations.conforms(type, toNamed: "OptionSet")
    {
      return check(call.arguments[0].value, as: type, in: call.scope, for: .argument)
    }
    guard call.arguments.first?.label?.text == "arrayLiteral",
      call.arguments.dropFirst().allSatisfy({ $0.label == nil })
    else { return nil }
    switch type {
    case .array, .set: break
    default: return nil
    }
    let list = Expression(.array(call.arguments.map(\.value)), call.range)
    return check(list, as: type, in: call.scope, for: .argument)
  }

  /// `Range(range, in: text)`: the part of a text that a range of Objective-C's counts. nil for
  /// other calls, and without a function of the library that finds it.
  private func textRange(_ type: Type, _ call: Call) -> TypedExpression? {
    guard case .range = type, call.arguments.count == 2, call.arguments[1].label?.text == "in",
      case .functions(let callees, _) = globalMeaning(
        of: Name("__range", call.range), in: call.scope)
    else { return nil }
    return choose(callees, Name("Range", call.range), call)
  }

  /// `Array(repeatElement(0, count: 3))` where the context determines the elements: those of the
  /// argument are of the same type, which its literals take.
  private func withElements(_ call: Call, of type: Type) -> Call {
    guard call.arguments.count == 1, call.arguments[0].label == nil, call.prepared[0] == nil,
      case .array(let open) = type, inference.known(open) == nil,
      case .array(let element)? = inference.known(call.hint)?.unwrapped,
      element.isNumber, case .call = call.arguments[0].value.withoutParentheses.kind
    else { return call }
    var call = call
    call.prepared[0] = infer(call.arguments[0].value, hint: .array(element), in: call.scope)
    return call
  }

  // MARK: - Choosing

  /// Calls the callee that fits the arguments best.
  func choose(_ callees: [Callee], _ name: Name, _ call: Call) -> TypedExpression {
    guard mayCheck(20 * callees.count, call.range) else { return .invalid(call.range) }
    let (candidates, failures) = resolution.matched(callees, call)
    if candidates.isEmpty {
      checkForErrors(call)
      reportUnmatched(failures, call, name)
      return .invalid(call.range)
    }
    if candidates.count == 1 { return finish(candidates[0], call, name) }
    guard let prepared = prepare(call) else { return .invalid(call.range) }
    return rank(candidates, prepared, name)
  }

  /// Calls the best callee, or returns nil without a report when none takes the arguments.
  func chooseQuietly(_ callees: [Callee], _ name: Name, _ call: Call) -> TypedExpression? {
    let (candidates, _) = resolution.matched(callees, call)
    return resolution.cheapest(candidates, call).first.map { finish($0, call, name) }
  }

  /// Infers once the types that do not depend on the callee; nil when there is an error in them.
  private func prepare(_ call: Call) -> Call? {
    var call = call
    var isValid = true
    for (index, argument) in call.arguments.enumerated() where call.prepared[index] == nil {
      if argument.value.isFlexibleArgument {
        call.prepared[index] = decidedChoice(argument.value, in: call.scope)
        continue
      }
      let value = infer(argument.value, in: call.scope)
      call.prepared[index] = value
      if value.type.isError { isValid = false }
    }
    return isValid ? call : nil
  }

  private func rank(_ candidates: [Candidate], _ call: Call, _ name: Name) -> TypedExpression {
    guard mayCheck(30 * candidates.count, call.range) else { return .invalid(call.range) }
    let best = resolution.cheapest(candidates, call)
    guard let last = best.last else {
      reportNoMatch(candidates, call, name)
      return .invalid(call.range)
    }
    if best.count > 1, expressions.trialDepth < 3 {
      for candidate in best.dropLast() {
        let mark = inference.mark
        expressions.trialDepth += 1
        let outcome = trial { finish(candidate, call, name) }
        expressions.trialDepth -= 1
        if outcome.errors == 0, !outcome.result.type.isError,
          resolution.fitsHint(outcome.result.type, call)
        {
          return outcome.result
        }
        inference.undo(to: mark)
      }
      return finish(last, call, name)
    }
    return finish(best[0], call, name)
  }

  /// Checks arguments for errors when the call itself is wrong, so that they are reported, too.
  func checkForErrors(_ call: Call) {
    for (index, argument) in call.arguments.enumerated()
    where call.prepared[index] == nil && !argument.value.isFlexibleArgument {
      checkAlone(argument.value, in: call.scope)
    }
  }

  /// Checks a value for errors when its context is wrong already: errors that result from its
  /// context are not reported.
  func checkAlone(_ value: Expression, in scope: Scope) {
    if !value.dependsOnPlace { _ = infer(value, in: scope) }
  }
}

import Records
import SourceTree
import TypedProgram

/// Functions of the standard library that the machine implements itself, whatever their arguments
/// are.
extension Checker {
  /// A call of a name that is not redeclared and that the checker knows; nil for all others.
  /// `isGlobal`: the name follows that of a module, so no other declaration hides it.
  func specialCall(_ name: Name, _ call: Call, isGlobal: Bool = false) -> TypedExpression? {
    guard let special = SpecialFunction(rawValue: name.text), name.labels == nil else { return nil }
    if !isGlobal {
      guard call.scope.find(name.text) == nil, module.members[name.text] == nil,
        !isOwnMember(name.text, call)
      else { return nil }
    }
    switch special {
    case .print, .debugPrint: return printCall(call, isDebug: special == .debugPrint)
    case .type: return typeCall(call)
    case .min, .max: return extremumCall(call, isMinimum: special == .min)
    case .abs: return absoluteCall(call)
    case .fatalError, .preconditionFailure, .assertionFailure: return stopCall(call)
    case .precondition: return preconditionCall(call, .precondition)
    case .assert: return preconditionCall(call, .assertion)
    }
  }

  /// Whether an enclosing type of a script declares a member of that name.
  private func isOwnMember(_ name: String, _ call: Call) -> Bool {
    guard let owner = call.scope.context.owner, owner.isScript else { return false }
    return members(named: name, of: relations.declaredType(of: owner)).contains {
      $0.owner.isScript
    }
  }

  private func value(_ argument: Argument, _ call: Call) -> TypedExpression {
    settled(infer(argument.value, in: call.scope))
  }

  // MARK: - Text

  private func printCall(_ call: Call, isDebug: Bool) -> TypedExpression? {
    var separator = TypedExpression(.string(" "), .string, call.range)
    var terminator = TypedExpression(.string("\n"), .string, call.range)
    var values: [TypedExpression] = []
    for argument in call.arguments {
      switch argument.label?.text {
      case nil:
        let item = value(argument, call)
        values.append(item)
      case "separator"?:
        separator = check(argument.value, as: .string, in: call.scope, for: .argument)
      case "terminator"?:
        terminator = check(argument.value, as: .string, in: call.scope, for: .argument)
      default: return nil
      }
    }
    if (values + [separator, terminator]).contains(where: { $0.type.isError }) {
      return .invalid(call.range)
    }
    var segments: [TypedSegment] = []
    for (index, item) in values.enumerated() {
      if index > 0 { segments.append(segment(separator)) }
      segments.append(.value(isDebug ? debugText(item) : item))
    }
    segments.append(segment(terminator))
    let text = TypedExpression(.interpolation(segments), .string, call.range)
    return TypedExpression(.intrinsic(.print, [text]), .void, call.range)
  }

  private func segment(_ value: TypedExpression) -> TypedSegment {
    if case .string(let text) = value.kind { return .text(text) }
    return .value(value)
  }

  private func debugText(_ value: TypedExpression) -> TypedExpression {
    TypedExpression(.intrinsic(.debugDescribe(value.type), [value]), .string, value.range)
  }

  private func typeCall(_ call: Call) -> TypedExpression? {
    guard call.arguments.count == 1, call.arguments[0].label?.text == "of" else { return nil }
    let value = value(call.arguments[0], call)
    if value.type.isError { return value }
    return TypedExpression(
      .intrinsic(.dynamicType(value.type), [value]), .metatype(value.type), call.range)
  }

  // MARK: - Numbers

  private func extremumCall(_ call: Call, isMinimum: Bool) -> TypedExpression? {
    guard call.arguments.count >= 2, call.arguments.allSatisfy({ $0.label == nil }) else {
      return nil
    }
    let before = diagnostics.count
    let values = joined(
      call.arguments.map(\.value), hint: numberType(call.hint), in: call.scope)
    if values.contains(where: { $0.type.isError }) {
      reportMixedExtremum(call, since: before)
      return .invalid(call.range)
    }
    guard var result = values.first else { return nil }
    guard let kind = result.type.numberKind else {
      return genericExtremum(values, call, isMinimum: isMinimum)
    }
    for value in values.dropFirst() {
      let intrinsic: Intrinsic = isMinimum ? .minimum(kind) : .maximum(kind)
      result = TypedExpression(.intrinsic(intrinsic, [result, value]), result.type, call.range)
    }
    return result.at(call.range)
  }

  /// `max(count, width)`: the two are not elements of a list, but values of one generic type.
  private func reportMixedExtremum(_ call: Call, since before: Int) {
    if let last = diagnostics.last, diagnostics.count > before {
      guard diagnostics.count == before + 1, case .expression(.mixedElements) = last.problem else {
        return
      }
      diagnostics.removeLast()
    }
    let arguments = call.arguments.map { argument in
      trial { settled(infer(argument.value, in: call.scope)) }.result.type
    }
    // An argument without a type is reported itself.
    if arguments.contains(where: \.isError) {
      checkForErrors(call)
      return
    }
    let types = arguments.map { "\($0)" }
    guard let other = types.first(where: { $0 != types[0] }) else {
      report(.mixedElements, call.range)
      return
    }
    report(.genericConflict("T", first: types[0], second: other), call.range)
  }

  /// The library's own function, for texts and scripts' types.
  private func genericExtremum(
    _ values: [TypedExpression], _ call: Call, isMinimum: Bool
  ) -> TypedExpression? {
    var prepared = call
    prepared.prepared = values.map { $0 }
    let name = Name(isMinimum ? "min" : "max", call.range)
    guard case .functions(let callees, _) = globalMeaning(of: name, in: call.scope) else {
      return nil
    }
    return choose(callees, name, prepared)
  }

  private func absoluteCall(_ call: Call) -> TypedExpression? {
    guard call.arguments.count == 1, call.arguments[0].label == nil else { return nil }
    var value = infer(call.arguments[0].value, hint: numberType(call.hint), in: call.scope)
    if value.type.isError { return value }
    if case .optional(let wrapped) = value.type, conversion.isImplicitlyUnwrapped(value) {
      value = TypedExpression(.forceUnwrap(value, isImplicit: true), wrapped, value.range)
    }
    guard let kind = value.type.numberKind else {
      if case .optional(let wrapped) = value.type {
        report(.optionalNotUnwrapped(type: "\(value.type)", wrapped: "\(wrapped)"), value.range)
      } else {
        report(
          .requiresConformance(
            .globalFunction, "abs", type: "\(value.type)", to: "Comparable"), call.range)
      }
      return .invalid(call.range)
    }
    return TypedExpression(.intrinsic(.absolute(kind), [value]), value.type, call.range)
  }

  // MARK: - Stopping

  private func message(_ argument: Argument?, _ call: Call) -> TypedExpression {
    guard let argument else { return TypedExpression(.string(""), .string, call.range) }
    return check(argument.value, as: .string, in: call.scope, for: .argument)
  }

  private func stopCall(_ call: Call) -> TypedExpression? {
    let plain = call.arguments.filter { $0.label == nil }
    guard plain.count <= 1 else { return nil }
    let text = message(plain.first, call)
    if text.type.isError { return text }
    return TypedExpression(.intrinsic(.stop(.fatalError), [text]), .never, call.range)
  }

  private func preconditionCall(
    _ call: Call, _ kind: Intrinsic.Stopping
  ) -> TypedExpression? {
    let plain = call.arguments.filter { $0.label == nil }
    guard let first = plain.first, plain.count <= 2 else { return nil }
    let condition = checkCondition(first.value, in: call.scope)
    let text = message(plain.count == 2 ? plain[1] : nil, call)
    if condition.type.isError || text.type.isError { return .invalid(call.range) }
    return TypedExpression(.intrinsic(.stop(kind), [condition, text]), .void, call.range)
  }

  // MARK: - Initializers that convert

  /// `CGFloat(x)`, `String(x)`, `String(describing:)`.
  func conversionCall(_ type: Type, _ call: Call) -> TypedExpression? {
    guard call.arguments.count == 1 else { return nil }
    let argument = call.arguments[0]
    switch (type, argument.label?.text) {
    case (.integer, nil), (.floating, nil): return numberConversion(type, argument, call)
    case (.string, nil): return textConversion(argument, call)
    case (.integer, "integerLiteral"?), (.floating, "integerLiteral"?),
      (.floating, "floatLiteral"?), (.bool, "booleanLiteral"?), (.string, "stringLiteral"?):
      return literalInitializer(type, argument, call)
    case (.string, "describing"?):
      let value = value(argument, call)
      if value.type.isError { return value }
      return TypedExpression(.intrinsic(.describe(value.type), [value]), .string, call.range)
    case (.parameter, nil) where type.isNumericParameter:
      return openConversion(type, argument, call)
    case (.optional(let wrapped), nil): return wrapping(wrapped, argument, call)
    case (.string, "reflecting"?):
      let value = value(argument, call)
      if value.type.isError { return value }
      return debugText(value).at(call.range)
    default: return nil
    }
  }

  /// `CGFloat(integerLiteral: 88)`, which the compiler calls for a literal.
  private func literalInitializer(
    _ type: Type, _ argument: Argument, _ call: Call
  ) -> TypedExpression {
    let isWhole = argument.label?.text == "integerLiteral" && type.isFloating
    let wanted: Type = isWhole ? .int : type == .cgFloat ? .double : type
    let value = check(argument.value, as: wanted, in: call.scope, for: .argument)
    guard !value.type.isError, let from = value.type.numberKind, let to = type.numberKind,
      from != to
    else { return value.type.isError ? .invalid(call.range) : value.at(call.range) }
    return TypedExpression(.intrinsic(.convert(from: from, to: to), [value]), type, call.range)
  }

  /// `T(x)` of a number, in generic code, of which only copies run.
  private func openConversion(
    _ type: Type, _ argument: Argument, _ call: Call
  ) -> TypedExpression? {
    let value = infer(argument.value, in: call.scope)
    if value.type.isError { return value }
    guard value.type.isNumber || value.type.isNumericParameter else { return nil }
    return TypedExpression(.intrinsic(.equal(type), [value, value]), type, call.range)
  }

  /// `Optional(x)`
  private func wrapping(_ wrapped: Type, _ argument: Argument, _ call: Call) -> TypedExpression? {
    var wrapped = wrapped
    if case .optional(let hint)? = inference.known(call.hint), inference.unify(wrapped, hint) {
      wrapped = inference.resolved(wrapped)
    }
    let value = infer(argument.value, hint: inference.known(wrapped), in: call.scope)
    if value.type.isError { return value }
    let whole = convert(settled(value), to: wrapped, for: .argument)
    if whole.type.isError { return .invalid(call.range) }
    return TypedExpression(.wrap(whole), .optional(inference.resolved(whole.type)), call.range)
  }

  private func numberConversion(
    _ type: Type, _ argument: Argument, _ call: Call
  ) -> TypedExpression? {
    guard let to = type.numberKind, !argument.value.isInout, !argument.value.isClosureLiteral else {
      return nil
    }
    if argument.value.isLiteralNumber, type.isFloating || !argument.value.hasFraction {
      let value = infer(argument.value, hint: type, in: call.scope)
      return value.type.isError ? value : value.at(call.range)
    }
    var value = infer(argument.value, in: call.scope)
    if value.type.isError { return .invalid(call.range) }
    if case .optional(let wrapped) = value.type, conversion.isImplicitlyUnwrapped(value) {
      value = TypedExpression(.forceUnwrap(value, isImplicit: true), wrapped, value.range)
    }
    if let from = value.type.numberKind {
      if from == to { return value.at(call.range) }
      return TypedExpression(
        .intrinsic(.convert(from: from, to: to), [value]), type, call.range)
    }
    if value.type.isNumericParameter {
      return TypedExpression(.intrinsic(.equal(type), [value, value]), type, call.range)
    }
    if case .optional(let wrapped) = value.type {
      report(
        .optionalNotUnwrapped(type: "\(value.type)", wrapped: "\(wrapped)"), value.range)
      return .invalid(call.range)
    }
    var prepared = call
    prepared.prepared = [value]
    let callees = initializers(of: type, in: call.scope).filter {
      if case .success = $0.match(call.arguments) { return true }
      return false
    }
    guard !callees.isEmpty else {
      report(.noExactMatches(.initializer, "init", candidates: []), call.range)
      return .invalid(call.range)
    }
    return choose(callees, Name("init", call.range), prepared)
  }

  private func textConversion(_ argument: Argument, _ call: Call) -> TypedExpression? {
    guard !argument.value.isFlexibleArgument || argument.value.isLiteralNumber else { return nil }
    let value = infer(argument.value, in: call.scope)
    if value.type.isError { return .invalid(call.range) }
    switch value.type {
    case .string: return value.at(call.range)
    case .integer, .floating, .bool, .character:
      return TypedExpression(.intrinsic(.describe(value.type), [value]), .string, call.range)
    case .optional(let wrapped) where wrapped == .string || wrapped.isNumber:
      report(
        .optionalNotUnwrapped(type: "\(value.type)", wrapped: "\(wrapped)"), value.range)
      return .invalid(call.range)
    default:
      let callees = initializers(of: .string, in: call.scope).filter {
        if case .success = $0.match(call.arguments) { return true }
        return false
      }
      var prepared = call
      prepared.prepared = [value]
      if callees.isEmpty
        || relations.conforms(value.type, toNamed: "CustomStringConvertible")
          && value.type.isClassType
      {
        report(
          .noExactMatches(.initializer, "init", candidates: ["String(describing:)"]), call.range)
        return .invalid(call.range)
      }
      return choose(callees, Name("init", call.range), prepared)
    }
  }

  /// `State(rawValue: x)` of an enumeration: a comparison with each case's raw value.
  func rawValueInitializer(_ type: Type, _ call: Call) -> TypedExpression? {
    guard case .nominal(let nominal, _) = type, nominal.kind == .enumeration,
      let rawType = nominal.rawType, call.arguments.count == 1,
      call.arguments[0].label?.text == "rawValue"
    else { return nil }
    let raw = check(call.arguments[0].value, as: rawType, in: call.scope, for: .argument)
    if raw.type.isError { return .invalid(call.range) }
    let range = call.range
    let optional = Type.optional(type)
    var cases = nominal.cases.map { enumCase in
      let test = LocalVariable(name: "candidate", type: rawType, isConstant: true, range: range)
      test.isHidden = true
      test.context = call.scope.context
      let isSame = TypedExpression(
        .intrinsic(
          .equal(rawType),
          [
            TypedExpression(.local(test), rawType, range), rawConstant(enumCase, rawType, range),
          ]), .bool, range)
      let value = TypedExpression(
        .wrap(TypedExpression(.enumCase(enumCase, []), type, range)), optional, range)
      return TypedSwitch.Case(
        items: [(pattern: TypedPattern(.test(test, isSame), rawType, range), condition: nil)],
        body: [TypedStatement(.produce(value), range)], range: range)
    }
    let nothing = TypedExpression(.null, optional, range)
    cases.append(
      TypedSwitch.Case(
        items: [], body: [TypedStatement(.produce(nothing), range)], range: range))
    let choice = TypedSwitch(subject: raw, cases: cases, target: JumpTarget(label: nil))
    return TypedExpression(.statement(TypedStatement(.switching(choice), range)), optional, range)
  }
}

private enum SpecialFunction: String {
  case print, debugPrint, type, min, max, abs
  case fatalError, precondition, preconditionFailure, assert, assertionFailure
}

extension Expression {
  var isClosureLiteral: Bool {
    if case .closure = withoutParentheses.kind { return true }
    return false
  }
}

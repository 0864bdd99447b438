import Records
import SourceTree
import TypedProgram

/// Functions as values.
extension Checker {
  /// A function, method or case that is named and not called.
  func reference(
    to callees: [Callee], _ name: Name, _ range: SourceRange, hint: Type?, in scope: Scope
  ) -> TypedExpression {
    var candidates = callees
    if let labels = name.labels { candidates = candidates.filter { $0.hasLabels(labels) } }
    let wanted = inference.known(hint)?.unwrapped
    if let value = spread(candidates, over: wanted, name, range, in: scope) { return value }
    if candidates.count > 1, let wanted, wanted.functionType != nil {
      let fitting = candidates.filter { callee in
        inference.wouldHold {
          inference.unify(.function(OpenCallee(callee).functionType.plain), wanted)
        }
      }
      if !fitting.isEmpty { candidates = fitting }
    }
    candidates = withoutHidden(candidates, wanted)
    guard let callee = candidates.first else {
      report(
        .noMember(
          name.fullText, of: callees.first?.owner.map { "\(relations.declaredType(of: $0))" } ?? "",
          suggestions: callees.map(\.fullName)), range)
      return .invalid(range)
    }
    if candidates.count > 1, Set(candidates.map(\.fullName)).count > 1 || wanted == nil,
      candidates.dropFirst().contains(where: { $0.distance == callee.distance })
    {
      report(.ambiguousUse(name.text, candidates: candidates.map(\.fullName)), range)
      return .invalid(range)
    }
    let open = OpenCallee(callee)
    let type = open.functionType
    if let wanted {
      _ = inference.attempt { inference.unify(.function(type.plain), wanted) ? true : nil }
    }
    var substitution = Substitution()
    for (parameter, type) in open.substitution.types {
      substitution.types[parameter] = inference.resolved(type)
      if inference.resolved(type).hasVariables {
        report(.genericNotInferred(parameter.name), range)
        return .invalid(range)
      }
    }
    let finalType = inference.resolved(.function(type))
    return node(for: callee, substitution, finalType, range, in: scope)
  }

  /// A function of several parameters where one of a tuple is expected, as in
  /// `zip(a, b).map(CGPoint.init)`; nil where none is.
  private func spread(
    _ candidates: [Callee], over wanted: Type?, _ name: Name, _ range: SourceRange,
    in scope: Scope
  ) -> TypedExpression? {
    guard let function = wanted?.functionType, function.parameters.count == 1,
      case .tuple(let elements) = inference.resolved(function.parameters[0].type),
      !candidates.contains(where: { $0.parameters.count == 1 })
    else { return nil }
    for callee in candidates where callee.parameters.count == elements.count {
      let mark = inference.mark
      let outcome = trial {
        madeClosure(function.plain, range, in: scope) { [self] parameters, inner in
          let tuple = Expression(.name(Name(parameters[0].name, range)), range)
          let arguments = callee.parameters.enumerated().map { index, info in
            Argument(
              label: info.label.map { Operator($0, range) },
              value: Expression(.tupleMember(tuple, index), range))
          }
          let call = Call(
            arguments: arguments, range: range, hint: inference.known(function.result),
            scope: inner)
          return choose([callee], Name(callee.name, range), call)
        }
      }
      if outcome.errors == 0, !outcome.result.type.isError { return outcome.result }
      inference.undo(to: mark)
    }
    return nil
  }

  /// The candidates without those that others are preferred to: of several that fit, the ones whose
  /// result is the wanted one, then those without labels, as in `map(Size.init)`.
  private func withoutHidden(_ candidates: [Callee], _ wanted: Type?) -> [Callee] {
    guard candidates.count > 1, let wanted = wanted?.functionType else { return candidates }
    var best = candidates
    let result = inference.resolved(wanted.result)
    if !result.hasVariables {
      let exact = best.filter { OpenCallee($0).functionType.result == result }
      if !exact.isEmpty { best = exact }
    }
    let bare = best.filter { callee in callee.parameters.allSatisfy { $0.label == nil } }
    return bare.isEmpty ? best : bare
  }

  private func node(
    for callee: Callee, _ substitution: Substitution, _ type: Type, _ range: SourceRange,
    in scope: Scope
  ) -> TypedExpression {
    switch callee.target {
    case .local(let variable, let function) where function.genericParameters.isEmpty:
      return use(variable, range, in: scope).at(range)
    case .function(let function):
      let copy = copied(function, substitution)
      if case .intrinsic = copy.implementation { break }
      if function.isMutating, callee.receiver != nil {
        report(.partialMutating(function.fullName), range)
        return .invalid(range)
      }
      if copy.mayBeMissing, let receiver = callee.receiver {
        return optionalReference(copy, receiver, type, range)
      }
      let receiver = classReceiver(of: callee, range) ?? callee.receiver
      return TypedExpression(.functionReference(copy, receiver: receiver), type, range)
    default: break
    }
    return wrapper(of: callee, type, range, in: scope)
  }

  /// A closure that only calls a callee that is not a function by itself.
  private func wrapper(
    of callee: Callee, _ type: Type, _ range: SourceRange, in scope: Scope
  ) -> TypedExpression {
    guard let function = type.functionType else { return .invalid(range) }
    return madeClosure(function, range, in: scope) { [self] parameters, inner in
      let arguments = zip(callee.parameters, parameters).map { info, variable in
        Argument(
          label: info.label.map { Operator($0, range) },
          value: Expression(.name(Name(variable.name, range)), range))
      }
      let call = Call(arguments: arguments, range: range, hint: function.result, scope: inner)
      return choose([callee], Name(callee.name, range), call)
    }
  }

  /// A synthesized closure.
  func madeClosure(
    _ type: FunctionType, _ range: SourceRange, in scope: Scope,
    _ body: ([LocalVariable], Scope) -> TypedExpression
  ) -> TypedExpression {
    let outer = scope.context
    let context = FunctionContext(
      function: nil, parent: outer, file: outer.file, result: type.result,
      isThrowing: type.isThrowing, selfType: outer.selfType, owner: outer.owner,
      substitution: outer.substitution)
    let inner = Scope(parent: scope, context: context)
    let variables = type.parameters.enumerated().map { index, parameter in
      let variable = LocalVariable(
        name: "$\(index)", type: parameter.type, isConstant: !parameter.isInout, range: range)
      variable.context = context
      variable.isInout = parameter.isInout
      inner.add(.variable(variable), named: variable.name)
      return variable
    }
    let value = body(variables, inner)
    if value.type.isError { return .invalid(range) }
    let converted = convert(value, to: type.result, for: .closureResult)
    if converted.type.isError { return .invalid(range) }
    let result = inference.resolved(type.result)
    context.result = result
    let statement =
      result == .void
      ? TypedStatement(.expression(converted), range)
      : TypedStatement(.returning(converted), range)
    let whole = FunctionType(type.parameters, result, isThrowing: type.isThrowing)
    let function = FunctionBody(
      parameters: variables, statements: [statement], selfType: outer.selfType, context: context)
    let closure = TypedClosure(
      parameters: variables, type: whole, body: function, captures: [], range: range)
    return TypedExpression(.closure(closure), .function(whole), range)
  }

  /// `String.init` or `String.init(describing:)` where a function of one known value is expected:
  /// conversions without a declaration are functions, too.
  func initializerReference(
    _ base: Expression?, _ name: Name, _ range: SourceRange, hint: Type?, in scope: Scope
  ) -> TypedExpression? {
    let label = name.labels?.first ?? nil
    guard name.text == "init", name.labels == nil || name.labels?.count == 1 && label != nil,
      let base, let function = inference.known(hint)?.unwrapped.functionType,
      function.parameters.count == 1,
      !inference.resolved(function.parameters[0].type).hasVariables
    else { return nil }
    if case .superReference = base.kind { return nil }
    if case .selfReference = base.kind { return nil }
    let value = inferWithTypes(base, hint: nil, in: scope)
    guard case .metatype(let type) = value.kind, !type.hasVariables,
      type.isNumber || type == .string,
      label == nil || type == .string && ["describing", "reflecting"].contains(label)
    else { return nil }
    return madeClosure(function.plain, range, in: scope) { [self] variables, inner in
      let operand = Expression(.name(Name(variables[0].name, range)), range)
      let call = Call(
        arguments: [Argument(label: label.map { Operator($0, range) }, value: operand)],
        range: range, hint: function.result, scope: inner)
      return construct(type, nil, call)
    }
  }

  /// An operator that refers to its function: `reduce(0, +)`, `sorted(by: >)`.
  func operatorReference(_ name: Name, hint: Type?, in scope: Scope) -> TypedExpression? {
    guard name.text.first?.isOperatorCharacter == true else { return nil }
    guard let function = inference.known(hint)?.unwrapped.functionType,
      function.parameters.count == 2 || function.parameters.count == 1,
      !function.parameters.contains(where: { inference.resolved($0.type).hasVariables })
    else { return nil }
    let sign = Operator(name.text, name.range)
    return madeClosure(function.plain, name.range, in: scope) { [self] variables, inner in
      var operands = variables.map { Expression(.name(Name($0.name, name.range)), name.range) }
      // `zip(a, b).map(+)`
      if operands.count == 1, case .tuple(let elements) = inference.resolved(variables[0].type),
        elements.count == 2
      {
        operands = [0, 1].map { Expression(.tupleMember(operands[0], $0), name.range) }
      }
      let hint = inference.known(function.result)
      if operands.count == 1 {
        return inferPrefix(sign, operands[0], name.range, hint: hint, in: inner)
      }
      return inferBinary(operands[0], sign, operands[1], name.range, hint: hint, in: inner)
    }
  }
}

extension FunctionType {
  /// The type without `throws`, for comparing parameters and results.
  var plain: FunctionType { FunctionType(parameters, result) }
}

extension Name {
  /// The name with its labels, where they are written.
  var fullText: String {
    guard let labels else { return text }
    return text + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }
}

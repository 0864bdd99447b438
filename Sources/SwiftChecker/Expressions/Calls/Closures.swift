import Records
import SourceTree
import TypedProgram

/// Closures.
extension Checker {
  func inferClosure(_ closure: Closure, hint: Type?, in scope: Scope) -> TypedExpression {
    let wanted =
      inference.known(hint)?.unwrapped.functionType ?? typeByUse(of: closure, in: scope)
    let outer = scope.context
    let context = FunctionContext(
      function: nil, parent: outer, file: outer.file, result: nil,
      isThrowing: closure.isThrowing || wanted?.isThrowing != false && closure.mayThrow,
      selfType: outer.selfType,
      owner: outer.owner, substitution: outer.substitution)
    context.isKept = !expressions.passing.contains(BranchPlace(closure.range, outer.file))
    let inner = Scope(parent: scope, context: context)
    guard let captures = captures(of: closure, in: scope, inner),
      let parameters = parameters(of: closure, wanted, context, in: inner)
    else { return .invalid(closure.range) }
    let written = closure.result.map { resolve($0, in: inner) }
    if written?.isError == true { return .invalid(closure.range) }
    var result = written ?? wanted.map { inference.resolved($0.result) } ?? inference.freshType()
    if let written, let wanted { _ = inference.unify(wanted.result, written) }
    let attempt = expressions.attempt
    expressions.attempt = nil
    defer { expressions.attempt = attempt }
    let statements = body(of: closure, &result, hasWanted: wanted != nil, context, in: inner)
    guard let statements else { return .invalid(closure.range) }
    result = inference.resolved(result)
    context.result = result
    let type = FunctionType(
      parameters.types, result, isThrowing: context.isThrowing)
    let functionBody = FunctionBody(
      parameters: parameters.variables, statements: parameters.prologue + statements,
      selfType: outer.selfType, context: context)
    let typed = TypedClosure(
      parameters: parameters.variables, type: type, body: functionBody, captures: captures,
      range: closure.range)
    return TypedExpression(.closure(typed), .function(type), closure.range)
  }

  /// The type of a closure without a context, from the use of its untyped parameters in its one
  /// expression; nil when that does not determine it.
  private func typeByUse(of closure: Closure, in scope: Scope) -> FunctionType? {
    let written = closure.parameters
    let count = written?.count ?? closure.anonymousCount
    guard count > 0, written?.contains(where: { $0.type == nil }) ?? true,
      closure.body.count == 1, case .expression(let expression) = closure.body[0].kind
    else { return nil }
    let outer = scope.context
    let context = FunctionContext(
      function: nil, parent: outer, file: outer.file, result: nil, isThrowing: true,
      selfType: outer.selfType, owner: outer.owner, substitution: outer.substitution)
    let inner = Scope(parent: scope, context: context)
    let types = (0..<count).map { index in
      written?[index].type.map { resolve($0, in: inner) } ?? inference.freshType()
    }
    for (index, type) in types.enumerated() {
      let variable = LocalVariable(
        name: written?[index].name ?? "$\(index)", type: type, isConstant: true,
        range: closure.range)
      variable.context = context
      inner.add(.variable(variable), named: variable.name)
    }
    let outcome = trial { infer(expression, in: inner) }
    let parameters = types.map { FunctionTypeParameter(inference.resolved($0)) }
    guard outcome.errors == 0, !parameters.contains(where: { $0.type.hasVariables }) else {
      return nil
    }
    return FunctionType(parameters, inference.freshType(), isThrowing: closure.mayThrow)
  }

  // MARK: - Captures

  private func captures(
    of closure: Closure, in scope: Scope, _ inner: Scope
  ) -> [(variable: LocalVariable, value: TypedExpression)]? {
    var captures: [(variable: LocalVariable, value: TypedExpression)] = []
    for capture in closure.captures {
      let value: TypedExpression
      if let written = capture.value {
        value = settled(infer(written, in: scope))
      } else if capture.name == "self" {
        value = inferSelf(capture.range, in: scope)
      } else {
        value = inferName(Name(capture.name, capture.range), hint: nil, in: scope)
      }
      if value.type.isError { return nil }
      var type = inference.resolved(value.type)
      var converted = value
      if capture.ownership != .strong {
        guard type.unwrapped.isReference else {
          report(
            .ownershipOfValue(capture.ownership == .weak ? "weak" : "unowned", type: "\(type)"),
            capture.range)
          return nil
        }
        if capture.ownership == .weak, !type.isOptional {
          type = .optional(type)
          converted = TypedExpression(.wrap(value), type, value.range)
        }
      }
      let variable = LocalVariable(
        name: capture.name, type: type, isConstant: capture.ownership != .weak,
        range: capture.range)
      variable.ownership = capture.ownership
      variable.context = inner.context
      variable.isCapturedCopy = true
      inner.add(.variable(variable), named: capture.name)
      if capture.name == "self" { inner.context.selfVariable = variable }
      captures.append((variable: variable, value: converted))
    }
    return captures
  }

  // MARK: - Parameters

  private struct ClosureParameters {
    var types: [FunctionTypeParameter] = []
    var variables: [LocalVariable] = []
    /// Destructures a tuple if the closure names its elements.
    var prologue: [TypedStatement] = []
  }

  private func parameters(
    of closure: Closure, _ wanted: FunctionType?, _ context: FunctionContext, in inner: Scope
  ) -> ClosureParameters? {
    guard let written = closure.parameters else {
      return anonymousParameters(of: closure, wanted, context, in: inner)
    }
    if let wanted, wanted.parameters.count == 1, written.count > 1,
      case .tuple(let elements) = inference.resolved(wanted.parameters[0].type),
      elements.count == written.count
    {
      return unpacked(
        elements, names: written.map { ($0.name, $0.range) }, wanted.parameters[0], closure,
        context, in: inner)
    }
    if let wanted, wanted.parameters.count != written.count {
      report(
        .closureParameterCount(
          type: "\(shown(wanted, closure))", expected: wanted.parameters.count,
          used: written.count), closure.range)
      return nil
    }
    var result = ClosureParameters()
    for (index, parameter) in written.enumerated() {
      let wish = wanted?.parameters[index]
      var isInout = wish?.isInout ?? false
      var type: Type
      if let tree = parameter.type {
        if case .inoutType = tree.kind { isInout = true }
        type = resolve(tree, in: inner)
        if type.isError { return nil }
        // A parameter may be wider than the expected one, which then converts.
        if let wish, !inference.unify(wish.type, type),
          conversion.cost(from: wish.type, to: type) == nil
        {
          report(
            .cannotConvert(from: "\(type)", to: "\(inference.resolved(wish.type))", .argument),
            tree.range)
          return nil
        }
      } else {
        type = inference.resolved(wish?.type ?? inference.freshType())
      }
      if type.hasVariables {
        report(.closureParameterNotInferred(parameter.name), parameter.range)
        return nil
      }
      type = inference.resolved(type)
      add(parameter.name, type, isInout: isInout, parameter.range, context, in: inner, to: &result)
    }
    return result
  }

  /// The expected type of a closure; that it may throw matters only to one that does.
  private func shown(_ wanted: FunctionType, _ closure: Closure) -> Type {
    .function(closure.mayThrow ? wanted : wanted.plain)
  }

  private func add(
    _ name: String, _ type: Type, isInout: Bool, _ range: SourceRange, _ context: FunctionContext,
    in inner: Scope, to result: inout ClosureParameters
  ) {
    let variable = LocalVariable(name: name, type: type, isConstant: !isInout, range: range)
    variable.isInout = isInout
    variable.context = context
    if name != "_" { inner.add(.variable(variable), named: name) }
    result.types.append(FunctionTypeParameter(type, isInout: isInout))
    result.variables.append(variable)
  }

  private func anonymousParameters(
    of closure: Closure, _ wanted: FunctionType?, _ context: FunctionContext, in inner: Scope
  ) -> ClosureParameters? {
    let used = closure.anonymousCount
    if let wanted, wanted.parameters.count == 1, used > 1,
      case .tuple(let elements) = inference.resolved(wanted.parameters[0].type),
      elements.count >= used
    {
      let names = elements.indices.map { ("$\($0)", closure.range) }
      return unpacked(
        elements, names: names, wanted.parameters[0], closure, context, in: inner)
    }
    guard let wanted else {
      if used > 0 {
        report(.anonymousNotInferred, closure.range)
        return nil
      }
      return ClosureParameters()
    }
    let count = wanted.parameters.count
    if used == 0, count > 0 {
      let blanks = Array(repeating: "_", count: count).joined(separator: ", ")
      let start = SourceRange(closure.range.start + 1, closure.range.start + 1)
      report(
        .closureIgnoresArguments(count), closure.range, fixIt: CodeFixIt(start, " \(blanks) in"))
      return nil
    }
    if used != count {
      report(
        .closureParameterCount(
          type: "\(shown(wanted, closure))", expected: count, used: used), closure.range)
      return nil
    }
    var result = ClosureParameters()
    for (index, parameter) in wanted.parameters.enumerated() {
      let type = inference.resolved(parameter.type)
      if type.hasVariables {
        report(.closureParameterNotInferred("$\(index)"), closure.range)
        return nil
      }
      add(
        "$\(index)", type, isInout: parameter.isInout, closure.range, context, in: inner,
        to: &result)
    }
    return result
  }

  /// One tuple parameter, whose elements the closure names one by one.
  private func unpacked(
    _ elements: [TupleTypeElement], names: [(String, SourceRange)],
    _ parameter: FunctionTypeParameter, _ closure: Closure, _ context: FunctionContext,
    in inner: Scope
  ) -> ClosureParameters? {
    var result = ClosureParameters()
    let type = inference.resolved(parameter.type)
    if type.hasVariables {
      report(.closureParameterNotInferred(names[0].0), names[0].1)
      return nil
    }
    add("_", type, isInout: false, closure.range, context, in: inner, to: &result)
    let whole = result.variables[0]
    whole.isHidden = true
    var parts: [TypedPattern] = []
    for (element, (name, range)) in zip(elements, names) {
      guard name != "_" else {
        parts.append(TypedPattern(.wildcard, element.type, range))
        continue
      }
      let variable = LocalVariable(name: name, type: element.type, isConstant: true, range: range)
      variable.context = context
      inner.add(.variable(variable), named: name)
      parts.append(TypedPattern(.variable(variable), element.type, range))
    }
    let value = TypedExpression(.local(whole), type, closure.range)
    result.prologue = [
      TypedStatement(.bind(TypedPattern(.tuple(parts), type, closure.range), value), closure.range)
    ]
    return result
  }

  // MARK: - Body

  private func body(
    of closure: Closure, _ result: inout Type, hasWanted: Bool, _ context: FunctionContext,
    in inner: Scope
  ) -> [TypedStatement]? {
    context.result = result
    if closure.body.count == 1, case .expression(let expression) = closure.body[0].kind {
      return single(expression, &result, hasWanted: hasWanted, context, in: inner)
    }
    if closure.body.count == 1, inference.known(result) != .void,
      let value = statementValue(closure.body[0], result, in: inner)
    {
      let converted = convert(value, to: result, for: .closureResult)
      if converted.type.isError { return nil }
      result = inference.resolved(result)
      return [TypedStatement(.returning(converted), closure.body[0].range)]
    }
    if closure.result == nil, case .variable = inference.resolved(result),
      !closure.body.containsValueReturn
    {
      _ = inference.unify(result, .void)
      context.result = .void
    }
    let errors = diagnostics.count
    let statements = checkStatements(closure.body, in: inner)
    if case .variable = inference.resolved(result) { _ = inference.unify(result, .void) }
    let isValid = !diagnostics[min(errors, diagnostics.count)...].contains {
      $0.severity == .error
    }
    return isValid ? statements : nil
  }

  /// A closure's only statement, an `if` or `switch`, as its result.
  private func statementValue(
    _ statement: Statement, _ result: Type, in inner: Scope
  ) -> TypedExpression? {
    switch statement.kind {
    case .conditional(_, _, let otherwise?):
      if otherwise.statements.isEmpty { return nil }
    case .switching: break
    default: return nil
    }
    guard !statement.containsReturn, statement.givesValue, inference.known(result) != nil else {
      return nil
    }
    return inferStatement(statement, statement.range, hint: result, in: inner)
  }

  private func single(
    _ expression: Expression, _ result: inout Type, hasWanted: Bool, _ context: FunctionContext,
    in inner: Scope
  ) -> [TypedStatement]? {
    let wanted = inference.known(result)
    if wanted == .void || expression.isAssignment {
      let value = checkDiscarding(expression, in: inner)
      if value.type.isError { return nil }
      if wanted == nil { _ = inference.unify(result, .void) }
      if wanted != nil, wanted != .void {
        report(
          .cannotConvert(from: "()", to: "\(wanted ?? .void)", .closureResult), expression.range)
        return nil
      }
      return [TypedStatement(.expression(value), expression.range)]
    }
    let value = infer(expression, hint: result, in: inner)
    if value.type.isError { return nil }
    if value.type == .never {
      if wanted == nil { _ = inference.unify(result, .never) }
      return [TypedStatement(.expression(value), expression.range)]
    }
    let converted = wanted == nil ? settled(value) : value
    if converted.type.isError { return nil }
    let final = convert(converted, to: result, for: .closureResult)
    if final.type.isError { return nil }
    result = inference.resolved(result)
    context.result = result
    if result == .void { return [TypedStatement(.expression(final), expression.range)] }
    return [TypedStatement(.returning(final), expression.range)]
  }

  /// Checks an expression whose value a closure without a result discards.
  private func checkDiscarding(_ expression: Expression, in scope: Scope) -> TypedExpression {
    expressions.warned.insert(expression.range)
    return checkStatement(expression, in: scope)
  }
}

import Records
import SourceTree
import TypedProgram

/// Calls of values: closures, and values with `callAsFunction`.
extension Checker {
  /// Calls a value: a closure, or something that cannot be called.
  func invoke(_ value: TypedExpression, name: Name?, _ call: Call) -> TypedExpression {
    let type = inference.resolved(value.type)
    if type.isError {
      checkForErrors(call)
      return .invalid(call.range)
    }
    if case .metatype(let instance) = type {
      if case .metatype = value.kind { return construct(instance, name, call) }
      report(.metatypeNeedsInit, call.range)
      return .invalid(call.range)
    }
    var value = value
    if case .optional(let wrapped) = type, wrapped.functionType != nil {
      guard conversion.isImplicitlyUnwrapped(value) else {
        report(
          .optionalNotUnwrapped(type: "\(type)", wrapped: "\(wrapped)"), value.range,
          fixIt: CodeFixIt(SourceRange(value.range.end, value.range.end), "?"))
        return .invalid(call.range)
      }
      value = TypedExpression(.forceUnwrap(value, isImplicit: true), wrapped, value.range)
    }
    guard let function = inference.resolved(value.type).functionType else {
      let callees = instanceMethods(named: "callAsFunction", of: value)
      if !callees.isEmpty { return choose(callees, Name("callAsFunction", call.range), call) }
      reportNotCallable(value, name, call)
      return .invalid(call.range)
    }
    return invoke(value, function, call)
  }

  private func instanceMethods(named name: String, of value: TypedExpression) -> [Callee] {
    members(named: name, of: inference.resolved(value.type)).compactMap { found in
      guard case .function(let function) = found.member, !function.isStatic else { return nil }
      return Callee(
        .function(function), receiver: value, substitution: found.substitution,
        distance: found.distance, owner: found.owner)
    }
  }

  private func invoke(
    _ value: TypedExpression, _ function: FunctionType, _ call: Call
  ) -> TypedExpression {
    if let labelled = call.arguments.first(where: { $0.label != nil && !$0.isTrailingClosure }),
      let label = labelled.label
    {
      report(
        .extraneousLabels("\(label.text):", count: 1), label.range,
        fixIt: CodeFixIt(SourceRange(label.range.start, labelled.value.range.start), ""))
      return .invalid(call.range)
    }
    if call.arguments.count > function.parameters.count {
      let extra = call.arguments[function.parameters.count]
      report(.extraArgument(nil), extra.value.range)
      return .invalid(call.range)
    }
    if call.arguments.count < function.parameters.count {
      report(.missingArgument(.position(call.arguments.count + 1)), call.range)
      return .invalid(call.range)
    }
    var arguments: [TypedExpression] = []
    for (index, parameter) in function.parameters.enumerated() {
      var info = ParameterInfo(label: nil, name: "_", type: parameter.type)
      info.isInout = parameter.isInout
      arguments.append(argument(index, info, parameter.type, call))
    }
    if arguments.contains(where: { $0.type.isError }) { return .invalid(call.range) }
    if function.isThrowing { noteThrowing(call.range, in: call.scope) }
    return TypedExpression(
      .invoke(value, arguments), inference.resolved(function.result), call.range)
  }
}

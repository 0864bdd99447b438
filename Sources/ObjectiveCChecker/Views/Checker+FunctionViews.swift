import ObjectiveCTree
import SourceTree
import TypedProgram

// Swift's views of C functions.

extension Checker {
  /// Declares Swift's view of a C function of the files, if it differs from the function.
  func addView(of function: Function, _ tree: Tree.Function) {
    let signature = tree.signature
    guard signature.parameters.count >= function.parameters.count else { return }
    let types = signature.parameters.prefix(function.parameters.count).map { parameter in
      imported(parameter.type, parameter.type.map { resolve($0) } ?? .id)
    }
    let result = imported(signature.result, resolve(signature.result))
    let written = tree.swiftName.flatMap { ImportedName.written($0, types.count) }
    let isSame =
      function.parameters.map(\.type) == types.map(\.type) && function.result == result.type
    function.isImplicitlyUnwrapped = result.isImplicitlyUnwrapped
    if isSame, written == nil { return }
    let parameters = zip(function.parameters, types).enumerated().map { index, pair in
      var info = ParameterInfo(
        label: written?.labels[index], name: pair.0.name, type: pair.1.type)
      info.isInout = pair.0.isInout
      info.isEscaping = pair.1.type.unwrapped.functionType != nil
      info.isImplicitlyUnwrapped = pair.1.isImplicitlyUnwrapped
      return info
    }
    let view = Function(
      name: written?.base ?? function.name, parameters: parameters, result: result.type,
      owner: nil, implementation: .script)
    view.file = function.file
    view.range = function.range
    view.isDiscardable = true
    view.isImplicitlyUnwrapped = result.isImplicitlyUnwrapped
    let isForwarded = forward(view, selfType: nil) { _, values in
      var arguments: [TypedExpression] = []
      for (value, parameter) in zip(values, function.parameters) {
        guard let argument = crossing(value, to: parameter.type) else { return nil }
        arguments.append(argument)
      }
      return TypedExpression(
        .call(function, receiver: nil, arguments), function.result, function.range)
    }
    guard isForwarded else { return }
    view.viewed = ViewedFunction(function, bridge: nil)
    function.view = view
    let name = function.name
    module.members[name] = nil
    module.members[Self.hiddenName(name)] = [.function(function)]
    module.members[view.name, default: []].append(.function(view))
  }
}

import ObjectiveCTree
import SourceTree
import TypedProgram

// Swift's views of a protocol's requirements: additional requirements. A class in Swift that
// satisfies them also satisfies those of Objective-C.

extension Checker {
  func addRequirementView(of function: Function, _ tree: Tree.Method, _ nominal: Nominal) {
    let shape = self.shape(tree, .nominal(nominal, []), isInitializer: false)
    guard differs(function, shape) else {
      function.isImplicitlyUnwrapped = shape.result.isImplicitlyUnwrapped
      return
    }
    let parameters = zip(function.parameters, shape.parameters).map { info, type in
      var copy = ParameterInfo(label: info.label, name: info.name, type: type.type)
      copy.isInout = info.isInout
      copy.range = info.range
      copy.isEscaping = type.type.unwrapped.functionType != nil
      copy.isImplicitlyUnwrapped = type.isImplicitlyUnwrapped
      return copy
    }
    guard let view = requirementView(of: function, parameters, shape.result.type, nominal) else {
      return
    }
    view.isImplicitlyUnwrapped = shape.result.isImplicitlyUnwrapped
    replace(.function(function), named: function.name, by: view, of: nominal)
  }

  func addRequirementView(of property: Property, _ tree: Tree.Property, _ nominal: Nominal) {
    let type = property.objectiveC?.type ?? resolve(tree.type)
    let imported = self.imported(tree.type, type, nullability(of: tree))
    let name = importedName(of: tree, type, accessorNames(tree).getter)
    guard imported.type != property.type else {
      property.isImplicitlyUnwrapped = imported.isImplicitlyUnwrapped
      if name != property.name { rename(property, name, nominal) }
      return
    }
    let new = ParameterInfo(label: nil, name: "newValue", type: imported.type)
    guard let getter = property.reading,
      let reads = requirementView(of: getter, [], imported.type, nominal)
    else { return }
    let writes = property.writing.flatMap { requirementView(of: $0, [new], .void, nominal) }
    let view = Property(
      name: name, type: imported.type, owner: nominal, isStatic: false, isConstant: false,
      storage: .computed(getter: reads, setter: writes))
    view.isSettable = writes != nil
    view.isObjectiveC = true
    view.isImplicitlyUnwrapped = imported.isImplicitlyUnwrapped
    view.range = property.range
    view.viewed = property
    property.view = view
    hide(property, nominal)
    change(name, of: nominal) { $0.append(.property(view)) }
  }

  /// A requirement as Swift sees it, and the function by which a class in Swift satisfies the
  /// Objective-C requirement.
  private func requirementView(
    of function: Function, _ parameters: [ParameterInfo], _ result: Type, _ nominal: Nominal
  ) -> Function? {
    let view = twin(of: function, parameters, result)
    view.implementation = .required
    let bridge = Function(
      name: function.name, parameters: function.parameters, result: function.result, owner: root,
      implementation: .script)
    bridge.file = function.file
    bridge.range = function.range
    bridge.objectiveCName = function.objectiveCName
    bridge.isObjectiveC = true
    let isForwarded = forward(bridge, selfType: .nominal(nominal, [])) { receiver, values in
      var arguments: [TypedExpression] = []
      for (value, parameter) in zip(values, view.parameters) {
        guard let argument = crossing(value, to: parameter.type) else { return nil }
        arguments.append(argument)
      }
      return TypedExpression(
        .send(view, receiver: receiver, arguments, isSuper: false), view.result, view.range)
    }
    guard isForwarded else { return nil }
    view.viewed = ViewedFunction(function, bridge: bridge)
    bridge.viewed = ViewedFunction(function, bridge: nil)
    function.view = view
    return view
  }
}

import SourceTree

/// Variables, constants and properties, and the functions in them.
extension SwiftFacts {
  mutating func note(_ tree: VariableDeclaration, _ declaration: Declaration) {
    let isProperty = current == 0 && !type.name.isEmpty
    for binding in tree.bindings {
      guard case .name(let name) = binding.pattern.kind else {
        if let value = binding.value { walk(value) }
        continue
      }
      let value = binding.value.map { FactValue($0) }
      facts.variables.append(
        CodeFacts.Variable(
          name: name, owner: isProperty ? type.name : "",
          type: binding.type.flatMap(FactValue.name(of:)) ?? value?.madeType
            ?? binding.value.flatMap(FactValue.castType),
          value: value, context: current, loop: loop, offset: binding.pattern.range.start,
          isProperty: isProperty, isOutlet: declaration.attribute("IBOutlet") != nil,
          isComputed: binding.value == nil && binding.accessors?.getter != nil))
      if let value = binding.value {
        if isProperty { walkValue(value, of: name, declaration) } else { walk(value) }
      }
      for accessor in [
        binding.accessors?.getter, binding.accessors?.setter, binding.accessors?.willSet,
        binding.accessors?.didSet,
      ] {
        guard let body = accessor?.body else { continue }
        var context = context(named: name)
        context.property = name
        enter(context, body)
      }
    }
  }

  private mutating func walkValue(
    _ value: Expression, of name: String, _ declaration: Declaration
  ) {
    var context = context(named: name)
    context.property = name
    context.body = value.range
    let isEager =
      type.isClass && !declaration.has(.lazy) && !declaration.has(.static)
      && !declaration.has(.class)
    context.eagerProperty = isEager ? name : nil
    enter(context) { $0.walk(value) }
  }
}

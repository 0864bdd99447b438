import Machine
import TypedProgram

// Rows with explicit types, for code that works on the registers itself.

extension TypeTable {
  @discardableResult
  func method(
    _ name: String, _ parameters: [Type], _ result: Type, mutating isMutating: Bool = false,
    _ body: @escaping HostFunction.Body
  ) -> Function {
    let function = Function(
      name, parameters, result, owner: nominal, .host(HostFunction(name, body)))
    function.isMutating = isMutating
    add(function)
    return function
  }

  @discardableResult
  func staticMethod(
    _ name: String, _ parameters: [Type], _ result: Type, _ body: @escaping HostFunction.Body
  ) -> Function {
    let function = method(name, parameters, result, body)
    function.isStatic = true
    return function
  }

  @discardableResult
  func initializer(
    _ name: String, _ parameters: [Type], isFailable: Bool = false,
    _ body: @escaping HostFunction.Body
  ) -> Function {
    initializer(name, parameters, isFailable: isFailable, .host(HostFunction(name, body)))
  }

  @discardableResult
  func initializer(
    _ name: String, _ parameters: [Type], isFailable: Bool = false,
    _ implementation: Function.Implementation
  ) -> Function {
    let function = Function(
      name, parameters, isFailable ? .optional(type) : type, owner: nominal, implementation)
    function.isInitializer = true
    function.isFailable = isFailable
    nominal.add(.initializer(function), named: "init")
    return function
  }

  @discardableResult
  func getter(
    _ name: String, _ type: Type, isStatic: Bool = false, _ body: @escaping HostFunction.Body
  ) -> Property {
    getter(name, type, isStatic: isStatic, .host(HostFunction(name, body)))
  }

  @discardableResult
  func getter(
    _ name: String, _ type: Type, isStatic: Bool = false, _ implementation: Function.Implementation
  ) -> Property {
    let getter = Function(name, [], type, owner: nominal, implementation)
    getter.isStatic = isStatic
    let property = Property(
      name: name, type: type, owner: nominal, isStatic: isStatic, isConstant: false,
      storage: .computed(getter: getter, setter: nil))
    property.isSettable = false
    nominal.add(.property(property), named: name)
    return property
  }
}

extension Function {
  /// Creates a function with the labels in its full name.
  convenience init(
    _ name: String, _ parameters: [Type], _ result: Type, owner: Nominal?,
    _ implementation: Implementation
  ) {
    let parsed = MemberName(name)
    precondition(parsed.labels.count == parameters.count, name)
    self.init(
      name: parsed.base,
      parameters: zip(parsed.labels, parameters).map {
        ParameterInfo(label: $0, name: $0 ?? "_", type: $1)
      },
      result: result, owner: owner, implementation: implementation)
  }
}

import Records
import SourceTree
import TypedProgram

// Calls by selector, whose arguments are objects and whose types were not checked.

extension Machine {
  /// Calls a method of an object with as many of `arguments` as it takes; nil replaces missing
  /// ones. Returns its result as one object. Throws when the method has other types, or is stopped.
  package func perform(
    _ function: Function, on receiver: AnyObject, with arguments: [AnyObject?]
  ) throws(RunStop) -> AnyObject? {
    let layout = function.parameters.reduce(Layout.none) { $0 + $1.type.layout }
    let scratch = Scratch(layout)
    var place = scratch.registers
    for (index, parameter) in function.parameters.enumerated() {
      let argument = index < arguments.count ? arguments[index] : nil
      if argument == nil, case .any = parameter.type {
        place.references.pointee = noObject
        place = place.advanced(by: parameter.type.layout)
        continue
      }
      if !unbox(argument, to: parameter.type, place) {
        // For a sender where a flag is expected, as in the action `endEditing:`: it is not zero.
        if parameter.type == .bool, let argument, !(argument is AnyBox) {
          place.numbers.pointee = 1
          place = place.advanced(by: parameter.type.layout)
          continue
        }
        let given = argument.map { type(ofExistential: $0).description } ?? "nil"
        throw RunStop(.castFailed(from: given, to: parameter.type.description))
      }
      place = place.advanced(by: parameter.type.layout)
    }
    var result: AnyObject?
    do throws(RunFailure) {
      try call(
        function,
        { registers in
          registers.references.pointee = receiver
          registers.advanced(by: .reference).copy(from: scratch.registers, layout)
        },
        { registers in
          if !function.result.isVoid { result = boxed(registers, function.result) }
        })
    } catch {
      throw RunStop(error.problem)
    }
    return result
  }

  /// nil for a parameter of type `Any`: Objective-C may pass it, as an optional without a value.
  private var noObject: AnyObject? {
    let type = Type.optional(.anyObject)
    let scratch = Scratch(type.layout)
    return box(scratch.registers, type)
  }

  /// Calls a function that has no parameters, and no receiver but a class; nil when it was stopped.
  package func evaluate(_ function: Function, on type: MetatypeObject? = nil) -> AnyObject? {
    var result: AnyObject?
    do throws(RunFailure) {
      try call(
        function, { if let type { $0.references.pointee = type } },
        { result = boxed($0, function.result) })
    } catch {
      return nil
    }
    return result
  }

  /// Creates an instance of a class, by its initializer without parameters; nil when there is none,
  /// or it was stopped.
  package func make(_ type: Type) -> AnyObject? {
    guard let nominal = type.nominal else { return nil }
    var initializer: Function?
    for case .initializer(let function) in nominal.members["init"] ?? []
    where function.parameters.isEmpty {
      initializer = function
    }
    guard let initializer else { return nil }
    let place = SourceRange(0, 0)
    let file = SourceFile(name: nominal.name, text: "")
    let maker = Function(
      name: nominal.name, parameters: [], result: type, owner: nil, implementation: .script)
    maker.file = file
    let value = TypedExpression(.construct(initializer, type, []), type, place)
    maker.checked.body = FunctionBody(
      parameters: [], statements: [TypedStatement(.returning(value), place)], selfType: nil,
      context: FunctionContext(
        function: maker, parent: nil, file: file, result: type, isThrowing: false, selfType: nil,
        owner: nil, substitution: Substitution()))
    makers.append(maker)
    return evaluate(maker)
  }

  /// Creates an instance of a class by one of its initializers, its own or the nearest above, with
  /// arguments in order; nil when there is none, or it was stopped.
  package func make(
    _ type: Type, by fullName: String, _ arguments: [AnyObject?]
  ) -> AnyObject? {
    guard let nominal = type.nominal,
      let initializer = nearestInitializer(of: nominal, fullName).map({ method($0, of: type) })
    else { return nil }
    let layout = initializer.parameters.reduce(Layout.none) { $0 + $1.type.layout }
    let scratch = Scratch(layout)
    var registers = scratch.registers
    for (index, parameter) in initializer.parameters.enumerated() {
      guard unbox(index < arguments.count ? arguments[index] : nil, to: parameter.type, registers)
      else { return nil }
      registers = registers.advanced(by: parameter.type.layout)
    }
    let maker = maker(of: type, by: initializer)
    var result: AnyObject?
    do throws(RunFailure) {
      try call(
        maker, { $0.copy(from: scratch.registers, layout) },
        { result = boxed($0, maker.result) })
    } catch {
      return nil
    }
    return result
  }

  /// A function that creates an instance of a class by the initializer that it has in place of
  /// another one; it takes the class before the arguments. nil if the class has none.
  func maker(of type: Type, like other: Function) -> Function? {
    let key = WitnessKey(type: type, function: ObjectIdentifier(other))
    if let known = witnesses[key] { return known }
    guard let initializer = initializer(of: type, like: other) else { return nil }
    let maker = maker(of: type, by: initializer, takesType: true)
    witnesses[key] = maker
    return maker
  }

  /// The initializer that a class has in place of another one.
  func initializer(of type: Type, like other: Function) -> Function? {
    let types = other.parameters.map(\.type)
    let named = (type.nominal?.members["init"] ?? []).compactMap { member -> Function? in
      guard case .initializer(let function) = member, function.fullName == other.fullName else {
        return nil
      }
      return method(function, of: type)
    }
    return named.first { $0.parameters.map(\.type) == types }
  }

  /// A function that creates an instance by an initializer; each is created once.
  private func maker(
    of type: Type, by initializer: Function, takesType: Bool = false
  ) -> Function {
    let result = initializer.isFailable ? Type.optional(type) : type
    let name = "\(type).\(initializer.fullName)" + (takesType ? " of a class" : "")
    if let made = makers.first(where: { $0.name == name && $0.result == result }) { return made }
    let place = SourceRange(0, 0)
    let file = SourceFile(name: "\(type)", text: "")
    let own = ParameterInfo(label: nil, name: "type", type: .metatype(type))
    let parameters = (takesType ? [own] : []) + initializer.parameters
    let maker = Function(
      name: name, parameters: parameters, result: result, owner: nil, implementation: .script)
    maker.file = file
    let locals = parameters.map {
      LocalVariable(name: $0.name, type: $0.type, isConstant: true, range: place)
    }
    let values = locals.suffix(initializer.parameters.count).map {
      TypedExpression(.local($0), $0.type, place)
    }
    let made = TypedExpression(.construct(initializer, type, values), result, place)
    maker.checked.body = FunctionBody(
      parameters: locals, statements: [TypedStatement(.returning(made), place)], selfType: nil,
      context: FunctionContext(
        function: maker, parent: nil, file: file, result: result, isThrowing: false, selfType: nil,
        owner: nil, substitution: Substitution()))
    makers.append(maker)
    return maker
  }

  private func nearestInitializer(of nominal: Nominal, _ fullName: String) -> Function? {
    for type in nominal.lineage {
      for case .initializer(let function) in type.members["init"] ?? []
      where function.fullName == fullName {
        return function
      }
    }
    return nil
  }

  /// A value as one object; nil for an optional without a value.
  package func boxed(_ registers: Registers, _ type: Type) -> AnyObject? {
    guard case .optional(let wrapped) = type else { return box(registers, type) }
    if wrapped.isNullable {
      return registers.references.pointee == nil ? nil : boxed(registers, wrapped)
    }
    guard registers.numbers.pointee != 0 else { return nil }
    return boxed(registers.advanced(by: .number), wrapped)
  }
}

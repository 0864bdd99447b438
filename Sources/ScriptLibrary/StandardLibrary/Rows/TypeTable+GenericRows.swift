import Machine
import TypedProgram

// Rows of generic types: the code is created for the types in place of the parameters.

extension TypeTable {
  /// Returns the implementation for concrete types.
  typealias Making = (Substitution) -> Function.Implementation

  @discardableResult
  func generic(
    _ name: String, _ parameters: [Type], _ result: Type, mutating isMutating: Bool = false,
    isStatic: Bool = false, _ make: @escaping Making
  ) -> Function {
    let function = Function(name, parameters, result, owner: nominal, .generic(make))
    function.isMutating = isMutating
    function.isStatic = isStatic
    add(function)
    return function
  }

  @discardableResult
  func genericInitializer(
    _ name: String, _ parameters: [Type], _ make: @escaping Making
  ) -> Function {
    let function = Function(name, parameters, type, owner: nominal, .generic(make))
    function.isInitializer = true
    nominal.add(.initializer(function), named: "init")
    return function
  }

  @discardableResult
  func genericGetter(_ name: String, _ result: Type, _ make: @escaping Making) -> Property {
    let getter = Function(name, [], result, owner: nominal, .generic(make))
    let property = Property(
      name: name, type: result, owner: nominal, isStatic: false, isConstant: false,
      storage: .computed(getter: getter, setter: nil))
    property.isSettable = false
    nominal.add(.property(property), named: name)
    return property
  }

  func genericSubscript(
    _ name: String, _ parameters: [Type], _ result: Type, get: @escaping Making, set: Making? = nil
  ) {
    let getter = Function(name, parameters, result, owner: nominal, implementation(get))
    var setter: Function?
    if let set {
      let made = Function(
        name: getter.name,
        parameters: getter.parameters + [ParameterInfo(label: nil, name: "newValue", type: result)],
        result: .void, owner: nominal, implementation: implementation(set))
      made.isMutating = true
      setter = made
    }
    nominal.add(
      .subscripting(
        SubscriptMember(
          parameters: getter.parameters, type: result, owner: nominal, getter: getter,
          setter: setter)), named: "subscript")
  }
}

extension TypeTable {
  /// A type without parameters has no copies of its members.
  private func implementation(_ make: @escaping Making) -> Function.Implementation {
    nominal.genericParameters.isEmpty ? make(Substitution()) : .generic(make)
  }
}

extension Substitution {
  /// A type with the types in place of its parameters.
  func concrete(_ type: Type) -> Type { type.replacing(self) }

  func shape(_ type: Type) -> ElementShape { ElementShape(concrete(type)) }
}

/// The layout of a type whose values are only moved.
struct ElementShape: Sendable {
  let layout: Layout
  let isNullable: Bool

  init(_ type: Type) {
    layout = type.layout
    isNullable = type.isNullable
  }

  /// An empty array of such values.
  func emptyArray() -> ArrayStorage { ArrayStorage(element: layout, holdsObjects: isNullable) }
}

extension Function.Implementation {
  static func code(_ name: String, _ body: @escaping HostFunction.Body) -> Function.Implementation {
    .host(HostFunction(name, body))
  }

  /// The same for code that changes nothing, so that a batch may call it in any order.
  static func computing(
    _ name: String, _ body: @escaping HostFunction.Body
  ) -> Function.Implementation {
    let function = HostFunction(name, body)
    function.onlyComputes = true
    return .host(function)
  }

  /// The same for code that changes nothing but its receiver.
  static func building(
    _ name: String, _ body: @escaping HostFunction.Body
  ) -> Function.Implementation {
    let function = HostFunction(name, body)
    function.onlyBuilds = true
    return .host(function)
  }
}

extension Registers {
  /// The array in the first reference register, for writing: copied when it is shared.
  func writableArray() -> ArrayStorage {
    if !isKnownUniquelyReferenced(&references.pointee) { references.pointee = array.copy() }
    return array
  }

  /// The dictionary in the first reference register, for writing: copied when it is shared.
  func writableDictionary() -> DictionaryStorage {
    if !isKnownUniquelyReferenced(&references.pointee) {
      references.pointee = downcast(hashed, to: DictionaryStorage.self).copy()
    }
    return downcast(hashed, to: DictionaryStorage.self)
  }

  /// The set in the first reference register, for writing: copied when it is shared.
  func writableSet() -> SetStorage {
    if !isKnownUniquelyReferenced(&references.pointee) {
      references.pointee = downcast(hashed, to: SetStorage.self).copy()
    }
    return downcast(hashed, to: SetStorage.self)
  }

  /// A whole number in the first number register.
  var integer: Int {
    get { Int(truncatingIfNeeded: numbers.pointee) }
    nonmutating set { numbers.pointee = UInt64(truncatingIfNeeded: newValue) }
  }

  /// The registers after that many numbers and references.
  func at(_ numbers: Int, _ references: Int) -> Registers {
    advanced(by: Layout(numbers, references))
  }

  /// Writes an optional of a value that is in other registers.
  func writeOptional(_ value: Registers?, _ shape: ElementShape) {
    guard let value else {
      clear(shape.isNullable ? shape.layout : .number + shape.layout)
      return
    }
    guard !shape.isNullable else {
      copy(from: value, shape.layout)
      return
    }
    at(1, 0).copy(from: value, shape.layout)
    numbers.pointee = 1
  }
}

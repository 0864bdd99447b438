import Machine
import TypedProgram

extension TypeTable {
  /// A property; `as` names a type that Swift's own cannot express, such as a protocol's.
  @inlinable @discardableResult
  package func property<Owner: Bridged, Value: Bridged>(
    _ name: String, as type: HostType? = nil, isWeak: Bool = false,
    isImplicitlyUnwrapped: Bool = false,
    get: @escaping @MainActor (Owner) throws(RunStop) -> Value,
    set: (@MainActor (Owner, Value) throws(RunStop) -> Void)? = nil, _ summary: String = ""
  ) -> Property {
    add(
      name, type, isStatic: false, isWeak: isWeak, isImplicitlyUnwrapped: isImplicitlyUnwrapped,
      HostCode(get), set.map { HostCode($0) }, summary)
  }

  /// A computed property of a structure that can be set.
  @inlinable @discardableResult
  package func property<Owner: Bridged, Value: Bridged>(
    _ name: String, get: @escaping @MainActor (Owner) throws(RunStop) -> Value,
    set: @escaping @MainActor (inout Owner, Value) throws(RunStop) -> Void, _ summary: String = ""
  ) -> Property {
    addMutating(name, HostCode(get), HostCode(mutating: set), summary)
  }

  /// A property that scripts may override: with the numbers of its accessors' messages, the code
  /// that sends them, and the code that runs the host's own accessors.
  @inlinable @discardableResult
  package func overridableProperty<Owner: Bridged, Value: Bridged>(
    _ name: String, as type: HostType? = nil, getter: Int?, setter: Int? = nil,
    isWeak: Bool = false, isImplicitlyUnwrapped: Bool = false,
    get: @escaping @MainActor (Owner) throws(RunStop) -> Value,
    set: (@MainActor (Owner, Value) throws(RunStop) -> Void)? = nil,
    directGet: @escaping @MainActor (Owner) throws(RunStop) -> Value,
    directSet: (@MainActor (Owner, Value) throws(RunStop) -> Void)? = nil, _ summary: String = ""
  ) -> Property {
    let property = add(
      name, type, isStatic: false, isWeak: isWeak, isImplicitlyUnwrapped: isImplicitlyUnwrapped,
      HostCode(get), set.map { HostCode($0) }, summary)
    makeOverridable(
      property, getter, setter, HostCode(directGet), directSet.map { HostCode($0) })
    return property
  }

  @inlinable @discardableResult
  package func staticProperty<Value: Bridged>(
    _ name: String, as type: HostType? = nil,
    get: @escaping @MainActor () throws(RunStop) -> Value,
    set: (@MainActor (Value) throws(RunStop) -> Void)? = nil, _ summary: String = ""
  ) -> Property {
    add(name, type, isStatic: true, HostCode(get), set.map { HostCode($0) }, summary)
  }

  @usableFromInline
  func add(
    _ name: String, _ type: HostType?, isStatic: Bool, isWeak: Bool = false,
    isImplicitlyUnwrapped: Bool = false, _ getter: HostCode, _ setter: HostCode?,
    _ summary: String
  ) -> Property {
    let property = Property.host(
      name, type, owner: nominal, isStatic: isStatic, library, getter, setter, summary)
    if isWeak { property.ownership = .weak }
    property.isImplicitlyUnwrapped = isImplicitlyUnwrapped
    property.silence = silence
    makeOverridable(property)
    nominal.add(.property(property), named: name)
    return property
  }

  private func makeOverridable(_ property: Property) {
    guard case .computed(let getter, let setter) = property.storage, !property.isStatic else {
      return
    }
    makeOverridable(getter)
    property.getterMessage = getter.message
    guard let setter else { return }
    makeOverridable(setter)
    property.setterMessage = setter.message
  }

  @usableFromInline
  func addMutating(
    _ name: String, _ getter: HostCode, _ setter: HostCode, _ summary: String
  ) -> Property {
    let property = add(name, nil, isStatic: false, getter, setter, summary)
    if case .computed(_, let setter?) = property.storage { setter.isMutating = true }
    return property
  }

  @usableFromInline
  func makeOverridable(
    _ property: Property, _ getterMessage: Int?, _ setterMessage: Int?, _ directGet: HostCode,
    _ directSet: HostCode?
  ) {
    property.getterMessage = getterMessage
    property.setterMessage = setterMessage
    guard case .computed(let getter, let setter) = property.storage else { return }
    getter.message = getterMessage
    getter.direct = HostFunction(property.name, directGet.body)
    if let getterMessage { library.nameMessage(getterMessage, property.name) }
    setter?.message = setterMessage
    setter?.direct = directSet.map { HostFunction(property.name, $0.body) }
    if let setterMessage { library.nameMessage(setterMessage, property.name) }
  }
}

extension Property {
  /// Declares that reading it changes nothing and runs no script, so that a batch may read it.
  package func markComputing() { getter?.markComputing() }

  /// Declares that writing it changes nothing but its receiver.
  package func markBuilding() { setter?.markBuilding() }

  /// A property whose accessors are the host's.
  package static func host(
    _ name: String, _ type: HostType?, owner: Nominal?, isStatic: Bool, _ library: Library,
    _ getterCode: HostCode, _ setterCode: HostCode?, _ summary: String
  ) -> Property {
    let type = type?.resolve(library) ?? getterCode.result?.type(in: library) ?? .void
    let getter = Function(
      name: name, parameters: [], result: type, owner: owner,
      implementation: .host(HostFunction(name, getterCode.body)))
    getter.isStatic = isStatic
    var setter: Function?
    if let setterCode {
      setter = Function(
        name: name, parameters: [ParameterInfo(label: nil, name: "newValue", type: type)],
        result: .void, owner: owner, implementation: .host(HostFunction(name, setterCode.body)))
      setter?.isStatic = isStatic
    }
    let property = Property(
      name: name, type: type, owner: owner, isStatic: isStatic, isConstant: false,
      storage: .computed(getter: getter, setter: setter))
    property.isSettable = setter != nil
    property.summary = summary
    return property
  }
}

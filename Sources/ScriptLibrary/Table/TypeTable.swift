import Machine
import Records
import TypedProgram

/// The rows of one type.
@usableFromInline
package final class TypeTable {
  package let library: Library
  package let nominal: Nominal
  package let type: Type
  /// The reason why the rows that are added now have no effect; nil for rows that have one.
  package var silence: ExpressionProblem.Silence?

  /// Adds rows that are accepted and have no effect.
  package func silently(
    _ reason: ExpressionProblem.Silence, _ declare: (TypeTable) -> Void
  ) {
    let outer = silence
    silence = reason
    declare(self)
    silence = outer
  }

  init(_ library: Library, _ nominal: Nominal, _ type: Type) {
    self.library = library
    self.nominal = nominal
    self.type = type
  }

  /// A method; the first parameter of the code is the receiver.
  package var method: Rows {
    Rows { [self] name, options, code in
      let function = Function(code, MemberName(name), options, owner: nominal, receiver: 1, library)
      add(function)
      return function
    }
  }

  /// A method of a structure that changes it; the first parameter of the code is the receiver,
  /// inout.
  package var mutatingMethod: MutatingRows {
    MutatingRows { [self] name, options, code in
      let function = Function(code, MemberName(name), options, owner: nominal, receiver: 1, library)
      function.isMutating = true
      add(function)
      return function
    }
  }

  /// A static method, or an operator.
  package var staticMethod: Rows {
    Rows { [self] name, options, code in
      let function = Function(code, MemberName(name), options, owner: nominal, receiver: 0, library)
      function.isStatic = true
      add(function)
      return function
    }
  }

  /// An initializer: a class's is convenience unless declared `designated: true`; one that returns
  /// an optional is failable.
  package var initializer: Rows {
    Rows { [self] name, options, code in
      let function = Function(code, MemberName(name), options, owner: nominal, receiver: 0, library)
      function.isInitializer = true
      if case .optional = function.result, type != function.result { function.isFailable = true }
      function.isConvenience = nominal.kind == .class && !options.isDesignated
      function.silence = silence
      nominal.add(.initializer(function), named: "init")
      return function
    }
  }

  /// A method that scripts may override.
  package var message: MessageRows {
    MessageRows { [self] name, message, options, code, direct in
      let function = Function(code, MemberName(name), options, owner: nominal, receiver: 1, library)
      function.message = message
      function.direct = HostFunction(name, direct.body)
      add(function)
      library.nameMessage(message, name)
      return function
    }
  }

  func add(_ function: Function) {
    function.silence = silence
    makeOverridable(function)
    nominal.add(.function(function), named: function.name)
  }

  /// Every method of a class is open, like everything of Objective-C: it gets a message by which
  /// scripts override it, and call it, even if the host itself never sends it.
  func makeOverridable(_ function: Function) {
    guard nominal.kind == .class, !function.isStatic, function.message == nil,
      case .host(let host) = function.implementation
    else { return }
    let number = max(library.messageNames.count, Library.firstOwnMessage)
    precondition(number < Library.messageCapacity, "too many messages")
    function.message = number
    function.direct = host
    library.nameMessage(number, function.fullName)
  }

  /// Sets the text that `print` writes, if the structural text is not suitable; `debug` is the text
  /// inside a container, and that of `debugPrint`.
  @inlinable
  package func describe<Value: Bridged>(
    debug: (@MainActor (Value) -> String)? = nil, _ text: @escaping @MainActor (Value) -> String
  ) {
    guard let debug else {
      setDescriptions({ text(Value.read($0)) }, nil)
      return
    }
    setDescriptions({ text(Value.read($0)) }, { debug(Value.read($0)) })
  }

  /// Declares that `==` of the type's values is Swift's own, not that of the parts.
  @inlinable
  package func equates<Value: Bridged & Equatable>(_ type: Value.Type) {
    setEquality { Value.read($0) == Value.read($1) }
  }

  @usableFromInline
  func setEquality(_ equal: @escaping @MainActor (Registers, Registers) -> Bool) {
    nominal.equalValues = equal
  }

  @usableFromInline
  func setDescriptions(
    _ text: @escaping @MainActor (Registers) -> String,
    _ debug: (@MainActor (Registers) -> String)?
  ) {
    nominal.describeValue = text
    nominal.debugDescribeValue = debug
  }

  /// The initializer with all fields of a structure in order: registers are already the memory.
  @discardableResult
  package func memberwise(_ name: String, _ summary: String = "") -> Function {
    let parsed = MemberName(name)
    precondition(parsed.labels.count == nominal.storedProperties.count, "fields of \(nominal.name)")
    let parameters = zip(parsed.labels, nominal.storedProperties).map { label, field in
      ParameterInfo(label: label, name: field.name, type: field.type)
    }
    let body = HostFunction(name) { _ throws(RunStop) in }
    body.isMemberwise = true
    let function = Function(
      name: "init", parameters: parameters, result: type, owner: nominal,
      implementation: .host(body))
    function.isInitializer = true
    function.summary = summary
    nominal.add(.initializer(function), named: "init")
    return function
  }

  /// A stored property of a structure of the host. Fields are declared in order, before
  /// `memberwise`.
  @discardableResult
  package func field<Value: BridgedValue, Part: Bridged>(
    _ name: String, _ path: KeyPath<Value, Part>, _ summary: String = ""
  ) -> Property {
    guard let offset = MemoryLayout<Value>.offset(of: path) else {
      preconditionFailure("no stored property: \(name)")
    }
    let property = Property(
      name: name, type: Part.type(in: library), owner: nominal, isStatic: false, isConstant: false,
      storage: .part(Layout(offset / 8, 0)))
    property.summary = summary
    nominal.storedProperties.append(property)
    nominal.add(.property(property), named: name)
    return property
  }

  /// A requirement of a protocol, with the number of the host's message to a script. The protocol's
  /// object itself is not among the parameters. `selector` is Objective-C's name, if Swift's rule
  /// gives another.
  @discardableResult
  package func requirement(
    _ name: String, optional isOptional: Bool = false, message: Int? = nil,
    selector: String? = nil, _ parameters: [any Bridged.Type] = [],
    returns result: (any Bridged.Type)? = nil, _ summary: String = ""
  ) -> Function {
    let code = HostCode(parameters, result) { _ throws(RunStop) in }
    let options = RowOptions(summary: summary)
    let function = Function(code, MemberName(name), options, owner: nominal, receiver: 0, library)
    function.implementation = .required
    function.isOptional = isOptional
    function.message = message
    if let message { library.nameMessage(message, name) }
    add(function)
    // Overloads differ in Objective-C's names alone.
    if let selector { function.objectiveCName = selector }
    return function
  }
}

extension TypeTable {
  /// A property of a protocol that conforming types may leave out, read alone: nil of an object
  /// without it.
  package func optionalRequirement(
    property name: String, _ type: any Bridged.Type, _ summary: String
  ) {
    let result = type.type(in: library)
    let getter = Function(name, [], result, owner: nominal, .required)
    getter.isOptional = true
    getter.summary = summary
    let property = Property(
      name: name, type: result, owner: nominal, isStatic: false, isConstant: false,
      storage: .computed(getter: getter, setter: nil))
    property.isSettable = false
    property.summary = summary
    nominal.add(.property(property), named: name)
  }
}

extension Library {
  /// Records the name of a message of the host.
  func nameMessage(_ message: Int, _ name: String) {
    while messageNames.count <= message { messageNames.append("") }
    messageNames[message] = name
  }
}

extension Function {
  /// Creates a function of the host. The first `receiver` parameters of the code are not parameters
  /// of the function.
  convenience init(
    _ code: HostCode, _ name: MemberName, _ options: RowOptions, owner: Nominal?, receiver: Int,
    _ library: Library
  ) {
    let types = code.parameters.dropFirst(receiver)
    precondition(
      types.count == name.labels.count,
      "\(name.base): \(name.labels.count) labels, \(types.count) parameters")
    var parameters: [ParameterInfo] = []
    parameters.reserveCapacity(types.count)
    for (label, type) in zip(name.labels, types) {
      var parameter = ParameterInfo(
        label: label, name: label ?? "_", type: type.type(in: library))
      // Blocks of Objective-C methods are escaping unless declared otherwise.
      parameter.isEscaping = parameter.type.functionType != nil
      if !options.defaults.isEmpty {
        parameter.defaultValue = options.defaults[label ?? "_"]?.value
      }
      parameters.append(parameter)
    }
    self.init(
      name: name.base, parameters: parameters, result: code.result?.type(in: library) ?? .void,
      owner: owner, implementation: .host(HostFunction(name.base, code.body)))
    summary = options.summary
  }
}

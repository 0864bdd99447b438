import Records
import TypedProgram

// The interface for the side that owns the objects, besides questions.

extension Machine {
  /// Calls a script's function for a message: `prepare` writes the arguments after the receiver,
  /// `read` reads the result. nil when it was stopped; the reason is in `failure`.
  package func respond<Value>(
    _ function: Function, receiver: AnyObject, prepare: (Registers) -> Void,
    read: (Registers) -> Value?
  ) -> Value? {
    var value: Value?
    do throws(RunFailure) {
      try call(
        function,
        { registers in
          registers.references.pointee = receiver
          prepare(registers.advanced(by: .reference))
        },
        { registers in value = read(registers) })
    } catch {
      return nil
    }
    return value
  }

  /// Runs a function of a type for a question of the host; nil if it was stopped.
  package func respond<Value>(
    _ function: Function, prepare: (Registers) -> Void, read: (Registers) -> Value?
  ) -> Value? {
    var value: Value?
    do throws(RunFailure) {
      try call(function, prepare) { registers in value = read(registers) }
    } catch {
      return nil
    }
    return value
  }

  /// Creates memory for a top-level variable that the host updates.
  package func makeStorage(for type: Type) -> Fields {
    let storage = Fields(
      type: Nominal(name: "", kind: .class, origin: .standardLibrary), layout: type.layout)
    registry.add(storage)
    return storage
  }

  /// The text of a variable's value, as `debugPrint` or Objective-C writes it, truncated to the
  /// shown length.
  package func describe(_ variable: GlobalVariable, in language: SourceLanguage) -> Excerpt {
    guard let storage = variable.storage else { return "<uninitialized>" }
    guard variable.ownership == .strong else {
      let object = (storage.registers.references[0] as? WeakBox)?.object
      return Excerpt(object.map { host.describe($0) } ?? "nil")
    }
    beginQuestion()
    defer { endQuestion() }
    return shownValue(storage.registers, variable.type, in: language)
  }

  /// Records that a script's function overrides a message of the host.
  package func noteAnswer(to message: Int) {
    state.pointee.answered[message] = true
  }

  /// Whether some function of a script may override a message.
  package func hasAnswer(to message: Int) -> Bool { state.pointee.answered[message] }

  /// The class of an object, the script's or the host's.
  package func classType(of object: AnyObject) -> Nominal {
    (object as? Fields)?.type ?? host.type(of: object)
  }

  /// The name of an object's class, or of the type of a value in a box.
  package func className(of object: AnyObject) -> String { type(ofExistential: object).description }

  /// Grows whenever a script writes to memory that outlives the call: a stored property, a variable
  /// of the top level, one that a closure captured; and whenever it draws a random number.
  package var writes: Int { state.pointee.writes &+ chance.draws }
}

extension Property {
  /// The getter; nil for a stored property.
  package var getter: Function? {
    guard case .computed(let getter, _) = storage else { return nil }
    return getter
  }

  /// The setter, including observers; nil for a stored property or one that cannot be set.
  package var setter: Function? {
    guard case .computed(_, let setter) = storage else { return nil }
    return setter
  }
}

import TypedProgram

/// A closure of a script that the host can call back through the machine.
@usableFromInline
package protocol CallableClosure: AnyObject {
  /// Calls it with the arguments in the first registers; the result replaces them. Registers must
  /// have room for both.
  @MainActor func call(_ registers: Registers) throws(RunStop)
}

/// Calls of values whose type is that of a function.
package enum Closures {
  /// Calls a closure as `CallableClosure.call(_:)` does. Traps for any other object: the checker
  /// lets no value of another type be where a function is wanted.
  @MainActor
  package static func call(_ closure: AnyObject, _ registers: Registers) throws(RunStop) {
    guard let callable = closure as? any CallableClosure else {
      preconditionFailure("The value of a function's type is no closure.")
    }
    try callable.call(registers)
  }
}

extension ClosureObject: CallableClosure {
  /// Calls the closure: arguments in the first registers, the result in their place.
  package func call(_ registers: Registers) throws(RunStop) {
    guard let machine = registry?.machine else { return }
    let parameters = parameters
    let header = machine.body(of: entry, machine.state.pointee.mode)?.pointee
    let results = Layout(header?.resultNumbers ?? 0, header?.resultReferences ?? 0)
    do throws(RunFailure) {
      try machine.call(
        closure: self,
        { inner in
          inner.copy(from: registers, parameters)
        },
        { inner in
          registers.copy(from: inner, results)
        })
    } catch {
      throw RunStop(error.problem)
    }
  }
}

import Records
import TypedProgram

extension Machine {
  /// The memory of a variable, initialized; nil when that was stopped.
  func initialize(_ variable: GlobalVariable) -> (any VariableMemory)? {
    let storage = variable.storage ?? makeMemory(of: variable)
    variable.storage = storage
    guard !variable.isInitialized, let initializer = variable.initializer else { return storage }
    let key = ObjectIdentifier(variable)
    guard initializing.insert(key).inserted else {
      problem = .circularInitialization(variable.name)
      return nil
    }
    defer { initializing.remove(key) }
    guard isDeepEnough() else { return nil }
    let (n, r) = (state.pointee.numbersTop, state.pointee.referencesTop)
    guard execute(entry(of: initializer), n, r) else { return nil }
    let value = variable.type.layout
    let registers = storage.registers
    for index in 0..<value.numbers { registers.numbers[index] = n[index] }
    for index in 0..<value.references {
      if variable.ownership == .strong {
        registers.references[index] = r[index]
      } else {
        registers.references[index] = r[index].map { WeakBox($0) }
      }
      r[index] = nil
    }
    variable.isInitialized = true
    if initializer.file?.isOfLibrary == true { variablesOfLibrary.append(variable) }
    return storage
  }

  /// Makes the variables of the library that have memory of this machine uninitialized, before that
  /// is cleared: the next machine that uses one initializes it again.
  func forgetVariablesOfLibrary() {
    for variable in variablesOfLibrary {
      variable.storage = nil
      variable.isInitialized = false
    }
    variablesOfLibrary = []
  }

  private func makeMemory(of variable: GlobalVariable) -> Fields {
    let layout = variable.ownership == .strong ? variable.type.layout : .reference
    let memory = Fields(type: Self.globals, layout: layout)
    registry.add(memory)
    return memory
  }

  private static var globals: Nominal {
    Nominal(name: "", kind: .structure, origin: .standardLibrary)
  }
}

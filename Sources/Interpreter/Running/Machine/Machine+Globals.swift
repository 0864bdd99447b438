import Records

extension Machine {
  /// The memory of a variable, initialized; nil when that was stopped.
  func initialize(_ variable: GlobalVariable) -> Fields? {
    let layout = variable.ownership == .strong ? variable.type.layout : .reference
    let storage = variable.storage ?? Fields(type: Self.globals, layout: layout)
    if variable.storage == nil {
      storage.registry = nil
      registry.add(storage)
      variable.storage = storage
    }
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
    for index in 0..<value.numbers { storage.numbers[index] = n[index] }
    for index in 0..<value.references {
      if variable.ownership == .strong {
        storage.references[index] = r[index]
      } else {
        storage.references[index] = r[index].map { WeakBox($0) }
      }
      r[index] = nil
    }
    variable.isInitialized = true
    return storage
  }

  private static var globals: Nominal {
    Nominal(name: "", kind: .structure, origin: .standardLibrary)
  }
}

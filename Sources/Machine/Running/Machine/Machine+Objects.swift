import TypedProgram

// The lifetimes of scripts' objects.

extension Machine {
  func newObject(_ type: Type, fieldsOnly: Bool) -> AnyObject? {
    guard case .nominal(let nominal, let arguments) = type else { return nil }
    let layout = ClassLayout.layout(type)
    let fields: Fields
    if fieldsOnly {
      fields = Fields(type: nominal, layout: layout)
    } else {
      let object = ScriptObject(type: nominal, layout: layout)
      object.hasDeinitializer = hasDeinitializer(nominal)
      fields = object
    }
    if !arguments.isEmpty { fields.genericArguments = arguments }
    fields.methods = methods(of: type, nominal)
    registry.add(fields)
    return fields
  }

  /// A method of an object's class: if a generic class declares it, the copy for the types of the
  /// object.
  package func method(_ function: Function, of fields: Fields?) -> Function {
    guard let fields, function.isOfGenericClass else { return function }
    return method(function, of: fields.objectType)
  }

  /// A member of a class: if a generic class declares it, the copy for the types with which that is
  /// the class or a superclass. It is created once.
  package func method(_ function: Function, of type: Type) -> Function {
    guard function.isOfGenericClass else { return function }
    let key = WitnessKey(type: type, function: ObjectIdentifier(function))
    if let known = copies[key] { return known }
    let copy = function.copy(for: type)
    copies[key] = copy
    return copy
  }

  func newBox(_ layout: Layout) -> AnyObject {
    let box = Box(layout: layout)
    registry.add(box)
    return box
  }

  /// The methods that instances of a class dispatch on, as plain memory.
  private func methods(of type: Type, _ nominal: Nominal) -> UnsafeMutablePointer<Entry>? {
    guard nominal.genericParameters.isEmpty else { return methods(ofGeneric: type, nominal) }
    let key = ObjectIdentifier(nominal)
    if let known = methodTables[key], known.isCurrent(nominal.dispatch) { return known.entries }
    let table = methodTable(of: type, nominal)
    if let old = methodTables[key] { retiredTables.append(old) }
    methodTables[key] = table
    return table.entries
  }

  /// The same for a generic class with its types.
  private func methods(ofGeneric type: Type, _ nominal: Nominal) -> UnsafeMutablePointer<Entry>? {
    if let known = genericMethodTables[type], known.isCurrent(nominal.dispatch) {
      return known.entries
    }
    let table = methodTable(of: type, nominal)
    if let old = genericMethodTables[type] { retiredTables.append(old) }
    genericMethodTables[type] = table
    return table.entries
  }

  private func methodTable(of type: Type, _ nominal: Nominal) -> MethodMemory {
    let functions = nominal.dispatch.map { method($0, of: type) }
    let hasCopies = zip(functions, nominal.dispatch).contains { $0 !== $1 }
    return MethodMemory(
      functions.map { session.code(of: $0) }, copies: hasCopies ? functions : nil)
  }

  private func hasDeinitializer(_ nominal: Nominal) -> Bool {
    nominal.lineage.contains { $0.deinitializer != nil }
  }

  /// Releases objects without their `deinit`, as the end of a process does.
  package func withoutDeinitializers(_ body: () -> Void) {
    registry.withoutDeinitializers(body)
  }

  /// Runs the `deinit`s of an object's script classes, the most derived class's first.
  package func deinitialize(_ fields: Fields) {
    deinitialize(fields, of: fields)
  }

  /// The same for an object that is being deallocated and has `fields`.
  package func deinitialize(_ fields: Fields, of object: AnyObject) {
    guard !state.pointee.isStopped, !registry.isClearing else { return }
    let object = Unmanaged.passUnretained(object)
    let before = retainCount(object)
    LettingGo.interrupted { runDeinitializers(fields, of: object) }
    guard retainCount(object) > before else { return }
    // A remaining reference to the object would dangle in a moment, which ends the process.
    registry.clearAll()
    problem = .keptInDeinit(fields.type.name)
    noteFailure(state.pointee.framesTop)
  }

  /// The number of references to an object.
  @inline(never)
  private func retainCount(_ object: Unmanaged<AnyObject>) -> UInt {
    _getRetainCount(object.takeUnretainedValue())
  }

  @inline(never)
  private func runDeinitializers(_ fields: Fields, of object: Unmanaged<AnyObject>) {
    for deinitializer in fields.type.scriptLineage.compactMap(\.deinitializer) {
      let function = method(deinitializer, of: fields)
      guard isDeepEnough() else {
        _ = refuse()
        return
      }
      let (n, r) = (state.pointee.numbersTop, state.pointee.referencesTop)
      r.pointee = object.takeUnretainedValue()
      _ = execute(entry(of: function), n, r)
      r.pointee = nil
    }
  }
}

extension Nominal {
  /// The script's `deinit`.
  var deinitializer: Function? {
    guard isScript else { return nil }
    for case .function(let function) in members["deinit"] ?? [] { return function }
    return nil
  }
}

/// Entries of methods in plain memory, and the owners of their code.
final class MethodMemory {
  let entries: UnsafeMutablePointer<Entry>
  private let codes: [FunctionCode]
  /// The functions that have this code, if some are copies of a generic class's members.
  private let copies: [Function]?

  init(_ codes: [FunctionCode], copies: [Function]?) {
    self.codes = codes
    self.copies = copies
    entries = .allocate(capacity: max(codes.count, 1))
    for (index, code) in codes.enumerated() { (entries + index).initialize(to: code.entry) }
  }

  /// Whether these are still the methods' codes: a class that is derived later can recreate them.
  func isCurrent(_ functions: [Function]) -> Bool {
    guard functions.count == codes.count else { return false }
    let functions = copies ?? functions
    for (index, function) in functions.enumerated()
    where function.compiled.address != UnsafeMutableRawPointer(codes[index].entry) {
      return false
    }
    return true
  }

  deinit { entries.deallocate() }
}

import CProcess
import Foundation
import Records
import SourceTree

// What the loop asks for when it calls.

extension Machine {
  /// Where a call to a protocol's requirement goes.
  enum WitnessCall {
    case enter(Entry)
    case done
    case failed
  }

  // MARK: Code

  func body(of entry: Entry, _ mode: Int) -> UnsafeMutablePointer<CodeHeader>? {
    let body = entry[mode] ?? compile(entry, mode)
    return body?.assumingMemoryBound(to: CodeHeader.self)
  }

  /// Compiles a body the first time that it runs; nil, with a problem, when that cannot be.
  @inline(never)
  func compile(_ entry: Entry, _ mode: Int) -> UnsafeMutableRawPointer? {
    let function = FunctionCode.of(entry)
    if case .function(let source) = function.source {
      switch source.implementation {
      case .host, .intrinsic:
        // A function of the host in a script's place, such as an override that only it has.
        return compileWrapper(source, function, mode)
      default: break
      }
    }
    var isTraced = mode == 1
    if case .function(let source) = function.source, source.isOfLibrary { isTraced = false }
    let compiler = FunctionCompiler(session: session, isTraced: isTraced)
    guard let code = compiler.compile(function.source) else {
      problem = .notRunnable(function.source.name)
      return nil
    }
    guard !compiler.isTooLarge else {
      problem = .codeTooLarge
      return nil
    }
    function.install(code, mode: mode)
    return entry[mode]
  }

  private func compileWrapper(
    _ function: Function, _ code: FunctionCode, _ mode: Int
  ) -> UnsafeMutableRawPointer? {
    let receiver = function.isStatic ? nil : function.owner.map { Type.nominal($0, []) }
    let compiler = FunctionCompiler(session: session, isTraced: false)
    guard let body = compiler.compile(.wrapper(function, receiver: receiver)) else { return nil }
    code.install(body, mode: mode)
    return code.entry[mode]
  }

  /// The entry of a function of a script.
  @inline(__always)
  func entry(of function: Function) -> Entry {
    if let address = function.codeAddress {
      return address.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    }
    return session.code(of: function).entry
  }

  // MARK: Limits

  /// Looks up from the work: may it go on? A problem says why not.
  @inline(never)
  func look() -> Bool {
    if state.pointee.interrupt.pointee != 0 || isInterrupted() {
      state.pointee.interrupt.pointee = 0
      problem = .interrupted
      return false
    }
    if state.pointee.remainingSteps <= 0 {
      problem = .steps(limit: limits.steps)
      return false
    }
    if !hasMemory() { return false }
    let batch = min(MachineState.batch, state.pointee.remainingSteps)
    state.pointee.remainingSteps -= batch
    state.pointee.budget = batch - 1
    return true
  }

  func hasMemory() -> Bool {
    do throws(RunStop) {
      try Allowance.reserve(0)
      return true
    } catch {
      problem = error.problem
      return false
    }
  }

  // MARK: The host

  /// Calls a host function whose arguments stand in the registers.
  @inline(__always)
  func callHost(
    _ site: UnsafePointer<CallSite>, _ n: UnsafeMutablePointer<UInt64>,
    _ r: UnsafeMutablePointer<AnyObject?>
  ) -> Bool {
    guard let body = site.pointee.body else { return missing(site) }
    if site.pointee.changesCollection, !Self.holds(r) {
      problem = .uninitialized("")
      return false
    }
    do throws(RunStop) {
      try body(Registers(n, r))
    } catch {
      problem = error.problem
      return false
    }
    if state.pointee.isStopped { return false }
    if site.pointee.isWriting { state.pointee.writes &+= 1 }
    var index = site.pointee.results
    while index < site.pointee.arguments {
      if Self.holds(r + index) { r[index] = nil }
      index += 1
    }
    return true
  }

  private func missing(_ site: UnsafePointer<CallSite>) -> Bool {
    let name = site.pointee.function?.takeUnretainedValue().fullName ?? ""
    problem = .fatalError(name)
    return false
  }

  /// Makes the host's object for the stored properties in `fields`, or a plain object.
  func constructHost(
    _ site: UnsafePointer<CallSite>, _ fields: AnyObject?, _ n: UnsafeMutablePointer<UInt64>,
    _ r: UnsafeMutablePointer<AnyObject?>
  ) -> Bool {
    guard let fields, fields is Fields else { return callHost(site, n, r) }
    let own = unsafeDowncast(fields, to: Fields.self)
    guard let body = site.pointee.body else { return missing(site) }
    let function = HostFunction("init", body)
    do throws(RunStop) {
      try host.construct(own.type, by: function, fields: own, Registers(n, r))
    } catch {
      problem = error.problem
      return false
    }
    if state.pointee.isStopped { return false }
    for index in 1..<max(1, site.pointee.arguments) where Self.holds(r + index) { r[index] = nil }
    return true
  }

  // MARK: Finding functions

  /// The stored properties of an object.
  func fields(of object: AnyObject) -> Fields? {
    // There are two classes of them, and a cast would walk up the classes of everything else.
    let own = ObjectIdentifier(Swift.type(of: object))
    if own == ObjectIdentifier(ScriptObject.self) || own == ObjectIdentifier(Fields.self) {
      return unsafeDowncast(object, to: Fields.self)
    }
    return host.fields(of: object)
  }

  /// A method of the class of the object in a register.
  @inline(__always)
  func method(
    _ index: Int, of register: UnsafeMutablePointer<AnyObject?>, isHostDerived: Bool
  ) -> Entry? {
    guard let object = register.pointee else {
      problem = .uninitialized("")
      return nil
    }
    let fields: Fields
    if isHostDerived {
      guard let known = self.fields(of: object) else {
        problem = .superInitializerNotRun
        return nil
      }
      fields = known
    } else {
      fields = unsafeDowncast(object, to: Fields.self)
    }
    if let methods = fields.methods { return methods[index] }
    guard index < fields.type.dispatch.count else {
      problem = .fatalError(fields.type.name)
      return nil
    }
    return entry(of: fields.type.dispatch[index])
  }

  /// The script's answer to a message; nil when the host's own code is to run. Keeps the answer
  /// with the place of the call.
  func script(
    _ site: UnsafePointer<CallSite>, _ register: UnsafeMutablePointer<AnyObject?>, isSuper: Bool
  ) -> Entry? {
    // What no script answers need not be asked about, but is as good to know: as soon as one does,
    // the number of changes is another one.
    let isAnswered = state.pointee.answered[site.pointee.message] || site.pointee.body == nil
    let entry = isAnswered ? ask(site, register, isSuper: isSuper) : nil
    guard let place = answerPlace, keepsAnswers(site), let object = register.pointee,
      let state = Self.pointer(in: register, at: place.offset)
    else { return entry }
    let isNative =
      entry == nil && !isSuper && host.answersItself(site.pointee.message, object)
    // The memory is the code's own; only the machine runs it.
    UnsafeMutablePointer(mutating: site).pointee.known = KnownAnswer(
      word: state.load(as: UInt.self), changes: place.changes.pointee, entry: entry,
      isNative: isNative, before: site.pointee.known)
    return entry
  }

  private func keepsAnswers(_ site: UnsafePointer<CallSite>) -> Bool {
    if site.pointee.memory == .unknown {
      let owner = site.pointee.function?.takeUnretainedValue().owner
      let isKept = owner.map { host.keepsAnswers($0) } ?? false
      UnsafeMutablePointer(mutating: site).pointee.memory = isKept ? .kept : .none
    }
    return site.pointee.memory == .kept
  }

  private func ask(
    _ site: UnsafePointer<CallSite>, _ register: UnsafeMutablePointer<AnyObject?>, isSuper: Bool
  ) -> Entry? {
    guard let object = register.pointee else { return nil }
    let function: Function?
    if isSuper, let owner = site.pointee.owner {
      function = host.script(
        for: site.pointee.message, above: owner.takeUnretainedValue(), of: object)
    } else {
      function = host.script(for: site.pointee.message, of: object)
    }
    if let function { return entry(of: function) }
    if site.pointee.body == nil, let fallback = site.pointee.function {
      return entry(of: fallback.takeUnretainedValue())
    }
    return nil
  }

  /// The initializer of the new object's own class that stands in for the one that is called; nil
  /// when there is no script's object at all.
  func initializer(
    _ site: UnsafePointer<CallSite>, _ register: UnsafeMutablePointer<AnyObject?>
  ) -> Entry? {
    guard let function = site.pointee.function?.takeUnretainedValue() else { return nil }
    guard let fields = register.pointee as? Fields else {
      if case .script = function.implementation { return entry(of: function) }
      return nil
    }
    return session.initializer(of: fields.type, for: function).entry
  }

  /// Makes ready to call a closure: what it captured goes behind its arguments.
  func prepare(
    _ object: AnyObject, _ n: UnsafeMutablePointer<UInt64>, _ r: UnsafeMutablePointer<AnyObject?>,
    _ mode: Int
  ) -> UnsafeMutableRawPointer? {
    let closure = unsafeDowncast(object, to: ClosureObject.self)
    let numbers = n + closure.parameters.numbers
    for index in 0..<closure.captured.numbers { numbers[index] = closure.numbers[index] }
    let references = r + closure.parameters.references
    for index in 0..<closure.captured.references { references[index] = closure.references[index] }
    if closure.callsItself { references[closure.captured.references] = closure }
    return closure.entry[mode] ?? compile(closure.entry, mode)
  }

  func newClosure(
    _ entry: Entry, _ parameters: Layout, _ captured: Layout, _ registers: Registers
  ) -> ClosureObject {
    let closure = ClosureObject(
      FunctionCode.of(entry), parameters: parameters, captured: captured, from: registers)
    closure.registry = registry
    return closure
  }

  func handler(in code: UnsafeMutablePointer<CodeHeader>, at place: Int) -> Code.Handler? {
    code.pointee.code.takeUnretainedValue().handlers.first { $0.start <= place && place < $0.end }
  }

  func name(in code: UnsafeMutablePointer<CodeHeader>, _ index: Int) -> String {
    (code.pointee.objects[index] as? StringObject)?.value ?? ""
  }

  // MARK: Objects

  func newObject(_ type: Type, fieldsOnly: Bool) -> AnyObject? {
    guard case .nominal(let nominal, _) = type else { return nil }
    let layout = ClassLayout.layout(type)
    let fields: Fields
    if fieldsOnly {
      fields = Fields(type: nominal, layout: layout)
    } else {
      let object = ScriptObject(type: nominal, layout: layout)
      object.hasDeinitializer = hasDeinitializer(nominal)
      fields = object
    }
    fields.methods = methods(of: nominal)
    registry.add(fields)
    return fields
  }

  func newBox(_ layout: Layout) -> AnyObject {
    let box = Box(layout: layout)
    registry.add(box)
    return box
  }

  /// The methods that instances of a class dispatch on, as plain memory.
  private func methods(of nominal: Nominal) -> UnsafeMutablePointer<Entry>? {
    let key = ObjectIdentifier(nominal)
    if let known = methodTables[key], known.isCurrent(nominal.dispatch) { return known.entries }
    let table = MethodMemory(nominal.dispatch.map { session.code(of: $0) })
    if let old = methodTables[key] { retiredTables.append(old) }
    methodTables[key] = table
    return table.entries
  }

  private func hasDeinitializer(_ nominal: Nominal) -> Bool {
    nominal.lineage.contains { $0.deinitializer != nil }
  }

  /// Runs the `deinit`s of an object's script classes, the lowest class's first.
  package func deinitialize(_ fields: Fields) {
    deinitialize(fields, of: fields)
  }

  /// The same for an object that is going and keeps `fields`.
  package func deinitialize(_ fields: Fields, of object: AnyObject) {
    guard !state.pointee.isStopped, !registry.isClearing else { return }
    let object = Unmanaged.passUnretained(object)
    let before = retainCount(object)
    runDeinitializers(fields, of: object)
    guard retainCount(object) > before else { return }
    // Whoever still holds the object would hold nothing in a moment, which ends the process.
    registry.clearAll()
    problem = .keptInDeinit(fields.type.name)
    noteFailure(state.pointee.framesTop)
  }

  /// How many references to an object there are.
  @inline(never)
  private func retainCount(_ object: Unmanaged<AnyObject>) -> UInt {
    _getRetainCount(object.takeUnretainedValue())
  }

  @inline(never)
  private func runDeinitializers(_ fields: Fields, of object: Unmanaged<AnyObject>) {
    for function in fields.type.scriptLineage.compactMap(\.deinitializer) {
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

  // MARK: Variables that live as long as the module

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

  /// Whether the host's own stack has room for a nested call; else a problem.
  func isDeepEnough() -> Bool {
    if HostStack.place > state.pointee.stackLimit { return true }
    problem = .callDepth(limit: limits.callDepth)
    return false
  }

  // MARK: Stops

  func stop(_ code: UInt8, _ message: AnyObject?) -> RunProblem {
    let text = (message as? StringObject)?.value ?? ""
    return switch StopCode(rawValue: Int(code)) {
    case .unwrappedNil: .unwrappedNil
    case .implicitlyUnwrappedNil: .implicitlyUnwrappedNil
    case .fatalError: .fatalError(text)
    case .precondition: .preconditionFailed(text)
    case .strideOfZero: .strideOfZero
    case .unreachable, nil: .fatalError("")
    }
  }

  /// Stops the code that runs from within a call of the host's that cannot throw.
  package func stop(_ problem: RunProblem) {
    if self.problem == nil { self.problem = problem }
    _ = refuse()
  }

  /// A problem before any instruction ran.
  func refuse() -> Bool {
    noteFailure(state.pointee.framesTop)
    return false
  }

  /// Writes down why the question stops, once; everything unwinds from here on.
  func noteFailure(_ top: UnsafeMutablePointer<Frame>) {
    defer { problem = nil }
    guard !state.pointee.isStopped, let problem else {
      state.pointee.isStopped = true
      return
    }
    state.pointee.isStopped = true
    onStop?()
    var calls: [RunFailure.Call] = []
    var place: (file: SourceFile?, range: SourceRange)?
    var frame = top
    while frame > state.pointee.frames, calls.count < 20 {
      frame -= 1
      let code = frame.pointee.code.pointee.code.takeUnretainedValue()
      let index = frame.pointee.next - frame.pointee.code.pointee.instructions - 1
      let range = code.range(at: index)
      guard let file = code.file, !file.isOfLibrary else { continue }
      if place == nil { place = (file, range) }
      calls.append(
        RunFailure.Call(
          function: code.name, file: file, line: file.line(of: range.start)))
    }
    failure = RunFailure(
      problem: problem, file: place?.file, range: place?.range ?? SourceRange(0, 0), calls: calls)
  }
}

extension FunctionCode.Source {
  /// What the code is called.
  var name: String {
    switch self {
    case .function(let function), .thunk(let function, _), .inherited(_, let function),
      .wrapper(let function, _):
      function.fullName
    case .closure(let source): source.name
    }
  }
}

extension Function {
  /// Whether the code is the product's own, whose lines no trace shows.
  var isOfLibrary: Bool { (file ?? typedBody?.context.file)?.isOfLibrary ?? false }
}

extension SourceFile {
  /// Whether this is the standard library's prelude, by the name that no learner's file has, or
  /// code of the host's table, which has no text.
  var isOfLibrary: Bool { name == Prelude.fileName || text.isEmpty }
}

extension Nominal {
  /// The script's `deinit`.
  var deinitializer: Function? {
    guard isScript else { return nil }
    for case .function(let function) in members["deinit"] ?? [] { return function }
    return nil
  }
}

/// Entries of methods in plain memory, and what keeps them alive.
final class MethodMemory {
  let entries: UnsafeMutablePointer<Entry>
  private let codes: [FunctionCode]

  init(_ codes: [FunctionCode]) {
    self.codes = codes
    entries = .allocate(capacity: max(codes.count, 1))
    for (index, code) in codes.enumerated() { (entries + index).initialize(to: code.entry) }
  }

  /// Whether these are still the methods' codes: a class that is derived later can make them anew.
  func isCurrent(_ functions: [Function]) -> Bool {
    guard functions.count == codes.count else { return false }
    for (index, function) in functions.enumerated()
    where function.codeAddress != UnsafeMutableRawPointer(codes[index].entry) {
      return false
    }
    return true
  }

  deinit { entries.deallocate() }
}

/// The host's own stack, which nested calls of the machine stand on.
enum HostStack {
  /// Where the stack stands now.
  @inline(never)
  static var place: UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }

  /// The end of the thread's stack.
  static var lowest: UInt {
    UInt(cprocess_stack_end())
  }
}

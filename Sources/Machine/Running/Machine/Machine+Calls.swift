import Records
import TypedProgram

// The operations of the loop for calls.

extension Machine {
  // MARK: The host

  /// Calls a host function whose arguments are in the registers.
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
    problem = .fatalError(Excerpt(name))
    return false
  }

  /// Creates the host's object for the stored properties in `fields`, or a plain object.
  func constructHost(
    _ site: UnsafePointer<CallSite>, _ fields: AnyObject?, _ n: UnsafeMutablePointer<UInt64>,
    _ r: UnsafeMutablePointer<AnyObject?>
  ) -> Bool {
    guard let fields, fields is Fields else { return callHost(site, n, r) }
    let own = downcast(fields, to: Fields.self)
    guard let body = site.pointee.body else { return missing(site) }
    let function = HostFunction("init", body)
    do throws(RunStop) {
      try host.construct(by: function, fields: own, Registers(n, r))
    } catch {
      problem = error.problem
      return false
    }
    if state.pointee.isStopped { return false }
    for index in 1..<max(1, site.pointee.arguments) where Self.holds(r + index) { r[index] = nil }
    return true
  }

  /// Calls an initializer of a class of the host in place of the receiver: the initializer of the
  /// class in that register, if there is one.
  func delegateToHost(
    _ site: UnsafePointer<CallSite>, _ n: UnsafeMutablePointer<UInt64>,
    _ r: UnsafeMutablePointer<AnyObject?>
  ) -> Bool {
    var own = site.pointee
    var host: HostFunction?
    if let type = (r.pointee as? MetatypeObject)?.type,
      let function = own.function?.takeUnretainedValue(),
      case .host(let found)? = initializer(of: type, like: function)?.implementation
    {
      own.body = found.body
      own.plain = found.plain
      host = found
    }
    for index in 1..<max(1, own.arguments) { Self.take(r + index, to: r + index - 1) }
    return withExtendedLifetime(host) { callHost(&own, n, r) }
  }

  // MARK: Finding functions

  /// The entry of a function of a script.
  @inline(__always)
  func entry(of function: Function) -> Entry {
    if let address = function.compiled.address {
      return address.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    }
    return session.code(of: function).entry
  }

  /// The stored properties of an object.
  func fields(of object: AnyObject) -> Fields? {
    // There are two classes of them, and a cast would walk up the class hierarchy of every other
    // object.
    let own = ObjectIdentifier(Swift.type(of: object))
    if own == ObjectIdentifier(ScriptObject.self) || own == ObjectIdentifier(Fields.self) {
      return downcast(object, to: Fields.self)
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
      fields = downcast(object, to: Fields.self)
    }
    if let methods = fields.methods { return methods[index] }
    guard index < fields.type.dispatch.count else {
      problem = .fatalError(Excerpt(fields.type.name))
      return nil
    }
    return entry(of: method(fields.type.dispatch[index], of: fields))
  }

  /// The script's override of a message; nil when the host's own code is to run. Caches the answer
  /// at the call site.
  func script(
    _ site: UnsafePointer<CallSite>, _ register: UnsafeMutablePointer<AnyObject?>, isSuper: Bool
  ) -> Entry? {
    // A message without overrides does not need the lookup, but the answer is valid all the same:
    // with the first override the number of changes differs.
    let isAnswered = state.pointee.answered[site.pointee.message] || site.pointee.body == nil
    let entry = isAnswered ? ask(site, register, isSuper: isSuper) : nil
    guard let place = answerPlace, keepsAnswers(site), let object = register.pointee,
      let state = Self.pointer(in: register, at: place.offset)
    else { return entry }
    let isNative =
      entry == nil && !isSuper && host.answersItself(site.pointee.message, object)
    // The memory belongs to the code; only the machine runs it.
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

  /// The initializer of the new object's own class that replaces the called one; nil when the
  /// object is not a script's.
  func initializer(
    _ site: UnsafePointer<CallSite>, _ register: UnsafeMutablePointer<AnyObject?>
  ) -> Entry? {
    guard let function = site.pointee.function?.takeUnretainedValue() else { return nil }
    guard let fields = register.pointee as? Fields else {
      if case .script = function.implementation { return entry(of: function) }
      return nil
    }
    return session.initializer(of: fields.objectType, for: function).entry
  }

  // MARK: Closures

  /// Prepares the call of a closure: its captures follow its arguments.
  func prepare(
    _ object: AnyObject, _ n: UnsafeMutablePointer<UInt64>, _ r: UnsafeMutablePointer<AnyObject?>,
    _ mode: Int
  ) -> UnsafeMutableRawPointer? {
    let closure = downcast(object, to: ClosureObject.self)
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
}

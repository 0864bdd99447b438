import Records
import SourceTree
import TypedProgram

/// The first registers of a value in both windows.
struct Slot: Hashable {
  var number: Int
  var reference: Int

  static func + (slot: Slot, layout: Layout) -> Slot {
    Slot(number: slot.number + layout.numbers, reference: slot.reference + layout.references)
  }
}

/// The home of a variable.
enum VariableHome {
  case registers(Slot)
  /// In the cell that this reference register refers to.
  case box(Int)
}

/// Compiles the code of one body.
///
/// Values are computed into registers that the caller names or that are temporary; `release` frees
/// the latter and releases the objects that they still contain, so that objects live no longer than
/// in compiled Swift.
final class FunctionCompiler {
  let assembler = Assembler()
  let session: CompilerSession
  private(set) var isTraced: Bool
  /// Whether loops of traced code continue unrecorded once the recorder is full.
  private let hasUntoldLoops: Bool
  var file: SourceFile?
  var name = ""

  /// The first free registers.
  var free = Slot(number: 0, reference: 0)
  /// The reference registers that may contain an object at this point.
  private var held: Set<Int> = []
  var variables: [ObjectIdentifier: VariableHome] = [:]
  var scopes: [BlockScope] = []
  var targets: [ObjectIdentifier: LoopTarget] = [:]
  /// The targets of `produce`, innermost last.
  var products: [Product] = []
  /// The targets of nil in an optional chain, innermost last.
  var chains: [Label] = []
  var fallthroughs: [FallthroughTarget] = []
  /// Nested functions that others use before they are declared.
  var sharedFunctions: Set<ObjectIdentifier> = []
  /// The home of `self`; nil without one.
  var selfHome: VariableHome?
  var selfType: Type?
  /// The register of the object's stored properties, if they are found once for the whole body.
  var fieldsRegister: Int?
  var function: Function?
  /// The type whose code this is, for the meaning of `super`.
  var owner: Nominal?
  /// A fact is recorded only when a condition has this value; nil: always.
  var recordsWhen: Bool?
  var isSilent = false
  /// The number of nested sequences that are being compiled: their statements are parts of a line.
  var inExpression = 0
  var inoutParameters: [(variable: LocalVariable, type: Type)] = []
  var isSelfInout = false
  var resultType = Type.void
  var isInitializer = false
  /// Whether an error can be thrown from here: inside a `do` with catches, or in a throwing
  /// function.
  var catchDepth = 0
  var isThrowing = false
  var stopped: RunProblem?
  /// The captured variable that contains this very closure, and its register.
  var ownClosure: (variable: LocalVariable, register: Int)?

  init(session: CompilerSession, isTraced: Bool, hasUntoldLoops: Bool = true) {
    self.session = session
    self.isTraced = isTraced
    self.hasUntoldLoops = hasUntoldLoops
  }

  // MARK: Loops

  /// Emits the turns of a loop; `turn` emits one that begins at the label and ends with the jump
  /// back there.
  ///
  /// Traced code has them twice. The second ones record nothing, and take over from the turn in
  /// which the recorder is full: a loop of a million turns would take many times as long otherwise.
  func turns(_ turn: (Label) -> Void) {
    let start = Label()
    assembler.bind(start)
    guard isTraced, hasUntoldLoops else {
      turn(start)
      return
    }
    let untold = Label()
    let before = (free, held, variables)
    assembler.jump(.jumpUntold, to: untold)
    turn(start)
    (free, held, variables) = before
    isTraced = false
    assembler.bind(untold)
    turn(untold)
    isTraced = true
  }

  // MARK: Registers

  /// Allocates registers for a value.
  func allocate(_ layout: Layout) -> Slot {
    let slot = free
    free.number += layout.numbers
    free.reference += layout.references
    grow(to: free)
    for register in slot.reference..<free.reference { held.insert(register) }
    return slot
  }

  func grow(to slot: Slot) {
    assembler.frame.numbers = max(assembler.frame.numbers, slot.number)
    assembler.frame.references = max(assembler.frame.references, slot.reference)
  }

  func allocateNumber() -> Int { allocate(.number).number }
  func allocateReference() -> Int { allocate(.reference).reference }

  /// Frees all registers from `mark` on.
  func release(to mark: Slot) {
    let used = held.filter { $0 >= mark.reference }.sorted()
    clear(used)
    held.subtract(used)
    free = mark
  }

  /// Emits the release of registers, in runs.
  private func clear(_ registers: [Int]) {
    var index = 0
    while index < registers.count {
      var end = index + 1
      while end < registers.count, registers[end] == registers[end - 1] + 1 { end += 1 }
      assembler.emit(.clear, registers[index], 0, end - index)
      index = end
    }
  }

  /// Releases the objects of registers from `mark` on without freeing the registers: on an exit of
  /// a block.
  func letGo(from mark: Slot) {
    clear(held.filter { $0 >= mark.reference }.sorted())
  }

  /// Marks registers as known to be empty.
  func forget(_ slot: Slot, _ layout: Layout) {
    for register in slot.reference..<(slot.reference + layout.references) { held.remove(register) }
  }

  func hold(_ slot: Slot, _ layout: Layout) {
    for register in slot.reference..<(slot.reference + layout.references) { held.insert(register) }
  }

  /// Whether a slot is temporary, so that its objects may be moved out.
  func isTemporary(_ slot: Slot, since mark: Slot) -> Bool {
    slot.number >= mark.number && slot.reference >= mark.reference
  }

  // MARK: Moving

  func copy(_ source: Slot, to target: Slot, _ layout: Layout) {
    moveNumbers(source, to: target, layout)
    guard source.reference != target.reference, layout.references > 0 else { return }
    if layout.references == 1 {
      assembler.emit(.copy, target.reference, source.reference)
    } else {
      assembler.emit(.copyMany, target.reference, source.reference, layout.references)
    }
  }

  /// The same, for a source that is no longer needed.
  func take(_ source: Slot, to target: Slot, _ layout: Layout) {
    moveNumbers(source, to: target, layout)
    guard source.reference != target.reference, layout.references > 0 else { return }
    if layout.references == 1 {
      assembler.emit(.take, target.reference, source.reference)
    } else {
      assembler.emit(.takeMany, target.reference, source.reference, layout.references)
    }
    if source.reference >= target.reference + layout.references
      || target.reference >= source.reference + layout.references
    {
      forget(source, layout)
    }
    hold(target, layout)
  }

  private func moveNumbers(_ source: Slot, to target: Slot, _ layout: Layout) {
    guard source.number != target.number, layout.numbers > 0 else { return }
    if layout.numbers == 1 {
      assembler.emit(.move, target.number, source.number)
    } else if layout.numbers == 2 {
      assembler.emit(.moveTwo, target.number, source.number)
    } else {
      assembler.emit(.moveMany, target.number, source.number, layout.numbers)
    }
  }

  /// Sets the registers of a value to zero and nil.
  func zero(_ slot: Slot, _ layout: Layout) {
    if layout.numbers > 0 { assembler.emit(.zero, slot.number, 0, layout.numbers) }
    if layout.references > 0 { assembler.emit(.clear, slot.reference, 0, layout.references) }
  }

  func constant(_ bits: UInt64, to register: Int) {
    assembler.emit(.constant, register, assembler.constant(bits))
  }

  func integer(_ value: Int, to register: Int) {
    constant(UInt64(bitPattern: Int64(value)), to: register)
  }

  // MARK: Functions

  /// The index of a function of a script in the code's table.
  func index(of function: Function) -> Int { assembler.function(session.code(of: function)) }

  /// Emits a stop: code that must not run, because the checker has refused it.
  func unreachable() {
    assembler.emit(.stopWith, k: StopCode.unreachable.rawValue)
  }
}

/// A scope of statements between braces, during their compilation.
struct BlockScope {
  let mark: Slot
  /// The bodies of `defer`, in order.
  var deferred: [[TypedStatement]] = []
}

/// The targets of `break` and `continue`.
struct LoopTarget {
  let leave: Label
  let turn: Label?
  /// The number of scopes around the loop.
  let depth: Int
  let mark: Slot
}

/// The destination of the value of an `if` or `switch` expression.
struct Product {
  let slot: Slot
  let type: Type
  let end: Label
  let depth: Int
  let mark: Slot
}

/// The stops that instructions name by number.
enum StopCode: Int {
  case unreachable, unwrappedNil, implicitlyUnwrappedNil, fatalError, precondition, strideOfZero
  case changedMeanwhile, assertion
}

/// The state that all compilations of one machine share.
final class CompilerSession {
  let library: Library
  private var inherited: [WitnessKey: FunctionCode] = [:]
  private var thunks: [ObjectIdentifier: FunctionCode] = [:]

  init(library: Library) {
    self.library = library
  }

  /// The code of a script's function; created without compiling it, the first time.
  func code(of function: Function) -> FunctionCode {
    if let code = function.compiled.code as? FunctionCode { return code }
    let code = FunctionCode(.function(function))
    function.compiled.keep(code, at: UnsafeMutableRawPointer(code.entry))
    return code
  }

  /// The code that creates an instance of `type`, which declares no such initializer itself,
  /// through the superclass's.
  func inheritedCode(_ type: Type, _ initializer: Function) -> FunctionCode {
    let key = WitnessKey(type: type, function: ObjectIdentifier(initializer))
    if let known = inherited[key] { return known }
    let code = FunctionCode(.inherited(type, initializer))
    inherited[key] = code
    return code
  }

  /// The initializer that replaces `function` when an instance of `type` is made: the class's own
  /// override, or one that leads to it.
  func initializer(of type: Type, for function: Function) -> FunctionCode {
    let function = function.written.copy(for: type)
    guard let own = type.nominal, own !== function.owner else { return code(of: function) }
    for nominal in own.scriptLineage {
      if nominal === function.owner { break }
      for case .initializer(let candidate) in nominal.members["init"] ?? []
      where candidate.overrides(function.checked.original ?? function) {
        guard case .script = candidate.implementation else { continue }
        let copy = candidate.copy(for: type)
        return nominal === own ? code(of: copy) : inheritedCode(type, copy)
      }
    }
    if function.isConvenience, case .script = function.implementation { return code(of: function) }
    return inheritedCode(type, function)
  }

  /// The code of a function that is used as a value.
  func thunk(of function: Function, receiver: Type?) -> FunctionCode {
    if let known = thunks[ObjectIdentifier(function)] { return known }
    let code = FunctionCode(.thunk(function, receiver: receiver))
    thunks[ObjectIdentifier(function)] = code
    return code
  }
}

extension Function {
  /// The written initializer that purely inherited ones lead to.
  var written: Function {
    var function = self
    var steps = 0
    while case .inheritedInitializer(let original) = function.implementation, steps < 1_000 {
      function = original
      steps += 1
    }
    return function
  }

  /// Whether this is `other`'s override, directly or indirectly.
  fileprivate func overrides(_ other: Function) -> Bool {
    var current: Function? = self
    var steps = 0
    while let next = current, steps < 1_000 {
      if next === other { return true }
      if case .inheritedInitializer(let original) = next.implementation, original === other {
        return true
      }
      current = next.overridden
      steps += 1
    }
    return false
  }
}

/// A type with a function: the key of the machine's caches.
struct WitnessKey: Hashable {
  let type: Type
  let function: ObjectIdentifier
}

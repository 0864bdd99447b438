import Foundation
import Records
import SourceTree
import TypedProgram

// The questions of the host to the machine.

extension Machine {
  // MARK: Questions

  /// Begins a question: steps, output and memory are counted from here. Questions inside a question
  /// belong to it.
  package func beginQuestion() {
    state.pointee.questionDepth += 1
    guard state.pointee.questionDepth == 1 else { return }
    state.pointee.isClean = false
    failure = nil
    problem = nil
    thrown = nil
    written = 0
    writtenInAll = 0
    state.pointee.isStopped = false
    state.pointee.interrupt.pointee = 0
    state.pointee.budget = min(MachineState.batch, limits.steps)
    state.pointee.remainingSteps = limits.steps - state.pointee.budget
    state.pointee.framesEnd =
      state.pointee.frames + min(limits.callDepth, MachineState.frameCapacity)
    Allowance.begin(limits.memory, state, self)
    findStack()
  }

  /// Begins one of many small questions that are asked inside one: steps and output are counted
  /// from here. An earlier stop stays in force.
  ///
  /// Memory is counted over all of them, since the memory that each one retains adds up, and so is
  /// the output that is stored: output after the limit of one question is discarded. The steps
  /// until the next check continue from question to question, so that an interruption is noticed
  /// however small they are.
  package func renewQuestion() {
    let limit = state.pointee.stepLimit
    let budget = min(max(state.pointee.budget, 0), limit)
    state.pointee.budget = budget
    state.pointee.remainingSteps = limit - budget
    written = 0
  }

  /// Ends the question; after the outermost one the machine is ready again.
  package func endQuestion() {
    state.pointee.questionDepth -= 1
    guard state.pointee.questionDepth == 0 else { return }
    if !state.pointee.isClean { flushLines() }
    Allowance.end(state)
    state.pointee.isStopped = false
  }

  /// The steps that the present question has taken so far.
  package var steps: Int {
    limits.steps - state.pointee.remainingSteps - max(state.pointee.budget, 0)
  }

  private func findStack() {
    #if canImport(Glibc)
      let thread = UInt(pthread_self())
      if thread == state.pointee.thread { return }
      state.pointee.thread = thread
    #endif
    state.pointee.stackLimit = HostStack.lowest + (512 << 10)
  }

  // MARK: Calls

  /// Runs the statements of a checked text's top level, once: they are released with it.
  package func run(_ entry: Function) throws(RunFailure) {
    // They cannot be called again, and the code and the body both retain the function that retains
    // them.
    defer {
      entry.compiled.forget()
      entry.checked.body = nil
    }
    try call(entry, { _ in }, { _ in })
  }

  /// Calls any function: `prepare` writes its arguments, the receiver first, to the registers, and
  /// `finish` reads its results, the inout ones first, from them.
  package func call(
    _ function: Function, _ prepare: (Registers) -> Void, _ finish: (Registers) -> Void
  ) throws(RunFailure) {
    if case .host(let host) = function.implementation {
      try question { registers throws(RunFailure) in
        prepare(registers)
        do throws(RunStop) {
          try host.body(registers)
        } catch {
          problem = error.problem
          _ = refuse()
          throw currentFailure
        }
        finish(registers)
      }
      return
    }
    try call(entry(of: function), prepare, finish)
  }

  /// Calls a closure of a script.
  package func call(
    closure: ClosureObject, _ prepare: (Registers) -> Void, _ finish: (Registers) -> Void
  ) throws(RunFailure) {
    try call(
      closure.entry,
      { registers in
        prepare(registers)
        _ = self.prepare(closure, registers.numbers, registers.references, state.pointee.mode)
      }, finish)
  }

  private func call(
    _ entry: Entry, _ prepare: (Registers) -> Void, _ finish: (Registers) -> Void
  ) throws(RunFailure) {
    try question { registers throws(RunFailure) in
      prepare(registers)
      // The code, and with it the size of its frame, may have to be compiled first.
      let size = body(of: entry, state.pointee.mode)?.pointee
      guard execute(entry, registers.numbers, registers.references) else {
        throw currentFailure
      }
      finish(registers)
      Self.empty(registers.references, size?.frameReferences ?? 0)
    }
  }

  private func question(
    _ ask: (Registers) throws(RunFailure) -> Void
  ) throws(RunFailure) {
    let isOutermost = state.pointee.questionDepth == 0
    if isOutermost { beginQuestion() }
    defer { if isOutermost { endQuestion() } }
    if state.pointee.isStopped { throw currentFailure }
    guard isDeepEnough(), hasStep() else {
      _ = refuse()
      throw currentFailure
    }
    try ask(Registers(state.pointee.numbersTop, state.pointee.referencesTop))
    // A `deinit` may have stopped without a notification.
    if state.pointee.isStopped { throw currentFailure }
  }

  private var currentFailure: RunFailure {
    failure ?? RunFailure(problem: .interrupted, file: nil, range: SourceRange(0, 0), calls: [])
  }

  /// Counts a call by the host: loops of its own over functions that call nothing would otherwise
  /// have no limit.
  @inline(__always)
  private func hasStep() -> Bool {
    state.pointee.budget &-= 1
    return state.pointee.budget >= 0 || look()
  }

  // MARK: The door's calls

  /// Calls an override of `point(inside:with:)`. false when it was stopped; the reason is in
  /// `failure`.
  package func callPointInside(
    _ function: Function, receiver: AnyObject, x: Double, y: Double, event: AnyObject?
  ) -> Bool {
    guard let registers = begin(receiver, x, y, event) else { return false }
    let done = execute(entry(of: function), registers.numbers, registers.references)
    let answer = done && registers.numbers.pointee != 0
    if state.pointee.questionDepth == 1, state.pointee.isImplicit { end() }
    return answer
  }

  /// Calls an override of `hitTest(_:with:)`. nil when it was stopped; the reason is in `failure`.
  package func callHitTest(
    _ function: Function, receiver: AnyObject, x: Double, y: Double, event: AnyObject?
  ) -> AnyObject? {
    guard let registers = begin(receiver, x, y, event) else { return nil }
    let done = execute(entry(of: function), registers.numbers, registers.references)
    var answer: AnyObject?
    if done {
      answer = registers.references.pointee
      registers.references.pointee = nil
    }
    if state.pointee.questionDepth == 1, state.pointee.isImplicit { end() }
    return answer
  }

  /// Registers with the arguments in them; nil when nothing may run.
  @inline(__always)
  private func begin(_ receiver: AnyObject, _ x: Double, _ y: Double, _ event: AnyObject?)
    -> Registers?
  {
    if state.pointee.questionDepth == 0 {
      if state.pointee.isClean {
        // Like `beginQuestion`, if nothing is left of the one before.
        state.pointee.questionDepth = 1
        state.pointee.interrupt.pointee = 0
        let limit = state.pointee.stepLimit
        state.pointee.budget = min(MachineState.batch, limit)
        state.pointee.remainingSteps = limit - state.pointee.budget
        Allowance.begin(limits.memory, state, self)
        findStack()
      } else {
        beginQuestion()
        state.pointee.isClean = true
      }
      state.pointee.isImplicit = true
    }
    if state.pointee.isStopped { return nil }
    guard isDeepEnough(), hasStep() else {
      _ = refuse()
      return nil
    }
    let (n, r) = (state.pointee.numbersTop, state.pointee.referencesTop)
    n[0] = x.bitPattern
    n[1] = y.bitPattern
    r[0] = receiver
    r[1] = event
    return Registers(n, r)
  }

  private func end() {
    state.pointee.isImplicit = false
    if state.pointee.isStopped || written > 0 || state.pointee.mode != 0 {
      state.pointee.isClean = false
    }
    endQuestion()
  }

  // MARK: Everything that lives

  /// Makes everything that this machine made release its references, without running any `deinit`:
  /// a dropped scene leaves no cycles.
  package func clearAll() {
    forgetVariablesOfLibrary()
    registry.clearAll()
  }
}

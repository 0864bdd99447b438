import Records
import SourceTree
import TypedProgram

// The reasons for stopping a question, and the checks for them.

extension Machine {
  // MARK: Limits

  /// Checks from time to time whether the code may continue. The reason if not is a problem.
  @inline(never)
  func look() -> Bool {
    if state.pointee.interrupt.pointee != 0 || isInterrupted() {
      state.pointee.interrupt.pointee = 0
      problem = .interrupted
      return false
    }
    if state.pointee.remainingSteps <= 0 {
      problem = Allowance.isInLayout ? .layout(limit: limits.steps) : .steps(limit: limits.steps)
      return false
    }
    if !hasMemory() { return false }
    let batch = min(MachineState.batch, state.pointee.remainingSteps)
    state.pointee.remainingSteps -= batch
    state.pointee.budget = batch - 1
    return true
  }

  /// The same from within the library, which cannot throw: the running code is stopped when it may
  /// not continue.
  func mayGoOn() -> Bool {
    look() || refuse()
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

  /// Whether the host's own stack has room for a nested call; a problem otherwise.
  @inline(__always)
  func isDeepEnough() -> Bool {
    if HostStack.place > state.pointee.stackLimit { return true }
    problem = .callDepth(limit: limits.callDepth)
    return false
  }

  // MARK: Stops

  func stop(_ code: UInt8, _ message: AnyObject?) -> RunProblem {
    let text = Excerpt((message as? StringObject)?.value ?? "")
    return switch StopCode(rawValue: Int(code)) {
    case .unwrappedNil: .unwrappedNil
    case .implicitlyUnwrappedNil: .implicitlyUnwrappedNil
    case .fatalError: .fatalError(text)
    case .precondition: .preconditionFailed(text)
    case .assertion: .assertionFailed(text)
    case .strideOfZero: .strideOfZero
    case .changedMeanwhile: .uninitialized("")
    case .unreachable, nil: .fatalError("")
    }
  }

  /// Stops the running code from within a call of the host's that cannot throw.
  package func stop(_ problem: RunProblem) {
    if self.problem == nil { self.problem = problem }
    _ = refuse()
  }

  /// The function and line of a script that run now; nil outside of scripts.
  package var currentPlace: (function: String, file: SourceFile, line: Int)? {
    var frame = state.pointee.framesTop
    while frame > state.pointee.frames {
      frame -= 1
      let code = frame.pointee.code.pointee.code.takeUnretainedValue()
      guard let file = code.file, !file.isOfLibrary, code.isShown else { continue }
      let index = frame.pointee.next - frame.pointee.code.pointee.instructions - 1
      return (code.name, file, file.listedLine(of: code.range(at: index).start))
    }
    return nil
  }

  /// Reports a problem before any instruction ran.
  func refuse() -> Bool {
    noteFailure(state.pointee.framesTop)
    return false
  }

  /// Records the reason why the question stops, once; everything unwinds from here on.
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
    // The index of a waiting place among the calls; a recursive function waits there thousands of
    // times.
    var known: [UnsafePointer<Instruction>: Int] = [:]
    var frame = top
    while frame > state.pointee.frames {
      frame -= 1
      if let index = known[frame.pointee.next] {
        calls[index].times += 1
        continue
      }
      guard calls.count < 20 else { continue }
      let code = frame.pointee.code.pointee.code.takeUnretainedValue()
      let index = frame.pointee.next - frame.pointee.code.pointee.instructions - 1
      let range = code.range(at: index)
      guard let file = code.file, !file.isOfLibrary, code.isShown else { continue }
      if place == nil { place = (file, range) } else { known[frame.pointee.next] = calls.count }
      calls.append(
        RunFailure.Call(
          function: code.name, file: file, line: file.line(of: range.start)))
    }
    failure = RunFailure(
      problem: problem, file: place?.file, range: place?.range ?? SourceRange(0, 0), calls: calls)
  }
}

import CProcess
import Records
import TypedProgram

/// The memory and the steps that the running question may still use.
///
/// Stored outside of the machines: the heap that is measured is the process's, and the rows of the
/// library that create much at once have no reference to a machine. Machines run on the main actor
/// alone, and so does everything that they call.
package enum Allowance {
  nonisolated(unsafe) private static var limit = Int.max
  /// The memory in use when the question began; -1 until it is measured, because most questions end
  /// before that.
  nonisolated(unsafe) private static var start = -1
  nonisolated(unsafe) private static var state: UnsafeMutablePointer<MachineState>?
  /// The machine of `state`, which ends its question before it is deallocated.
  #if CHECKED
    nonisolated(unsafe) private static unowned var machine: Machine?
  #else
    nonisolated(unsafe) private static unowned(unsafe) var machine: Machine?
  #endif

  /// Smaller amounts are detected early enough by the machine, which checks every few thousand
  /// steps.
  private static let small = 64 << 10

  static func begin(
    _ limit: Int, _ state: UnsafeMutablePointer<MachineState>, _ machine: Machine
  ) {
    self.limit = limit
    self.state = state
    self.machine = machine
    start = -1
  }

  static func end(_ state: UnsafeMutablePointer<MachineState>) {
    guard self.state == state else { return }
    self.state = nil
    machine = nil
    limit = .max
  }

  // MARK: Steps

  /// To be called by code that works through many elements in one step of the machine: charges that
  /// many additional steps. Returns false when the question has to stop; the running code then ends
  /// early, with any result, which is discarded.
  @discardableResult @inline(__always)
  package static func spend(_ steps: Int) -> Bool {
    guard let state else { return true }
    state.pointee.budget &-= steps
    return state.pointee.budget >= 0 || isAllowed(state)
  }

  /// The same for solving constraints; the problem of a stopped question mentions the layout.
  package static func spend(onLayout steps: Int) -> Bool {
    isInLayout = true
    defer { isInLayout = false }
    return spend(steps)
  }

  /// Whether a layout is taking steps now.
  nonisolated(unsafe) private(set) static var isInLayout = false

  /// Whether a question is running that is charged for steps.
  package static var isCounting: Bool { state != nil }

  /// The same for work on the bytes of a text; that on a short one is part of the step.
  @discardableResult @inline(__always)
  package static func spend(bytes: Int) -> Bool {
    bytes < freeBytes || spend(bytes / bytesPerStep)
  }

  /// The same for bytes that are copied unchanged.
  @discardableResult @inline(__always)
  package static func spend(copied bytes: Int) -> Bool {
    bytes < freeBytes || spend(bytes / bytesCopiedPerStep)
  }

  /// Whether the question has to stop: loops of the library end then.
  package static var isSpent: Bool { state?.pointee.isStopped ?? false }

  /// A text of fewer bytes costs nothing.
  private static let freeBytes = 256
  /// A character is read in about the time of two steps.
  private static let bytesPerStep = 2
  private static let bytesCopiedPerStep = 32

  @inline(never)
  private static func isAllowed(_ state: UnsafeMutablePointer<MachineState>) -> Bool {
    if state.pointee.isStopped { return false }
    // The shortfall of the batch is taken off the rest.
    state.pointee.remainingSteps += state.pointee.budget
    state.pointee.budget = 0
    return MainActor.assumeIsolated { machine?.mayGoOn() ?? true }
  }

  // MARK: Memory

  /// To be called before an allocation of about that many bytes. Throws if that would exceed the
  /// limit of the question.
  package static func reserve(_ bytes: Int) throws(RunStop) {
    guard bytes >= small || bytes == 0 else { return }
    let used = Int(cprocess_heap_in_use())
    if start < 0 { start = used }
    guard bytes <= limit, used - start <= limit - bytes else {
      throw RunStop(.memory(limit: limit))
    }
    // Allocated memory is filled, too.
    spend(copied: bytes)
  }

  /// The same for that many elements of that many bytes each.
  package static func reserve(_ count: Int, of bytes: Int) throws(RunStop) {
    let (product, isTooMuch) = count.multipliedReportingOverflow(by: bytes)
    try reserve(isTooMuch ? .max : product)
  }

  /// To be called after an allocation of that many bytes where no error can be thrown: the machine
  /// checks at its next step.
  static func note(_ bytes: Int) {
    guard bytes >= small, let state, state.pointee.budget > 0 else { return }
    state.pointee.remainingSteps += state.pointee.budget
    state.pointee.budget = 0
  }
}

extension ArrayStorage {
  /// The approximate size of one element in bytes.
  package var elementBytes: Int { holdsObjects ? 8 : 8 * (element.numbers + element.references) }
}

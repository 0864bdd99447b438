import CProcess
import Records

/// The memory that the running question may still take.
///
/// Kept beside the machines and not in one of them: the heap that is measured is the process's, and
/// the rows of the library that make much at once know no machine. Machines run on the main actor
/// alone, and so does everything that they call.
package enum Allowance {
  nonisolated(unsafe) private static var limit = Int.max
  /// The memory in use when the question began; -1 while nobody has looked, because most questions
  /// end before anybody does.
  nonisolated(unsafe) private static var start = -1
  nonisolated(unsafe) private static var state: UnsafeMutablePointer<MachineState>?

  /// Less than this is found soon enough by the machine, which looks up every few thousand steps.
  private static let small = 64 << 10

  static func begin(_ limit: Int, _ state: UnsafeMutablePointer<MachineState>) {
    self.limit = limit
    self.state = state
    start = -1
  }

  static func end(_ state: UnsafeMutablePointer<MachineState>) {
    guard self.state == state else { return }
    self.state = nil
    limit = .max
  }

  /// To be called before something of about so many bytes is made at once. Throws when that would
  /// be more than the question may use.
  package static func reserve(_ bytes: Int) throws(RunStop) {
    guard bytes >= small || bytes == 0 else { return }
    let used = Int(cprocess_heap_in_use())
    if start < 0 { start = used }
    guard bytes <= limit, used - start <= limit - bytes else {
      throw RunStop(.memory(limit: limit))
    }
  }

  /// The same for so many elements of so many bytes each.
  package static func reserve(_ count: Int, of bytes: Int) throws(RunStop) {
    let (product, isTooMuch) = count.multipliedReportingOverflow(by: bytes)
    try reserve(isTooMuch ? .max : product)
  }

  /// To be called where something of so many bytes was made and nothing can be thrown: the machine
  /// looks up at its next step.
  static func note(_ bytes: Int) {
    guard bytes >= small, let state, state.pointee.budget > 0 else { return }
    state.pointee.remainingSteps += state.pointee.budget
    state.pointee.budget = 0
  }
}

extension ArrayStorage {
  /// About how many bytes one element takes.
  var elementBytes: Int { holdsObjects ? 8 : 8 * (element.numbers + element.references) }
}

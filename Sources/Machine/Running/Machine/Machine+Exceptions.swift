import Records
import TypedProgram

// Exceptions: stops for which a device raises one, and which a `@try` of Objective-C catches.

extension Machine {
  /// Throws the exception as an error if it is the reason for which the running code is about to
  /// stop, or was stopped in a call of the host, and if a `@try` around this location catches it.
  /// Nothing is unwound before that is known, so an exception that nothing catches is reported with
  /// all calls.
  func catchException(
    _ frame: UnsafeMutablePointer<Frame>, _ bottom: UnsafeMutablePointer<Frame>,
    _ next: UnsafePointer<Instruction>
  ) -> Bool {
    guard thrown == nil, let reason = problem ?? stoppedFor, isCovered(frame, bottom, next),
      let exception = host.exception(for: reason)
    else { return false }
    problem = nil
    if state.pointee.isStopped {
      state.pointee.isStopped = false
      failure = nil
      host.goOn()
      onCatch?()
    }
    thrown = exception
    return true
  }

  private var stoppedFor: RunProblem? { state.pointee.isStopped ? failure?.problem : nil }

  /// Whether a handler for exceptions covers a location, or one of its callers.
  private func isCovered(
    _ frame: UnsafeMutablePointer<Frame>, _ bottom: UnsafeMutablePointer<Frame>,
    _ next: UnsafePointer<Instruction>
  ) -> Bool {
    var (current, next) = (frame, next)
    while true {
      let code = current.pointee.code
      let place = next - code.pointee.instructions - 1
      if handler(in: code, at: place, ofException: true) != nil { return true }
      if current == bottom { return false }
      current -= 1
      next = current.pointee.next
    }
  }
}

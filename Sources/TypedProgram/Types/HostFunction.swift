import Records

/// Why running ended early; thrown by host functions and by the machine.
@usableFromInline
package struct RunStop: Error {
  package let problem: RunProblem

  package init(_ problem: RunProblem) {
    self.problem = problem
  }
}

/// Code of the host or of the standard library that scripts call.
///
/// Arguments are from register 0 of each window on, the receiver first; the result takes their
/// place. Where the function is mutating or has inout parameters, the machine copies their values
/// in, moved out of their places where it can, so that storage is not shared; afterwards the new
/// values are first, the receiver's before the inout arguments' in order, and the result follows.
@usableFromInline
package final class HostFunction {
  @usableFromInline
  package typealias Body = @MainActor (Registers) throws(RunStop) -> Void

  package let name: String
  package let body: Body
  /// The same for a function of numbers alone, where there is a way without a closure: reads its
  /// arguments from the first numbers and writes its result to the second ones, which can be the
  /// same.
  package var plain: Plain?
  /// The same for a getter of objects that keep what tells who answers their messages
  /// (`AnswerPlace`): reads from where that is. For an object that nobody answers for.
  package var read: Read?
  /// The same for a getter that returns an object, if that is ready; otherwise nil.
  package var readObject: ReadObject?

  package typealias Plain =
    @Sendable @convention(c) (UnsafePointer<UInt64>, UnsafeMutablePointer<UInt64>) -> Void
  package typealias Read =
    @Sendable @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UInt64>) -> Void
  package typealias ReadObject =
    @Sendable @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer?

  /// Whether calling it changes nothing and makes nothing that is told from another, so that a
  /// batch may call it in any order.
  package var onlyComputes = false

  /// The same for the receivers of which this says so.
  package var onlyComputesFor: (@MainActor (AnyObject) -> Bool)?

  /// Whether calling it changes nothing but its receiver, so that a batch may call it on what it
  /// has made itself.
  package var onlyBuilds = false

  /// Whether the arguments are the result already, in the same registers.
  package var isMemberwise = false

  package init(_ name: String, _ body: @escaping Body) {
    self.name = name
    self.body = body
  }
}

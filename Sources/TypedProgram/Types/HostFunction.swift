import Records

/// The reason why running ended early; thrown by host functions and by the machine.
@usableFromInline
package struct RunStop: Error {
  package let problem: RunProblem

  package init(_ problem: RunProblem) {
    self.problem = problem
  }
}

/// Code of the host or of the standard library that scripts call.
///
/// Arguments are from register 0 of each window on, the receiver first; the result replaces them.
/// If the function is mutating or has inout parameters, the machine copies their values in, moved
/// out of their locations where it can, so that storage is not shared; afterwards the new values
/// are first, the receiver's before the inout arguments' in order, and the result follows.
@usableFromInline
package final class HostFunction {
  @usableFromInline
  package typealias Body = @MainActor (Registers) throws(RunStop) -> Void

  package let name: String
  package let body: Body
  /// The same for a function of numbers alone, if it can be called without a closure: reads its
  /// arguments from the first numbers and writes its result to the second ones, which can be the
  /// same.
  package var plain: Plain?
  /// The same for a getter of objects with the word that identifies their overrides
  /// (`AnswerPlace`): reads from its location. For an object without an override.
  package var read: Read?
  /// The same for a getter that returns an object, if that is ready; otherwise nil.
  package var readObject: ReadObject?

  package typealias Plain =
    @Sendable @convention(c) (UnsafePointer<UInt64>, UnsafeMutablePointer<UInt64>) -> Void
  package typealias Read =
    @Sendable @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UInt64>) -> Void
  package typealias ReadObject =
    @Sendable @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer?

  /// Whether a call changes nothing and creates no object whose identity can be observed, so that a
  /// batch may call it in any order.
  package var onlyComputes = false

  /// The same for the receivers for which this returns true.
  package var onlyComputesFor: (@MainActor (AnyObject) -> Bool)?

  /// Whether a call changes nothing but its receiver, so that a batch may call it on objects that
  /// it has made itself.
  package var onlyBuilds = false

  /// Whether the arguments are already the result, in the same registers.
  package var isMemberwise = false

  package init(_ name: String, _ body: @escaping Body) {
    self.name = name
    self.body = body
  }
}

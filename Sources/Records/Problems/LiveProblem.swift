/// Why no page follows the session.
package enum LiveProblem: Error, Codable, Sendable, Equatable {
  /// The program was built without a server; the line that builds it with one.
  case notBuilt(line: String)
  /// There is no prompt that could be followed.
  case noTerminal
  /// Another program listens at the port.
  case portInUse(Int)
  /// The port is one of those that only the system's own programs may use.
  case portNotAllowed(Int)
  /// Not an address of this computer in numbers.
  case noAddress(String)
  case failed(SystemReason)
}

/// The reason why no page follows the session.
package enum LiveProblem: Error, Codable, Sendable, Equatable {
  /// The program was built without a server; the command that builds it with one.
  case notBuilt(line: String)
  /// There is no prompt to follow.
  case noTerminal
  /// Another program listens at the port.
  case portInUse(Int)
  /// The port is reserved for the system's own programs.
  case portNotAllowed(Int)
  /// Not a numeric address of this computer.
  case noAddress(String)
  case failed(SystemReason)
}

/// The reason why no page follows the session.
package enum LiveProblem: Error, Codable, Sendable, Equatable {
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

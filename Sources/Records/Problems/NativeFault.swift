/// The crash or kill that ended the process that runs code.
package enum NativeFault: Codable, Equatable, Sendable {
  /// A signal, such as 11.
  case signal(Int32)
  /// Ctrl-C was pressed, and the running line did not react within a second.
  case unheard

  /// The context in which it happened, which determines what is left.
  package enum Place: Codable, Equatable, Sendable {
    /// At the prompt, where the journal has restored the scene; `isWhole` is whether it could.
    case prompt(isWhole: Bool)
    /// In a script, which ends there.
    case script
    /// During another command, such as a check.
    case command
  }
}

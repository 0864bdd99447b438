/// The crash or kill that ended the process that runs code.
package enum NativeFault: Codable, Equatable, Sendable {
  /// A signal, such as 11.
  case signal(Int32)
  /// Ctrl-C was pressed, and the line in hand took no notice within a second.
  case unheard

  /// Where that happened, which decides what is left.
  package enum Place: Codable, Equatable, Sendable {
    /// At the prompt, where the journal has made the scene again; `isWhole` tells whether it could.
    case prompt(isWhole: Bool)
    /// In a script, which ends there.
    case script
    /// While something else was done, such as a check.
    case command
  }
}

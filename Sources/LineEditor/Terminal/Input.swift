/// What one call of `LineEditor.read` came to.
package nonisolated enum Input: Equatable, Sendable {
  /// An entry, without its last line break; one of several lines holds line feeds.
  case line(String)
  /// The entry was abandoned with Ctrl-C.
  case interrupted
  /// Ctrl-D on an empty entry, or the terminal or file has no more input.
  case endOfFile
}

/// The result of one call of `LineEditor.read`.
package nonisolated enum Input: Equatable, Sendable {
  /// An entry, without its last line break; one of several lines contains line feeds.
  case line(String)
  /// The entry was abandoned with Ctrl-C.
  case interrupted
  /// Ctrl-D on an empty entry, or the end of the input of the terminal or file.
  case endOfFile
}

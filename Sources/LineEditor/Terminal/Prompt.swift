/// The text before the typed text.
package nonisolated struct Prompt: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The visible text. It should end with a space: blanks at its end are never coloured.
  package var text: String
  /// Parameters of the terminal's SGR sequence, such as `"1;36"`; nil for no colour.
  package var style: String?

  /// Creates a prompt, in colour if the terminal supports it.
  package init(_ text: String, style: String? = nil) {
    self.text = text
    self.style = style
  }

  /// Creates a prompt without colour.
  package init(stringLiteral text: String) {
    self.init(text)
  }
}

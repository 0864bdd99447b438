/// One line of a learner's code that ran while a question was answered, with its findings.
package struct ScriptLine: Hashable, Codable, Sendable {
  /// The file's name in diagnostics.
  package let file: String
  /// The line in that file, from 1; 0 for a line that was typed after `on`.
  package let line: Int
  /// The number of calls of other functions of the script around it; 0 in the override itself.
  package let depth: Int
  /// The function that contains the line: `point(inside:with:)`.
  package let function: String
  package let facts: [ScriptFact]
  /// The language of the line, and of the values in its findings; nil for Swift.
  private let code: SourceLanguage?

  package init(
    file: String, line: Int, depth: Int, function: String, facts: [ScriptFact],
    language: SourceLanguage = .typed
  ) {
    code = language == .typed ? nil : language
    self.file = file
    self.line = line
    self.depth = depth
    self.function = function
    self.facts = facts
  }

  /// The language of the line, and of the values in its findings.
  package var language: SourceLanguage { code ?? .typed }
}

/// A finding of a line of a learner's code. Texts are values as a trace shows them, written as the
/// line's language writes them: numbers without needless digits, views by the names that the user
/// gave them.
package enum ScriptFact: Hashable, Codable, Sendable {
  /// A variable or property was assigned a value: `dx = -55`.
  case assigned(name: String, value: String)
  /// A comparison or condition decided: `6050 <= 3600 → false`. `text` has the operands' values in
  /// place of their expressions.
  case decided(text: String, result: Bool)
  /// An optional was bound to a name, or was nil.
  case bound(name: String, value: String?)
  /// The function's result.
  case returned(value: String)
  /// Output was printed.
  case printed(String)
}

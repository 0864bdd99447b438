/// One line of a learner's code that ran while a question was answered, with what it found out.
package struct ScriptLine: Hashable, Codable, Sendable {
  /// The file's name, as diagnostics give it.
  package let file: String
  /// The line in that file, from 1; 0 for a line that was typed after `on`.
  package let line: Int
  /// How many calls of other functions of the script it is nested in; 0 in the override itself.
  package let depth: Int
  /// The function whose line it is: `point(inside:with:)`.
  package let function: String
  package let facts: [ScriptFact]

  package init(file: String, line: Int, depth: Int, function: String, facts: [ScriptFact]) {
    self.file = file
    self.line = line
    self.depth = depth
    self.function = function
    self.facts = facts
  }
}

/// Something that a line of a learner's code found out. Texts are values as a trace shows them:
/// numbers without needless digits, views by the names that the user gave them.
package enum ScriptFact: Hashable, Codable, Sendable {
  /// A variable or property got a value: `dx = -55`.
  case assigned(name: String, value: String)
  /// A comparison or condition decided: `6050 <= 3600 → false`. `text` has the operands' values in
  /// place of their expressions.
  case decided(text: String, result: Bool)
  /// An optional had a value that got a name, or was nil.
  case bound(name: String, value: String?)
  /// The function's answer.
  case returned(value: String)
  /// Something was printed.
  case printed(String)
}

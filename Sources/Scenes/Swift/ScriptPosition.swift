/// The position of an entry in a script.
package struct ScriptPosition: Sendable {
  /// The file's name.
  package let file: String
  /// The line, from 1.
  package let line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

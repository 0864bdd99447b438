import Records

/// A line that the exercise's author wrote, and its location.
package struct ExerciseLine: Hashable, Codable {
  package let text: String
  /// The file in the exercise's folder.
  package let file: String
  /// The line number, from 1.
  package let line: Int

  package init(_ text: String, file: String, line: Int) {
    self.text = text
    self.file = file
    self.line = line
  }

  /// The lines of a text that are not blank or comments; `first` is the number of the text's first
  /// line.
  static func lines(of text: String, file: String, first: Int = 1) -> [ExerciseLine] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { offset, line in
        let line = String(line).trimmingBlanks
        guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
        return ExerciseLine(line, file: file, line: first + offset)
      }
  }
}

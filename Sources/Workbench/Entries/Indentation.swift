/// The indentation of the lines of a Swift entry while it is typed.
nonisolated enum Indentation {
  private static let step = 2

  /// The blanks of a line below `above`, which ends with a line break; nil inside a string or a
  /// comment.
  ///
  /// A line is indented more than the one with the innermost open bracket, and as far as that one
  /// if it begins with the bracket that closes it.
  static func columns(above: String, line: String) -> Int? {
    let lines = above.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    var open = OpenText()
    for line in lines { open.add(line) }
    guard !open.isInText else { return nil }
    guard let place = open.lineOfBracket else { return 0 }
    let outer = lines[lines.startIndex + place].prefix { $0 == " " }.count
    let closes = line.first.map { "})]".contains($0) } ?? false
    return closes ? outer : outer + step
  }
}

extension Session {
  /// The number of blanks at the beginning of a further line of an entry; nil if it is undefined.
  /// `above` is the entry before the line, `line` the line's beginning.
  package func indentation(above: String, line: String) -> Int? {
    guard !isForMode(above), reader.kind(ofEntry: above).isCode else { return nil }
    return Indentation.columns(above: above, line: line)
  }
}

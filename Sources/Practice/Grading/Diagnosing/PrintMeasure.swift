import Records

/// Compares the texts that an answer prints with the right ones, line by line.
struct PrintMeasure {
  private let actual: [String]
  private let expected: [String]

  /// Creates a measure of the printed lines of two logs; nil if other lines differ as well, or if
  /// one of the logs has more of them than the other.
  init?(actual: [String], expected: [String]) {
    guard actual.count == expected.count, actual != expected,
      zip(actual, expected).allSatisfy({
        $0 == $1 || Self.text(of: $0) != nil && Self.text(of: $1) != nil
      })
    else { return nil }
    self.actual = actual.compactMap(Self.text)
    self.expected = expected.compactMap(Self.text)
  }

  /// The first line that differs.
  var diagnosis: FactDiagnosis? {
    guard let index = actual.indices.first(where: { actual[$0] != expected[$0] }) else {
      return nil
    }
    let (mine, right) = (actual[index], expected[index])
    return .printed(
      number: index + 1, actual: mine, expected: right, by: Self.difference(mine, right))
  }

  /// The text of `print "…"`, without the quotes; nil if the line is about something else.
  private static func text(of line: String) -> String? {
    guard line.hasPrefix("print ") else { return nil }
    let text = line.dropFirst("print ".count)
    guard text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") else { return String(text) }
    return String(text.dropFirst().dropLast())
  }

  // MARK: Two texts

  /// The part in which two different texts differ.
  static func difference(_ mine: String, _ right: String) -> TextDifference {
    if mine.lowercased() == right.lowercased() { return .letterCase }
    if mine.filter({ !$0.isWhitespace }) == right.filter({ !$0.isWhitespace }) { return .blanks }
    func letters(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber } }
    if !letters(mine).isEmpty, letters(mine) == letters(right) { return .signs }
    let (words, others) = (mine.split(separator: " "), right.split(separator: " "))
    if words.sorted() == others.sorted() { return .order }
    return repeated(words, others) ?? part(words, others)
  }

  /// The one word that replaces another, at one position or at several; nil if there are more.
  private static func repeated(_ mine: [Substring], _ right: [Substring]) -> TextDifference? {
    guard mine.count == right.count else { return nil }
    func word(_ text: Substring) -> String {
      String(text.reversed().drop { $0.isPunctuation }.reversed())
    }
    let pairs = Set(zip(mine, right).filter { $0 != $1 }.map { [word($0), word($1)] })
    guard pairs.count == 1, let pair = pairs.first, zip(mine, right).contains(where: { $0 == $1 })
    else { return nil }
    return .words(actual: pair[0], expected: pair[1])
  }

  /// The words between those that are the same at the start and at the end.
  private static func part(_ mine: [Substring], _ right: [Substring]) -> TextDifference {
    let least = min(mine.count, right.count)
    let start = zip(mine, right).prefix { $0 == $1 }.count
    let end = min(
      least - start, zip(mine.reversed(), right.reversed()).prefix { $0 == $1 }.count)
    guard start + end > 0 else { return .whole }
    return .words(
      actual: mine[start..<mine.count - end].joined(separator: " "),
      expected: right[start..<right.count - end].joined(separator: " "))
  }
}

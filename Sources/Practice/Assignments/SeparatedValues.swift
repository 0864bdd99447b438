/// The rows of a table as spreadsheets write it: values between commas, semicolons or tabs, quoted
/// if they contain one of these.
struct SeparatedValues {
  /// One row; `line` is its first line, from 1.
  struct Row: Equatable {
    let line: Int
    let values: [String]
  }

  /// The rows that are not empty.
  let rows: [Row]
  /// The line of an unclosed quote; nil if there is none.
  let unclosedQuote: Int?

  init(_ text: String) {
    let separator = Self.separator(of: text)
    var rows: [Row] = []
    var values: [String] = []
    var value = ""
    var (line, first) = (1, 1)
    var quote: Int?
    var wasQuoted = false
    func endRow() {
      values.append(value.trimmingBlanks)
      if values.contains(where: { !$0.isEmpty }) { rows.append(Row(line: first, values: values)) }
      (values, value, wasQuoted) = ([], "", false)
    }
    for character in text {
      if character.isNewline { line += 1 }
      switch character {
      case "\"" where quote != nil: quote = nil
      case "\"" where value.trimmingBlanks.isEmpty || wasQuoted:
        // Two quotes within quotes are one quote of the value.
        if wasQuoted { value.append("\"") }
        (quote, wasQuoted) = (line, true)
      case _ where quote != nil: value.append(character)
      case separator:
        values.append(value.trimmingBlanks)
        (value, wasQuoted) = ("", false)
      case _ where character.isNewline:
        endRow()
        first = line
      default: value.append(character)
      }
    }
    endRow()
    self.rows = rows
    unclosedQuote = quote
  }

  /// The separator that is most frequent in the first line.
  private static func separator(of text: String) -> Character {
    let head = text.prefix { !$0.isNewline }
    let signs: [Character] = [",", ";", "\t"]
    return signs.max { one, other in
      head.count { $0 == one } < head.count { $0 == other }
    } ?? ","
  }
}

/// The pairs of names of a table with two columns.
package enum NamePairs {
  /// The names of the second column by those of the first; nil if the table has other columns.
  package static func read(_ text: String, columns: [String]) -> [String: String]? {
    let table = SeparatedValues(text)
    guard let head = table.rows.first, head.values == columns else { return nil }
    var pairs: [String: String] = [:]
    for row in table.rows.dropFirst() where row.values.count == 2 {
      pairs[row.values[0]] = row.values[1]
    }
    return pairs
  }
}

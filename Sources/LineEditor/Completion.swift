/// What could stand at the cursor.
package nonisolated struct Completion: Equatable, Sendable {
  /// Where the word begins that a candidate would replace, counted in Unicode scalars; the word
  /// ends at the cursor.
  package var replacementStart: Int
  /// The words that would fit, each complete, in the order of the listing.
  package var candidates: [String]
  /// What follows the word when there is only one, mostly a space.
  package var suffix: String
  /// One line about how the command is written, shown on a second Tab.
  package var usage: String?

  /// What could stand at the cursor, with a space after the only candidate.
  package init(
    replacementStart: Int, candidates: [String], suffix: String = " ", usage: String? = nil
  ) {
    self.replacementStart = replacementStart
    self.candidates = candidates
    self.suffix = suffix
    self.usage = usage
  }

  /// What Tab puts in place of `typed`: the only candidate, or as much as all have in common;
  /// nil when that would change nothing.
  func replacement(for typed: String, before rest: String) -> String? {
    guard let first = candidates.first else { return nil }
    let result: String
    if candidates.count == 1 {
      result = rest.hasPrefix(suffix) ? first : first + suffix
    } else {
      result = commonPrefix
      // Candidates may fit without beginning with what was typed (ignoring case, say); then what
      // they have in common may be less than the person wrote.
      guard result.unicodeScalars.count >= typed.unicodeScalars.count else { return nil }
    }
    return result == typed ? nil : result
  }

  private var commonPrefix: String {
    guard var prefix = candidates.first.map({ Array($0) }) else { return "" }
    for candidate in candidates.dropFirst() {
      prefix = Array(zip(prefix, candidate).prefix { $0 == $1 }.map(\.0))
    }
    return String(prefix)
  }

  /// The candidates in columns, read downwards, as text of several lines.
  func listing(width: Int) -> String {
    let gap = 2
    let widest = candidates.map(Layout.columns).max() ?? 0
    // The last column needs no gap; the edge itself stays free, for terminals wrap there.
    let columnCount = max(1, (width - 1 + gap) / (widest + gap))
    let rowCount = (candidates.count + columnCount - 1) / columnCount
    let rows = (0..<rowCount).map { row in
      let cells = stride(from: row, to: candidates.count, by: rowCount).map { candidates[$0] }
      return cells.enumerated().map { index, cell in
        index == cells.count - 1
          ? cell : cell + String(repeating: " ", count: widest + gap - Layout.columns(of: cell))
      }.joined()
    }
    return rows.joined(separator: "\n")
  }
}

/// The words of a completion as pages of a screen: first the ones that fit, then the rest, then the
/// usage.
package nonisolated struct CompletionListing {
  /// The line below a page that is not the last; it contains the number of remaining words.
  package struct Words {
    package var more: @Sendable (_ count: Int) -> String

    package init(more: @escaping @Sendable (_ count: Int) -> String) {
      self.more = more
    }
  }

  let width: Int
  let height: Int
  let words: Words
  let isColoured: Bool

  /// Creates a listing for a screen of that many columns and rows.
  package init(width: Int, height: Int, words: Words, isColoured: Bool) {
    self.width = width
    self.height = height
    self.words = words
    self.isColoured = isColoured
  }

  /// One text for each Tab in turn; none when there is nothing to show.
  package func pages(of completion: Completion) -> [String] {
    // The entry and the line below a page are visible together with it.
    let limit = max(height - 3, 2)
    var pages: [String] = []
    var left = completion.candidates.count + completion.others.count
    for group in [completion.candidates, completion.others] {
      var rest = group[...]
      while !rest.isEmpty {
        let (rows, count) = rows(of: Array(rest), limit: limit)
        rest = rest.dropFirst(count)
        left -= count
        pages.append((rows + (left > 0 ? [faint(words.more(left))] : [])).joined(separator: "\n"))
      }
    }
    return pages + (completion.usage.map { [$0] } ?? [])
  }

  /// As many candidates as fit, one in a row with their notes, in columns without notes.
  private func rows(
    of candidates: [Completion.Candidate], limit: Int
  ) -> (rows: [String], count: Int) {
    guard candidates.contains(where: { $0.note != nil }) else {
      return columns(of: candidates.map(\.text.visible), limit: limit)
    }
    let shown = candidates.prefix(limit)
    let widest = shown.map { Picture.columns(of: $0.text.visible) }.max() ?? 0
    let rows = shown.map { candidate -> String in
      let text = candidate.text.visible
      guard let note = candidate.note else { return text }
      let gap = String(repeating: " ", count: widest + 2 - Picture.columns(of: text))
      return text + gap + faint(cut(note.visible, to: width - 1 - widest - 2))
    }
    return (rows, shown.count)
  }

  /// Words in columns, read downwards.
  private func columns(of words: [String], limit: Int) -> (rows: [String], count: Int) {
    let gap = 2
    let widest = words.map(Picture.columns).max() ?? 0
    // The last column needs no gap; the edge itself stays free, for terminals wrap there.
    let columnCount = max(1, (width - 1 + gap) / (widest + gap))
    let shown = Array(words.prefix(columnCount * limit))
    let rowCount = (shown.count + columnCount - 1) / columnCount
    let rows = (0..<rowCount).map { row in
      let cells = stride(from: row, to: shown.count, by: rowCount).map { shown[$0] }
      return cells.enumerated().map { index, cell in
        index == cells.count - 1
          ? cell : cell + String(repeating: " ", count: widest + gap - Picture.columns(of: cell))
      }.joined()
    }
    return (rows, shown.count)
  }

  private func cut(_ text: String, to columns: Int) -> String {
    guard Picture.columns(of: text) > columns else { return text }
    var result = ""
    var used = 1
    for character in text {
      used += Picture.columns(of: String(character))
      if used > columns { break }
      result.append(character)
    }
    return result.isEmpty ? "" : result + "…"
  }

  private func faint(_ text: String) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[2m\(text)\u{1B}[0m" : text
  }
}

nonisolated extension String {
  /// The text with its control characters, and those that turn or hide text, as their numbers:
  /// names of files may contain characters that a terminal would obey.
  var visible: String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isControl || scalar.isInvisible {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether it is invisible and may change the display of the text around it. Joiners, which some
  /// scripts and emoji require, do not count.
  var isInvisible: Bool {
    switch properties.generalCategory {
    case .format: value != 0x200C && value != 0x200D
    case .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

import Rendering

/// The blocks of a Markdown text, one after the other.
struct MarkdownBlocks {
  enum Block: Equatable {
    case heading(level: Int, String)
    case paragraph(String)
    case code(language: String, String)
    case quotation(String)
    /// The number of the first item; nil for a list without numbers. Items are Markdown.
    case list(start: Int?, [String])
    case table(head: [String], rows: [[String]])
    case rule
  }

  private var lines: ArraySlice<Substring>

  init(_ text: String) {
    lines =
      text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasSuffix("\r") ? $0.dropLast() : $0 }[...]
  }

  /// Returns the next block; nil at the end.
  mutating func next() -> Block? {
    while let line = lines.first, Self.isBlank(line) || Self.isComment(line) { lines.removeFirst() }
    guard let line = lines.first else { return nil }
    if let fence = Self.fence(line) { return code(fence) }
    if let heading = Self.heading(line) {
      lines.removeFirst()
      return heading
    }
    if Self.isRule(line) {
      lines.removeFirst()
      return .rule
    }
    if line.hasPrefix(">") { return quotation() }
    if Self.item(line) != nil { return list() }
    if let table = table() { return table }
    if line.hasPrefix("    ") { return indentedCode() }
    return paragraph()
  }

  // MARK: Lines

  private static func isBlank(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }

  /// Whether a line is a comment for authors.
  private static func isComment(_ line: Substring) -> Bool {
    line.hasPrefix("<!--") && line.hasSuffix("-->")
  }

  private static func isRule(_ line: Substring) -> Bool {
    line.count >= 3 && Set(line).count == 1 && "-*_".contains(line.first ?? " ")
  }

  private static func fence(_ line: Substring) -> (indent: Int, mark: String, language: String)? {
    let indent = line.prefix { $0 == " " }.count
    let rest = line.dropFirst(indent)
    let mark = rest.prefix { $0 == "`" }
    guard indent < 4, mark.count >= 3, !rest.dropFirst(mark.count).contains("`") else { return nil }
    let language = rest.dropFirst(mark.count).split(separator: " ").first.map(String.init) ?? ""
    return (indent, String(mark), language)
  }

  private static func heading(_ line: Substring) -> Block? {
    let level = line.prefix { $0 == "#" }.count
    guard (1...6).contains(level), line.dropFirst(level).first == " " else { return nil }
    return .heading(level: level, String(line.dropFirst(level)).withoutMargins)
  }

  /// The beginning of a list item: its number, the width of its marker, and its indentation.
  private static func item(_ line: Substring) -> (number: Int?, width: Int, indent: Int)? {
    let indent = line.prefix { $0 == " " }.count
    let rest = line.dropFirst(indent)
    guard indent < 4 else { return nil }
    if rest.hasPrefix("- ") || rest.hasPrefix("* ") || rest.hasPrefix("+ ") {
      return (nil, indent + 2, indent)
    }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count < 6, let number = Int(digits),
      rest.dropFirst(digits.count).hasPrefix(". ")
    else { return nil }
    return (number, indent + digits.count + 2, indent)
  }

  // MARK: Blocks

  private mutating func code(_ fence: (indent: Int, mark: String, language: String)) -> Block {
    lines.removeFirst()
    var text: [Substring] = []
    while let line = lines.popFirst() {
      let inner = line.drop { $0 == " " }
      if inner.hasPrefix(fence.mark), inner.allSatisfy({ $0 == "`" }) { break }
      text.append(Self.dedented(line, by: fence.indent))
    }
    return .code(language: fence.language, text.joined(separator: "\n"))
  }

  private mutating func indentedCode() -> Block {
    var text: [Substring] = []
    while let line = lines.first, line.hasPrefix("    ") || Self.isBlank(line) {
      text.append(line.dropFirst(4))
      lines.removeFirst()
    }
    while text.last.map(Self.isBlank) ?? false { text.removeLast() }
    return .code(language: "", text.joined(separator: "\n"))
  }

  private mutating func quotation() -> Block {
    var text: [Substring] = []
    while let line = lines.first, line.hasPrefix(">") {
      text.append(line.dropFirst(line.hasPrefix("> ") ? 2 : 1))
      lines.removeFirst()
    }
    return .quotation(text.joined(separator: "\n"))
  }

  private mutating func list() -> Block {
    guard let first = lines.first.flatMap(Self.item) else { return paragraph() }
    var items: [String] = []
    while let line = itemAhead, let item = Self.item(line), item.indent == first.indent,
      (item.number == nil) == (first.number == nil)
    {
      while lines.first.map(Self.isBlank) ?? false { lines.removeFirst() }
      lines.removeFirst()
      var text = [line.dropFirst(item.width)]
      while let line = lines.first, continuesItem(line, of: item, after: text.last ?? "") {
        text.append(Self.dedented(line, by: item.width))
        lines.removeFirst()
      }
      while text.last.map(Self.isBlank) ?? false { text.removeLast() }
      items.append(text.joined(separator: "\n"))
    }
    return .list(start: first.number, items)
  }

  /// The next line that is not blank.
  private var itemAhead: Substring? { lines.first { !Self.isBlank($0) } }

  /// Whether a line belongs to the item above it: it is indented, or continues the text of a
  /// paragraph; a blank line does if an indented one follows.
  private func continuesItem(
    _ line: Substring, of item: (number: Int?, width: Int, indent: Int), after above: Substring
  ) -> Bool {
    if Self.isBlank(line) {
      guard let next = lines.dropFirst().first(where: { !Self.isBlank($0) }) else { return false }
      return next.prefix { $0 == " " }.count >= item.width
    }
    if line.prefix(while: { $0 == " " }).count > item.indent { return true }
    return !Self.isBlank(above) && Self.item(line) == nil && !Self.ends(line)
  }

  private static func dedented(_ line: Substring, by width: Int) -> Substring {
    line.dropFirst(min(width, line.prefix { $0 == " " }.count))
  }

  private mutating func table() -> Block? {
    guard let head = lines.first, head.hasPrefix("|"), let second = lines.dropFirst().first,
      second.hasPrefix("|"), second.contains("-"), second.allSatisfy({ "|-: ".contains($0) })
    else { return nil }
    lines.removeFirst(2)
    var rows: [[String]] = []
    while let line = lines.first, line.hasPrefix("|") {
      rows.append(Self.cells(line))
      lines.removeFirst()
    }
    return .table(head: Self.cells(head), rows: rows)
  }

  /// The cells of a row; a `|` in code or after a backslash does not end one.
  private static func cells(_ line: Substring) -> [String] {
    var cells: [String] = []
    var cell = ""
    var isCode = false
    var isEscaped = false
    for character in line.dropFirst() {
      if character == "|", !isCode, !isEscaped {
        cells.append(cell.withoutMargins)
        cell = ""
      } else {
        if character == "|", isEscaped { cell.removeLast() }
        if character == "`" { isCode.toggle() }
        cell.append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    if !cell.withoutMargins.isEmpty { cells.append(cell.withoutMargins) }
    return cells
  }

  private mutating func paragraph() -> Block {
    var text: [Substring] = []
    while let line = lines.first, !Self.isBlank(line) {
      if !text.isEmpty, Self.ends(line) { break }
      text.append(line.drop { $0 == " " })
      lines.removeFirst()
    }
    return .paragraph(MarkdownRenderer.joined(text))
  }

  /// Whether a line ends the paragraph above it.
  private static func ends(_ line: Substring) -> Bool {
    fence(line) != nil || heading(line) != nil || line.hasPrefix(">") || line.hasPrefix("|")
      || item(line).map { $0.number == nil || $0.number == 1 } ?? false
  }
}

extension String {
  /// The text without leading and trailing blanks.
  var withoutMargins: String {
    var text = self[...]
    while text.first?.isWhitespace ?? false { text.removeFirst() }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }
}

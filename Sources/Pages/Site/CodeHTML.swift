import Records

/// Code as HTML: Swift and Objective-C with keywords, texts and comments marked, everything else
/// as it is.
package enum CodeHTML {
  /// A block of code, `language` as fences of Markdown name it; long lines are scrolled, also with
  /// the keys.
  package static func block(_ text: String, language: String) -> String {
    let content =
      switch SourceLanguage(rawValue: language) {
      case .swift?: swift(text)
      case .objectiveC?: objectiveC(text)
      case nil: plain(text)
      }
    return "<pre tabindex=\"0\"><code>\(content)</code></pre>"
  }

  /// Lines of commands, or of a shell, in which `#` begins a comment.
  private static func plain(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let sharp = comment(in: line) else { return HTML.escaped(line) }
      return HTML.escaped(line[..<sharp]) + span("c", line[sharp...])
    }.joined(separator: "\n")
  }

  private static func comment(in line: Substring) -> Substring.Index? {
    var isAfterBlank = true
    for index in line.indices {
      if line[index] == "#", isAfterBlank { return index }
      isAfterBlank = line[index] == " "
    }
    return nil
  }

  private static func span(_ name: String, _ text: some StringProtocol) -> String {
    HTML.element("span", [("class", name)], HTML.escaped(text))
  }

  // MARK: Languages

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "final", "for", "func", "guard", "if", "import", "in", "init", "is",
    "lazy", "let", "nil", "override", "private", "protocol", "repeat", "required", "return", "self",
    "static", "struct", "super", "switch", "throw", "true", "try", "var", "weak", "where", "while",
  ]

  /// Words of Objective-C and C; those after `@` or `#` with that sign.
  private static let objectiveCKeywords: Set<String> = [
    "#define", "#import", "#include", "@autoreleasepool", "@catch", "@class", "@dynamic", "@end",
    "@finally", "@implementation", "@import", "@interface", "@optional", "@property", "@protocol",
    "@required", "@selector", "@synchronized", "@synthesize", "@throw", "@try", "NO", "YES",
    "break", "case", "const", "continue", "default", "do", "else", "enum", "extern", "for", "goto",
    "id", "if", "in", "instancetype", "nil", "return", "self", "sizeof", "static", "struct",
    "super", "switch", "typedef", "void", "while",
  ]

  /// Swift with syntax colouring, by its tokens alone: an unknown token is plain text.
  package static func swift(_ text: String) -> String { colored(text, keywords) }

  /// Objective-C in the same way.
  package static func objectiveC(_ text: String) -> String { colored(text, objectiveCKeywords) }

  private static func colored(_ text: String, _ keywords: Set<String>) -> String {
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      if rest.hasPrefix("//") {
        let comment = rest.prefix { $0 != "\n" }
        result += span("c", comment)
        rest = rest.dropFirst(comment.count)
      } else if first == "\"" {
        let literal = literal(rest)
        result += span("s", literal)
        rest = rest[literal.endIndex...]
      } else if isOfWord(first) {
        let word = rest.prefix(while: isOfWord)
        result += show(word: word, keywords)
        rest = rest[word.endIndex...]
      } else if let word = directive(rest), keywords.contains(String(word)) {
        result += span("k", word)
        rest = rest[word.endIndex...]
      } else {
        let other = rest.prefix { !isOfWord($0) && !"\"/@#".contains($0) }
        // A single sign begins neither a comment nor a directive.
        let taken = other.isEmpty ? rest.prefix(1) : other
        result += HTML.escaped(taken)
        rest = rest[taken.endIndex...]
      }
    }
    return result
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// The sign at the beginning with the word after it: `@end`; nil for other signs.
  private static func directive(_ rest: Substring) -> Substring? {
    guard let sign = rest.first, sign == "@" || sign == "#" else { return nil }
    let word = rest.dropFirst().prefix(while: isOfWord)
    return rest[..<word.endIndex]
  }

  private static func show(word: Substring, _ keywords: Set<String>) -> String {
    if keywords.contains(String(word)) { return span("k", word) }
    return word.first?.isUppercase ?? false ? span("t", word) : HTML.escaped(word)
  }

  /// A string literal with its quotation marks, to the end of the line at most.
  private static func literal(_ rest: Substring) -> Substring {
    var index = rest.index(after: rest.startIndex)
    while index < rest.endIndex, rest[index] != "\n" {
      let character = rest[index]
      index = rest.index(after: index)
      if character == "\"" { break }
      if character == "\\", index < rest.endIndex, rest[index] != "\n" {
        index = rest.index(after: index)
      }
    }
    return rest[..<index]
  }
}

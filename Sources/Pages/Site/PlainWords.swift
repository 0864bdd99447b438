/// Markdown without its markup, for lists and for the search.
enum PlainWords {
  static func of(_ markdown: String) -> String {
    var words: [Substring] = []
    var isCode = false
    for line in markdown.split(separator: "\n") {
      if line.hasPrefix("```") {
        isCode.toggle()
        continue
      }
      guard !isCode, !line.hasPrefix("#") else { continue }
      words += line.split(separator: " ")
    }
    return withoutMarks(words.joined(separator: " "))
  }

  /// A text without the markup of code, emphasis and tables.
  static func withoutMarks(_ text: String) -> String {
    var result = ""
    for character in text where !"`*|".contains(character) { result.append(character) }
    return result
  }
}

/// A long Markdown page in chapters, one for each second-level heading.
struct MarkdownBook {
  struct Chapter {
    /// Empty for the text before the first chapter.
    let title: String
    /// The text with its headings, except that of the chapter.
    let text: String
  }

  let chapters: [Chapter]
  /// The chapter of each anchor.
  private let places: [String: Int]

  init(_ markdown: String) {
    var chapters: [(title: String, lines: [Substring])] = [("", [])]
    var places: [String: Int] = [:]
    var isCode = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode, line.hasPrefix("## ") {
        let title = String(line.dropFirst(3))
        // A title equal to the one before continues its chapter: each chapter has its own file.
        if chapters[chapters.count - 1].title != title { chapters.append((title, [])) }
        places[HTML.anchor(title)] = chapters.count - 1
        continue
      }
      if !isCode, line.hasPrefix("### ") {
        let anchor = HTML.anchor(String(line.dropFirst(4)))
        if places[anchor] == nil { places[anchor] = chapters.count - 1 }
      }
      chapters[chapters.count - 1].lines.append(line)
    }
    self.chapters = chapters.map {
      Chapter(title: $0.title, text: $0.lines.joined(separator: "\n"))
    }
    self.places = places
  }

  /// The chapter that contains an anchor; nil if there is no such anchor.
  func chapter(of anchor: String) -> Int? { places[anchor] }
}

/// A long page of Markdown in chapters, one for each heading of the second level.
struct MarkdownBook {
  struct Chapter {
    /// Empty for what comes before the first chapter.
    let title: String
    /// With its headings, that of the chapter not among them.
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
        // What comes under a title of the one before belongs to it: each has a file of its own.
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

  /// The chapter that an anchor is in; nil where there is none of that name.
  func chapter(of anchor: String) -> Int? { places[anchor] }
}

import Records

/// What a terminal shows, as HTML: the same lines, their emphasis as classes, the names of rules as
/// links.
struct ConsoleHTML {
  /// Columns that lines may take: what fits beside a picture, and nearly fits a telephone.
  static let columns = 74

  let language: Language
  /// Where the name of a rule or a mistake leads to.
  let rule: (String) -> String?

  // Many colours, so that pictures are known by their codes.
  var style: Style { Style(hasColor: true, columns: Self.columns, depth: .many) }

  /// A block of lines; `label` says what they are to those who do not see it.
  func block(_ lines: [String], label: String) -> String {
    guard !lines.isEmpty else { return "" }
    let attributes = [
      ("class", "console"), ("tabindex", "0"), ("role", "region"), ("aria-label", label),
    ]
    return HTML.element("pre", attributes, lines.map(line).joined(separator: "\n"))
  }

  /// Lines that were typed and their answers, one after the other.
  func transcript(_ entries: [TranscriptEntry], teach: TeachLevel = .normal, label: String)
    -> String
  {
    var page = Page(style: style)
    for entry in entries {
      for (index, line) in entry.text.split(separator: "\n").enumerated() {
        page.marked(index == 0 ? "> " : "| ", .hint, String(line))
      }
      for answer in entry.answers { page.rendered(rendered(answer, teach)) }
      if let problem = entry.problem { page.paragraph(problem.wording[language], .bad) }
    }
    return block(Self.lines(page), label: label)
  }

  /// An answer with the colours that a page has; pictures of a terminal have others, and are shown
  /// in shades.
  private func rendered(_ answer: Answer, _ teach: TeachLevel) -> String {
    let text = TextRenderer(language: language, teach: teach, style: style).render(answer)
    guard text.contains("\u{1B}[38;") || text.contains("\u{1B}[48;") else { return text }
    let plain = Style(hasColor: false, columns: Self.columns)
    return TextRenderer(language: language, teach: teach, style: plain).render(answer)
  }

  /// Lines of a renderer, without empty ones at the ends.
  static func lines(_ page: Page) -> [String] {
    var lines = page.lines[...]
    while lines.first?.isEmpty ?? false { lines.removeFirst() }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    return Array(lines)
  }

  /// A line with the codes of its colours.
  private func line(_ text: String) -> String {
    TerminalRuns(text).runs.map { run in
      let linked = RuleNames.linked(run.text, rule)
      return run.className.map { "<span class=\"\($0)\">\(linked)</span>" } ?? linked
    }.joined()
  }
}

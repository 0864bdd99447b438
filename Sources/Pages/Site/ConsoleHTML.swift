import Records
import Rendering
import Wording

/// Terminal output as HTML: the same lines, their emphasis as classes, the names of rules as links.
struct ConsoleHTML {
  /// The columns that lines may take: as many as fit beside a picture, and nearly fit a phone.
  static let columns = 74

  let language: Language
  /// The address for the name of a rule or a mistake.
  let rule: (String) -> String?

  // Many colours, so that pictures are recognized by their codes.
  var style: Style { Style(hasColor: true, columns: Self.columns, depth: .many) }

  /// A block of lines; `label` is its accessibility label.
  func block(_ lines: [String], label: String) -> String {
    guard !lines.isEmpty else { return "" }
    let attributes = [
      ("class", "console"), ("tabindex", "0"), ("role", "region"), ("aria-label", label),
    ]
    return HTML.element("pre", attributes, lines.map(line).joined(separator: "\n"))
  }

  /// Typed lines and their answers, one after the other.
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

  /// An answer with the colours that a page has; terminal pictures use others, and are shown in
  /// shades.
  private func rendered(_ answer: Answer, _ teach: TeachLevel) -> String {
    let text = TextRenderer(language: language, teach: teach, style: style).render(answer)
    guard text.contains("\u{1B}[38;") || text.contains("\u{1B}[48;") else { return text }
    let plain = Style(hasColor: false, columns: Self.columns)
    return TextRenderer(language: language, teach: teach, style: plain).render(answer)
  }

  /// The lines of a page, without leading and trailing empty ones.
  static func lines(_ page: Page) -> [String] {
    var lines = page.lines[...]
    while lines.first?.isEmpty ?? false { lines.removeFirst() }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    return Array(lines)
  }

  /// A line with its colour codes as markup.
  private func line(_ text: String) -> String {
    TerminalRuns(text).runs.map { run in
      let linked = RuleNames.linked(run.text, rule)
      return run.className.map { "<span class=\"\($0)\">\(linked)</span>" } ?? linked
    }.joined()
  }
}

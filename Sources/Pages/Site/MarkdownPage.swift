/// Markdown as HTML: the subset that lessons, tasks and references use.
///
/// Headings, paragraphs, lists, tables, quotations and code; everything else is text. HTML markup
/// is text, too, so that nothing in a pack of lessons runs in the reader's browser.
package struct MarkdownPage {
  /// Maps an address in the text to the address of its target from this page; nil if only the text
  /// should be shown.
  package var address: (String) -> String? = { _ in nil }
  /// The address for the name of a rule or a mistake, such as `HT-4`.
  package var rule: (String) -> String? = { _ in nil }
  /// The address for code of one word, such as the name of a class.
  package var code: (String) -> String? = { _ in nil }
  /// The number of levels by which headings are moved down.
  var lowered = 0

  /// Creates a page whose names of rules lead to the given addresses.
  package init(rule: @escaping (String) -> String? = { _ in nil }) {
    self.rule = rule
  }

  /// The maximum depth of nested lists and quotations; anything deeper is text.
  private static let deepest = 6

  package func html(_ markdown: String) -> String {
    var blocks = MarkdownBlocks(markdown)
    return html(&blocks, depth: 0)
  }

  /// One line of Markdown, without a paragraph around it.
  package func inline(_ text: String) -> String {
    MarkdownInline(page: self).html(text)
  }

  private func html(_ blocks: inout MarkdownBlocks, depth: Int) -> String {
    var result = ""
    while let block = blocks.next() {
      result += html(block, depth: depth) + "\n"
    }
    return result
  }

  private func inner(_ text: String, depth: Int) -> String {
    guard depth < Self.deepest else { return inline(text) }
    var blocks = MarkdownBlocks(text)
    let html = html(&blocks, depth: depth + 1)
    // A single paragraph is not set apart.
    if html.hasPrefix("<p>"), html.hasSuffix("</p>\n"),
      html.dropFirst(3).firstRange(of: "<p>") == nil
    {
      return String(html.dropFirst(3).dropLast(5))
    }
    return html
  }

  private func html(_ block: MarkdownBlocks.Block, depth: Int) -> String {
    switch block {
    case .heading(let level, let text):
      let name = "h\(min(6, level + lowered))"
      let id = HTML.anchor(text.withoutEmphasis)
      return HTML.element(name, id.isEmpty ? [] : [("id", id)], inline(text))
    case .paragraph(let text): return HTML.element("p", inline(text))
    case .code(let language, let text): return CodeHTML.block(text, language: language)
    case .quotation(let text): return HTML.element("blockquote", inner(text, depth: depth))
    case .list(let start, let items):
      let attributes = start.map { $0 == 1 ? [] : [("start", String($0))] } ?? []
      let rows = items.map { HTML.element("li", inner($0, depth: depth)) }
      return HTML.element(
        start == nil ? "ul" : "ol", attributes, "\n" + rows.joined(separator: "\n") + "\n")
    case .table(let head, let rows):
      let top = HTML.element("tr", head.map { HTML.element("th", inline($0)) }.joined())
      let body = rows.map { HTML.element("tr", $0.map { HTML.element("td", inline($0)) }.joined()) }
      return "<div class=\"wide\" tabindex=\"0\"><table><thead>\(top)</thead>\n<tbody>"
        + body.joined(separator: "\n") + "</tbody></table></div>"
    case .rule: return "<hr>"
    }
  }
}

extension HTML {
  /// An element without attributes.
  package static func element(_ name: String, _ content: String) -> String {
    element(name, [], content)
  }
}

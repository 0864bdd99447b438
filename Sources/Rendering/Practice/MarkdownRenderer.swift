import Lettering
import Records
import Wording

/// Renders Markdown for a terminal: headings strong, paragraphs wrapped, code and lists as they
/// are. No blank line at the end.
package struct MarkdownRenderer {
  let language: Language

  package func render(_ text: String, into page: inout Page) {
    var paragraph: [Substring] = []
    var isCode = false
    func flush(_ page: inout Page) {
      if let first = paragraph.first {
        let text = Self.joined(paragraph)
        let isItem = text.hasPrefix("- ")
        page.prose(
          isItem ? "· \(text.dropFirst(2))" : text, hang: isItem ? 2 : isNumbered(first) ? 3 : 0)
      }
      paragraph = []
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    for line in lines {
      if line.hasPrefix("```") {
        flush(&page)
        isCode.toggle()
      } else if isCode {
        code(String(line), into: &page)
      } else if line.hasPrefix("#") {
        flush(&page)
        page.paragraph(String(line.drop { $0 == "#" || $0 == " " }).withoutEmphasis, .strong)
      } else if line.allSatisfy({ $0 == " " }) {
        flush(&page)
        page.line()
      } else if line.hasPrefix("- ") || line.hasPrefix("* ") {
        flush(&page)
        paragraph = ["- \(line.dropFirst(2))"]
      } else if isNumbered(line) {
        flush(&page)
        paragraph = [line]
      } else if line.hasPrefix("|") || line.hasPrefix("    ") {
        flush(&page)
        page.verbatim(String(line))
      } else {
        paragraph.append(line.drop { $0 == " " })
      }
    }
    flush(&page)
  }

  /// Renders a line of code as it is. The explanation after a command goes below it if it does not
  /// fit beside it.
  private func code(_ line: String, into page: inout Page) {
    let parts = line.split(separator: "  # ", maxSplits: 1)
    guard parts.count == 2, DisplayWidth.of(line) + 2 > page.style.width else {
      return page.verbatim("  \(line)")
    }
    page.line("  \(parts[0].withoutBlanksBehind)")
    page.paragraph(String(parts[1]).trimmingSpaces, indent: 6, .faint)
  }

  /// Whether a line begins an item of a numbered list: `1. `.
  private func isNumbered(_ line: Substring) -> Bool {
    let digits = line.prefix(while: \.isNumber)
    return !digits.isEmpty && line.dropFirst(digits.count).hasPrefix(". ")
  }

  /// The lines of one paragraph, joined; without a blank between Chinese characters, or beside a
  /// full-width mark, which already includes the space. Asterisks of emphasis are ignored for this.
  package static func joined(_ lines: [Substring]) -> String {
    var text = ""
    for line in lines {
      if let last = text.last(where: { $0 != "*" }), let first = line.first(where: { $0 != "*" }),
        !(DisplayWidth.of(last) == 2 && DisplayWidth.of(first) == 2),
        !"，。、；：？！）」》】".contains(last), !"（「《【".contains(first)
      {
        text += " "
      }
      text += line
    }
    return text
  }
}

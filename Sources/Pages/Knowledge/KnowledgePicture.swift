import Lettering
import Records

/// A picture of what a learner knows, and a page with it: a square for each rule.
package enum KnowledgePicture {
  private static let square = 14
  private static let perRow = 40
  /// The height of a section's title.
  private static let head = 22
  private static let margin = 16

  /// The picture, whose squares name their rules when the pointer is over them.
  package static func svg(_ map: KnowledgeMap, _ language: Language) -> String {
    var parts: [String] = []
    var top = margin
    for section in map.sections {
      let counts = "\(section.count(.known)) + \(section.count(.seen)) / \(section.entries.count)"
      parts.append(
        #"<text x="\#(margin)" y="\#(top + 12)">\#(HTML.escaped(section.title[language]))"#
          + "  \(counts)</text>")
      top += head
      for (index, entry) in section.entries.enumerated() {
        let x = margin + index % perRow * square
        let y = top + index / perRow * square
        parts.append(
          #"<rect x="\#(x)" y="\#(y)" width="12" height="12" class="\#(entry.status.rawValue)">"#
            + "<title>\(entry.id): \(word(entry.status)[language])</title></rect>")
      }
      top += (section.entries.count + perRow - 1) / perRow * square + margin / 2
    }
    let width = 2 * margin + perRow * square
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(top + margin)" \
      width="\(width)" height="\(top + margin)" font-family="sans-serif" font-size="12">
      <style>.known{fill:#2a7d46}.seen{fill:#a9d3b5}.notYet{fill:none;stroke:#999}</style>
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }

  /// The page: counts, the picture, and what its colours mean.
  package static func html(_ map: KnowledgeMap, _ language: Language) -> String {
    let title = Bilingual(en: "What you know", zh: "你掌握的内容")[language]
    let counts = KnowledgeMap.Status.allCases.map {
      "\(word($0)[language]): \(map.count($0))"
    }
    return """
      <!doctype html>
      <html lang="\(language == .english ? "en" : "zh-Hans")">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(title)</title>
      <h1>\(title)</h1>
      <p>\(counts.joined(separator: " · "))</p>
      \(svg(map, language))
      </html>

      """
  }

  /// The word for a status.
  private static func word(_ status: KnowledgeMap.Status) -> Bilingual {
    switch status {
    case .known: Bilingual(en: "known", zh: "掌握")
    case .seen: Bilingual(en: "seen", zh: "见过")
    case .notYet: Bilingual(en: "not yet", zh: "还没有")
    }
  }
}

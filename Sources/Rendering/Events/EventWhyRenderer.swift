import Records
import Wording

/// Renders what the last event did to a view or recognizer, and the lines that change it.
struct EventWhyRenderer {
  let language: Language
  let teach: TeachLevel

  package func render(_ why: EventWhy, into page: inout Page) {
    if why.isOutdated {
      page.paragraph(
        Bilingual(
          en: "(the scene has changed since that event; this is how it was)",
          zh: "（那次事件之后场景有变化；以下是当时的情况）")[language], .faint)
    }
    if let act = why.act {
      let head = Bilingual(en: "the last event: \(act.wording.en)", zh: "上一次事件：\(act.wording.zh)")
      page.paragraph(head[language], hang: 2, .faint)
    }
    for finding in why.findings {
      page.paragraph(finding.wording[language])
      for (index, cure) in finding.cures.enumerated() {
        let isAnother = index > 0 && finding.cures[index - 1].purpose == cure.purpose
        let head =
          isAnother ? Bilingual(en: "or", zh: "或者")[language] : cure.purpose.wording[language]
        page.paragraph("\(head)\(Bilingual(en: ":", zh: "：")[language])", .faint)
        // Never wrapped, because a line to type has to be copied whole.
        page.line("  \(page.typed(cure.line))", .hint)
      }
    }
  }
}

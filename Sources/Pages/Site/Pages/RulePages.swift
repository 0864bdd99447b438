import Lettering
import Records
import Rendering
import Rulebook
import Wording

/// The rulebook, a page for each section; each rule has its own anchor, such as `HT.html#HT-4`.
struct SiteRulePages: Speaking {
  let language: Language
  let record: SiteRecord

  var pages: [SitePage] { [contents] + Rulebook.sections.map(page) + [mistakes] }

  private var contents: SitePage {
    let parts = SiteParts(place: SitePlace(language: language, path: SiteAddress.rules))
    let count = Rulebook.sections.map(\.rules.count).reduce(0, +)
    let intro = say(
      "\(count) statements about what UIKit does, each with its source and how well it is known. "
        + "Most have lines that show them at work.",
      "\(count) 条关于 UIKit 行为的陈述，每条都注明来源和可信程度，大多附有可以运行的演示。")
    let items = Rulebook.sections.map { section in
      HTML.element(
        "li",
        "<span class=\"number\">\(section.letters)</span> "
          + parts.link(SiteAddress.section(section.letters), section.title[language])
          + " <span class=\"faint\">\(section.rules.count)</span>")
    }
    let levels = Confidence.allCases.map { confidence in
      HTML.element("li", HTML.escaped(confidence.wording[language]))
    }
    return SitePage(
      path: SiteAddress.rules, section: .rules, title: SiteSection.rules.title[language],
      summary: intro,
      body: """
        <h1>\(SiteSection.rules.title[language])</h1>
        <p class="lead">\(intro)</p>
        <ul class="list">
        \(items.joined(separator: "\n"))
        </ul>
        <h2>\(say("How well a rule is known", "可信程度"))</h2>
        <ul>
        \(levels.joined(separator: "\n"))
        </ul>
        """)
  }

  private func page(_ section: Rulebook.Section) -> SitePage {
    let path = SiteAddress.section(section.letters)
    let parts = SiteParts(place: SitePlace(language: language, path: path))
    let title = section.title[language]
    let rules = section.rules.map { html($0, parts) }
    let intro = say(
      section.rules.count == 1 ? "One rule." : "\(section.rules.count) rules.",
      "\(section.rules.count) 条规则。")
    return SitePage(
      path: path, section: .rules, title: title, summary: "\(title): \(intro)",
      body: """
        <p class="meta">\(parts.link(SiteAddress.rules, SiteSection.rules.title[language])) · \
        \(section.letters)</p>
        <h1>\(HTML.escaped(title))</h1>
        \(rules.joined(separator: "\n"))
        """,
      entries: section.rules.map { rule in
        SiteSearchEntry(
          kind: .rule, title: rule.id.rawValue, path: "\(path)#\(rule.id)",
          text: PlainWords.withoutMarks(rule.statement[language]))
      })
  }

  private func html(_ rule: Rule, _ parts: SiteParts) -> String {
    let mistakes = Rulebook.mistakes(about: rule.id).map(\.id)
    let about =
      mistakes.isEmpty
      ? "" : " · \(say("mistakes about it: ", "相关误区："))\(parts.rules(mistakes))"
    let gap = rule.gap.map { "<p class=\"faint\">\(HTML.escaped($0.wording[language]))</p>\n" }
    return """
      <section class="entry" id="\(rule.id)">
      \(heading(rule.id.rawValue))
      <p>\(parts.markdown.inline(rule.statement[language]))</p>
      <p class="faint">\(HTML.escaped(rule.confidenceWording[language])) · \
      \(say("source: ", "来源："))\(HTML.escaped(rule.source))\(about)</p>
      \(rule.demonstration.isEmpty ? gap ?? "" : demonstration(rule.id.rawValue, parts))
      </section>
      """
  }

  /// The name of a rule or a mistake, as a link to itself, to copy.
  private func heading(_ id: String) -> String {
    "<h2>\(HTML.link("#\(id)", HTML.escaped(id), class: "self"))</h2>"
  }

  private func demonstration(_ id: String, _ parts: SiteParts) -> String {
    guard let shown = record.demonstrations[id] else { return "" }
    return parts.folded(
      say("See it at work", "看演示"), parts.demonstration(shown, name: "rule-\(id)"), class: "demo")
  }

  // MARK: Mistakes

  private var mistakes: SitePage {
    let path = SiteAddress.mistakes
    let parts = SiteParts(place: SitePlace(language: language, path: path))
    let intro = say(
      "What is often said about touches and is wrong, or not quite true; and what is right.",
      "关于触摸的常见说法，错误的或不严谨的，以及正确的情况。")
    return SitePage(
      path: path, section: .mistakes, title: SiteSection.mistakes.title[language], summary: intro,
      body: "<h1>\(SiteSection.mistakes.title[language])</h1>\n<p class=\"lead\">\(intro)</p>\n"
        + Rulebook.mistakes.map { html($0, parts) }.joined(separator: "\n"),
      entries: Rulebook.mistakes.map { mistake in
        SiteSearchEntry(
          kind: .mistake,
          title: "\(mistake.id) \(PlainWords.withoutMarks(mistake.claim[language]))",
          path: "\(path)#\(mistake.id)", text: PlainWords.withoutMarks(mistake.truth[language]))
      })
  }

  private func html(_ mistake: Mistake, _ parts: SiteParts) -> String {
    let lessons = record.lessons.filter { $0.meets.contains(mistake.id) }.map { lesson in
      parts.link(
        SiteAddress.lesson(lesson.record.id),
        say("lesson \(lesson.record.number)", "第 \(lesson.record.number) 课"))
    }
    let told = lessons.isEmpty ? "" : " · " + lessons.joined(separator: say(", ", "、"))
    let claim = parts.markdown.inline(mistake.claim[language])
    return """
      <section class="entry" id="\(mistake.id)">
      \(heading(mistake.id))
      <p class="claim">\(say("“\(claim)”", "“\(claim)”"))</p>
      <p><strong>\(HTML.escaped(mistake.kind.wording[language].withoutMargins))</strong> \
      \(parts.markdown.inline(mistake.truth[language]))</p>
      <p class="faint">\(say("rules: ", "规则："))\(parts.rules(mistake.rules.map(\.rawValue)))\(told)</p>
      \(demonstration(mistake.id, parts))
      </section>
      """
  }
}

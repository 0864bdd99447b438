import Records
import Rendering
import Wording

/// The references of commands and of the API, a page for each chapter.
struct SiteReferencePages: Speaking {
  let language: Language
  let record: SiteRecord

  var pages: [SitePage] { commandPages + apiPages }

  // MARK: Commands

  private var commandPages: [SitePage] {
    guard let reference = record.commands[language] else { return [] }
    let book = MarkdownBook(ReferencePage(reference, language: language).markdown)
    // Files have the names of the English chapters, so that both languages have the same.
    let names = record.commands[.english].map {
      MarkdownBook(ReferencePage($0, language: .english).markdown).chapters.map(\.title)
    }
    return book.chapters.indices.map { index in
      commandPage(index, book, names ?? book.chapters.map(\.title), reference)
    }
  }

  private func commandPath(_ index: Int, _ names: [String]) -> String {
    guard index > 0 else { return SiteAddress.commands }
    let name = names.indices.contains(index) ? HTML.anchor(names[index]) : "chapter-\(index)"
    return "commands/\(SiteAddress.file(name)).html"
  }

  private func commandPage(
    _ index: Int, _ book: MarkdownBook, _ names: [String], _ reference: CommandReference
  ) -> SitePage {
    let path = commandPath(index, names)
    let place = SitePlace(language: language, path: path)
    let parts = SiteParts(place: place)
    var markdown = parts.markdown
    markdown.lowered = 0
    markdown.address = { address in
      if address == "API.md" { return place.link(to: SiteAddress.api) }
      guard address.hasPrefix("#"), let chapter = book.chapter(of: String(address.dropFirst()))
      else { return nil }
      return place.link(to: commandPath(chapter, names) + address)
    }
    let chapter = book.chapters[index]
    let title = index == 0 ? SiteSection.commands.title[language] : chapter.title
    let text = index == 0 ? Self.withoutTitle(chapter.text) : chapter.text
    let above =
      index == 0
      ? ""
      : "<p class=\"meta\">\(parts.link(SiteAddress.commands, SiteSection.commands.title[language]))</p>\n"
    // Chapters that the head of the contents does not name are linked from here as well.
    let html = markdown.html(text)
    return SitePage(
      path: path, section: .commands, title: title,
      summary: say("Commands of Touchstone: \(title)", "Touchstone 的命令：\(title)"),
      body:
        "\(above)<article class=\"reference\">\n<h1 id=\"\(HTML.escaped(HTML.anchor(title)))\">\(HTML.escaped(title))</h1>\n\(html)</article>"
        + (index == 0 ? chapters(book, names, parts) : ""),
      entries: entries(of: index, path, reference, book))
  }

  private func chapters(_ book: MarkdownBook, _ names: [String], _ parts: SiteParts) -> String {
    let items = book.chapters.indices.dropFirst().map { index in
      HTML.element("li", parts.link(commandPath(index, names), book.chapters[index].title))
    }
    return
      "\n<h2>\(say("Chapters", "各章"))</h2>\n<ul class=\"list\">\n\(items.joined(separator: "\n"))\n</ul>"
  }

  private static func withoutTitle(_ text: String) -> String {
    text.hasPrefix("# ") ? String(text.drop { $0 != "\n" }) : text
  }

  private func entries(
    of index: Int, _ path: String, _ reference: CommandReference, _ book: MarkdownBook
  ) -> [SiteSearchEntry] {
    reference.groups.flatMap(\.entries).compactMap { entry in
      guard book.chapter(of: entry.help.word) == index else { return nil }
      return SiteSearchEntry(
        kind: .command, title: entry.help.word, path: "\(path)#\(entry.help.word)",
        text: PlainWords.withoutMarks(
          "\(entry.help.summary[language]). \(entry.help.text[language])"
            .replacing("\n", with: " ")))
    }
  }

  // MARK: API

  private var apiPages: [SitePage] {
    let book = MarkdownBook(record.api)
    let known = Set(book.chapters.map(\.title))
    return [apiList(book)]
      + book.chapters.dropFirst().map { apiPage($0, known) }
  }

  private func apiPath(_ title: String) -> String { "api/\(SiteAddress.file(title)).html" }

  private func apiList(_ book: MarkdownBook) -> SitePage {
    let parts = SiteParts(place: SitePlace(language: language, path: SiteAddress.api))
    let intro = say(
      "What your Swift may use of UIKit, Core Graphics and Quartz Core, as the interpreter has it.",
      "你的 Swift 代码可以使用的 UIKit、Core Graphics 和 Quartz Core，以解释器实际支持的为准。成员的说明是英文。")
    let items = book.chapters.dropFirst().map { chapter in
      HTML.element("li", parts.link(apiPath(chapter.title), chapter.title))
    }
    return SitePage(
      path: SiteAddress.api, section: .api, title: SiteSection.api.title[language], summary: intro,
      body: """
        <h1>\(SiteSection.api.title[language])</h1>
        <p class="lead">\(intro)</p>
        <ul class="list columns">
        \(items.joined(separator: "\n"))
        </ul>
        """)
  }

  private func apiPage(_ chapter: MarkdownBook.Chapter, _ known: Set<String>) -> SitePage {
    let path = apiPath(chapter.title)
    let place = SitePlace(language: language, path: path)
    let parts = SiteParts(place: place)
    var markdown = parts.markdown
    markdown.code = { word in
      word != chapter.title && known.contains(word) ? place.link(to: apiPath(word)) : nil
    }
    let words = PlainWords.withoutMarks(chapter.text.replacing("\n", with: " "))
    return SitePage(
      path: path, section: .api, title: chapter.title,
      summary: "\(chapter.title): \(words.withoutMargins.shortened(to: 160))",
      body: """
        <p class="meta">\(parts.link(SiteAddress.api, SiteSection.api.title[language]))</p>
        <article class="reference api" lang="en">
        <h1>\(HTML.escaped(chapter.title))</h1>
        \(markdown.html(chapter.text))</article>
        """,
      entries: [
        SiteSearchEntry(
          kind: .api, title: chapter.title, path: path, text: words.withoutMargins)
      ])
  }
}

import Records
import Rendering

/// The frame of every page of a site: head, navigation, search, a link to the other language.
struct SiteFrame: Speaking {
  let place: SitePlace
  var language: Language { place.language }

  /// The content security policy: nothing is fetched from elsewhere, and only the site's own
  /// scripts run. A page that was opened from a disk has no host, so files are named as well.
  static let policy = """
    default-src 'none'; style-src 'self' file:; script-src 'self' file:; \
    img-src 'self' file: data:; base-uri 'none'; form-action 'none'
    """

  func html(_ page: SitePage) -> String {
    """
    <!doctype html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>\(HTML.escaped(title(page)))</title>
    <meta name="description" content="\(HTML.escaped(page.summary))">
    <link rel="icon" type="image/svg+xml" href="\(place.link(toShared: "assets/icon.svg"))">
    <link rel="stylesheet" href="\(place.link(toShared: "assets/site.css"))">
    \(Language.allCases.map(alternate).joined(separator: "\n"))
    <script src="\(place.link(toShared: "assets/site.js"))"></script>
    </head>
    <body data-root="\(root)" data-index="\(place.link(toShared: Self.index(language)))">
    <a class="skip" href="#content">\(say("Skip to the content", "跳到正文"))</a>
    <header class="top">
    \(head(page.section))
    </header>
    <main id="content" tabindex="-1">
    \(page.body)
    </main>
    <footer class="foot">
    <p>\(foot)</p>
    </footer>
    </body>
    </html>

    """
  }

  /// The index of the search in a language.
  static func index(_ language: Language) -> String {
    "assets/search-\(language == .english ? "en" : "zh").js"
  }

  private func title(_ page: SitePage) -> String {
    page.path == SiteAddress.home ? page.title : "\(page.title) · Touchstone"
  }

  private func alternate(_ other: Language) -> String {
    "<link rel=\"alternate\" hreflang=\"\(other.rawValue)\" href=\"\(place.link(in: other))\">"
  }

  /// The relative path to the folder of the language.
  private var root: String { String(place.link(to: SiteAddress.home).dropLast("index.html".count)) }

  private func head(_ section: SiteSection?) -> String {
    let links = SiteSection.allCases.map { own -> String in
      let current = own == section ? [("aria-current", "true")] : []
      return HTML.element(
        "a", [("href", place.link(to: own.path))] + current, own.title[language])
    }
    let home = HTML.link(
      place.link(to: SiteAddress.home),
      "<span class=\"mark\" aria-hidden=\"true\"></span>Touchstone",
      class: "brand")
    let navigation = HTML.element(
      "nav", [("aria-label", say("Main", "主导航"))], links.joined(separator: "\n"))
    return
      "\(home)\n\(navigation)\n<div class=\"tools\">\n\(search)\n\(theme)\n\(languages)\n</div>"
  }

  /// The search field, which its script makes visible.
  private var search: String {
    let label = say("Search", "搜索")
    return """
      <div class="search" hidden>
      <input type="search" id="search" placeholder="\(label)" aria-label="\(label)" \
      aria-controls="found" aria-expanded="false" aria-keyshortcuts="/" role="combobox" \
      aria-autocomplete="list" autocomplete="off" spellcheck="false" maxlength="200">
      <kbd aria-hidden="true">/</kbd>
      <ul id="found" role="listbox" aria-label="\(say("Found", "搜索结果"))" \
      data-none="\(say("Nothing is found. Try one word of it.", "没有找到。请换一个词试试。"))" \
      data-failed="\(say("The index cannot be read.", "无法读取索引。"))" hidden></ul>
      </div>
      """
  }

  private var theme: String {
    let label = say("Light or dark", "浅色或深色")
    return
      "<button type=\"button\" class=\"theme\" aria-label=\"\(label)\" title=\"\(label)\" hidden>◐</button>"
  }

  private var languages: String {
    let (other, name): (Language, String) =
      language == .english ? (.chinese, "中文") : (.english, "English")
    return HTML.element(
      "a",
      [
        ("class", "language"), ("href", place.link(in: other)), ("lang", other.rawValue),
        ("hreflang", other.rawValue),
      ], name)
  }

  private var foot: String {
    say(
      "Touchstone simulates UIKit: what is shown here ran in its model and rests on the "
        + "\(HTML.link(place.link(to: SiteAddress.rules), "rules")), each with its source. It is not an iPhone.",
      "Touchstone 模拟 UIKit：这里的输出都由它的模型运行得到，依据是\(HTML.link(place.link(to: SiteAddress.rules), "规则"))，每条都注明来源。它不是真机。"
    )
  }
}

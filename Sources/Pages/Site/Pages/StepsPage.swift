import Records
import Rendering

/// A page on which readers step through a trace: the same as an exported one, except that its style
/// and script are files that all such pages of the site share.
struct SiteStepsPage: Speaking {
  let place: SitePlace
  /// The page that links here.
  let from: String
  var language: Language { place.language }

  func html(_ subject: ExportSubject) -> String {
    let data = PageDataMaker(subject, language).data
    let back = HTML.link(place.link(to: from), say("← back to the text", "← 回到正文"))
    return """
      <!doctype html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(SiteFrame.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>\(HTML.escaped(data.title[language])) · Touchstone</title>
      <link rel="icon" type="image/svg+xml" href="\(place.link(toShared: "assets/icon.svg"))">
      <link rel="stylesheet" href="\(place.link(toShared: "assets/page.css"))">
      <script src="\(place.link(toShared: "assets/page.js"))" defer></script>
      </head>
      <body data-page="one" data-start="first">
      <nav class="touchstone"><p class="note">\(back) · \(otherLanguage)</p></nav>
      <script type="application/json" data-touchstone>\(PageExporter.json(data))</script>
      </body>
      </html>

      """
  }

  private var otherLanguage: String {
    let (other, name): (Language, String) =
      language == .english ? (.chinese, "中文") : (.english, "English")
    return HTML.element(
      "a",
      [
        ("class", "language"), ("href", place.link(in: other)), ("lang", other.rawValue),
        ("hreflang", other.rawValue),
      ], name)
  }
}

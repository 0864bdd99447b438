import Records

/// A page for a browser that is complete in one file: it opens from a disk and loads nothing.
struct StandalonePage {
  let language: Language
  /// The title, as markup.
  let title: String
  /// The content security policy of the page, in addition to that of every page.
  let policy: String
  let style: String

  /// The bytes of the page; `body` is the markup of the whole element.
  func bytes(body: String) -> [UInt8] {
    Array(
      """
      <!doctype html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(wholePolicy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="Touchstone">
      <title>\(title)</title>
      <style>\(style)</style>
      </head>
      \(body)
      </html>

      """.utf8)
  }

  private var wholePolicy: String {
    "default-src 'none'; \(policy)base-uri 'none'; form-action 'none'"
  }
}

import Records

/// What every report as a page has around it. Such a page is one file: it opens from a disk, loads
/// nothing, and runs no script at all.
struct ReportFrame: Speaking {
  let language: Language

  /// A whole page; `body` is markup, which nothing of a submission may be without escaping.
  func html(title: String, _ body: String) -> [UInt8] {
    Array(
      """
      <!doctype html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="Touchstone">
      <title>\(HTML.escaped(title))</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <main>
      \(body)
      </main>
      </body>
      </html>

      """.utf8)
  }

  /// What a terminal shows, as a block; rules are not linked, since nothing else is here.
  var console: ConsoleHTML { ConsoleHTML(language: language, rule: { _ in nil }) }

  private static let style = String(decoding: PackageResources.site_css, as: UTF8.self)

  private static let policy =
    "default-src 'none'; style-src \(SHA256.policy(style)); base-uri 'none'; form-action 'none'"
}

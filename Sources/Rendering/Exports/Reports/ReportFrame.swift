import Records

/// What every report as a page has around it. Such a page runs no script at all.
struct ReportFrame: Speaking {
  let language: Language

  /// A whole page; `body` is markup, which nothing of a submission may be without escaping.
  func html(title: String, _ body: String) -> [UInt8] {
    StandalonePage(
      language: language, title: HTML.escaped(title),
      policy: "style-src \(SHA256.policy(Self.style)); ", style: Self.style
    ).bytes(
      body: """
        <body>
        <main>
        \(body)
        </main>
        </body>
        """)
  }

  /// What a terminal shows, as a block; rules are not linked, since nothing else is here.
  var console: ConsoleHTML { ConsoleHTML(language: language, rule: { _ in nil }) }

  private static let style = String(decoding: PackageResources.site_css, as: UTF8.self)
}

import Files
import Records
import Rendering

/// The frame of every report as a page. Such a page runs no script at all.
struct ReportFrame: Speaking {
  let language: Language

  /// A complete page; `body` is markup, so text of a submission in it must be escaped.
  func html(title: String, _ body: String) -> [UInt8] {
    StandalonePage(
      language: language, title: HTML.escaped(title),
      policy: Self.policy, style: Self.style
    ).bytes(
      body: """
        <body>
        <main>
        \(body)
        </main>
        </body>
        """)
  }

  /// The block of terminal output; rules are not linked, since the page has no place to link to.
  var console: ConsoleHTML { ConsoleHTML(language: language, rule: { _ in nil }) }

  /// Each of a thousand pages has the same.
  private static let policy = "style-src \(SHA256.policy(style)); "

  private static let style = String(decoding: PackageResources.site_css, as: UTF8.self)
}

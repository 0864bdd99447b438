import Files
import Foundation
import Records

/// Exports a scene with its trace, map, chains, code and events as one page for a browser.
///
/// The file is complete: it opens from a disk, makes no network requests, and its policy allows
/// only its own script. All text from users is in a block of data, which the script adds to the
/// page as text.
struct PageExporter: Exporter {
  func bytes(of subject: ExportSubject, in language: Language) -> [UInt8] {
    let data = PageDataMaker(subject, language).data
    return StandalonePage(
      language: language, title: SVGPage.escaped(data.title[language]), policy: Self.policy,
      style: PageAssets.style
    ).bytes(
      body: """
        <body data-page="one">
        <noscript><p>\(SVGPage.escaped(PageWords.all["noScript"]?[language] ?? ""))</p></noscript>
        <script type="application/json" data-touchstone>\(Self.json(data))</script>
        <script>\(PageAssets.script)</script>
        </body>
        """)
  }

  /// The content security policy of the page: its own script and style, by their digests, and
  /// pictures that the script draws.
  private static let policy =
    "script-src \(SHA256.policy(PageAssets.script)); "
    + "style-src \(SHA256.policy(PageAssets.style)); img-src data:; "

  /// The data as JSON that cannot close an element.
  static func json(_ data: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // NaN here would be an internal fault; a page with a zero is better than no page.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "0", negativeInfinity: "0", nan: "0")
    guard let bytes = try? encoder.encode(data) else { return "{}" }
    var text = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

/// The style and the script of pages, as the build embeds them.
package enum PageAssets {
  package static let style = String(decoding: PackageResources.page_css, as: UTF8.self)
  package static let script = String(decoding: PackageResources.page_js, as: UTF8.self)
}

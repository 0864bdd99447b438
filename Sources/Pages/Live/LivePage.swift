import Records
import Rendering

/// The page that follows a session: the last lines typed, and the scene with its trace.
///
/// It requests only its own files, and sends nothing.
package struct LivePage: Speaking {
  package let language: Language

  package init(language: Language) {
    self.language = language
  }

  /// A file below the page's address.
  package struct File: Sendable {
    /// The file's name; empty for the page itself.
    package let name: String
    package let type: String
    package let bytes: [UInt8]

    init(_ name: String, _ type: String, _ bytes: [UInt8]) {
      self.name = name
      self.type = type
      self.bytes = bytes
    }
  }

  /// The files before anything was typed.
  package var files: [File] {
    [
      File("", "text/html; charset=utf-8", Array(html.utf8)),
      File("site.css", "text/css; charset=utf-8", PackageResources.site_css),
      File("live.css", "text/css; charset=utf-8", PackageResources.live_css),
      File("live.js", "text/javascript; charset=utf-8", PackageResources.live_js),
      File("icon.svg", "image/svg+xml", PackageResources.icon_svg),
    ]
  }

  private var html: String {
    """
    <!doctype html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; \
    script-src 'self'; img-src 'self'; frame-src 'self'; connect-src 'self'; base-uri 'none'; \
    form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(say("A session of Touchstone", "Touchstone 会话"))</title>
    <link rel="icon" type="image/svg+xml" href="icon.svg">
    <link rel="stylesheet" href="site.css">
    <link rel="stylesheet" href="live.css">
    <script src="live.js" defer></script>
    </head>
    <body>
    <header class="top">
    <span class="brand"><span class="mark" aria-hidden="true"></span>Touchstone</span>
    <p class="status" role="status" data-open="\(say("follows the session", "正在跟随会话"))" \
    data-lost="\(say("the session has ended, or cannot be reached", "会话已结束，或无法连接"))">\
    \(say("connecting", "正在连接"))</p>
    </header>
    <main class="live">
    <div id="transcript" aria-live="polite"><p class="faint">\
    \(say("Nothing was typed yet.", "还没有输入。"))</p></div>
    <div id="scene" data-title="\(say("The scene", "场景"))"></div>
    </main>
    </body>
    </html>

    """
  }
}

/// The data that a page receives after a line was typed.
package struct LiveUpdate: Speaking {
  /// The last lines that were typed, with their answers.
  private let entries: [TranscriptEntry]
  /// nil for an empty screen.
  private let subject: ExportSubject?
  private let teach: TeachLevel
  package let language: Language

  package init(
    entries: [TranscriptEntry], subject: ExportSubject?, teach: TeachLevel, language: Language
  ) {
    self.entries = entries
    self.subject = subject
    self.teach = teach
    self.language = language
  }

  /// The files that have changed: the scene, as it is exported.
  package var files: [LivePage.File] {
    guard let subject else { return [] }
    return [
      LivePage.File(
        Self.scene, "text/html; charset=utf-8", PageExporter().bytes(of: subject, in: language))
    ]
  }

  private static let scene = "scene.html"

  /// The message to the page: a JSON object on one line.
  package var event: String {
    let console = ConsoleHTML(language: language, rule: { _ in nil })
    let blocks = entries.map {
      console.transcript([$0], teach: teach, label: say("Transcript", "运行记录"))
    }
    let scene = subject == nil ? "null" : SiteSearchIndex.quoted(Self.scene)
    return "{\"language\":\(SiteSearchIndex.quoted(language.rawValue)),"
      + "\"entries\":[\(blocks.map(SiteSearchIndex.quoted).joined(separator: ","))],"
      + "\"scene\":\(scene)}"
  }
}

import Records
import Rendering
import Wording

/// The parts that pages of a site share: prose, transcripts, pictures, folded blocks.
struct SiteParts: Speaking {
  let place: SitePlace
  var language: Language { place.language }

  /// Prose with links to rules and mistakes.
  var markdown: MarkdownPage {
    MarkdownPage(rule: { place.link(toRule: $0) })
  }

  var console: ConsoleHTML {
    ConsoleHTML(language: language, rule: { place.link(toRule: $0) })
  }

  /// A folded block that the reader can open; both parts are markup.
  func folded(_ summary: String, _ content: String, class name: String? = nil) -> String {
    HTML.element(
      "details", name.map { [("class", $0)] } ?? [],
      "<summary>\(summary)</summary>\n\(content)\n")
  }

  func link(_ path: String, _ text: String, class name: String? = nil) -> String {
    HTML.link(place.link(to: path), HTML.escaped(text), class: name)
  }

  /// Rules as links, with commas between them.
  func rules(_ ids: [String]) -> String {
    ids.map { id in
      place.link(toRule: id).map { HTML.link($0, HTML.escaped(id), class: "rule") }
        ?? HTML.escaped(id)
    }.joined(separator: say(", ", "、"))
  }

  func minutes(_ count: Int) -> String {
    say(count == 1 ? "1 minute" : "\(count) minutes", "\(count) 分钟")
  }

  // MARK: Transcripts

  /// Lines that ran and their answers, with the final screen beside them, and a link to the page
  /// with their steps.
  func demonstration(_ shown: SiteDemonstration, name: String) -> String {
    let transcript = console.transcript(
      shown.entries, label: say("Transcript", "运行记录"))
    return beside(transcript, Beside(name: name, scene: shown.scene, steps: shown.steps))
  }

  /// The picture beside a transcript.
  struct Beside {
    /// The name of the picture's file, and of the page with the steps.
    let name: String
    let scene: SceneRecord?
    let steps: ExportSubject?
  }

  /// The events of a lesson: code as code, everything else as terminal output.
  ///
  /// Code that has a twin, by its text, is shown in both languages.
  func events(
    _ events: [LessonEvent], beside: Beside? = nil, twins: [String: String] = [:]
  ) -> String {
    var parts: [String] = []
    var waiting: [LessonEvent] = []
    func flush() {
      guard !waiting.isEmpty else { return }
      var page = Page(style: console.style)
      LessonRenderer(language: language, teach: .normal).render(waiting, into: &page)
      if page.lines.contains(where: { $0.contains("\u{1B}[38;") }) {
        page = Page(style: Style(hasColor: false, columns: ConsoleHTML.columns))
        LessonRenderer(language: language, teach: .normal).render(waiting, into: &page)
      }
      parts.append(console.block(ConsoleHTML.lines(page), label: say("Transcript", "运行记录")))
      waiting = []
    }
    for event in events {
      guard case .declared(let code) = event else {
        waiting.append(event)
        continue
      }
      flush()
      parts.append(listing(code, twin: twins[code]))
    }
    flush()
    return self.beside(parts.joined(separator: "\n"), beside)
  }

  /// Code, and with a twin both texts under the names of their languages. The page's script shows
  /// one of them, with a switch.
  private func listing(_ code: String, twin: String?) -> String {
    let swift = CodeHTML.block(code, language: SourceLanguage.swift.rawValue)
    guard let twin else { return swift }
    let texts = [
      (SourceLanguage.swift, swift),
      (.objectiveC, CodeHTML.block(twin, language: SourceLanguage.objectiveC.rawValue)),
    ]
    let buttons = texts.map { language, _ in
      HTML.element(
        "button", [("type", "button"), ("data-show", language.word), ("aria-pressed", "false")],
        language.name)
    }
    let blocks = texts.map { language, block in
      HTML.element(
        "div", [("data-code", language.word)],
        "<p class=\"code-name\">\(language.name)</p>\n\(block)")
    }
    return """
      <div class="codes">
      <p class="code-switch" hidden>\(buttons.joined())</p>
      \(blocks.joined(separator: "\n"))
      </div>
      """
  }

  /// A transcript with a picture of the screen beside it, and the link to its steps below.
  private func beside(_ transcript: String, _ beside: Beside?) -> String {
    guard let beside else { return transcript }
    let steps = beside.steps.map { _ in
      HTML.element(
        "p", [("class", "to-steps")],
        link(SiteAddress.steps(beside.name), say("Step through it", "逐步查看")))
    }
    let text = transcript + (steps ?? "")
    return beside.scene.map { self.beside(text, picture(beside.name, $0)) } ?? text
  }

  /// Content with a picture at its right, or below it if there is no room. The picture comes first:
  /// the text after the block may be beside it, too.
  func beside(_ content: String, _ picture: String) -> String {
    """
    <div class="beside">
    \(picture)
    <div>\(content)</div>
    </div>
    """
  }

  /// A picture of the part of the screen with views; `name` is that of its file.
  func picture(_ name: String, _ scene: SceneRecord) -> String {
    let part = SceneSVGExporter.content(of: scene)
    let attributes = [
      ("src", place.link(to: SiteAddress.picture(name))),
      ("alt", SceneWords(scene: scene, language: language).text),
      ("width", SVGPage.number(part.width)),
      ("height", SVGPage.number(part.height)), ("loading", "lazy"),
    ]
    return HTML.element("figure", [("class", "screen")], "<img\(HTML.list(attributes))>")
  }
}

/// The text alternative of a picture of the screen: its views by name.
struct SceneWords: Speaking {
  let scene: SceneRecord
  let language: Language

  private static let mostNames = 12

  var text: String {
    let names = scene.views.map(\.name)
    let shown = names.prefix(Self.mostNames).map { $0.shortened(to: 24) }
    let more = names.count > shown.count ? " …" : ""
    return say(
      "The screen with \(names.count) views: \(shown.joined(separator: ", "))\(more)",
      "屏幕上有 \(names.count) 个视图：\(shown.joined(separator: "、"))\(more)")
  }
}

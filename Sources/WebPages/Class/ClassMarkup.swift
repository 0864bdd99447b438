import Foundation
import Records

/// The markup of the pages of a class. Dynamic content is added by their scripts, as text.
struct ClassMarkup {
  let language: Language
  /// The beginning of every path: empty, or such as `/touch`.
  let base: String

  private var markup: WebMarkup { WebMarkup(language: language, others: ClassWords.all) }

  private func word(_ key: String) -> String { markup.word(key) }

  private func heading(_ key: String, _ id: String) -> String {
    markup.element("h2", key, "id=\"\(id)\"")
  }

  private func section(_ id: String, _ content: String) -> String {
    "<section id=\"\(id)\" class=\"column\" aria-labelledby=\"\(id)-head\">\n"
      + "\(heading(id, "\(id)-head"))\n\(content)\n</section>"
  }

  /// The page of a seat: the workbench, with addresses below the base, and the bar of a class.
  var seat: String {
    markup.text
      .replacing("<html ", with: "<html data-base=\"\(base)\" data-seat ")
      .replacing("href=\"/", with: "href=\"\(base)/").replacing("src=\"/", with: "src=\"\(base)/")
      .replacing(
        "</head>",
        with: "<link rel=\"stylesheet\" href=\"\(base)/class.css\">\n"
          + "<script type=\"module\" src=\"\(base)/class.js\"></script>\n</head>")
  }

  /// A page of its own: head, tools and `content`.
  private func page(_ script: String, _ title: String, _ content: String, _ extra: String = "")
    -> String
  {
    """
    <!doctype html>
    <html data-base="\(base)" lang="\(language.rawValue)"\(extra)>
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(word(title)) · Touchstone</title>
    <link rel="icon" type="image/svg+xml" href="\(base)/icon.svg">
    <link rel="stylesheet" href="\(base)/web.css">
    <link rel="stylesheet" href="\(base)/class.css">
    <script type="application/json" id="words">\(markup.words)</script>
    <script type="module" src="\(base)/\(script)"></script>
    </head>
    <body class="\(title)">
    <header class="top">
    <h1><span class="mark" aria-hidden="true"></span>\(markup.element("span", title))</h1>
    <p id="place" role="status"></p>
    <div class="tools">
    \(markup.button(
      "language", "id=\"language\" lang=\"\(language == .english ? "zh-Hans" : "en")\""))
    \(markup.sign("◐", "theme", "id=\"theme\""))
    </div>
    </header>
    <main>
    \(content)
    </main>
    <noscript>\(markup.element("p", "noScript"))</noscript>
    </body>
    </html>

    """
  }

  var join: String {
    page(
      "join.js", "joining",
      """
      <form id="join" class="column" autocomplete="off">
      <p><label for="join-code" data-word="classCode">\(word("classCode"))</label>
      <input id="join-code" name="code" required maxlength="60" autocapitalize="characters" \
      spellcheck="false" aria-describedby="trouble"></p>
      <p><label for="join-name" data-word="yourName">\(word("yourName"))</label>
      <input id="join-name" name="name" maxlength="40" aria-describedby="about" autocomplete="off"></p>
      \(markup.element("button", "takeSeat", "type=\"submit\" class=\"primary\""))
      <p id="trouble" role="alert"></p>
      \(markup.element("p", "aboutSeat", "id=\"about\" class=\"hint\""))
      </form>
      """)
  }

  func teacher(code: String) -> String {
    page(
      "teacher.js", "teaching",
      [
        section(
          "room",
          """
          <p id="joining" class="hint"></p>
          <div class="wide" tabindex="0" role="region" data-label="room" aria-label="\(word("room"))">
          <table id="rows"><thead><tr>
          \(["seat", "at", "tries", "hereFor", "lastLine", "acts"].map {
            markup.element("th", $0, "scope=\"col\"")
          }.joined(separator: "\n"))
          </tr></thead><tbody></tbody></table></div>
          \(markup.element("p", "emptyRoom", "id=\"empty\" class=\"empty\""))
          """),
        "<div class=\"side\">",
        section(
          "sending",
          """
          <form id="send">
          <p><label for="what" data-word="what">\(word("what"))</label>
          <select id="what"></select></p>
          <div id="own"><label for="lines" data-word="linesToSend">\(word("linesToSend"))</label>
          <textarea id="lines" rows="6" spellcheck="false"></textarea>
          <p><label><input type="checkbox" id="fresh" checked> \
          \(markup.element("span", "fresh"))</label></p></div>
          \(markup.element("button", "sendToAll", "type=\"submit\" class=\"primary\""))
          <p id="sent" role="status"></p>
          <div id="failed"></div>
          </form>
          """),
        section(
          "answers",
          """
          <div class="acts">
          \(markup.element(
            "a", "download", "id=\"download\" class=\"primary\" href=\"\(base)/teacher/answers.zip\" download"))
          \(markup.button("collect", "id=\"collect\""))
          </div>
          <div id="collected" role="status"></div>
          """),
        section(
          "heat",
          """
          <p><label for="exercise" data-word="exercise">\(word("exercise"))</label>
          <select id="exercise"></select></p>
          <p id="hottest" role="status"></p>
          <div id="picture" class="onlooking" hidden></div>
          <p id="scale" hidden></p>
          """),
        "</div>",
      ].joined(separator: "\n"), " data-code=\"\(WebMarkup.escaped(code))\"")
  }

  var look: String {
    page(
      "look.js", "looking",
      """
      <section id="screen" class="column" data-label="screen" aria-label="\(word("screen"))">
      <div id="picture" class="onlooking"></div>
      <p id="answer" role="status"></p>
      </section>
      <section id="story" class="column" data-label="story" aria-label="\(word("story"))"></section>
      <div id="work" class="column">
      <div id="transcript" tabindex="0" role="region" data-label="transcript" \
      aria-label="\(word("transcript"))"></div>
      <details><summary data-word="script">\(word("script"))</summary>
      <pre id="script" tabindex="0"></pre></details>
      <form id="line" hidden><textarea id="entry" aria-label="\(word("prompt"))"></textarea>
      <button id="run" type="button">\(word("run"))</button></form>
      <div id="words-list" hidden></div>
      </div>
      """)
  }
}

extension WebPages {
  /// The page of a seat of a class; `base` is the beginning of every path.
  package static func seatPage(in language: Language, _ base: String) -> [UInt8] {
    Array(ClassMarkup(language: language, base: base).seat.utf8)
  }

  /// The page on which a learner takes a seat.
  package static func joinPage(in language: Language, _ base: String) -> [UInt8] {
    Array(ClassMarkup(language: language, base: base).join.utf8)
  }

  /// The page of the teacher.
  package static func teacherPage(in language: Language, _ base: String, code: String) -> [UInt8] {
    Array(ClassMarkup(language: language, base: base).teacher(code: code).utf8)
  }

  /// The page on which the teacher looks on at a seat.
  package static func lookPage(in language: Language, _ base: String) -> [UInt8] {
    Array(ClassMarkup(language: language, base: base).look.utf8)
  }
}

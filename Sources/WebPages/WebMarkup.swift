import Foundation
import Records

/// The markup of the page. Dynamic content is added by its scripts; words are in it once, as data.
struct WebMarkup {
  let language: Language
  /// The words of the pages of a class, which take precedence over those with the same keys.
  var others: [String: Bilingual] = [:]

  private var table: [String: Bilingual] { WebWords.all.merging(others) { $1 } }

  func word(_ key: String) -> String {
    Self.escaped(table[key]?[language] ?? key)
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// An element whose text is a word of the table.
  func element(_ tag: String, _ key: String, _ attributes: String = "") -> String {
    let space = attributes.isEmpty ? "" : " "
    return "<\(tag)\(space)\(attributes) data-word=\"\(key)\">\(word(key))</\(tag)>"
  }

  /// A button with a sign, whose name is a word of the table.
  func sign(_ sign: String, _ key: String, _ attributes: String) -> String {
    "<button type=\"button\" \(attributes) data-label=\"\(key)\" aria-label=\"\(word(key))\" "
      + "title=\"\(word(key))\">\(sign)</button>"
  }

  func button(_ key: String, _ attributes: String) -> String {
    element("button", key, "type=\"button\" \(attributes)")
  }

  /// The words as JSON that cannot close an element.
  var words: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = (try? encoder.encode(table)).map { String(decoding: $0, as: UTF8.self) }
    return (text ?? "{}").replacing("<", with: "\\u003c")
  }

  var text: String {
    """
    <!doctype html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Touchstone</title>
    <link rel="icon" type="image/svg+xml" href="/icon.svg">
    \(WebPages.codeMirror == nil ? "" : CodeMirror.markup)<link rel="stylesheet" href="/web.css">
    <link rel="modulepreload" href="/dom.js">
    <link rel="modulepreload" href="/session.js">
    <link rel="modulepreload" href="/geometry.js">
    <link rel="modulepreload" href="/picture.js">
    <link rel="modulepreload" href="/story.js">
    <link rel="modulepreload" href="/prompt.js">
    <link rel="modulepreload" href="/editor.js">
    <link rel="modulepreload" href="/code-field.js">
    <link rel="modulepreload" href="/files.js">
    <link rel="modulepreload" href="/practice.js">
    <script type="application/json" id="words">\(words)</script>
    <script type="module" src="/app.js"></script>
    </head>
    <body>
    \(element("a", "skip", "class=\"skip\" href=\"#entry\""))
    <header class="top">
    <h1><span class="mark" aria-hidden="true"></span>Touchstone</h1>
    <nav data-label="parts" aria-label="\(word("parts"))">
    \(button("lessons", "id=\"open-lessons\""))
    \(button("exercises", "id=\"open-exercises\""))
    \(button("interviews", "id=\"open-interviews\""))
    \(button("sessions", "id=\"open-sessions\""))
    </nav>
    <p id="place" role="status"></p>
    <div class="tools">
    \(sign("↶", "undo", "id=\"undo\" disabled"))
    \(sign("↷", "redo", "id=\"redo\" disabled"))
    \(button("share", "id=\"open-share\""))
    \(button("language", "id=\"language\" lang=\"\(language == .english ? "zh-Hans" : "en")\""))
    \(sign("◐", "theme", "id=\"theme\""))
    </div>
    </header>
    <div class="tabs" role="tablist" aria-label="\(word("columns"))" data-label="columns">
    \(tab("screen")) \(tab("story")) \(tab("prompt")) \(tab("code"))
    </div>
    <main>
    <section id="screen" class="column" data-label="screen" aria-label="\(word("screen"))">
    <div class="bar">
    \(button("names", "id=\"names\" class=\"toggle\" aria-pressed=\"true\""))
    \(button("map", "id=\"map\" class=\"toggle\" aria-pressed=\"false\""))
    \(button("layers", "id=\"layers\" class=\"toggle\" aria-pressed=\"false\""))
    \(button("arrange", "id=\"arrange\" class=\"toggle\" aria-pressed=\"false\""))
    <span class="pair">\(sign("+", "nearer", "id=\"nearer\"")) \
    \(sign("−", "farther", "id=\"farther\" disabled"))</span>
    </div>
    <div id="palette" class="bar" hidden></div>
    \(element("p", "arrangeHint", "id=\"arrange-hint\" class=\"hint\" hidden"))
    <div id="picture"></div>
    <p id="answer" role="status" aria-live="polite"></p>
    \(element("p", "touchHint", "class=\"hint with-mouse\""))
    \(element("p", "fingerHint", "class=\"hint with-finger\""))
    </section>
    <section id="story" class="column" data-label="story" aria-label="\(word("story"))"></section>
    <div id="work" class="column">
    <section id="prompt" data-label="prompt" aria-label="\(word("prompt"))">
    <div id="transcript" role="log" aria-live="polite" tabindex="0" data-label="transcript" \
    aria-label="\(word("transcript"))"></div>
    <p id="waiting" role="status" hidden></p>
    <form id="line" autocomplete="off">
    <label id="before" for="entry">&gt; </label>
    <textarea id="entry" rows="1" spellcheck="false" autocapitalize="off" autocorrect="off" \
    data-hint="entryHint" placeholder="\(word("entryHint"))" aria-describedby="place" \
    aria-controls="words-list" aria-autocomplete="list"></textarea>
    \(button("run", "id=\"run\""))
    \(button("stop", "id=\"stop\" hidden"))
    </form>
    <div id="words-list" role="listbox" data-label="completions" aria-label="\(word("completions"))" hidden></div>
    </section>
    <section id="code" data-label="code" aria-label="\(word("code"))"></section>
    </div>
    </main>
    <dialog id="sheet"></dialog>
    <noscript>\(element("p", "noScript"))</noscript>
    </body>
    </html>

    """
  }

  private func tab(_ name: String) -> String {
    element(
      "button", name,
      "type=\"button\" role=\"tab\" id=\"tab-\(name)\" aria-controls=\"\(name)\" "
        + "aria-selected=\"\(name == "screen")\"")
  }
}

import Lettering
import Records
import Wording

/// Renders the problem of a line at its location.
package struct DiagnosticRenderer {
  package var language: Language
  package var style: Style

  package init(language: Language, style: Style) {
    self.language = language
    self.style = style
  }

  /// Renders a diagnostic at the prompt: a caret under the location, then the message.
  /// `promptWidth` is the number of columns before the typed line.
  package func render(_ diagnostic: Diagnostic, promptWidth: Int) -> String {
    if let code = code(diagnostic.problem, file: nil, line: 1) {
      return code + shown(diagnostic.offer, indent: "")
    }
    var page = Page(style: style)
    let caret = caret(diagnostic, indent: promptWidth)
    if let caret { page.line(caret, .bad) }
    sentence(diagnostic.problem, into: &page, head: "")
    return page.text + shown(diagnostic.offer, indent: "")
  }

  /// Renders a diagnostic of a script: `file:line:column: error: …`, the line, and a caret under
  /// the location.
  package func render(_ diagnostic: Diagnostic, file: String, line: Int) -> String {
    if let code = code(diagnostic.problem, file: file, line: line) {
      return code + shown(diagnostic.offer, indent: "  ")
    }
    let text = diagnostic.text.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
    let column = min(diagnostic.start, text.count) + 1
    var result = style.show("\(file):\(line):\(column): ", .strong)
    result += style.show(Bilingual(en: "error: ", zh: "错误：")[language], .bad)
    result += style.show(diagnostic.problem.wording[language]) + "\n"
    result += style.show("  \(text.shortened(to: 200))") + "\n"
    if let caret = caret(diagnostic, indent: 2) { result += style.show(caret, .bad) + "\n" }
    result += picture(diagnostic.problem)
    if let tryLine = diagnostic.problem.tryLine {
      result += style.show("  \(tryWord)\(tryLine)", .hint) + "\n"
    }
    return result + shown(diagnostic.offer, indent: "  ")
  }

  /// The suggested line, on a line of its own that is never wrapped.
  private func shown(_ offer: LineOffer?, indent: String) -> String {
    guard let offer else { return "" }
    let text = offer.wording(in: style.spelling)
    return style.show(indent + text[language], .hint) + "\n"
  }

  /// A hint where to set limits, after a stop at the prompt that a limit caused.
  private func limitHint(_ stop: StopReport, _ file: String?) -> String {
    guard file == nil, stop.problem.isLimit else { return "" }
    let text = Bilingual(en: "  limits shows and sets the limits", zh: "  limits 可以查看和修改上限")
    return style.show(text[language], .hint) + "\n"
  }

  /// The rendering of Swift that was rejected or that stopped; nil for all other problems. `line`
  /// is the first line of the text in its file.
  private func code(_ problem: Problem, file: String?, line: Int) -> String? {
    let renderer = CodeRenderer(language: language, style: style)
    switch problem {
    case .code(let report):
      return report.file == nil
        ? renderer.render(report, file: file, lineOffset: line - 1)
        : renderer.render(report, file: report.file)
    case .stopped(let stop, let trace):
      var page = Page(style: style)
      if let trace { TraceRenderer(language: language, teach: .normal).render(trace, into: &page) }
      return page.text + stop.printed + renderer.render(stop, named: file)
        + limitHint(stop, file)
    case .actStopped(let stop, let trace):
      var page = Page(style: style)
      EventRenderer(language: language, teach: .normal).render(trace, into: &page)
      return page.text + stop.printed + renderer.render(stop, named: file)
        + limitHint(stop, file)
    case .mapStopped(let stop, let point):
      var page = Page(style: style)
      page.paragraph(
        Bilingual(
          en: "This happened for the point \(Numbers.point(point)) of the screen.",
          zh: "这发生在询问屏幕上的点 \(Numbers.point(point)) 时。")[language], .faint)
      page.paragraph("\(tryWord)hit \(Numbers.text(point.x)) \(Numbers.text(point.y))", .hint)
      return stop.printed + renderer.render(stop, named: file) + page.text
    default: return nil
    }
  }

  private var tryWord: String { language == .english ? "try: " : "试试：" }

  private func sentence(_ problem: Problem, into page: inout Page, head: String) {
    page.paragraph(problem.wording[language])
    page.rendered(picture(problem))
    if case .expectationFailed(let expectation) = problem, let remark = expectation.remark {
      page.paragraph(remark.wording[language], .hint)
    }
    if let tryLine = problem.tryLine { page.paragraph("\(tryWord)\(tryLine)", .hint) }
  }

  /// A picture of where two hit maps differ, if a check failed for that reason; otherwise empty.
  private func picture(_ problem: Problem) -> String {
    guard case .expectationFailed(let expectation) = problem,
      let difference = expectation.difference
    else { return "" }
    var page = Page(style: style)
    DifferenceRenderer(language: language).render(difference, into: &page)
    return page.text
  }

  /// A line of blanks and carets; nil if the location is not on the line as shown.
  private func caret(_ diagnostic: Diagnostic, indent: Int) -> String? {
    let text = diagnostic.text.prefix { $0 != "\n" }
    guard diagnostic.end > 0, diagnostic.start <= text.count, text.count <= 400 else { return nil }
    let before = DisplayWidth.of(Escaping.visible(text.prefix(diagnostic.start)))
    let place = text.dropFirst(diagnostic.start).prefix(diagnostic.end - diagnostic.start)
    let width = max(1, DisplayWidth.of(Escaping.visible(place)))
    guard indent + before + width <= max(style.width, 40) else { return nil }
    return String(repeating: " ", count: indent + before) + "^"
      + String(repeating: "~", count: width - 1)
  }
}

extension LineOffer {
  /// The line, with what to do about it; as readers of a language of code write it.
  package func wording(in spelling: CodeSpelling? = nil) -> Bilingual {
    switch self {
    case .line(let typed):
      let line = spelling?.line(typed) ?? typed
      return Bilingual(en: "type: \(line)", zh: "请输入：\(line)")
    case .example(let line):
      return Bilingual(en: "for example: \(line)", zh: "例如：\(line)")
    case .command(let word):
      return Bilingual(
        en: "`\(word)` is a name here; the command is `:\(word)`",
        zh: "`\(word)` 在这里是名字；命令是 `:\(word)`")
    }
  }
}

extension Problem {
  /// The command that shows more, after a check that failed.
  package var tryLine: String? {
    guard case .expectationFailed(let expectation) = self else { return nil }
    return expectation.tryLine
  }
}

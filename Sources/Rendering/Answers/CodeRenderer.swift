import Lettering
import Records
import Wording

/// Renders the problems of source text as a compiler does: location, message, source line, caret.
package struct CodeRenderer {
  package var language: Language
  package var style: Style

  package init(language: Language, style: Style) {
    self.language = language
    var style = style
    // Diagnostics speak the language of their code.
    style.spelling = nil
    self.style = style
  }

  /// Renders every diagnostic of a report. `lineOffset` is added to line numbers, for text that is
  /// part of a file; each location begins with `file`.
  package func render(_ report: CodeReport, file: String?, lineOffset: Int = 0) -> String {
    let text = LineTable(report.text)
    return report.diagnostics.map { render($0, text, file: file, lineOffset: lineOffset) }.joined()
  }

  private func render(
    _ diagnostic: CodeDiagnostic, _ text: LineTable, file: String?, lineOffset: Int
  ) -> String {
    var page = Page(style: style)
    let word: Bilingual =
      diagnostic.severity == .error
      ? Bilingual(en: "error: ", zh: "错误：") : Bilingual(en: "warning: ", zh: "警告：")
    sentence(
      diagnostic.problem, at: diagnostic.range, word[language], text, file: file,
      lineOffset: lineOffset, emphasis: diagnostic.severity == .error ? .bad : .strong, into: &page)
    if let fixIt = diagnostic.fixIt, !isSaid(fixIt, by: diagnostic.problem) {
      show(fixIt, text, into: &page)
    }
    for note in diagnostic.notes {
      sentence(
        note.problem, at: note.range, Bilingual(en: "note: ", zh: "说明：")[language], text,
        file: file, lineOffset: lineOffset, emphasis: .faint, into: &page)
    }
    return page.text
  }

  private func sentence(
    _ problem: CodeProblem, at range: SourceRange, _ word: String, _ text: LineTable, file: String?,
    lineOffset: Int, emphasis: Emphasis, into page: inout Page
  ) {
    let place = text.place(of: range.start)
    let name = file.map { "\($0):" } ?? ""
    page.row(
      "\(name)\(place.line + lineOffset):\(place.column): \(word)",
      problem.wording[language].shortened(to: Self.longestSentence),
      headEmphasis: emphasis)
    excerpt(range, place, text, lineOffset: lineOffset, into: &page)
  }

  /// The maximum number of columns of a message: names can be as long as the text.
  private static let longestSentence = 1_000

  /// The source line with a caret under the location; long lines are omitted.
  private func excerpt(
    _ range: SourceRange, _ place: (line: Int, column: Int), _ text: LineTable, lineOffset: Int,
    into page: inout Page
  ) {
    let line = text.line(place.line)
    let shown = Escaping.visible(line.replacing("\t", with: "  "))
    let number = "\(place.line + lineOffset)".leftPadded(to: 4)
    guard DisplayWidth.of(shown) + 7 <= max(style.width, 40) else { return }
    page.line("\(number) | \(shown)")
    let before = Escaping.visible(line.prefix(place.column - 1).replacing("\t", with: "  "))
    let place = Escaping.visible(String(text.text(of: range).prefix { !$0.isNewline }))
    let width = max(1, DisplayWidth.of(place))
    page.line(
      "     | " + String(repeating: " ", count: DisplayWidth.of(before)) + "^"
        + String(repeating: "~", count: width - 1), .bad)
  }

  /// Whether the message of the problem already contains the fix.
  private func isSaid(_ fixIt: CodeFixIt, by problem: CodeProblem) -> Bool {
    problem.wording.en.hasSuffix("did you mean '\(fixIt.replacement)'?")
  }

  private func show(_ fixIt: CodeFixIt, _ text: LineTable, into page: inout Page) {
    guard !fixIt.replacement.contains("\n"), fixIt.replacement.count <= 120 else { return }
    let old = String(text.text(of: fixIt.range))
    let sentence: Bilingual
    if fixIt.replacement.isEmpty {
      sentence = Bilingual(en: "remove `\(old)`", zh: "删除 `\(old)`")
    } else if old.isEmpty {
      let written = fixIt.replacement.trimmingSpaces
      sentence = Bilingual(en: "insert `\(written)`", zh: "插入 `\(written)`")
    } else {
      sentence = Bilingual(
        en: "write `\(fixIt.replacement)` instead", zh: "改写为 `\(fixIt.replacement)`")
    }
    page.row("     = ", sentence[language], headEmphasis: .hint, .hint)
  }

  /// Renders a stop: the line, the reason, and the call stack.
  package func render(_ stop: StopReport, named file: String?) -> String {
    var page = Page(style: style)
    let head = Bilingual(en: "stopped: ", zh: "停止：")[language]
    // A limit on several answers together is not exceeded on any one line.
    let hasPlace = !stop.lineText.isEmpty
    page.row(
      hasPlace ? "\(stop.file):\(stop.line):\(stop.column): \(head)" : head,
      stop.reason[language], headEmphasis: .bad)
    let shown = Escaping.visible(stop.lineText.replacing("\t", with: "  "))
    if hasPlace, DisplayWidth.of(shown) + 7 <= max(style.width, 40) {
      page.line("\("\(stop.line)".leftPadded(to: 4)) | \(shown)")
      let before = stop.lineText.prefix(max(0, stop.column - 1)).replacing("\t", with: "  ")
      let column = DisplayWidth.of(Escaping.visible(String(before)))
      page.line("     | " + String(repeating: " ", count: column) + "^", .bad)
    }
    for call in stop.calls.dropFirst().prefix(6) {
      // Code outside every function has no name.
      let isTop = call.function.isEmpty || call.function == "()"
      let often =
        call.times.map {
          Bilingual(en: ", \(Numbers.grouped($0)) times", zh: "，共 \(Numbers.grouped($0)) 次")
        } ?? Bilingual(en: "", zh: "")
      page.line(
        Bilingual(
          en:
            "     called \(isTop ? "from" : "by \(call.function),") \(call.file) line \(call.line)"
            + often.en,
          zh: "     由 \(isTop ? "" : "\(call.function) 调用，")\(call.file) 第 \(call.line) 行"
            + (isTop ? "调用" : "") + often.zh)[language], .faint)
    }
    if stop.calls.count > 7 { page.line("     …", .faint) }
    return page.text
  }
}

/// The lines of a text, for locations.
struct LineTable {
  private let utf8: [UInt8]
  private let starts: [Int]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    utf8 = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  func place(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), utf8.count)
    let index = (starts.firstIndex { $0 > offset } ?? starts.count) - 1
    return (index + 1, string(starts[index], offset).count + 1)
  }

  func line(_ number: Int) -> String {
    let start = starts[number - 1]
    let end = number < starts.count ? starts[number] - 1 : utf8.count
    let line = string(start, end)
    return line.hasSuffix("\r") ? String(line.dropLast()) : line
  }

  package func text(of range: SourceRange) -> String {
    string(min(max(range.start, 0), utf8.count), min(max(range.end, 0), utf8.count))
  }

  private func string(_ start: Int, _ end: Int) -> String {
    start < end ? String(decoding: utf8[start..<end], as: UTF8.self) : ""
  }
}

extension String {
  package var trimmingSpaces: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}

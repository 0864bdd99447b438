import Lettering
import Records
import Rendering
import Wording

/// A verdict as a part of a page: the terminal's output for it, and the two traces as a table, with
/// the learner's answer beside the solution's at their first difference.
struct VerdictHTML: Speaking {
  let language: Language
  /// Whether the title and the points are above it, and no command can be typed.
  var isInReport = false

  func html(_ verdict: Verdict) -> String {
    let frame = ReportFrame(language: language)
    var page = Page(style: frame.console.style)
    VerdictRenderer(language: language, hasTraces: false, isInReport: isInReport)
      .render(verdict, into: &page)
    let block = frame.console.block(
      ConsoleHTML.lines(page), label: say("Verdict", "评判结果"))
    return block + (verdict.finding?.traces.map { "\n" + table($0) } ?? "")
  }

  private func code(_ text: String) -> String {
    text.isEmpty ? "" : HTML.element("code", HTML.escaped(text))
  }

  func table(_ pair: TracePair) -> String {
    let point = Numbers.shortPoint(pair.point)
    let caption = say("A touch at \(point)", "触摸 \(point)")
    let heads = [
      say("step", "步骤"), say("decision", "判断"), say("yours", "你的代码"), say("expected", "参考答案"),
    ]
    let head = heads.map { HTML.element("th", [("scope", "col")], $0) }.joined()
    let rows = TracePairRenderer(language: language).cells(pair).map { row in
      let mark = row.isFirst ? say("the first difference", "第一处不同") : ""
      let label = HTML.escaped(row.label.trimmingSpaces)
      let cells = [
        "<td>\(row.beginsStep ? String(row.step) : "")</td>",
        "<th scope=\"row\">\(label)\(mark.isEmpty ? "" : "<small>\(mark)</small>")</th>",
        HTML.element("td", code(row.yours ?? "—")),
        HTML.element("td", code(row.expected ?? row.absence)),
      ]
      return HTML.element("tr", row.isFirst ? [("class", "first")] : [], cells.joined())
    }
    return """
      <div class="wide"><table class="traces">
      <caption>\(caption)</caption>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div>
      """
  }
}

/// Exports a verdict as a page of its own.
package struct VerdictPageExporter: Exporter {
  package init() {}

  package func bytes(of verdict: Verdict, in language: Language) -> [UInt8] {
    let title = "\(verdict.title[language]): \(verdict.word[language])"
    let body = """
      <h1>\(HTML.escaped(verdict.title[language]))</h1>
      <p class="lead">\(HTML.escaped(verdict.conclusion[language]))</p>
      \(VerdictHTML(language: language).html(verdict))
      """
    return ReportFrame(language: language).html(title: title, body)
  }
}

import Lettering
import Records
import Rendering
import Wording

/// Exports a report as a page for a browser: a row for each submission, the common mistakes, and
/// every verdict below, folded.
struct ReportHTMLExporter: Exporter {
  func bytes(of report: GradeReport, in language: Language) -> [UInt8] {
    ReportPage(language: language, report: report).bytes
  }
}

private struct ReportPage: Speaking {
  let language: Language
  let report: GradeReport

  private var isOfOne: Bool { report.exercises.count == 1 }

  var bytes: [UInt8] {
    let renderer = GradeRenderer(language: language, style: Style(hasColor: false))
    let parts = [
      HTML.element("h1", HTML.escaped(report.title[language])),
      HTML.element("p", [("class", "lead")], HTML.escaped(renderer.summary(report))),
      content, seeded(renderer), table, common(renderer), verdicts,
    ]
    return ReportFrame(language: language).html(
      title: report.title[language], parts.filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  /// The folder of the exercises, if they are not the installed ones.
  private var content: String {
    guard let content = report.content else { return "" }
    return HTML.element(
      "p", [("class", "meta")],
      say("Exercises of ", "练习来自 ") + HTML.element("code", HTML.escaped(content)))
  }

  private func seeded(_ renderer: GradeRenderer) -> String {
    renderer.seeded(report).map { HTML.element("p", [("class", "meta")], HTML.escaped($0)) }
      .joined(separator: "\n")
  }

  // MARK: The rows

  private var table: String {
    let first = isOfOne ? say("submission", "提交") : say("student", "学生")
    let names = isOfOne ? [say("verdict", "结果")] : report.exercises.map { $0.title[language] }
    let heads = [first, say("points", "得分")] + names
    let head = heads.map { HTML.element("th", [("scope", "col")], HTML.escaped($0)) }.joined()
    let rows = report.rows.enumerated().map { index, row in
      let cells = [
        HTML.element(
          "th", [("scope", "row")], HTML.link("#row-\(index + 1)", HTML.escaped(row.name))),
        HTML.element("td", Numbers.text(row.total)),
      ]
      return HTML.element("tr", (cells + row.verdicts.map(cell)).joined())
    }
    return """
      <div class="wide"><table class="grades">
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div>
      """
  }

  private func cell(_ verdict: Verdict) -> String {
    let points = isOfOne ? "" : say(", \(verdict.points)", "，\(verdict.points)")
    let word = "\(verdict.sign) \(verdict.word[language])\(points)"
    let told = HTML.escaped(verdict.toldReason(language))
    return HTML.element(
      "td",
      HTML.element("span", [("class", verdict.isPassed ? "good" : "bad")], HTML.escaped(word))
        + (told.isEmpty ? "" : "<br>\(told)"))
  }

  // MARK: Common mistakes

  private func common(_ renderer: GradeRenderer) -> String {
    let lists = [
      (say("Commonest mistakes", "最常见的错误"), renderer.commonMistakes(report)),
      (say("Alike, in percent", "相似度（百分比）"), renderer.alikeRows(report)),
    ]
    return lists.filter { !$0.1.isEmpty }.map { title, rows in
      let items = rows.map { row in
        HTML.element(
          "li", HTML.escaped("\(Numbers.grouped(row.count)) · \(row.text)"))
      }
      return HTML.element("h2", title) + "\n" + HTML.element("ul", items.joined())
    }.joined(separator: "\n")
  }

  // MARK: The verdicts

  private var verdicts: String {
    let all = report.rows.enumerated().map { index, row in
      let content = row.verdicts.map(VerdictHTML(language: language).html).joined(separator: "\n")
      let summary = "\(HTML.escaped(row.name)) · \(Numbers.text(row.total))"
      // A link to an element inside it opens it; a link to itself does not.
      let place = HTML.element("div", [("id", "row-\(index + 1)")], content)
      return HTML.element("details", "<summary>\(summary)</summary>\n\(place)")
    }
    return HTML.element("h2", say("Verdicts", "各份评判")) + "\n" + all.joined(separator: "\n")
  }
}

import Foundation
import Records
import Rendering

/// Writes the report of an interview in the formats that are saved.
package enum InterviewExporter {
  /// The report for people, 80 columns wide.
  package static func text(_ report: InterviewReport, _ language: Language) -> String {
    var page = Page(style: Style(hasColor: false))
    InterviewReportRenderer(language: language).render(report, into: &page)
    return page.text
  }

  /// The report as Markdown for people, with every question and answer.
  package static func markdown(_ report: InterviewReport, _ language: Language) -> String {
    InterviewMarkdown(language: language).text(report)
  }

  /// The report as a page for a browser, complete in itself, with every question and answer.
  package static func html(_ report: InterviewReport, _ language: Language) -> String {
    page(markdown(report, language), language)
  }

  private static func page(_ text: String, _ language: Language) -> String {
    let title = text.prefix { !$0.isNewline }.drop { $0 == "#" || $0 == " " }
    let body = HTML.element("article", MarkdownPage().html(text))
    return String(
      decoding: ReportFrame(language: language).html(title: String(title), body), as: UTF8.self)
  }

  /// The questions of an interview for a candidate on paper, without answers and with room for
  /// them: as a page for a browser, or as Markdown.
  package static func paper(
    _ report: InterviewReport, asPage: Bool, _ language: Language
  ) -> String {
    let text = InterviewMarkdown(language: language, isPaper: true).text(report)
    return asPage ? page(text, language) : text
  }

  /// Several reports as a table for spreadsheets, a row for each: the points of each topic, and of
  /// each question if all were asked the same ones.
  package static func csv(_ comparison: InterviewComparison, _ language: Language) -> String {
    let topics = InterviewTopic.allCases.filter { topic in
      comparison.reports.contains { $0.rows.contains { $0.question.topic == topic } }
    }
    let count = comparison.haveSameQuestions ? comparison.reports.first?.rows.count ?? 0 : 0
    let head =
      ["candidate", "seed", "level", "minutes", "points", "of", "unmarked", "seconds"]
      + topics.map(\.rawValue) + (0..<count).map { "question \($0 + 1)" } + ["notes"]
    let rows = zip(comparison.reports, comparison.names).map { report, name in
      let total = report.total
      let numbers = [
        report.setup.seed, report.setup.level, report.setup.minutes, total.points, total.of,
        total.unmarked, report.rows.reduce(0) { $0 + $1.seconds },
      ]
      let ofTopics = topics.map { topic in
        InterviewReport.tally(report.rows.filter { $0.question.topic == topic })
      }
      let notes = report.rows.enumerated().compactMap { index, row in
        row.note.map { "\(index + 1): \($0)" }
      }
      return [name] + numbers.map(String.init)
        + ofTopics.map { $0.of > 0 ? "\($0.points)" : "" }
        + report.rows.prefix(count).map { $0.points.map(String.init) ?? "" }
        + [notes.joined(separator: "; ")]
    }
    return String(decoding: ReportCSVExporter.table([head] + rows), as: UTF8.self)
  }

  /// The report for programs, in the form of `Documentation/schema`; `report(json:)` reads it back.
  package static func json(_ report: InterviewReport) -> String {
    JSONRenderer.object(report) + "\n"
  }

  /// The report that was written as JSON; nil if the text is not a report, or is of a later
  /// version.
  package static func report(json: String) -> InterviewReport? {
    guard let report = try? JSONReader.record(InterviewReport.self, from: Data(json.utf8)),
      report.version <= InterviewReport.version
    else { return nil }
    return report
  }
}

import Foundation
import Records

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
    let text = markdown(report, language)
    let title = text.prefix { !$0.isNewline }.drop { $0 == "#" || $0 == " " }
    let body = HTML.element("article", MarkdownPage().html(text))
    return String(
      decoding: ReportFrame(language: language).html(title: String(title), body), as: UTF8.self)
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

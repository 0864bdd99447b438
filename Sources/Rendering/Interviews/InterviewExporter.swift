import Foundation
import Records

/// Writes the report of an interview in the forms that are kept.
package enum InterviewExporter {
  /// For people, 80 columns wide.
  package static func text(_ report: InterviewReport, _ language: Language) -> String {
    var page = Page(style: Style(hasColor: false))
    InterviewReportRenderer(language: language).render(report, into: &page)
    return page.text
  }

  /// For people, with every question and answer.
  package static func markdown(_ report: InterviewReport, _ language: Language) -> String {
    InterviewMarkdown(language: language).text(report)
  }

  /// For a browser, with every question and answer: a page that is complete in itself.
  package static func html(_ report: InterviewReport, _ language: Language) -> String {
    let text = markdown(report, language)
    let title = text.prefix { !$0.isNewline }.drop { $0 == "#" || $0 == " " }
    let body = HTML.element("article", MarkdownPage().html(text))
    return String(
      decoding: ReportFrame(language: language).html(title: String(title), body), as: UTF8.self)
  }

  /// For programs, in the form of `Documentation/schema`; `report(json:)` reads it back.
  package static func json(_ report: InterviewReport) -> String {
    JSONRenderer.object(report) + "\n"
  }

  /// A report as it was written; nil where the text is none, or of a later version.
  package static func report(json: String) -> InterviewReport? {
    guard let report = try? JSONReader.record(InterviewReport.self, from: Data(json.utf8)),
      report.version <= InterviewReport.version
    else { return nil }
    return report
  }
}

import Records
import Rendering

extension Exporters {
  /// The file of a report in a format; a report of one row for the formats of one submission
  /// (`ReportFormat.isOfOneSubmission`).
  package static func export(
    _ format: ReportFormat, _ report: GradeReport, _ language: Language
  ) -> [UInt8] {
    switch format {
    case .text: ReportTextExporter().bytes(of: report, in: language)
    case .json: ReportJSONExporter().bytes(of: report, in: language)
    case .junit: JUnitExporter().bytes(of: report, in: language)
    case .gradescope: GradescopeExporter().bytes(of: report, in: language)
    case .csv: ReportCSVExporter().bytes(of: report, in: language)
    case .html: ReportHTMLExporter().bytes(of: report, in: language)
    case .moodle: MoodleExporter().bytes(of: report, in: language)
    case .canvas: CanvasExporter().bytes(of: report, in: language)
    case .github: GitHubExporter().bytes(of: report, in: language)
    }
  }
}

/// Exports a report as the terminal shows it.
struct ReportTextExporter: Exporter {
  func bytes(of report: GradeReport, in language: Language) -> [UInt8] {
    let style = Style(hasColor: false, columns: 100)
    return Array(GradeRenderer(language: language, style: style).render(report).utf8)
  }
}

/// Exports a report as one JSON object on one line, in the form of `Documentation/schema`.
struct ReportJSONExporter: Exporter {
  func bytes(of report: GradeReport, in language: Language) -> [UInt8] {
    Array(GradeRenderer.json(report).utf8)
  }
}

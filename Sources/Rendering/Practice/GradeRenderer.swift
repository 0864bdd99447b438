import Foundation
import Records

/// Words the verdicts on many submissions, and what lint found, for graders and authors.
package struct GradeRenderer {
  let language: Language
  let style: Style

  package init(language: Language, style: Style) {
    self.language = language
    self.style = style
  }

  private func say(_ english: String, _ chinese: String) -> String {
    language == .english ? english : chinese
  }

  /// One line for each submission, then the sums.
  package func render(_ report: GradeReport) -> String {
    var page = Page(style: style)
    page.line("\(report.exercise) · \(report.title[language])", .strong)
    for verdict in report.verdicts { row(verdict, into: &page) }
    let counts = report.counts.filter { $0.count > 0 }
      .map { "\($0.outcome.wording[language]) \(Numbers.grouped($0.count))" }
    page.line(
      say(
        "\(Numbers.grouped(report.verdicts.count)) submissions: ",
        "共 \(Numbers.grouped(report.verdicts.count)) 份：") + counts.joined(separator: " · "))
    if !report.mistakes.isEmpty {
      let names = report.mistakes.prefix(5)
        .map { "\($0.name[language]) \(Numbers.grouped($0.count))" }
      page.row(say("commonest: ", "最常见："), names.joined(separator: " · "), hang: 2)
    }
    return page.text
  }

  private func row(_ verdict: Verdict, into page: inout Page) {
    let sign =
      switch verdict.outcome {
      case .right: "✔"
      case .partlyRight: "◐"
      case .wrong: "✘"
      case .learnersError: "!"
      case .fault: "‼"
      }
    let reason =
      verdict.finding?.mistake?.name[language]
      ?? verdict.finding?.diagnoses.first?.wording[language]
      ?? verdict.learnerFault?.inOneLine[language] ?? verdict.fault?.wording[language] ?? ""
    let points = "\(verdict.points)".leftPadded(to: 3)
    page.row(
      "\(sign) \(points)  \(verdict.file.padded(to: 32)) ",
      verdict.outcome.wording[language] + (reason.isEmpty ? "" : say(": ", "：") + reason),
      headEmphasis: verdict.outcome == .right ? .good : .none)
  }

  /// What lint found, a line each, or that all is well.
  package func render(_ report: LintReport) -> String {
    var page = Page(style: style)
    for problem in report.problems { page.paragraph(problem.text(language), hang: 4) }
    if report.problems.isEmpty {
      page.line(
        say(
          "\(report.names.joined(separator: ", ")): all well",
          "\(report.names.joined(separator: "、"))：没有问题"), .good)
    }
    return page.text
  }

  /// A verdict, a report or a list as one JSON object on one line, in the form of
  /// `Documentation/schema`.
  package static func json(_ record: some Encodable) -> String {
    JSONRenderer.object(record) + "\n"
  }
}

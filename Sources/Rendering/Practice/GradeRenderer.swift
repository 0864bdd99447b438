import Foundation
import Records

/// Words the verdicts on many submissions, and what lint found, for graders and authors.
package struct GradeRenderer: Speaking {
  let language: Language
  let style: Style

  package init(language: Language, style: Style) {
    self.language = language
    self.style = style
  }

  /// One line for each submission, then the sums.
  package func render(_ report: GradeReport) -> String {
    var page = Page(style: style)
    page.line("\(report.exercise) · \(report.title[language])", .strong)
    OtherContent.head(report.content, language, into: &page)
    for verdict in report.verdicts { row(verdict, into: &page) }
    page.line(
      say(
        report.verdicts.count == 1
          ? "1 submission: " : "\(Numbers.grouped(report.verdicts.count)) submissions: ",
        "共 \(Numbers.grouped(report.verdicts.count)) 份：") + counts(report))
    if !report.mistakes.isEmpty {
      let names = report.mistakes.prefix(5)
        .map { "\($0.name[language]) \(Numbers.grouped($0.count))" }
      page.row(say("commonest: ", "最常见："), names.joined(separator: " · "), hang: 2)
    }
    return page.text
  }

  /// How many ended in which way, in the order of outcomes.
  private func counts(_ report: GradeReport) -> String {
    let ordered = Verdict.Outcome.allCases.flatMap { outcome in
      report.verdicts.filter { $0.outcome == outcome }
    }
    var words: [String] = []
    var counts: [String: Int] = [:]
    for verdict in ordered {
      let word = verdict.word[language]
      if counts[word] == nil { words.append(word) }
      counts[word, default: 0] += 1
    }
    return words.map { "\($0) \(Numbers.grouped(counts[$0] ?? 0))" }.joined(separator: " · ")
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
      verdict.finding?.cause[language].replacing("\n", with: "; ")
      ?? verdict.learnerFault?.inOneLine[language] ?? verdict.fault?.wording[language] ?? ""
    let points = "\(verdict.points)".leftPadded(to: 3)
    page.row(
      "\(sign) \(points)  \(Escaping.name(verdict.file).padded(to: 32)) ",
      verdict.word[language] + (reason.isEmpty ? "" : say(": ", "：") + reason),
      headEmphasis: verdict.outcome == .right ? .good : .none)
  }

  /// The findings of lint, a line each, or that all is well.
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

extension Finding {
  /// What is wrong, in one sentence: the most telling thing that is known.
  fileprivate var cause: Bilingual {
    if let mistake { return mistake.name }
    let measured = conduct.first?.wording ?? diagnoses.first?.wording
    let compared = facts?.diagnoses.first?.wording ?? sideEffect?.wording
    return measured ?? compared ?? expectation?.failure ?? Bilingual(en: "", zh: "")
  }
}

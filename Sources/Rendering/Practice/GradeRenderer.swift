import Foundation
import Records

/// Renders the verdicts on many submissions, and the findings of lint, for graders and authors.
package struct GradeRenderer: Speaking {
  let language: Language
  let style: Style

  package init(language: Language, style: Style) {
    self.language = language
    self.style = style
  }

  /// Renders one line for each submission, then the sums and the common mistakes.
  package func render(_ report: GradeReport) -> String {
    var page = Page(style: style)
    let names = report.exercises.count == 1 ? "\(report.exercises[0].id) · " : ""
    page.line("\(names)\(report.title[language])", .strong)
    OtherContent.head(report.content, language, into: &page)
    for row in report.rows {
      if row.verdicts.count == 1 {
        single(row.verdicts[0], row, into: &page)
      } else {
        several(row, into: &page)
      }
    }
    page.line(summary(report))
    mistakes(report, into: &page)
    sameTexts(report, into: &page)
    let looks = report.rows.filter(\.needsLook).map(\.name)
    if !looks.isEmpty {
      page.row(
        say(
          "a person should look at \(Numbers.grouped(looks.count)): ",
          "需要人工查看 \(Numbers.grouped(looks.count)) 份："), listed(looks), hang: 2)
    }
    return page.text
  }

  /// Renders the report with one fact per line.
  package func plain(_ report: GradeReport) -> String {
    let renderer = PlainPracticeRenderer(language: language)
    var lines = OtherContent.line(report.content)
    for row in report.rows {
      if row.verdicts.count > 1 {
        lines.append(
          "student=\(Escaping.field(row.name)) total=\(Numbers.text(row.total)) "
            + "status=\(row.status.rawValue)")
      }
      lines += row.verdicts.flatMap(renderer.lines)
    }
    lines.append("submissions=\(report.rows.count) missing=\(report.missing)")
    lines += report.counts.map { "outcome=\($0.outcome.rawValue) count=\($0.count)" }
    lines += report.mistakes.map {
      "mistake=\"\($0.name[language])\" exercise=\($0.exercise) count=\($0.count) "
        + "rows=\(Escaping.field($0.rows.joined(separator: ",")))"
    }
    lines += report.sameTexts.map {
      "same-text=\(Escaping.field($0.rows.joined(separator: ","))) exercise=\($0.exercise)"
    }
    return lines.map { $0 + "\n" }.joined()
  }

  // MARK: Sums

  /// The number of submissions, and of each outcome.
  func summary(_ report: GradeReport) -> String { sum(report) + counts(report) }

  private func sum(_ report: GradeReport) -> String {
    let count = Numbers.grouped(report.rows.count)
    if report.exercises.count == 1 {
      return say(
        report.rows.count == 1 ? "1 submission: " : "\(count) submissions: ", "共 \(count) 份：")
    }
    return say(
      "\(report.rows.count == 1 ? "1 student" : "\(count) students") · "
        + "\(report.exercises.count) exercises: ",
      "共 \(count) 名学生 · \(report.exercises.count) 个练习：")
  }

  /// The number of each outcome, in the order of outcomes.
  private func counts(_ report: GradeReport) -> String {
    let verdicts = report.rows.flatMap(\.verdicts)
    let ordered = Verdict.Outcome.allCases.flatMap { outcome in
      verdicts.filter { $0.outcome == outcome }
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

  private func mistakes(_ report: GradeReport, into page: inout Page) {
    list(say("commonest mistakes:", "最常见的错误："), commonMistakes(report), into: &page)
  }

  private func sameTexts(_ report: GradeReport, into page: inout Page) {
    list(say("the same text:", "文本完全相同："), equalTexts(report), into: &page)
  }

  private func list(_ title: String, _ rows: [(count: Int, text: String)], into page: inout Page) {
    guard !rows.isEmpty else { return }
    page.line(title)
    for row in rows {
      page.row("  \(Numbers.grouped(row.count).leftPadded(to: 3))  ", row.text)
    }
  }

  /// The most frequent mistakes, with the students who made them.
  func commonMistakes(_ report: GradeReport) -> [(count: Int, text: String)] {
    report.mistakes.prefix(5).map { mistake in
      let exercise = report.exercises.count == 1 ? "" : "\(mistake.exercise): "
      return (
        mistake.count,
        exercise + mistake.name[language] + say(" (", "（") + listed(mistake.rows) + say(")", "）")
      )
    }
  }

  /// The groups of equal texts: perhaps the starter, or one answer that several handed in.
  func equalTexts(_ report: GradeReport) -> [(count: Int, text: String)] {
    report.sameTexts.prefix(5).map { same in
      let exercise = report.exercises.count == 1 ? "" : "\(same.exercise): "
      return (same.rows.count, exercise + listed(same.rows))
    }
  }

  /// A few names, and the number of further ones.
  private func listed(_ names: [String]) -> String {
    let most = 6
    let shown = names.prefix(most).map { Escaping.name($0) }.joined(separator: say(", ", "、"))
    guard names.count > most else { return shown }
    let more = Numbers.grouped(names.count - most)
    return shown + say(" and \(more) more", " 等，另有 \(more) 个")
  }

  // MARK: Rows

  private func single(_ verdict: Verdict, _ row: GradeRow, into page: inout Page) {
    let points = "\(verdict.points)".leftPadded(to: 3)
    let reason = verdict.reason(language)
    page.row(
      "\(verdict.sign) \(points)  \(Escaping.name(row.name).padded(to: 32)) ",
      verdict.word[language] + (reason.isEmpty ? "" : say(": ", "：") + reason) + aside(verdict),
      headEmphasis: verdict.outcome == .right ? .good : .none)
  }

  /// Renders the student with the total, and a word for each exercise.
  private func several(_ row: GradeRow, into page: inout Page) {
    let isWhole = row.verdicts.allSatisfy { $0.outcome == .right }
    let told = row.verdicts.map { verdict in
      let reason = verdict.outcome == .right || verdict.isMissing ? "" : verdict.reason(language)
      return
        "\(verdict.exercise) \(verdict.isMissing ? verdict.word[language] : "\(verdict.points)")"
        + (reason.isEmpty ? "" : say(" (", "（") + reason + say(")", "）")) + aside(verdict)
    }
    let stranger = row.isInRoster == false ? say("not in the roster · ", "不在名单中 · ") : ""
    page.row(
      "\(Numbers.text(row.total).leftPadded(to: 6))  \(Escaping.name(row.name).padded(to: 24)) ",
      stranger + told.joined(separator: " · "), headEmphasis: isWhole ? .good : .none)
  }

  private func aside(_ verdict: Verdict) -> String {
    guard let names = verdict.setAside else { return "" }
    let listed = names.map { Escaping.name($0) }.joined(separator: say(", ", "、"))
    return say("; not judged, declares the class once more: \(listed)", "；重复声明该类而未评判：\(listed)")
  }

  /// Renders the findings of lint, one per line, or that there are none.
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

extension Verdict {
  /// The sign in front of it.
  var sign: String {
    switch outcome {
    case .right: "✔"
    case .partlyRight: "◐"
    case .wrong: "✘"
    case .learnersError: "!"
    case .fault: "‼"
    }
  }

  /// The problem, in one sentence; empty if there is none.
  package func reason(_ language: Language) -> String {
    finding.map { place($0, language) + $0.cause[language].replacing("\n", with: "; ") }
      ?? learnerFault?.inOneLine[language] ?? fault?.wording[language] ?? ""
  }
}

extension Verdict {
  /// The variation in which it was observed, if other variations may be right.
  private func place(_ finding: Finding, _ language: Language) -> String {
    guard let variation, finding.mistake == nil, finding.facts == nil,
      !finding.conduct.contains(where: \.isOfScenes),
      !(finding.conduct.isEmpty && finding.diagnoses.isEmpty)
    else { return "" }
    let name = variation.name(language)
    return language == .english ? "“\(name)”: " : "“\(name)”："
  }
}

extension Finding {
  /// The problem, in one sentence: the most specific known cause.
  fileprivate var cause: Bilingual {
    if let mistake { return mistake.name }
    let measured = conduct.first?.wording ?? diagnoses.first?.wording
    let compared = facts?.diagnoses.first?.wording ?? sideEffect?.wording
    return measured ?? compared ?? expectation?.failure ?? Bilingual(en: "", zh: "")
  }
}

import Foundation
import Lettering
import Records
import Wording

/// Renders the verdicts on many submissions, and the findings of lint, for graders and authors.
package struct GradeRenderer: Speaking {
  package let language: Language
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
    for line in seeded(report) { page.paragraph(line, hang: 2) }
    for row in report.rows {
      if row.verdicts.count == 1 {
        single(row.verdicts[0], row, into: &page)
      } else {
        several(row, into: &page)
      }
    }
    page.line(summary(report))
    mistakes(report, into: &page)
    alike(report, into: &page)
    let looks = report.rows.filter(\.needsLook).map(\.name)
    if !looks.isEmpty {
      page.row(
        say(
          "a person should look at \(Numbers.grouped(looks.count)): ",
          "需要人工查看 \(Numbers.grouped(looks.count)) 份："), listed(looks), hang: 2)
    }
    return page.text
  }

  // MARK: The seed

  /// The changes of each exercise by a seed of the grader's own; empty without such a seed.
  package func seeded(_ report: GradeReport) -> [String] {
    report.exercises.compactMap { exercise in
      exercise.seeded.map { words(exercise.id, $0) }
    }
  }

  private func words(_ exercise: String, _ seeded: GradeReport.Seeded) -> String {
    guard seeded.scenes > 0, !seeded.varies.isEmpty else {
      return say(
        "seed: it changes nothing in \(exercise), which has no random variations",
        "种子：对 \(exercise) 不起作用，它没有随机变化")
    }
    let count = seeded.scenes
    let varies = seeded.varies.joined(separator: say(", ", "、"))
    return say(
      "seed: \(count == 1 ? "1 scene" : "\(count) scenes") of \(exercise) of your own (\(varies))",
      "种子：\(exercise) 有 \(count) 个自己的场景（\(varies)）")
  }

  // MARK: Sums

  /// The number of submissions, and of each outcome.
  package func summary(_ report: GradeReport) -> String { sum(report) + counts(report) }

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

  private func alike(_ report: GradeReport, into page: inout Page) {
    list(say("alike, in percent:", "相似度（百分比）："), alikeRows(report), into: &page)
  }

  private func list(_ title: String, _ rows: [(count: Int, text: String)], into page: inout Page) {
    guard !rows.isEmpty else { return }
    page.line(title)
    for row in rows {
      page.row("  \(Numbers.grouped(row.count).leftPadded(to: 3))  ", row.text)
    }
  }

  /// The most frequent mistakes, with the students who made them.
  package func commonMistakes(_ report: GradeReport) -> [(count: Int, text: String)] {
    report.mistakes.prefix(5).map { mistake in
      let exercise = report.exercises.count == 1 ? "" : "\(mistake.exercise): "
      return (
        mistake.count,
        exercise + mistake.name[language] + say(" (", "（") + listed(mistake.rows) + say(")", "）")
      )
    }
  }

  /// The groups of alike submissions, the most alike first, each with its likeness in percent.
  package func alikeRows(_ report: GradeReport) -> [(count: Int, text: String)] {
    report.alike.prefix(5).map { alike in
      let exercise = report.exercises.count == 1 ? "" : "\(alike.exercise): "
      return (alike.percent, exercise + listed(alike.rows))
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
      let reason = verdict.isMissing ? "" : verdict.toldReason(language)
      return
        "\(verdict.exercise) \(verdict.isMissing ? verdict.word[language] : "\(verdict.points)")"
        + (reason.isEmpty ? "" : say(" (", "（") + reason + say(")", "）")) + attempt(verdict)
        + dropped(row, verdict) + aside(verdict)
    }
    let stranger = row.isInRoster == false ? say("not in the roster · ", "不在名单中 · ") : ""
    page.row(
      "\(Numbers.text(row.total).leftPadded(to: 6))  \(Escaping.name(row.name).padded(to: 24)) ",
      stranger + late(row) + told.joined(separator: " · "), headEmphasis: isWhole ? .good : .none)
  }

  /// The days after the deadline, and what they cost; empty if they cost nothing.
  func late(_ row: GradeRow) -> String {
    guard let days = row.daysLate, let lost = row.lostByDays else { return "" }
    return say(
      "\(days) \(days == 1 ? "day" : "days") late, −\(Numbers.text(lost)) · ",
      "迟交 \(days) 天，扣 \(Numbers.text(lost)) 分 · ")
  }

  private func attempt(_ verdict: Verdict) -> String {
    verdict.attempt.map { say(", attempt \($0)", "，第 \($0) 次") } ?? ""
  }

  private func dropped(_ row: GradeRow, _ verdict: Verdict) -> String {
    row.dropped?.contains(verdict.exercise) == true ? say(", does not count", "，不计入") : ""
  }

  private func aside(_ verdict: Verdict) -> String {
    func listed(_ names: [String]) -> String {
      names.map { Escaping.name($0) }.joined(separator: say(", ", "、"))
    }
    let found = verdict.foundAs.map {
      say("; its file is called \(listed($0))", "；其文件名是 \(listed($0))")
    }
    let others = verdict.setAside.map {
      say("; not judged, declares the class once more: \(listed($0))", "；重复声明该类而未评判：\(listed($0))")
    }
    return (found ?? "") + (others ?? "")
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
  package var sign: String {
    if overridden != nil { return isPassed ? "✔" : "✘" }
    return switch outcome {
    case .right: "✔"
    case .partlyRight: "◐"
    case .wrong: "✘"
    case .learnersError: "!"
    case .fault: "‼"
    }
  }

  /// The problem, in one sentence; empty if there is none.
  package func reason(_ language: Language) -> String {
    if let overridden {
      let judged = overridden.judged
      return overridden.reason
        + (language == .english ? " (judged \(judged))" : "（评判结果为 \(judged) 分）")
    }
    return finding.map { place($0, language) + $0.cause[language].replacing("\n", with: "; ") }
      ?? learnerFault?.inOneLine[language] ?? fault?.wording[language] ?? ""
  }

  /// The same where it is shown beside the outcome: not for an answer that is right, unless a
  /// person has set its points.
  package func toldReason(_ language: Language) -> String {
    overridden != nil || outcome != .right ? reason(language) : ""
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

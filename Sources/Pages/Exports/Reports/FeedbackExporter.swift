import Lettering
import Records
import Rendering
import Wording

/// Exports the feedback for one student: every verdict with its faults and their locations, and the
/// calculation of the points. It contains nothing about others.
package struct FeedbackExporter: Speaking {
  package let language: Language

  package init(language: Language) {
    self.language = language
  }

  /// The page for a browser; `report` has the student's row alone.
  package func page(of report: GradeReport) -> [UInt8] {
    guard let row = report.rows.first else { return [] }
    let facts = facts(row, report).map { HTML.element("li", HTML.escaped($0)) }
    let verdicts = row.verdicts.map { verdict in
      HTML.element("h2", HTML.escaped(verdict.title[language])) + "\n"
        + HTML.element("p", HTML.escaped(conclusion(verdict))) + "\n"
        + VerdictHTML(language: language, isInReport: true).html(verdict)
    }
    let body = """
      <h1>\(HTML.escaped(report.title[language]))</h1>
      <p class="lead">\(HTML.escaped(total(row, report)))</p>
      \(facts.isEmpty ? "" : HTML.element("ul", facts.joined()))
      \(verdicts.joined(separator: "\n"))
      """
    return ReportFrame(language: language).html(title: report.title[language], body)
  }

  /// The same as text.
  package func text(of report: GradeReport) -> [UInt8] {
    guard let row = report.rows.first else { return [] }
    var page = Page(style: Style(hasColor: false, columns: 80))
    page.line(report.title[language], .strong)
    page.line(total(row, report))
    for fact in facts(row, report) { page.paragraph(fact, hang: 2) }
    for verdict in row.verdicts {
      page.line()
      page.paragraph("\(verdict.title[language]): \(conclusion(verdict))", .strong)
      VerdictRenderer(language: language, isInReport: true).render(verdict, into: &page)
    }
    return Array(page.text.utf8)
  }

  private func total(_ row: GradeRow, _ report: GradeReport) -> String {
    let points = Numbers.text(row.total)
    let most = Numbers.text(report.rules.points)
    return "\(Escaping.name(row.name)): "
      + say("\(points) of \(most) points", "\(points) / \(most) 分")
  }

  /// The outcome, and the reason of a person who has set the points.
  private func conclusion(_ verdict: Verdict) -> String {
    let reason = verdict.overridden.map { say(": ", "：") + $0.reason } ?? ""
    return verdict.conclusion[language] + reason
  }

  /// The weight of each exercise, if there are several.
  private func weights(_ row: GradeRow, _ report: GradeReport) -> String? {
    let regular = report.exercises.filter { !$0.isExtra }
    guard regular.count > 1 else { return nil }
    let dropped = Set(row.dropped ?? [])
    let counted = regular.filter { !dropped.contains($0.id) }
    let whole = counted.reduce(0) { $0 + $1.weight }
    guard whole > 0 else { return nil }
    let separator = say(", ", "、")
    func list(_ exercises: [GradeReport.Exercise]) -> String {
      exercises.map { exercise in
        let most = exercise.weight / whole * report.rules.points
        return "\(exercise.id) \(Numbers.text((most * 100).rounded() / 100))"
      }.joined(separator: separator)
    }
    return say("points at most: ", "最多得分：") + list(counted)
      + (report.exercises.filter(\.isExtra).isEmpty
        ? "" : say("; extra credit: ", "；附加题：") + list(report.exercises.filter(\.isExtra)))
  }

  private func late(_ days: Int, _ lost: Double, _ rule: CourseRules.Late?) -> String {
    if let most = rule?.most, days > most {
      return say(
        "\(days) \(days == 1 ? "day" : "days") after the deadline, which is more than \(most): no "
          + "points, whatever the verdicts below say",
        "迟交 \(days) 天，超过 \(most) 天：无论下面的结论如何，都不计分")
    }
    let free = rule.map(\.free) ?? 0
    let note =
      free > 0
      ? say(
        " (\(free) \(free == 1 ? "day costs" : "days cost") nothing)", "（其中 \(free) 天不扣分）") : ""
    return say(
      "\(days) \(days == 1 ? "day" : "days") after the deadline\(note): −\(Numbers.text(lost))",
      "迟交 \(days) 天\(note)：扣 \(Numbers.text(lost)) 分")
  }

  /// The calculation of the points, unless it is obvious from the verdicts.
  private func facts(_ row: GradeRow, _ report: GradeReport) -> [String] {
    var facts: [String] = []
    if let weights = weights(row, report) { facts.append(weights) }
    if let days = row.daysLate, let lost = row.lostByDays {
      facts.append(late(days, lost, report.rules.late))
    }
    if let dropped = row.dropped {
      let names = dropped.joined(separator: say(", ", "、"))
      facts.append(say("does not count, others have more points: \(names)", "得分较低，不计入：\(names)"))
    }
    let extra = report.exercises.filter(\.isExtra).map(\.id)
    if !extra.isEmpty, report.exercises.count - extra.count < 2 {
      let names = extra.joined(separator: say(", ", "、"))
      facts.append(say("extra credit: \(names)", "附加题：\(names)"))
    }
    for verdict in row.verdicts {
      guard let attempt = verdict.attempt else { continue }
      facts.append(
        say(
          "\(verdict.exercise): attempt \(attempt) counts", "\(verdict.exercise)：计第 \(attempt) 次尝试")
      )
    }
    return facts
  }
}

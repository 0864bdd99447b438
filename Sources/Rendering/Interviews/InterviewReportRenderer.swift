import Lettering
import Records
import Wording

/// Renders the results of an interview, and several interviews side by side.
package struct InterviewReportRenderer: Speaking {
  package let language: Language

  package init(language: Language) {
    self.language = language
  }

  // MARK: One interview

  package func render(_ report: InterviewReport, into page: inout Page) {
    let setup = report.setup
    var head = [say("interview \(setup.seed)", "面试 \(setup.seed)")]
    if let candidate = report.setup.candidate { head.append(candidate) }
    head.append(say("level \(setup.level)", "级别 \(setup.level)"))
    head.append(say("\(setup.minutes) minutes", "\(setup.minutes) 分钟"))
    if report.isOpen { head.append(say("not over yet", "尚未结束")) }
    page.paragraph(head.joined(separator: " · "), .strong)
    level(report, into: &page)
    for (index, row) in report.rows.enumerated() { render(row, index + 1, into: &page) }
    page.line()
    tallies(report, into: &page)
    standing(report, into: &page)
    advice(report, into: &page)
  }

  /// The definition of the level, and the difficulty of these questions.
  private func level(_ report: InterviewReport, into page: inout Page) {
    guard let level = report.level else { return }
    let own = report.difficulty.map { difficulty in
      say(
        "; these questions: \(QuestionDemand.text(difficulty))",
        "；这些题：\(QuestionDemand.text(difficulty))")
    }
    page.paragraph(level.wording[language] + (own ?? ""), .faint)
  }

  private func standing(_ report: InterviewReport, into page: inout Page) {
    guard let level = report.level else { return }
    page.paragraph(report.standing.wording(level: level.number)[language], .strong)
  }

  private func render(_ row: InterviewRow, _ number: Int, into page: inout Page) {
    let kind = row.question.kind.title[language].padded(to: 9)
    let head = "\(String(number).padded(to: 3))\(kind)\(points(row).padded(to: 6))"
    page.row(head, text(row), headEmphasis: .none)
    if let hints = row.hints, hints > 0 {
      page.row("   " + say("hints: ", "提示："), "\(hints)", .faint)
    }
    if let note = row.note {
      page.row("   " + say("note: ", "备注："), note, .faint)
    }
    for followUp in row.followUps ?? [] {
      page.row(
        "   " + say("then: ", "追问："), followUp.wording[language].withoutEmphasis, .faint)
    }
  }

  /// The points of an answer; a dash for a question that was not reached.
  private func points(_ row: InterviewRow) -> String {
    row.points.map { "\($0)/\(row.question.points)" } ?? (row.outcome == .notReached ? "–" : "?")
  }

  /// The question and the answer, in short.
  private func text(_ row: InterviewRow) -> String {
    let asked = row.question.wording[language].withoutEmphasis.shortened(to: 70)
    guard row.outcome != .notReached else {
      return "\(asked)  \(row.outcome.wording[language])"
    }
    let time = Stopwatch.text(row.seconds)
    switch row.outcome {
    case .wrong, .partlyRight:
      guard case .solution = row.truth else {
        // An answer in words has several lines; any other question counts the last answer.
        let isSpoken = if case .say = row.question.task { true } else { false }
        let guess =
          (isSpoken ? row.guesses.joined(separator: " ") : row.guesses.last ?? "").shortened(to: 30)
        let truth = row.truth.wording(of: row.question)[language].shortened(to: 60)
        return say(
          "\(asked)  \(guess); right: \(truth)  \(time)",
          "\(asked)  \(guess)；正确答案：\(truth)  \(time)")
      }
      return "\(asked)  \(time)"
    case .right: return "\(asked)  \(time)"
    case .skipped, .unmarked, .notReached:
      return "\(asked)  \(row.outcome.wording[language])  \(time)"
    }
  }

  private func tallies(_ report: InterviewReport, into page: inout Page) {
    let kinds = report.kinds.map { "\($0.kind.title[language]) \(Self.text($0.tally))" }
    page.row(say("by kind:   ", "按题型："), kinds.joined(separator: " · "))
    let topics = report.topics.map { "\($0.topic.title[language]) \(Self.text($0.tally))" }
    page.row(say("by topic:  ", "按主题："), topics.joined(separator: " · "))
    let total = report.total
    page.line(
      say("total:     \(Self.text(total))", "合计：\(Self.text(total))"), .strong)
    if total.unmarked > 0 {
      page.paragraph(
        say(
          "\(total.unmarked) \(total.unmarked == 1 ? "answer is" : "answers are") not marked yet.",
          "还有 \(total.unmarked) 个回答没有评分。"), .faint)
    }
  }

  /// Renders advice on what to practise next.
  func advice(_ report: InterviewReport, into page: inout Page) {
    for (index, advice) in report.advice.enumerated() {
      var words = ["lesson \(advice.lesson)"]
      words += advice.exercises.prefix(2).map { "exercise \($0)" }
      let head = say("practise next: ", "接下来练习：")
      // On a narrow page the text after the heading is below it.
      let column = DisplayWidth.of(head)
      let margin = String(repeating: " ", count: page.style.width - column < 30 ? 6 : column)
      page.row(
        index == 0 ? head : margin,
        "\(advice.topic.title[language]) → \(words.joined(separator: say(", ", "、")))", .hint)
    }
  }

  package static func text(_ tally: InterviewReport.Tally) -> String {
    guard tally.of > 0 else { return tally.unmarked > 0 ? "?" : "–" }
    return "\(tally.points)/\(tally.of)"
  }

  // MARK: Several interviews

  /// The width of a column of points.
  private static let column = 8

  package func render(_ comparison: InterviewComparison, into page: inout Page) {
    let reports = comparison.reports
    for (index, name) in comparison.names.enumerated() {
      page.line("\(String(index + 1).padded(to: 4))\(name.shortened(to: 40))", .strong)
    }
    if comparison.isBlind {
      page.paragraph(
        say(
          "blind: letters in place of names, in an order of their own; --names shows names",
          "盲评：用字母代替姓名，顺序与文件无关；--names 显示姓名"), .faint)
    }
    if comparison.haveSameQuestions {
      page.line(say("the same questions", "题目相同"), .faint)
      for index in reports[0].rows.indices {
        compare(index, reports.compactMap { $0.rows.count > index ? $0.rows[index] : nil }, &page)
      }
    } else {
      page.paragraph(
        say(
          "Different questions: only topics can be compared. The same seed, level, minutes and "
            + "topics ask the same.",
          "题目不同，只能按主题比较。种子、级别、时间、主题都相同，题目才相同。"), .faint)
    }
    page.line()
    let numbers = reports.indices.map { String($0 + 1).padded(to: Self.column) }.joined()
    page.line("".padded(to: 28) + numbers.trimmingSpaces, .faint)
    for topic in InterviewTopic.allCases { compare(topic, reports, into: &page) }
    line(say("total", "合计"), reports.map(\.total), .strong, into: &page)
    // Each is compared with the definition of the level, not with the others.
    for (report, name) in zip(reports, comparison.names) {
      guard let level = report.level else { continue }
      page.row(
        "\(name.shortened(to: 20)): ", report.standing.wording(level: level.number)[language],
        .faint)
    }
    notes(comparison, into: &page)
  }

  private func compare(_ index: Int, _ rows: [InterviewRow], _ page: inout Page) {
    guard let first = rows.first else { return }
    let head =
      "\(String(index + 1).padded(to: 3))\(first.question.kind.title[language].padded(to: 9))"
      + rows.map { points($0).padded(to: 6) }.joined()
    page.row(head, first.question.wording[language].withoutEmphasis.shortened(to: 60))
  }

  private func compare(
    _ topic: InterviewTopic, _ reports: [InterviewReport], into page: inout Page
  ) {
    let tallies = reports.map { report in
      InterviewReport.tally(report.rows.filter { $0.question.topic == topic })
    }
    guard tallies.contains(where: { $0.of > 0 }) else { return }
    line(topic.title[language], tallies, .none, into: &page)
  }

  private func line(
    _ title: String, _ tallies: [InterviewReport.Tally], _ emphasis: Emphasis, into page: inout Page
  ) {
    let cells = tallies.map { Self.text($0).padded(to: Self.column) }.joined()
    page.line(title.padded(to: 28) + cells.trimmingSpaces, emphasis)
  }

  /// The notes at marks, each with its candidate and question.
  private func notes(_ comparison: InterviewComparison, into page: inout Page) {
    for (report, name) in zip(comparison.reports, comparison.names) {
      for (index, row) in report.rows.enumerated() {
        guard let note = row.note else { continue }
        page.row("\(name.shortened(to: 20)) \(index + 1): ", note, .faint)
      }
    }
  }
}

import Lettering
import Records
import Rendering
import Rulebook
import Wording

/// Writes the report of an interview as Markdown for the interviewer: every question with its
/// scene, its right answer, the candidate's answer, and the points that an answer in words has to
/// name.
///
/// Before the first question it is the interviewer's sheet, or the candidate's.
struct InterviewMarkdown: Speaking {
  let language: Language
  /// Whether it is for the candidate, on paper: without answers, with room for them.
  var isPaper = false

  func text(_ report: InterviewReport) -> String {
    var lines = head(report)
    lines += isSheet(report) ? [""] + blanks : summary(report)
    for (index, row) in report.rows.enumerated() {
      lines += ["", "## \(index + 1). \(title(row))", ""] + question(row)
      if isSheet(report) { lines += ["", marks(row)] }
      lines += isPaper ? room(row) : answer(row)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: To be filled in

  private static let blank = String(repeating: "\\_", count: 16)
  private static let shortBlank = String(repeating: "\\_", count: 5)

  /// The lines for the name, the date and the time.
  private var blanks: [String] {
    [
      say("Name: \(Self.blank)", "姓名：\(Self.blank)"), "",
      say(
        "Date: \(Self.blank) · from \(Self.shortBlank) to \(Self.shortBlank) · "
          + "points: \(Self.shortBlank)",
        "日期：\(Self.blank) · 开始 \(Self.shortBlank) 结束 \(Self.shortBlank) · 得分：\(Self.shortBlank)"),
    ]
  }

  private func marks(_ row: InterviewRow) -> String {
    let of = row.question.points
    return say(
      "Points: \(Self.shortBlank) of \(of) · minutes: \(Self.shortBlank)",
      "得分：\(Self.shortBlank) / \(of) · 用时（分钟）：\(Self.shortBlank)")
  }

  /// The room for an answer on paper: more for words and code than for a number.
  private func room(_ row: InterviewRow) -> [String] {
    let lines =
      switch row.question.kind {
      case .say: 8
      case .code: 16
      case .heard, .sent, .chain, .order: 3
      default: 1
      }
    let line = String(repeating: "\\_", count: 60)
    // At the prompt an answer in words needs an end; on paper it does not.
    let how = row.question.kind == .say ? [] : ["", row.question.kind.howToAnswer[language]]
    return how + (0..<lines).flatMap { _ in ["", line] }
  }

  /// Whether no question was asked yet.
  private func isSheet(_ report: InterviewReport) -> Bool {
    report.rows.allSatisfy { $0.outcome == .notReached }
  }

  private func head(_ report: InterviewReport) -> [String] {
    let setup = report.setup
    let name = say("Interview \(setup.seed)", "面试 \(setup.seed)")
    let who = report.setup.candidate.map { ": \(Self.plain($0))" } ?? ""
    var words = [say("level \(setup.level)", "级别 \(setup.level)")]
    let (minutes, count) = (setup.minutes, report.rows.count)
    words.append(say("\(minutes) \(minutes == 1 ? "minute" : "minutes")", "\(minutes) 分钟"))
    words.append(say("\(count) \(count == 1 ? "question" : "questions")", "\(count) 题"))
    if !setup.topics.isEmpty {
      words.append(setup.topics.map { $0.title[language] }.joined(separator: say(", ", "、")))
    }
    let command = InterviewCommand.line(setup)
    let lines = ["# \(name)\(who)", "", words.joined(separator: " · ")]
    // With the command a candidate could look at the answers.
    if isPaper { return lines }
    return lines + level(report) + [
      "",
      say("The same questions again: `\(command)`", "同样的题目：`\(command)`"),
    ]
  }

  /// The definition of the level, and the difficulty of these questions.
  private func level(_ report: InterviewReport) -> [String] {
    guard let level = report.level else { return [] }
    let own = report.difficulty.map { difficulty in
      say(
        "; these questions: \(QuestionDemand.text(difficulty))",
        "；这些题：\(QuestionDemand.text(difficulty))")
    }
    return [
      "", "\(level.wording[language])\(own ?? "")", "",
      say("Subjects: \(level.subjects.en).", "主题：\(level.subjects.zh)。"),
    ]
  }

  private func summary(_ report: InterviewReport) -> [String] {
    var lines = ["", say("| topic | points |", "| 主题 | 得分 |"), "| --- | --- |"]
    for (topic, tally) in report.topics {
      lines.append("| \(topic.title[language]) | \(InterviewReportRenderer.text(tally)) |")
    }
    let total = InterviewReportRenderer.text(report.total)
    lines.append(say("| **total** | **\(total)** |", "| **合计** | **\(total)** |"))
    if let level = report.level {
      lines += ["", report.standing.wording(level: level.number)[language]]
    }
    for advice in report.advice {
      let words = ["lesson \(advice.lesson)"] + advice.exercises.prefix(2).map { "exercise \($0)" }
      let places = words.map { "`\($0)`" }.joined(separator: say(", ", "、"))
      lines += [
        "",
        say(
          "Practise next: \(advice.topic.title.en): \(places).",
          "接下来练习（\(advice.topic.title.zh)）：\(places)。"),
      ]
    }
    return lines
  }

  private func title(_ row: InterviewRow) -> String {
    let kind =
      row.question.kind.title[language] + say(", ", " · ") + row.question.topic.title[language]
    let of = row.question.points
    guard row.outcome != .notReached else {
      let time = Stopwatch.text(row.question.seconds)
      return kind + say(" (\(of) \(of == 1 ? "point" : "points"), \(time))", "（\(of) 分，\(time)）")
    }
    let points = row.points.map(String.init) ?? "?"
    let time = Stopwatch.text(row.seconds)
    return kind + say(": \(points)/\(of), \(time)", "：\(points)/\(of) · \(time)")
  }

  private func question(_ row: InterviewRow) -> [String] {
    var lines: [String] = []
    if !row.question.scene.isEmpty {
      lines += ["```touchstone"] + row.question.scene + ["```", ""]
    }
    lines.append(row.question.wording[language])
    let choices = row.question.choices
    if !choices.isEmpty {
      lines.append("")
      lines += choices.enumerated().map { "\($0.offset + 1). \($0.element[language])" }
    }
    return lines
  }

  private func answer(_ row: InterviewRow) -> [String] {
    var lines: [String] = []
    if !row.guesses.isEmpty {
      lines += ["", say("Answered:", "回答：")] + row.guesses.map { "> \(Self.plain($0))" }
    }
    if let code = row.code {
      lines += ["", say("Written:", "写下的代码："), "", "````swift"] + code + ["````"]
    }
    if row.outcome != .notReached { lines += ["", "*\(row.outcome.wording[language])*"] }
    if let hints = row.hints, hints > 0 { lines += ["", say("Hints: ", "提示：") + "\(hints)"] }
    if let note = row.note { lines += ["", say("Note: ", "备注：") + Self.plain(note)] }
    lines += difficulty(row)
    let truth = row.truth.wording(of: row.question)[language]
    lines += ["", say("Answer: \(truth)", "答案：\(truth)")] + guide(row) + followUps(row)
    guard case .said(let id) = row.truth, let oral = Rulebook.oralQuestion(id) else { return lines }
    lines.append("")
    for (index, point) in oral.points.enumerated() {
      let mark = row.marks?.contains(index + 1) ?? false ? "x" : " "
      lines.append("- [\(mark)] \(point[language])")
    }
    guard row.followUps == nil else { return lines }
    for followUp in oral.followUps {
      lines += [
        "",
        say(
          "Then: \(followUp.question.en)\n\n\(followUp.answer.en)",
          "追问：\(followUp.question.zh)\n\n\(followUp.answer.zh)"),
      ]
    }
    return lines
  }

  /// The difficulty of the question, by its demands and by recorded answers.
  private func difficulty(_ row: InterviewRow) -> [String] {
    guard let demand = row.question.demand else { return [] }
    let recorded = row.recorded.map { say("; ", "；") + $0.wording[language] } ?? ""
    return ["", "*\(demand.wording[language])\(recorded)*"]
  }

  /// Answers of each grade, the best first.
  private func guide(_ row: InterviewRow) -> [String] {
    guard let guide = row.guide, !guide.isEmpty else { return [] }
    let of = row.question.points
    return ["", say("| points | such as |", "| 得分 | 例如 |"), "| --- | --- |"]
      + guide.map { example in
        "| \(example.points)/\(of) | "
          + example.answer.wording[language].replacing("|", with: "\\|") + " |"
      }
  }

  private func followUps(_ row: InterviewRow) -> [String] {
    (row.followUps ?? []).flatMap { followUp in
      ["", say("Then: ", "追问：") + Self.withTyped(followUp, language)]
    }
  }

  /// The wording of a follow-up; a typed answer in it cannot change the form.
  private static func withTyped(_ followUp: InterviewFollowUp, _ language: Language) -> String {
    guard case .instead(let guess) = followUp else { return followUp.wording[language] }
    return InterviewFollowUp.instead(guess: plain(guess)).wording[language]
  }

  /// A typed text, with Markdown's own characters escaped.
  private static func plain(_ text: String) -> String {
    var plain = ""
    for character in Escaping.visible(text) {
      if "\\`*_{}[]<>#|".contains(character) { plain.append("\\") }
      plain.append(character)
    }
    return plain
  }
}

/// The command that asks the same questions again.
enum InterviewCommand {
  static func line(_ setup: InterviewSetup) -> String {
    var line = "interview \(setup.minutes) minutes level \(setup.level) seed \(setup.seed)"
    if !setup.topics.isEmpty {
      line += " topics " + setup.topics.map(\.rawValue).joined(separator: ", ")
    }
    return line
  }
}

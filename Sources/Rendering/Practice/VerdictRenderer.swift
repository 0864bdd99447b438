import Foundation
import Records

/// Words a verdict for the learner: what was asked, what held, what is wrong and where, and the
/// points.
struct VerdictRenderer {
  let language: Language

  func say(_ english: String, _ chinese: String) -> String {
    language == .english ? english : chinese
  }

  func render(_ verdict: Verdict, into page: inout Page) {
    head(verdict, into: &page)
    if let fault = verdict.fault {
      page.row("‼ ", fault.wording[language], headEmphasis: .bad)
      page.paragraph(
        say(
          "That is not your doing, and costs no points.", "这不是你的问题，不扣分。"), indent: 2, .faint)
      return
    }
    parts(verdict, into: &page)
    if let fault = verdict.learnerFault { render(fault, into: &page) }
    if let finding = verdict.finding { render(finding, verdict, into: &page) }
    page.line()
    score(verdict, into: &page)
    for remark in verdict.remarks {
      page.row(say("remark, no points: ", "附注（不扣分）："), remark[language], .faint)
    }
    if !verdict.otherWays.isEmpty {
      page.row(
        say("Other ways: ", "其他写法："), verdict.otherWays.joined(separator: " · "), hang: 2)
    }
    if let next = verdict.next { page.line(say("Next: \(next)", "下一个练习：\(next)"), .hint) }
  }

  private func head(_ verdict: Verdict, into page: inout Page) {
    var words = [verdict.exercise, verdict.file]
    if let attempts = verdict.progress?.attempts {
      words.append(say("attempt \(attempts)", "第 \(attempts) 次尝试"))
    }
    page.line(words.joined(separator: " · "), .strong)
    page.line()
  }

  // MARK: Parts

  private func parts(_ verdict: Verdict, into page: inout Page) {
    let width = 34
    var waiting: [PartVerdict] = []
    for part in verdict.parts {
      if case .notJudged = part.outcome {
        waiting.append(part)
        continue
      }
      var said = part.of > 0 ? points(part) : ""
      if part.outcome != .right, let promise = part.promise, part.show != .hidden {
        said += say("   “\(promise.en)”", "   “\(promise.zh)”")
      }
      let sign = part.outcome.sign
      page.row(
        "  \(sign) \(title(part).padded(to: width)) ", said,
        headEmphasis: part.outcome == .right ? .good : .bad)
      if part.outcome != .right, part.kind == .random, part.show == .full {
        for line in part.lines { page.line("      \(line)", .faint) }
      }
    }
    guard let first = waiting.first, case .notJudged(let reason) = first.outcome else { return }
    let names = waiting.map(title).joined(separator: say(", ", "、"))
    let cause = verdict.parts.first { $0.id == reason }.map(title) ?? reason
    page.row(
      "  – ",
      say("\(names): not judged, “\(cause)” comes first", "\(names)：没有评判，先要满足“\(cause)”"),
      .faint)
  }

  private func points(_ part: PartVerdict) -> String {
    let number = "\(part.points)".leftPadded(to: 3)
    return say("\(number) of \(part.of)", "\(number) / \(part.of) 分")
  }

  private func title(_ part: PartVerdict) -> String {
    if part.show == .hidden { return say("a hidden check", "隐藏的检查") }
    if let title = part.title { return title[language] }
    switch (part.kind, part.id) {
    case (.code, "code"): return say("compiles and checks", "通过编译和检查")
    case (.random, _): return say("seeded variations", "随机变化")
    default: return part.id
    }
  }

  // MARK: The learner's code

  private func render(_ fault: LearnerFault, into page: inout Page) {
    page.line()
    if let wording = fault.wording {
      page.paragraph(wording[language])
      return
    }
    let renderer = CodeRenderer(language: language, style: page.style)
    switch fault {
    case .refused(let report): page.rendered(renderer.render(report, file: report.file))
    case .stopped(let stop, let point):
      page.rendered(renderer.render(stop, named: stop.file))
      if let point {
        page.paragraph(
          say(
            "It was asked about \(Numbers.point(point)) on the screen.",
            "当时询问的是屏幕上的 \(Numbers.point(point))。"), .faint)
      }
    default: break
    }
  }

  // MARK: What is wrong

  private func render(_ finding: Finding, _ verdict: Verdict, into page: inout Page) {
    page.line()
    if let mistake = finding.mistake {
      page.paragraph(
        say("It behaves like this mistake: \(mistake.name.en).", "表现与这个典型错误相同：\(mistake.name.zh)。"),
        .strong)
      page.paragraph(mistake.say[language])
    }
    for diagnosis in finding.diagnoses { page.paragraph(diagnosis.wording[language]) }
    if let expectation = finding.expectation {
      page.paragraph(expectation.failure[language])
    }
    if let difference = finding.difference {
      page.line()
      DifferenceRenderer(language: language).render(difference, into: &page)
    }
    if let traces = finding.traces {
      page.line()
      TracePairRenderer(language: language).render(traces, into: &page)
    }
    tries(finding, verdict, into: &page)
  }

  private func tries(_ finding: Finding, _ verdict: Verdict, into page: inout Page) {
    guard verdict.hintCount > 0 else { return }
    page.line()
    let shown = min(verdict.progress?.hints ?? 0, verdict.hintCount)
    let next = finding.mistake?.hint.map { max($0, shown + 1) } ?? shown + 1
    guard next <= verdict.hintCount else {
      return page.line(say("  more: solution", "  想看答案：solution"), .hint)
    }
    page.line(
      say(
        "  more: hint (\(shown + 1) of \(verdict.hintCount))",
        "  更多：hint（第 \(shown + 1) 条，共 \(verdict.hintCount) 条）"), .hint)
  }

  // MARK: The points

  private func score(_ verdict: Verdict, into page: inout Page) {
    var words = [
      say(
        "\(verdict.outcome.wording.en): \(verdict.points) of \(verdict.of)",
        "\(verdict.outcome.wording.zh)：\(verdict.points) / \(verdict.of)")
    ]
    if verdict.outcome == .partlyRight || verdict.outcome == .wrong {
      words[0] += say(" (passes at \(verdict.passesAt))", "（\(verdict.passesAt) 分通过）")
    }
    if let progress = verdict.progress, verdict.outcome == .right {
      words.append(
        say(
          progress.attempts == 1 ? "1 attempt" : "\(progress.attempts) attempts",
          "尝试 \(progress.attempts) 次"))
      if progress.hints > 0 {
        words.append(
          say(progress.hints == 1 ? "1 hint" : "\(progress.hints) hints", "提示 \(progress.hints) 条"))
      }
    }
    page.line("  " + words.joined(separator: " · "), verdict.outcome == .right ? .good : .strong)
  }
}

extension PartVerdict.Outcome {
  /// The sign that stands in front of a part.
  var sign: String {
    switch self {
    case .right: "✔"
    case .wrong: "✘"
    case .learnersError: "!"
    case .notJudged: "–"
    case .fault: "‼"
    }
  }

  /// The word that stands for it where signs do not.
  package var word: String {
    switch self {
    case .right: "right"
    case .wrong: "wrong"
    case .learnersError: "learners-error"
    case .notJudged: "not-judged"
    case .fault: "fault"
    }
  }
}

import Foundation
import Lettering
import Records
import Wording

/// Renders a verdict for the learner: the task, the parts that passed, the mistakes and where they
/// are, and the points.
package struct VerdictRenderer: Speaking {
  package let language: Language
  /// Whether it includes the two traces.
  var hasTraces = true
  /// Whether it is a part of a report: its title and its points are above it, and no command can be
  /// typed that shows more.
  var isInReport = false

  package init(language: Language, hasTraces: Bool = true, isInReport: Bool = false) {
    self.language = language
    self.hasTraces = hasTraces
    self.isInReport = isInReport
  }

  package func render(_ verdict: Verdict, into page: inout Page) {
    if !isInReport {
      head(
        verdict.exercise, verdict.file, verdict.progress?.attempts, verdict.content, into: &page)
    }
    if verdict.fault == nil {
      for part in verdict.parts { render(part, into: &page) }
    }
    conclude(verdict, into: &page)
  }

  /// Renders the head of a verdict: the exercise, and the number of the attempt.
  func head(
    _ exercise: String, _ file: String, _ attempt: Int?, _ content: String?, into page: inout Page
  ) {
    var words = [exercise, file]
    if let attempt { words.append(say("attempt \(attempt)", "第 \(attempt) 次尝试")) }
    page.paragraph(words.joined(separator: " · "), .strong)
    OtherContent.head(content, language, into: &page)
    page.line()
  }

  /// Renders the end of a verdict: parts that were not judged, the mistake, and the points.
  func conclude(_ verdict: Verdict, into page: inout Page) {
    if let fault = verdict.fault {
      page.row("‼ ", fault.wording[language], headEmphasis: .bad)
      page.paragraph(
        say(
          "That is not your doing, and costs no points.", "这不是你的问题，不扣分。"), indent: 2, .faint)
      return
    }
    unjudged(verdict, into: &page)
    if let fault = verdict.learnerFault { render(fault, into: &page) }
    if let finding = verdict.finding { render(finding, verdict, into: &page) }
    if !isInReport { page.line() }
    if let withheld = verdict.withheld {
      let reason = whyWithheld(verdict)
      let points = withheld == 1 ? "point is" : "points are"
      page.paragraph(
        say("\(reason): \(withheld) \(points) withheld.", "\(reason)：扣去 \(withheld) 分。"), indent: 2)
    }
    if !isInReport { score(verdict, into: &page) }
    for remark in verdict.remarks {
      page.row(say("remark, no points: ", "附注（不扣分）："), remark[language], .faint)
    }
    for (index, way) in verdict.otherWays.enumerated() {
      let head = say("Other ways: ", "其他写法：")
      let margin = String(repeating: " ", count: DisplayWidth.of(head))
      page.row(index == 0 ? head : margin, way[language], hang: 2)
    }
    if let mistakes = verdict.triedAgainst, !mistakes.isEmpty {
      let shown = mistakes.prefix(4).map { $0[language] }.joined(separator: say(", ", "、"))
      let count = mistakes.count
      page.row(
        say("Tried against ", "对照检查："),
        count <= 4
          ? say("\(count) known mistakes: \(shown).", "\(count) 个典型错误：\(shown)。")
          : say(
            "\(count) known mistakes, such as \(shown).", "\(count) 个典型错误，如\(shown)。"), .faint)
    }
    if let next = verdict.next, !isInReport {
      page.line(say("Next: exercise \(next)", "下一个练习：exercise \(next)"), .hint)
    }
  }

  // MARK: Parts

  /// Renders one part that was judged; the end names the others.
  package func render(_ part: PartVerdict, into page: inout Page) {
    if case .notJudged = part.outcome { return }
    let width = 38
    let names = Wrapping.lines(title(part), width: width)
    var said = part.of > 0 ? points(part) : ""
    if part.outcome != .right, let promise = part.promise, part.show != .hidden {
      said += say("   “\(promise.en)”", "   “\(promise.zh)”")
    }
    page.row(
      "  \(part.outcome.sign) \(names[0].padded(to: width)) ", said,
      headEmphasis: part.outcome == .right ? .good : .bad)
    // The points stay in their column, beside the first line of a long title.
    for line in names.dropFirst() {
      page.line("    \(line)", part.outcome == .right ? .good : .bad)
    }
    if part.outcome != .right, part.kind == .random, part.show == .full {
      for piece in FoldedLines(part.lines).pieces {
        switch piece {
        case .line(let line): page.line("      \(line)", .faint)
        case .more(let count):
          page.line("      " + say("… \(count) more like it", "……还有 \(count) 行类似的"), .faint)
        }
      }
    }
  }

  private func unjudged(_ verdict: Verdict, into page: inout Page) {
    let waiting = verdict.parts.filter {
      if case .notJudged = $0.outcome { true } else { false }
    }
    guard let first = waiting.first, case .notJudged(let reason) = first.outcome else { return }
    let names = waiting.map(title).joined(separator: say(", ", "、"))
    let cause = verdict.parts.first { $0.id == reason }.map(title) ?? reason
    page.row(
      "  – ",
      say("\(names): not judged, “\(cause)” comes first", "\(names)：未评判：须先通过“\(cause)”"),
      .faint)
  }

  private func points(_ part: PartVerdict) -> String {
    let number = "\(part.points)".leftPadded(to: 3)
    return say("\(number) of \(part.of)", "\(number) / \(part.of) 分")
  }

  private func title(_ part: PartVerdict) -> String { part.name(language) }

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
    // In a report, which has no text to quote.
    case .notCompiled(let places):
      for place in places { page.paragraph(place.wording[language], hang: 2, .bad) }
    case .stopped(let stop, let point):
      page.rendered(renderer.render(stop, named: stop.file))
      if let point {
        page.paragraph(
          say(
            "This happened for the point \(Numbers.point(point)) of the screen.",
            "当时询问的是屏幕上的点 \(Numbers.point(point))。"), .faint)
      }
    default: break
    }
  }

  // MARK: Mistakes

  private func render(_ finding: Finding, _ verdict: Verdict, into page: inout Page) {
    page.line()
    if let mistake = finding.mistake {
      page.paragraph(
        say("It behaves like this mistake: \(mistake.name.en).", "表现与这个典型错误相同：\(mistake.name.zh)。"),
        .strong)
      page.paragraph(mistake.say[language])
    }
    for conduct in finding.conduct where conduct.isOfScenes {
      page.paragraph(conduct.wording[language])
    }
    let conduct = finding.conduct.filter { !$0.isOfScenes }
    if !conduct.isEmpty || !finding.diagnoses.isEmpty || finding.difference != nil,
      let variation = verdict.variation
    {
      page.paragraph(lead(variation))
    }
    for conduct in conduct { page.paragraph(conduct.wording[language]) }
    for diagnosis in finding.diagnoses { page.paragraph(diagnosis.wording[language]) }
    if let expectation = finding.expectation {
      page.paragraph(expectation.failure[language])
    }
    if let sideEffect = finding.sideEffect { page.paragraph(sideEffect.wording[language]) }
    if let facts = finding.facts {
      FactDifferenceRenderer(language: language).render(facts, into: &page)
    }
    if let difference = finding.difference {
      page.line()
      DifferenceRenderer(language: language).render(difference, into: &page)
    }
    if hasTraces, let traces = finding.traces {
      page.line()
      TracePairRenderer(language: language).render(traces, into: &page)
    }
    tries(finding, verdict, into: &page)
  }

  /// The variation in which the mistake was observed: elsewhere the answer may be right.
  private func lead(_ variation: PartVerdict) -> String {
    let name = title(variation)
    guard variation.kind == .variation, !variation.lines.isEmpty else {
      return say("In the variation “\(name)”:", "在变化“\(name)”中：")
    }
    let lines = variation.lines.map { "`\($0)`" }.joined(separator: say(", ", "、"))
    return say(
      "In the variation “\(name)”, after \(lines):", "在变化“\(name)”中，执行 \(lines) 之后：")
  }

  private func tries(_ finding: Finding, _ verdict: Verdict, into page: inout Page) {
    guard verdict.hintCount > 0, !isInReport else { return }
    page.line()
    guard let next = verdict.nextHint else {
      return page.line(say("  more: solution", "  想看答案：solution"), .hint)
    }
    page.line(
      say(
        "  more: hint (\(next.number) of \(verdict.hintCount)"
          + "\(next.isFitting ? ", for this mistake" : ""))",
        "  更多：hint（第 \(next.number) 条，共 \(verdict.hintCount) 条"
          + "\(next.isFitting ? "，针对这个错误" : "")）"), .hint)
  }

  // MARK: The points

  private func whyWithheld(_ verdict: Verdict) -> String {
    if verdict.lacksRequired {
      return say("Without what is required of its code no answer passes", "代码不满足要求的答案不能通过")
    }
    let isRightWhereWritten = verdict.parts.allSatisfy {
      $0.outcome == .right || $0.kind == .random
    }
    return isRightWhereWritten
      ? say("An answer for some scenes alone does not pass", "只适用于部分场景的答案不能通过")
      : say("With a known mistake no answer passes", "有典型错误的答案不能通过")
  }

  private func score(_ verdict: Verdict, into page: inout Page) {
    var words = [verdict.conclusion[language]]
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
    page.line("  " + words.joined(separator: " · "), verdict.isPassed ? .good : .strong)
  }
}

extension Verdict {
  /// The next hint if something is wrong, and whether it fits the mistake that was named; nil when
  /// all were shown.
  var nextHint: (number: Int, isFitting: Bool)? {
    guard hintCount > 0, let finding else { return nil }
    var progress = progress ?? ExerciseProgress()
    progress.fittingHint = finding.mistake?.hint
    return progress.nextHint(of: hintCount).map { ($0, $0 == finding.mistake?.hint) }
  }
}

extension Conduct {
  /// Whether it distinguishes scenes in which the answer is right from those in which it is wrong.
  var isOfScenes: Bool {
    if case .failsWhere = self { true } else { false }
  }
}

extension Verdict {
  /// The first variation in which it is wrong; nil if that is the first scene, or if it may not be
  /// revealed.
  var variation: PartVerdict? {
    guard let part = parts.first(where: { $0.id == finding?.part }), part.show != .hidden else {
      return nil
    }
    return part.kind == .variation || part.kind == .random ? part : nil
  }
}

extension PartVerdict {
  /// The title of the part; that of a hidden part is not revealed.
  package func name(_ language: Language) -> String {
    let isEnglish = language == .english
    if show == .hidden { return isEnglish ? "a hidden check" : "隐藏的检查" }
    if let title { return title[language] }
    switch (kind, id) {
    case (.code, "code"): return isEnglish ? "compiles and checks" : "通过编译和检查"
    case (.random, _): return isEnglish ? "seeded variations" : "随机变化"
    default: return id
    }
  }
}

extension PartVerdict.Outcome {
  /// The sign before a part.
  package var sign: String {
    switch self {
    case .right: "✔"
    case .wrong: "✘"
    case .learnersError: "!"
    case .notJudged: "–"
    case .fault: "‼"
    }
  }

  /// The word in place of the sign.
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

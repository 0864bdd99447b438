import Records
import Rulebook
import Wording

/// Renders what happens in an interview or a quiz.
struct InterviewRenderer: Speaking {
  let language: Language
  let teach: TeachLevel

  package func render(_ events: [InterviewEvent], into page: inout Page) {
    for event in events { render(event, into: &page) }
  }

  private func render(_ event: InterviewEvent, into page: inout Page) {
    switch event {
    case .began(let setup, let occasion, let count): began(setup, occasion, count, into: &page)
    case .returned(let setup, let done, let count):
      page.paragraph(
        say(
          "interview \(setup.seed), where you left it: \(done) of \(count) questions are done; "
            + "interview new begins another one",
          "面试 \(setup.seed)，从离开的地方继续：\(count) 题已完成 \(done) 题；interview new 重新开始一场"), .faint)
    case .question(let question, let number, let count, let scene):
      self.question(question, number, count, scene, into: &page)
    case .unreadable(let kind, let box): unreadable(kind, box, into: &page)
    case .noted: break
    case .closed(let word, let kind):
      page.paragraph(
        kind == .code
          ? say(
            "\(word) is closed while the task is open; check judges your answer, next goes on.",
            "做题时不能用 \(word)；check 检查答案，next 进入下一题。")
          : say(
            "\(word) is closed while the question is open: it would answer it. skip goes on "
              + "without an answer, leave keeps the rest for later.",
            "回答之前不能用 \(word)：它会给出答案。skip 跳过这一题，leave 保存剩下的题，以后继续。"))
    case .judged(let row, let evidence): judged(row, evidence, into: &page)
    case .kept(let kind):
      page.line(
        kind == .code ? say("Handed in.", "已提交。") : say("Noted.", "已记录。"), .faint)
    case .handsIn(let points, let most):
      page.paragraph(
        say(
          "The best check so far gave \(points) of \(most) points, and there is time left. next again "
            + "hands it in; check judges another answer.",
          "目前最好的一次 check 得 \(points)/\(most) 分，时间还没到。再输入一次 next 就提交；改好后可以再 check。"))
    case .compare(let id): compare(id, into: &page)
    case .noMark(let text, let count):
      page.paragraph(
        say(
          "`\(text.shortened(to: 30))` is no mark: type the numbers of the points that you made, "
            + "from 1 to \(count), or 0 for none.",
          "`\(text.shortened(to: 30))` 不是评分：请输入说到的要点编号（1 到 \(count)），一个也没有则输入 0。"))
    case .clock(let used, let whole, let question, let expected):
      page.line(
        say(
          "\(Stopwatch.text(used)) of \(Stopwatch.text(whole)) · this question "
            + "\(Stopwatch.text(question)) of \(Stopwatch.text(expected))",
          "已用 \(Stopwatch.text(used)) / \(Stopwatch.text(whole)) · 本题 "
            + "\(Stopwatch.text(question)) / \(Stopwatch.text(expected))"), .faint)
    case .hinted(let hint, let number, let points):
      page.paragraph(
        say("hint \(number): \(hint.wording.en)", "提示 \(number)：\(hint.wording.zh)")
          .withoutEmphasis, hang: 2)
      page.line(
        say(
          "It costs a point: \(points) \(points == 1 ? "is" : "are") left.",
          "扣 1 分：最多还能得 \(points) 分。"),
        .faint)
    case .noHint:
      page.paragraph(
        say(
          "There is no further hint for this question; skip leaves it without an answer.",
          "这一题没有更多提示；skip 跳过这一题。"))
    case .noteTaken(let question):
      page.line(say("noted at question \(question)", "已记在第 \(question) 题"), .faint)
    case .noNote(let most):
      page.paragraph(
        say(
          "Write :note and the note, or :note, the number of a question from 1 to \(most), and the "
            + "note.",
          "请输入 :note 和备注；也可以先写题号（1 到 \(most)），再写备注。"))
    case .placed(let known, let begin): placed(known, begin, into: &page)
    case .nothingDue(let days, let isEnough): nothingDue(days, isEnough, into: &page)
    case .timeIsUp: page.line(say("The time is up.", "时间到。"), .strong)
    case .paused(let done, let count):
      page.paragraph(
        say(
          "\(done) of \(count) questions are done, and kept. interview continues where you left it; "
            + "interview new begins another one.",
          "\(count) 题已完成 \(done) 题，已保存。interview 从这里继续；interview new 重新开始一场。"), .faint)
    case .left(let done, let count, let counts):
      let questions = count == 1 ? "question" : "questions"
      page.paragraph(
        say(
          "left; \(done) of \(count) \(questions) answered, "
            + (counts ? "which counts." : "which could not be kept."),
          "已离开；\(count) 题答了 \(done) 题，" + (counts ? "已计入。" : "未能保存。")), .faint)
    case .unread(let file, let aside):
      page.paragraph(
        say(
          "\(file) is not an interview that can be continued"
            + (aside.map { "; it is now \($0), and another one begins." }
              ?? ". Another one begins."),
          "\(file) 不是可以继续的面试" + (aside.map { "；已改名为 \($0)，并重新开始一场。" } ?? "。重新开始一场。")),
        .strong)
    case .setAside(let seed, let saved):
      let files = saved.joined(separator: say(", ", "、"))
      page.paragraph(
        say("interview \(seed), which was open, is closed", "未完成的面试 \(seed) 已结束")
          + (saved.isEmpty ? say(".", "。") : say("; its report: \(files)", "；报告：\(files)")), .faint)
    case .ended(let report, let occasion, let saved):
      ended(report, occasion, saved, into: &page)
    case .streak(let days, let isDone): streak(days, isDone, into: &page)
    case .repeats(let count, let days):
      page.paragraph(
        say(
          "\(count) \(count == 1 ? "kind of question comes" : "kinds of questions come") again, "
            + "the first \(days == 1 ? "tomorrow" : "in \(days) days").",
          "有 \(count) 类题会再次出现，最早在\(days == 1 ? "明天" : " \(days) 天后")。"), .faint)
    }
  }

  // MARK: Questions

  private func began(
    _ setup: InterviewSetup, _ occasion: InterviewEvent.Occasion, _ count: Int,
    into page: inout Page
  ) {
    guard occasion == .interview else { return }
    let questions = say("\(count) \(count == 1 ? "question" : "questions")", "共 \(count) 题")
    let feedback =
      switch setup.feedback {
      case .each: say("explanations after each", "每题之后讲解")
      case .end: say("explanations at the end", "最后统一讲解")
      case .none: say("no explanations", "不讲解")
      }
    page.paragraph(
      say(
        "interview \(setup.seed) · level \(setup.level) · \(setup.minutes) "
          + "\(setup.minutes == 1 ? "minute" : "minutes") · \(questions)",
        "面试 \(setup.seed) · 级别 \(setup.level) · \(setup.minutes) 分钟 · \(questions)"), .strong)
    page.paragraph(
      say(
        "\(feedback) · skip goes on without an answer · leave stops, and keeps everything",
        "\(feedback) · skip 跳过 · leave 离开并保存"), .faint)
  }

  private func question(
    _ question: InterviewQuestion, _ number: Int, _ count: Int, _ scene: [Answer],
    into page: inout Page
  ) {
    page.line()
    page.line(
      say("\(number) of \(count)", "第 \(number) 题，共 \(count) 题")
        + " · \(question.kind.title[language]) · \(Stopwatch.text(question.seconds))", .faint)
    for line in question.scene {
      for part in line.split(separator: "\n") {
        page.paragraph(String(part), indent: 2, hang: 4)
      }
    }
    let renderer = TextRenderer(language: language, teach: teach, style: page.style)
    for answer in scene { page.rendered(renderer.render(answer)) }
    if !question.scene.isEmpty { page.line() }
    page.paragraph(question.wording[language].withoutEmphasis, .strong)
    for (index, choice) in question.choices.enumerated() {
      page.row("  \(index + 1)  ", choice[language])
    }
    page.paragraph(question.kind.howToAnswer[language].withoutEmphasis, .faint)
  }

  private func unreadable(_ kind: InterviewKind, _ box: ProblemBox?, into page: inout Page) {
    if let box { page.paragraph(box.problem.wording[language], .bad) }
    guard kind != .code else { return }
    page.paragraph(
      say("Type ", "请输入：") + kind.howToAnswer[language].withoutEmphasis
        + say(". skip goes on without an answer.", "。skip 跳过这一题。"), .faint)
  }

  // MARK: Answers

  private func judged(_ row: InterviewRow, _ evidence: [Answer], into page: inout Page) {
    let renderer = TextRenderer(language: language, teach: teach, style: page.style)
    for answer in evidence { page.rendered(renderer.render(answer)) }
    let isTold = evidence.contains { if case .prediction = $0 { true } else { false } }
    if case .said(let id) = row.truth {
      if row.outcome == .skipped, let question = Rulebook.oralQuestion(id) {
        OralQuestionRenderer(language: language).answer(question, into: &page)
      }
    } else if !isTold {
      truth(row, into: &page)
    }
    var words = [Stopwatch.text(row.seconds)]
    if let points = row.points {
      let of = row.question.points
      words.append(
        say("\(points) of \(of) \(of == 1 ? "point" : "points")", "得分 \(points) / \(of)"))
    }
    if row.seconds > row.question.seconds {
      words.append(say("over time", "超时"))
    }
    page.line(words.joined(separator: " · "), .faint)
  }

  private func truth(_ row: InterviewRow, into page: inout Page) {
    let truth = row.truth.wording(of: row.question)[language]
    switch row.outcome {
    case .right: page.paragraph(say("✔ right: \(truth)", "✔ 正确：\(truth)"), .good)
    case .partlyRight, .wrong:
      page.paragraph(say("✘ no; the answer is \(truth)", "✘ 不对，正确答案：\(truth)"), hang: 2, .bad)
    case .skipped: page.paragraph(say("It is \(truth)", "答案：\(truth)"), .strong)
    case .unmarked, .notReached: break
    }
  }

  private func compare(_ id: String, into page: inout Page) {
    guard let question = Rulebook.oralQuestion(id) else { return }
    OralQuestionRenderer(language: language).answer(question, into: &page)
    page.paragraph(
      say(
        "Which of these did you say? Their numbers, such as 1 3, or 0 for none.",
        "你说到了哪几点？输入编号，如 1 3；一个也没有则输入 0。"), .strong)
  }

  // MARK: The end

  private func ended(
    _ report: InterviewReport, _ occasion: InterviewEvent.Occasion, _ saved: [String],
    into page: inout Page
  ) {
    page.line()
    let isSecret = report.setup.hasInterviewer || report.setup.feedback == .none
    if occasion == .interview, isSecret {
      page.line(say("That was the last question. Thank you.", "题目到此结束，谢谢。"), .strong)
    } else if occasion == .interview {
      InterviewReportRenderer(language: language).render(report, into: &page)
    } else {
      let total = report.total
      page.line(
        say("\(total.points) of \(total.of) points", "总分 \(total.points) / \(total.of)"),
        total.points == total.of ? .good : .strong)
      InterviewReportRenderer(language: language).advice(report, into: &page)
    }
    for path in saved { page.line(say("saved as \(path)", "已保存为 \(path)"), .hint) }
  }

  private func streak(_ days: Int, _ isDone: Bool, into page: inout Page) {
    if isDone {
      page.paragraph(
        say(
          "Today's question is answered: \(Self.days(days)) in a row. The next one comes tomorrow; "
            + "quiz asks more.",
          "今天的题已经答过：连续 \(days) 天。明天有新的一题；quiz 再做几题。"), .good)
    } else {
      page.line(say("\(Self.days(days)) in a row", "连续 \(days) 天"), .good)
    }
  }

  private func placed(
    _ known: [LessonRecord], _ begin: LessonRecord?, into page: inout Page
  ) {
    let numbers = known.map { String($0.number) }
    page.paragraph(
      known.isEmpty
        ? say("No lesson is skipped.", "没有可以跳过的课程。")
        : say(
          "You know lessons \(numbers.joined(separator: ", ")): next skips them, and the first exercises "
            + "about them.",
          "第 \(numbers.joined(separator: "、")) 课的内容你已经掌握：next 会跳过这些课和它们的入门练习。"), .strong)
    guard let begin else { return }
    page.paragraph(
      say(
        "Begin with lesson \(begin.number), \(begin.title.en): next opens it.",
        "从第 \(begin.number) 课开始：\(begin.title.zh)。输入 next 打开。"))
  }

  private func nothingDue(_ days: Int?, _ isEnough: Bool, into page: inout Page) {
    if isEnough {
      page.paragraph(
        say(
          "Ten minutes are enough for a day: the rest waits until tomorrow. next shows what is new.",
          "每天复习十分钟就够了，其余的留到明天。next 学习新内容。"), .good)
      return
    }
    guard let days else {
      page.paragraph(
        say(
          "Nothing is in the queue yet: lessons and exercises that you finish, and questions that "
            + "you answer, come into it.",
          "复习队列还是空的：学完的课程、通过的练习和答过的题会进入队列。"))
      return
    }
    page.paragraph(
      say(
        "Nothing is due; the next comes \(days == 1 ? "tomorrow" : "in \(days) days").",
        "现在没有要复习的，\(days == 1 ? "明天" : "\(days) 天后")再来。"))
  }

  private static func days(_ count: Int) -> String { "\(count) \(count == 1 ? "day" : "days")" }
}

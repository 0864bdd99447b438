import Records
import Wording

/// Renders what happens in a lesson: text, lines that ran with their answers, questions.
package struct LessonRenderer: Speaking {
  package let language: Language
  let teach: TeachLevel

  package init(language: Language, teach: TeachLevel) {
    self.language = language
    self.teach = teach
  }

  package func render(_ events: [LessonEvent], into page: inout Page) {
    for event in events { render(event, into: &page) }
  }

  /// Adds an empty line, unless there is one already.
  private func separate(_ page: inout Page) {
    if let last = page.lines.last, !last.isEmpty { page.line() }
  }

  private func render(_ event: LessonEvent, into page: inout Page) {
    switch event {
    case .began(let lesson):
      page.line(
        say(
          "lesson \(lesson.number) · \(lesson.minutes) minutes",
          "第 \(lesson.number) 课 · \(lesson.minutes) 分钟"), .faint)
    case .returned(let lesson):
      page.paragraph(
        say(
          "lesson \(lesson.number), where you left it; lesson \(lesson.number) from start begins again",
          "第 \(lesson.number) 课，回到上次离开的地方；lesson \(lesson.number) from start 从头开始"), .faint)
    case .opened(let lesson, let number):
      page.paragraph(
        say(
          "lesson \(lesson.number), from page \(number); lesson \(lesson.number) from start begins again",
          "第 \(lesson.number) 课，从第 \(number) 页开始；lesson \(lesson.number) from start 从头开始"), .faint)
    case .page(let number, let count):
      page.line(say("page \(number) of \(count)", "第 \(number) 页，共 \(count) 页"), .faint)
    case .ranBefore(let entry): typed(entry, into: &page)
    case .prose(let text):
      separate(&page)
      MarkdownRenderer(language: language).render(text, into: &page)
      page.line()
    case .ran(let entry, let answers):
      typed(entry, into: &page)
      let renderer = TextRenderer(language: language, teach: teach, style: page.style)
      for answer in answers { page.rendered(renderer.render(answer)) }
    case .refused(let entry, let diagnostic):
      typed(entry, into: &page)
      page.rendered(
        DiagnosticRenderer(language: language, style: page.style)
          .render(diagnostic, promptWidth: 2))
    case .declared(let code): page.verbatim(code)
    case .codeRefused(let code, let box):
      page.verbatim(code)
      page.paragraph(box.fault.inOneLine[language], .bad)
    case .pause: page.line(say("Return goes on.", "按回车继续。"), .faint)
    case .ended(let lesson, let next): ended(lesson, next, into: &page)
    default: question(event, into: &page)
    }
  }

  /// Lines as they appear after a prompt.
  private func typed(_ entry: String, into page: inout Page) {
    for (index, line) in entry.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      page.marked(index == 0 ? "> " : "...> ", .hint, String(line))
    }
  }

  private func question(_ event: LessonEvent, into page: inout Page) {
    switch event {
    case .prediction(let event):
      if case .asked = event { separate(&page) }
      PredictionRenderer(language: language, teach: teach).render(event, into: &page)
    case .task(let task):
      separate(&page)
      page.row(
        say("Your turn: ", "轮到你："), task.text.withoutEmphasis, headEmphasis: .strong)
      for check in task.checks { page.line("    \(check)", .faint) }
      page.paragraph(
        task.hintCount > 0
          ? say(
            "Type commands; next checks; hint helps; again begins again.",
            "输入命令完成任务；next 检查；hint 给出提示；again 从头再做。")
          : say(
            "Type commands; next checks; again begins again.", "输入命令完成任务；next 检查；again 从头再做。"),
        .faint)
    case .judged(let holds, let expectation):
      if holds {
        page.line(say("✔ done", "✔ 完成"), .good)
      } else {
        page.row(
          "✘ ", expectation?.failure[language] ?? say("not yet", "还没有完成"), headEmphasis: .bad)
        page.paragraph(
          say(
            "hint helps, solution shows one way, and next checks again.",
            "hint 给出提示，solution 显示一种做法，next 再次检查。"), .faint)
      }
    case .notJudged(let box):
      page.row("✘ ", box.problem.wording[language], headEmphasis: .bad)
    case .answer(let lines):
      if lines.count == 1, !lines[0].contains("\n") {
        return page.row(say("one way: ", "一种做法："), lines[0], headEmphasis: .strong)
      }
      page.line(say("one way:", "一种做法："), .strong)
      // Each is typed by itself.
      let isCode = lines.contains { $0.contains("\n") }
      for line in lines {
        if isCode { page.verbatim(line) } else { page.line("  \(line)", .hint) }
      }
    case .hint(let hint):
      PracticeRenderer(language: language, teach: teach).render(hint, into: &page)
    case .quiz(let quiz):
      separate(&page)
      page.paragraph(quiz.question.withoutEmphasis, .strong)
      for (index, choice) in quiz.choices.enumerated() {
        page.row("  \(index + 1)  ", choice.withoutEmphasis)
      }
    case .quizAnswered(let result): render(result, into: &page)
    case .noChoice(let text, let count):
      page.paragraph(
        say(
          "`\(text.shortened(to: 30))` is not a choice: type a number from 1 to \(count). Return shows the "
            + "answer; tree, list, inspect and map show the scene; leave closes the lesson.",
          "`\(text.shortened(to: 30))` 不是选项：请输入 1 到 \(count) 的数字。直接回车显示答案；"
            + "tree、list、inspect、map 查看场景；leave 离开课程。"))
    case .noHint(let isAtTask):
      page.paragraph(
        isAtTask
          ? say("This task has no hint; solution shows one way.", "这个任务没有提示；solution 显示一种做法。")
          : say(
            "There is nothing to do here yet: answer the question, or press Return to go on.",
            "这里没有任务：请回答问题，或按回车继续。"), .faint)
    case .score(let right, let count, let lesson, let pages):
      separate(&page)
      page.line(
        say(
          "You answered \(right) of \(count) \(count == 1 ? "question" : "questions") right.",
          "\(count) 个问题答对了 \(right) 个。"), right == count ? .good : .strong)
      repeated(pages, lesson, into: &page)
    default: break
    }
  }

  /// Renders the pages whose questions were answered wrongly, and how to get there.
  private func repeated(_ pages: [Int], _ lesson: Int, into page: inout Page) {
    guard let first = pages.first else { return }
    let numbers = pages.map(String.init)
    let list =
      numbers.count < 2
      ? numbers[0]
      : numbers.dropLast().joined(separator: say(", ", "、")) + say(" and ", "、")
        + numbers[numbers.count - 1]
    page.paragraph(
      say(
        "To repeat: \(pages.count == 1 ? "page" : "pages") \(list). lesson \(lesson) from \(first) "
          + "opens it at page \(first).",
        "建议重做第 \(list) 页。lesson \(lesson) from \(first) 从第 \(first) 页打开。"), .hint)
  }

  /// Renders the choice, with its reason; if it was wrong, the right choice after it.
  private func render(_ result: QuizResult, into page: inout Page) {
    let why = result.why?.withoutEmphasis
    if result.choice == result.right {
      let reason = why.map { say(": \($0)", "：\($0)") } ?? ""
      return page.paragraph(say("✔ right", "✔ 正确") + reason, .good)
    }
    if let choice = result.choice {
      let text = result.choiceText?.withoutEmphasis ?? ""
      page.row(
        "✘ ", say("no: \(choice), \(text)", "不对：\(choice)，\(text)"), headEmphasis: .bad, .bad)
      if let reason = result.choiceWhy { page.paragraph(reason.withoutEmphasis, indent: 2) }
    }
    let text = result.rightText.withoutEmphasis
    page.row(
      "  ",
      say("the answer: \(result.right), \(text)", "答案：\(result.right)，\(text)"),
      headEmphasis: .good, .good)
    if let why { page.paragraph(why, indent: 2) }
  }

  private func ended(_ lesson: LessonRecord, _ next: LessonRecord?, into page: inout Page) {
    separate(&page)
    page.line(
      say("The end of lesson \(lesson.number).", "第 \(lesson.number) 课结束。"), .strong)
    if let next {
      page.line(
        say(
          "Next: lesson \(next.number), \(next.title.en)",
          "下一课：lesson \(next.number)，\(next.title.zh)"),
        .hint)
    }
  }
}

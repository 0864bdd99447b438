import Lettering
import Records
import Wording

/// Renders the next step on the path: what it is, why it comes now, and how far the learner is.
struct NextStepRenderer: Speaking {
  let language: Language

  func render(_ step: NextStep, into page: inout Page) {
    guard let line = step.line else {
      page.paragraph(
        say(
          "The path is done: every lesson, exercise and interview. daily asks one question a day, "
            + "and what went wrong comes again.",
          "路线已经走完：课程、练习和面试全部完成。daily 每天一题，答错过的题会再次出现。"), .strong)
      return
    }
    page.line(say("Next: \(line)", "下一步：\(line)") + title(step.act), .strong)
    page.paragraph(reason(step) + say(" · ", " · ") + share(step), .faint)
    if step.lessons.done == 0, step.exercises.done == 0, step.reason == .follows {
      page.paragraph(
        say(
          "Not new to this? placement asks ten questions and skips what you know.",
          "已有基础？placement 出十道题，跳过你已掌握的内容。"), .faint)
    }
  }

  private func title(_ act: NextStep.Act) -> String {
    switch act {
    case .lesson(let lesson, let page):
      let place = page.map { say(", page \($0)", "，第 \($0) 页") } ?? ""
      return say(
        ", \(lesson.title.en)\(place), \(minutes(lesson.minutes))",
        "，\(lesson.title.zh)\(place)，\(minutes(lesson.minutes))")
    case .exercise(let exercise):
      return say(
        ", \(exercise.title.en), \(minutes(exercise.minutes))",
        "，\(exercise.title.zh)，\(minutes(exercise.minutes))")
    case .questions, .interview, .nothing: return ""
    }
  }

  private func minutes(_ count: Int) -> String {
    say(count == 1 ? "1 minute" : "\(count) minutes", "\(count) 分钟")
  }

  private func reason(_ step: NextStep) -> String {
    switch (step.reason, step.act) {
    case (.assigned, _): assigned(step.week)
    case (.begun, _): say("you have begun it", "已经开始")
    case (.due, .questions(let count)):
      count == 1
        ? say("one question about what you have learned is due", "有 1 道复习题")
        : say("\(count) questions about what you have learned are due", "有 \(count) 道复习题")
    case (.levelDone, .interview(let level, _)):
      say("level \(level) is done", "级别 \(level) 已完成")
    case (.practises, _): say("it practises what you have learned", "练习已经学过的内容")
    case (.due, _), (.levelDone, _), (.follows, _), (.allDone, _):
      say("it comes next on the path", "路线上的下一项")
    }
  }

  private func assigned(_ week: CourseRecord.Week?) -> String {
    guard let week else { return say("your course asks for it", "课程要求") }
    let due = week.due.map { say(", due on \($0)", "，截止 \($0)") } ?? ""
    return say(
      "week \(week.number) of your course, \(week.title.en)\(due)",
      "课程第 \(week.number) 周：\(week.title.zh)\(due)")
  }

  private func share(_ step: NextStep) -> String {
    let (lessons, exercises) = (step.lessons, step.exercises)
    return say(
      "\(lessons.done) of \(lessons.count) lessons and \(exercises.done) of \(exercises.count) "
        + "exercises are done",
      "课程完成 \(lessons.done)/\(lessons.count)，练习完成 \(exercises.done)/\(exercises.count)")
  }
}

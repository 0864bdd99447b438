import Lettering
import Records
import Wording

/// Renders a course, week by week, and progress that was handed in.
struct CourseRenderer: Speaking {
  let language: Language

  func render(_ course: CourseRecord, into page: inout Page) {
    page.paragraph(course.title[language], .strong)
    for week in course.weeks {
      page.line()
      let due = week.due.map { say(" · due on \($0)", " · 截止 \($0)") } ?? ""
      page.paragraph(
        "\(week.number)  \(week.title[language])\(due) · "
          + say("\(week.minutes) minutes", "\(week.minutes) 分钟"), hang: 3)
      list(say("   lessons:   ", "   课程："), week.lessons, into: &page)
      list(
        say("   exercises: ", "   练习："),
        week.exercises.map { part in
          part.weight == 1 ? part.id : "\(part.id) × \(Numbers.text(part.weight))"
        }, into: &page)
    }
    guard course.perDay > 0 else { return }
    let share = Numbers.text(course.perDay)
    page.line()
    page.paragraph(
      say(
        "\(course.freeDays) late days are free; each further one takes \(share) % of the points.",
        "可以迟交 \(course.freeDays) 天；之后每迟一天扣 \(share)% 的分数。"), .faint)
  }

  private func list(_ head: String, _ words: [String], into page: inout Page) {
    guard !words.isEmpty else { return }
    page.row(head, words.joined(separator: say(", ", "、")), headEmphasis: .faint)
  }

  func render(_ files: [HandedInProgress], into page: inout Page) {
    for file in files {
      page.paragraph(file.learner.map { "\($0) · \(file.file)" } ?? file.file, .strong)
      let (solved, lessons) = (file.solved.count, file.lessons.count)
      page.paragraph(
        say(
          "\(lessons) lessons completed, \(solved) exercises solved with the content that is here",
          "完成 \(lessons) 课，用这里的内容做对 \(solved) 个练习"), indent: 2, hang: 2)
      if !file.otherContent.isEmpty {
        page.paragraph(
          say("with other content: ", "用的是其他内容：")
            + file.otherContent.joined(separator: say(", ", "、")), indent: 2, hang: 4, .bad)
      }
      if !file.isWhole {
        page.paragraph(
          say(
            "the text was changed after it was written: judge the answers themselves with grade",
            "文件写出后被改动过：请用 grade 直接检查答案"), indent: 2, hang: 2, .bad)
      }
    }
  }
}

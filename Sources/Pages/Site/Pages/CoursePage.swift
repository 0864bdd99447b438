import Lettering
import Records
import Rendering

/// The page of a course: its weeks with their lessons, exercises and days, as links.
struct SiteCoursePage: Speaking {
  let language: Language
  let record: SiteRecord
  let course: CourseRecord

  var page: SitePage {
    let parts = SiteParts(place: SitePlace(language: language, path: SiteAddress.course))
    let title = course.title[language]
    let summary = say(
      "\(course.weeks.count) weeks of lessons and exercises.", "共 \(course.weeks.count) 周的课程和练习。")
    let weeks = course.weeks.map { week($0, parts) }.joined(separator: "\n")
    return SitePage(
      path: SiteAddress.course, section: .lessons, title: title, summary: summary,
      body: "<h1>\(HTML.escaped(title))</h1>\n<p class=\"lead\">\(summary)</p>\n\(weeks)\n\(late)")
  }

  private func week(_ week: CourseRecord.Week, _ parts: SiteParts) -> String {
    let due = week.due.map { say("due on \($0) · ", "截止 \($0) · ") } ?? ""
    let lessons = week.lessons.compactMap { id in record.lessons.first { $0.record.id == id } }
    let exercises = week.exercises.compactMap { part in
      record.exercises.first { $0.record.id == part.id }
    }
    return "<h2>\(week.number). \(HTML.escaped(week.title[language]))</h2>\n"
      + "<p class=\"faint\">\(due)\(parts.minutes(week.minutes))</p>\n"
      + SiteLessonPages.list(lessons, parts) + "\n" + SiteExercisePages.list(exercises, parts)
  }

  private var late: String {
    guard course.perDay > 0 else { return "" }
    let share = Numbers.text(course.perDay)
    let text = say(
      "\(course.freeDays) late days are free; each further one takes \(share) % of the points.",
      "可以迟交 \(course.freeDays) 天；之后每迟一天扣 \(share)% 的分数。")
    return "<p>\(text)</p>\n"
  }
}

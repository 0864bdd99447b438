import Records
import Rendering
import Rulebook

/// The home page: an introduction, and where to begin.
struct SiteHomePage: Speaking {
  let language: Language
  let record: SiteRecord
  let course: CourseRecord?

  var page: SitePage {
    let parts = SiteParts(place: SitePlace(language: language, path: SiteAddress.home))
    let summary = say(
      "See how iOS delivers a touch: who is asked, in which order, who refuses, and why.",
      "看清 iOS 如何传递一次触摸：问了谁，按什么顺序，谁拒绝了，为什么。")
    return SitePage(
      path: SiteAddress.home, section: nil,
      title: say("Touchstone: how iOS delivers touches", "Touchstone：iOS 如何传递触摸"),
      summary: summary, body: hero(summary, parts) + columns(parts))
  }

  private func hero(_ summary: String, _ parts: SiteParts) -> String {
    var begin = ""
    if let course {
      begin = parts.link(SiteAddress.course, course.title[language], class: "button")
    } else if let first = record.lessons.first {
      begin = parts.link(
        SiteAddress.lesson(first.record.id),
        say(
          "Begin with lesson \(first.record.number): \(parts.minutes(first.record.minutes))",
          "从第 \(first.record.number) 课开始：\(parts.minutes(first.record.minutes))"), class: "button")
    }
    let all = HTML.link(
      parts.place.link(to: SiteAddress.mistakes),
      say("Common misconceptions", "常见的误解"), class: "quiet")
    return """
      <section class="hero">
      <h1>\(say("Why does my button get no touch?", "我的按钮为什么收不到触摸？"))</h1>
      <p class="lead">\(HTML.escaped(summary))\
      \(say(" Touchstone is a simulated UIKit at a prompt. Build views, touch them, read every decision.", "Touchstone 是命令行里的模拟 UIKit：搭建视图，触摸它们，读懂每一步判断。"))</p>
      <p class="actions">\(begin) \(all)</p>
      \(parts.demonstration(record.opening, name: "opening"))
      </section>

      """
  }

  private func columns(_ parts: SiteParts) -> String {
    let count = Rulebook.sections.map(\.rules.count).reduce(0, +)
    return """
      <div class="columns-2">
      <section>
      <h2>\(SiteSection.lessons.title[language])</h2>
      \(SiteLessonPages.list(record.lessons, parts))
      </section>
      <section>
      <h2>\(SiteSection.exercises.title[language])</h2>
      \(SiteExercisePages.list(record.exercises, parts))
      <h2>\(say("To look things up", "查阅"))</h2>
      <ul class="list">
      <li>\(parts.link(SiteAddress.rules, SiteSection.rules.title[language])) \
      <span class="faint">\(say("\(count) statements, each with its source", "\(count) 条，均注明来源"))</span></li>
      <li>\(parts.link(SiteAddress.mistakes, SiteSection.mistakes.title[language])) \
      <span class="faint">\(say("\(Rulebook.mistakes.count) claims, and what is right", "\(Rulebook.mistakes.count) 种说法与正确的情况"))</span></li>
      <li>\(parts.link(SiteAddress.commands, SiteSection.commands.title[language])) \
      <span class="faint">\(say("what can be typed, with answers", "可以输入的内容与回答"))</span></li>
      <li>\(parts.link(SiteAddress.api, SiteSection.api.title[language])) \
      <span class="faint">\(say("what Swift may use", "Swift 代码可用的接口"))</span></li>
      </ul>
      </section>
      </div>
      """
  }
}

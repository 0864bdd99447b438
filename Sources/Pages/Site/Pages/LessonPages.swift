import Records
import Rendering
import Wording

/// The pages of lessons, and the list of them.
struct SiteLessonPages: Speaking {
  let language: Language
  let record: SiteRecord

  var pages: [SitePage] { [list] + record.lessons.indices.map(page) }

  private var list: SitePage {
    let parts = SiteParts(place: SitePlace(language: language, path: SiteAddress.lessons))
    let intro = say(
      "From the first view on the screen to the life of an app. Each lesson shows something, asks you first, and says why.",
      "从屏幕上的第一个视图到 App 的生命周期。每一课先让你猜，再演示，并说明原因。")
    return SitePage(
      path: SiteAddress.lessons, section: .lessons, title: SiteSection.lessons.title[language],
      summary: intro,
      body: "<h1>\(SiteSection.lessons.title[language])</h1>\n<p class=\"lead\">\(intro)</p>\n"
        + Self.list(record.lessons, parts))
  }

  /// Lessons as links, in their order.
  static func list(_ lessons: [SiteLesson], _ parts: SiteParts) -> String {
    let items = lessons.map { lesson -> String in
      let record = lesson.record
      return HTML.element(
        "li",
        "<span class=\"number\">\(record.number)</span> "
          + parts.link(SiteAddress.lesson(record.id), record.title[parts.language])
          + " <span class=\"faint\">\(parts.minutes(record.minutes))</span>")
    }
    return HTML.element("ul", [("class", "list")], "\n\(items.joined(separator: "\n"))\n")
  }

  private func page(_ index: Int) -> SitePage {
    let lesson = record.lessons[index]
    let path = SiteAddress.lesson(lesson.record.id)
    let parts = SiteParts(place: SitePlace(language: language, path: path))
    let title = lesson.record.title[language]
    var body = """
      <article class="lesson">
      <p class="meta">\(say("Lesson \(lesson.record.number)", "第 \(lesson.record.number) 课")) · \
      \(parts.minutes(lesson.record.minutes))</p>
      <h1>\(HTML.escaped(title))</h1>

      """
    body += LessonBody(lesson, parts).html
    body += "</article>\n" + after(index, parts)
    return SitePage(
      path: path, section: .lessons, title: title, summary: summary(lesson), body: body,
      entries: [entry(lesson, path)])
  }

  // MARK: After the lesson

  /// The rules of the lesson, the exercises that it enables, and the lessons next to it.
  private func after(_ index: Int, _ parts: SiteParts) -> String {
    let lesson = record.lessons[index]
    var html = "<aside class=\"after\">\n"
    let exercises = record.exercises.filter { $0.record.lesson == lesson.record.id }
    if !exercises.isEmpty {
      html += "<h2>\(say("Now you", "轮到你练习"))</h2>\n"
      html += SiteExercisePages.list(exercises, parts) + "\n"
    }
    if !lesson.meets.isEmpty {
      html +=
        "<p>\(say("Mistakes that it answers: ", "这一课澄清的误区："))\(parts.rules(lesson.meets))</p>\n"
    }
    html += "</aside>\n<nav class=\"steps\" aria-label=\"\(say("Lessons", "课程"))\">\n"
    if index > 0 { html += step(record.lessons[index - 1], isNext: false, parts) }
    if index + 1 < record.lessons.count {
      html += step(record.lessons[index + 1], isNext: true, parts)
    }
    return html + "</nav>"
  }

  private func step(_ lesson: SiteLesson, isNext: Bool, _ parts: SiteParts) -> String {
    let name = HTML.escaped(lesson.record.title[language])
    let text = isNext ? "\(name) →" : "← \(name)"
    return HTML.element(
      "a",
      [
        ("href", parts.place.link(to: SiteAddress.lesson(lesson.record.id))),
        ("rel", isNext ? "next" : "prev"),
      ], "<span class=\"faint\">\(isNext ? say("Next", "下一课") : say("Before", "上一课"))</span>\(text)"
    )
      + "\n"
  }

  // MARK: Words of it

  private func prose(_ lesson: SiteLesson) -> [String] {
    (lesson.parts[language] ?? []).compactMap { part in
      if case .prose(let text) = part { return text }
      return nil
    }
  }

  private func summary(_ lesson: SiteLesson) -> String {
    let text = prose(lesson).first.map(PlainWords.of) ?? ""
    return text.shortened(to: 200)
  }

  private func entry(_ lesson: SiteLesson, _ path: String) -> SiteSearchEntry {
    SiteSearchEntry(
      kind: .lesson, title: "\(lesson.record.number) \(lesson.record.title[language])", path: path,
      text: prose(lesson).map(PlainWords.of).joined(separator: " "))
  }
}

/// The text without its heading, which the title of the page repeats.
private struct LessonBody: Speaking {
  let lesson: SiteLesson
  let parts: SiteParts
  var language: Language { parts.language }

  init(_ lesson: SiteLesson, _ parts: SiteParts) {
    self.lesson = lesson
    self.parts = parts
  }

  var html: String {
    let pictures = LessonPictures(lesson, language)
    let all = (lesson.parts[language] ?? []).enumerated().map { index, part in
      html(part, at: index, beside: pictures.beside(at: index))
    }
    return (all + [tally]).joined(separator: "\n")
  }

  /// The placeholder for the number of questions answered rightly, which the page's script fills.
  private var tally: String {
    HTML.element(
      "p",
      [
        ("class", "tally"), ("hidden", ""),
        ("data-text", say("{right} of {count} answered rightly", "{count} 题答对 {right} 题")),
      ], "")
  }

  private func html(
    _ part: SiteLessonPart, at index: Int, beside: SiteParts.Beside?
  ) -> String {
    switch part {
    case .prose(let text): return parts.markdown.html(Self.withoutTitle(text))
    case .shown(let events, _, _):
      return parts.events(events, beside: beside, twins: lesson.twins) + "\n"
    case .question(let question, let stage, let answer):
      let picture = stage.flatMap { SiteStage($0, question, language)?.html(named: "ask\(index)") }
      return asked(
        say("Before you look", "先猜一猜"), parts.markdown.inline(question.wording[language]),
        (picture ?? "")
          + parts.folded(say("What happens", "看结果"), parts.events(answer), class: "answer"))
    case .task(let task, let hints, let answer, let result):
      return html(task, hints, answer, result)
    case .quiz(let quiz): return html(quiz)
    }
  }

  /// The lesson's text without its heading, since the title of the page contains it.
  private static func withoutTitle(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    guard start.hasPrefix("# ") else { return text }
    return String(start.drop { $0 != "\n" })
  }

  private func asked(_ head: String, _ question: String, _ content: String) -> String {
    """
    <section class="ask">
    <p class="ask-head">\(head)</p>
    <p class="ask-text">\(question)</p>
    \(content)
    </section>

    """
  }

  private func html(
    _ task: LessonTask, _ hints: [String], _ answer: [String], _ result: [LessonEvent]
  ) -> String {
    var content = CodeHTML.block(task.checks.joined(separator: "\n"), language: "")
    for (index, hint) in hints.enumerated() {
      let head =
        hints.count == 1 ? say("A hint", "提示") : say("Hint \(index + 1)", "提示 \(index + 1)")
      content += parts.folded(head, "<p>\(parts.markdown.inline(hint))</p>", class: "answer")
    }
    let isCode = answer.contains { $0.contains("\n") }
    content += parts.folded(
      say("One way", "一种做法"),
      result.isEmpty || isCode
        ? CodeHTML.block(
          answer.joined(separator: "\n"), language: isCode ? SourceLanguage.typed.rawValue : "")
        : parts.events(result), class: "answer")
    return asked(say("Your turn", "轮到你"), parts.markdown.inline(task.text), content)
  }

  private func html(_ quiz: SiteQuiz) -> String {
    let choices = quiz.choices.map { choice -> String in
      let head = choice.isRight ? say("✔ right", "✔ 正确") : say("✘ no", "✘ 不对")
      let why = choice.why.map { say(": ", "：") + parts.markdown.inline($0) } ?? ""
      return parts.folded(
        parts.markdown.inline(choice.text),
        "<p class=\"\(choice.isRight ? "good" : "bad")\">\(head)\(why)</p>",
        class: choice.isRight ? "choice right" : "choice")
    }
    return asked(
      say("A question", "一个问题"), parts.markdown.inline(quiz.question),
      choices.joined(separator: "\n"))
  }
}

/// The pictures beside the transcripts of a lesson: one wherever the screen has changed since the
/// last one, and the steps of each trace.
struct LessonPictures {
  /// The pictures by the indices of their parts.
  private var places: [Int: SiteParts.Beside] = [:]

  init(_ lesson: SiteLesson, _ language: Language) {
    var last: SceneRecord?
    for (index, part) in (lesson.parts[language] ?? []).enumerated() {
      guard case .shown(_, let scene, let steps) = part else { continue }
      let isNew = scene != nil && scene != last
      guard isNew || steps != nil else { continue }
      let name = "lesson-\(lesson.record.id)-\(places.count + 1)"
      places[index] = SiteParts.Beside(name: name, scene: isNew ? scene : nil, steps: steps)
      if isNew { last = scene }
    }
  }

  func beside(at index: Int) -> SiteParts.Beside? { places[index] }

  /// All pictures, in order.
  var all: [SiteParts.Beside] { places.sorted { $0.key < $1.key }.map(\.value) }
}

import Records
import Rendering
import Wording

/// The pages of exercises, and the list of them.
struct SiteExercisePages: Speaking {
  let language: Language
  let record: SiteRecord

  var pages: [SitePage] { [list] + record.exercises.map(page) }

  private var list: SitePage {
    let place = SitePlace(language: language, path: SiteAddress.exercises)
    let parts = SiteParts(place: place)
    let intro = say(
      "Write an override, and let the program judge it at every point of the screen. Each has hints, and its typical mistakes are known by name.",
      "写一个重写，由程序在屏幕的每个点上检查。每个练习都有提示，常见的错误能被认出来。")
    var body = "<h1>\(SiteSection.exercises.title[language])</h1>\n<p class=\"lead\">\(intro)</p>\n"
    for level in Set(record.exercises.map(\.record.level)).sorted() {
      body += "<h2>\(HTML.escaped(title(ofLevel: level)))</h2>\n"
      body += Self.list(record.exercises.filter { $0.record.level == level }, parts) + "\n"
    }
    return SitePage(
      path: SiteAddress.exercises, section: .exercises,
      title: SiteSection.exercises.title[language], summary: intro, body: body)
  }

  private func title(ofLevel level: Int) -> String {
    switch level {
    case 1: say("First steps", "入门")
    case 2: say("Interview", "面试")
    case 3: say("Senior", "高级")
    default: say("Level \(level)", "级别 \(level)")
    }
  }

  /// Exercises as links, in their order.
  static func list(_ exercises: [SiteExercise], _ parts: SiteParts) -> String {
    let items = exercises.map { exercise -> String in
      let record = exercise.record
      return HTML.element(
        "li",
        parts.link(SiteAddress.exercise(record.id), record.title[parts.language])
          + " <span class=\"faint\">\(parts.minutes(record.minutes))</span>")
    }
    return HTML.element("ul", [("class", "list")], "\n\(items.joined(separator: "\n"))\n")
  }

  private func page(_ exercise: SiteExercise) -> SitePage {
    let record = exercise.record
    let path = SiteAddress.exercise(record.id)
    let parts = SiteParts(place: SitePlace(language: language, path: path))
    let title = record.title[language]
    var body = """
      <article>
      <p class="meta">\(HTML.escaped(self.title(ofLevel: record.level))) · \
      \(parts.minutes(record.minutes))\(lesson(record, parts))</p>
      <h1>\(HTML.escaped(title))</h1>

      """
    body += beginning(record)
    body += parts.markdown.html(Self.withoutTitle(exercise.task[language]))
    if !record.teaches.isEmpty {
      body +=
        "<p class=\"faint\">\(say("Rules: ", "规则："))"
        + "\(parts.rules(record.teaches.map(\.rawValue)))</p>\n"
    }
    body += scene(exercise, parts)
    body += "<h2>\(say("Where you begin", "起始代码"))</h2>\n" + starters(exercise, parts)
    body += hints(exercise, parts) + solutions(exercise, parts) + "</article>"
    return SitePage(
      path: path, section: .exercises, title: title,
      summary: PlainWords.of(exercise.task[language]).shortened(to: 200), body: body,
      entries: [
        SiteSearchEntry(
          kind: .exercise, title: title, path: path,
          text: "\(record.id) \(PlainWords.of(exercise.task[language]))")
      ])
  }

  /// The starter; those in other languages can be opened.
  private func starters(_ exercise: SiteExercise, _ parts: SiteParts) -> String {
    exercise.starters.enumerated().map { index, starter in
      guard index > 0, let language = SourceLanguage(file: starter.file) else {
        return code(starter)
      }
      return parts.folded(
        say("In \(language.name)", "用 \(language.name) 写"), code(starter), class: "answer")
    }.joined()
  }

  private static func withoutTitle(_ text: String) -> String {
    text.hasPrefix("# ") ? String(text.drop { $0 != "\n" }) : text
  }

  private func lesson(_ exercise: ExerciseRecord, _ parts: SiteParts) -> String {
    guard let id = exercise.lesson,
      let lesson = record.lessons.first(where: { $0.record.id == id })?.record
    else { return "" }
    let name = say("after lesson \(lesson.number)", "学完第 \(lesson.number) 课之后")
    return " · " + parts.link(SiteAddress.lesson(id), name)
  }

  private func beginning(_ exercise: ExerciseRecord) -> String {
    let lines = [
      ("touchstone web exercise \(exercise.id)", say("in the browser", "在浏览器里做")),
      (
        "touchstone exercise \(exercise.id)",
        say("a folder with the task and the starter", "新建文件夹，含任务和起始代码")
      ),
    ]
    let width = lines.map(\.0.count).max() ?? 0
    let text = lines.map { line, remark in
      line + String(repeating: " ", count: width - line.count + 3) + "# " + remark
    }
    return CodeHTML.block(text.joined(separator: "\n"), language: "sh") + "\n"
  }

  private func scene(_ exercise: SiteExercise, _ parts: SiteParts) -> String {
    let lines = CodeHTML.block(exercise.lines.joined(separator: "\n"), language: "")
    let picture = exercise.scene.map { parts.picture("exercise-\(exercise.record.id)", $0) } ?? ""
    return "<h2>\(say("The scene", "场景"))</h2>\n\(parts.beside(lines, picture))\n"
  }

  private func code(_ code: SolutionRecord.Code) -> String {
    let language = SourceLanguage(file: code.file)
    return CodeHTML.block(code.text.trimmedEnd, language: language?.rawValue ?? "") + "\n"
  }

  private func hints(_ exercise: SiteExercise, _ parts: SiteParts) -> String {
    guard !exercise.hints.isEmpty else { return "" }
    let hints = exercise.hints.enumerated().map { index, hint in
      parts.folded(
        say("Hint \(index + 1)", "提示 \(index + 1)"),
        "<p>\(parts.markdown.inline(hint[language]))</p>", class: "answer")
    }
    return "<h2>\(say("Hints", "提示"))</h2>\n\(hints.joined(separator: "\n"))\n"
  }

  private func solutions(_ exercise: SiteExercise, _ parts: SiteParts) -> String {
    guard !exercise.solutions.isEmpty else { return "" }
    let all = exercise.solutions.enumerated().map { index, solution in
      parts.folded(
        index == 0 ? say("One way", "一种做法") : say("Another way", "另一种做法"), code(solution),
        class: "answer")
    }
    return "<h2>\(say("Solutions", "参考答案"))</h2>\n\(all.joined(separator: "\n"))\n"
  }
}

extension String {
  /// The text without empty lines at its end.
  fileprivate var trimmedEnd: String {
    var text = self[...]
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }
}

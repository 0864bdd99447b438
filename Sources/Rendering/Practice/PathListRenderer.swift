import Lettering
import Records
import Wording

/// Renders the lists of exercises and lessons as the path: by lesson, each with what it needs and
/// how far the learner is.
struct PathListRenderer: Speaking {
  let language: Language

  func render(_ exercises: [ExerciseRecord], into page: inout Page) {
    OtherContent.head(exercises.first?.content, language, into: &page)
    let width = exercises.map { DisplayWidth.of($0.id) }.max() ?? 0
    var last: ExerciseRecord?
    for exercise in exercises {
      let lesson = exercise.path?.lesson
      if last == nil || last?.path?.lesson != lesson { head(lesson, into: &page) }
      last = exercise
      row(
        Row(
          id: exercise.id, title: exercise.title[language], minutes: exercise.minutes,
          sign: sign(exercise), remarks: remarks(exercise), isDone: isDone(exercise)),
        width: width, into: &page)
    }
    let left = exercises.filter { !isDone($0) }
    page.paragraph(
      say(
        "\(exercises.count - left.count) of \(exercises.count) are done; the others take about "
          + "\(time(left)). ○ can be done now, · needs something first: any of them can be opened.",
        "已完成 \(exercises.count - left.count)/\(exercises.count)，其余约需 \(time(left))。"
          + "○ 现在就能做，· 建议先完成前置内容；任何一个都可以打开。"), .faint)
    page.paragraph(
      say(
        "exercise NAME opens one here, next the one that comes next; "
          + "\(ProgramName.current) exercise NAME makes a folder to work in.",
        "exercise NAME 在这里打开，next 打开下一项；\(ProgramName.current) exercise NAME 创建一个工作文件夹。"), .faint)
  }

  func render(_ lessons: [LessonRecord], into page: inout Page) {
    OtherContent.head(lessons.first?.content, language, into: &page)
    for lesson in lessons {
      row(
        Row(
          id: "\(lesson.number)".leftPadded(to: 2), title: lesson.title[language],
          minutes: lesson.minutes, sign: sign(lesson), remarks: remarks(lesson),
          isDone: lesson.status == .solved),
        width: 2, into: &page)
    }
    page.paragraph(
      say(
        "lesson N opens one, next the one that comes next. ○ can be done now, · needs another "
          + "lesson first: any of them can be opened.",
        "lesson N 打开一课，next 打开下一项。○ 现在就能学，· 建议先学前置课程；任何一课都可以打开。"), .faint)
  }

  private func head(_ lesson: PathPlace.Lesson?, into page: inout Page) {
    guard let lesson else {
      page.line(say("Without a lesson", "不属于任何课程"), .strong)
      return
    }
    page.line(
      say("Lesson \(lesson.number): \(lesson.title.en)", "第 \(lesson.number) 课：\(lesson.title.zh)"),
      .strong)
  }

  // MARK: Exercises

  private func isDone(_ exercise: ExerciseRecord) -> Bool {
    exercise.progress.status == .solved
  }

  private func sign(_ exercise: ExerciseRecord) -> String {
    switch exercise.progress.status {
    case .solved: "✔"
    case .begun: "…"
    case .untouched: exercise.path?.needs.isEmpty ?? true ? "○" : "·"
    }
  }

  private func remarks(_ exercise: ExerciseRecord) -> [String] {
    let best = exercise.progress.best
    let level = say("level \(exercise.level)", "难度 \(exercise.level)")
    switch exercise.progress.status {
    case .solved where best > 0 && best < 100:
      return [level, say("passed, best \(best) of 100", "已通过，最好 \(best) / 100")]
    case .solved: return [level, say("done", "已完成")]
    case .begun where best > 0: return [level, say("best \(best) of 100", "最好 \(best) / 100")]
    case .begun: return [level, say("begun", "已开始")]
    case .untouched:
      // The head names the lesson.
      let needs = (exercise.path?.needs ?? []).filter { !$0.hasPrefix("lesson ") }
        .map { $0.replacing("exercise ", with: "") }
      guard !needs.isEmpty else { return [level] }
      return [
        level,
        say(
          "after \(needs.joined(separator: ", "))", "在 \(needs.joined(separator: "、")) 之后"),
      ]
    }
  }

  /// The time that exercises take, in words.
  private func time(_ exercises: [ExerciseRecord]) -> String {
    let minutes = exercises.reduce(0) { $0 + $1.minutes }
    guard minutes >= 120 else { return say("\(minutes) minutes", " \(minutes) 分钟") }
    return say("\((minutes + 30) / 60) hours", " \((minutes + 30) / 60) 小时")
  }

  // MARK: Lessons

  private func sign(_ lesson: LessonRecord) -> String {
    switch lesson.status {
    case .solved: "✔"
    case .begun: "…"
    case .untouched: lesson.path?.needs.isEmpty ?? true ? "○" : "·"
    }
  }

  private func remarks(_ lesson: LessonRecord) -> [String] {
    var remarks: [String] = []
    switch (lesson.status, lesson.path?.page) {
    case (.solved, _) where lesson.path?.isSkipped ?? false:
      remarks.append(say("known, skipped", "已掌握，跳过"))
    case (.solved, _): remarks.append(say("done", "已完成"))
    case (.begun, let page?): remarks.append(say("begun, page \(page)", "已开始，第 \(page) 页"))
    case (.begun, nil): remarks.append(say("begun", "已开始"))
    case (.untouched, _):
      let needs = (lesson.path?.needs ?? []).map(String.init)
      if !needs.isEmpty {
        remarks.append(
          say(
            "after \(needs.joined(separator: ", "))", "在第 \(needs.joined(separator: "、")) 课之后"))
      }
    }
    if let share = lesson.path?.exercises, share.count > 0 {
      remarks.append(
        say(
          "exercises \(share.done) of \(share.count)", "练习 \(share.done)/\(share.count)"))
    }
    return remarks
  }

  // MARK: Rows

  private struct Row {
    let id: String
    let title: String
    let minutes: Int
    let sign: String
    let remarks: [String]
    let isDone: Bool
  }

  /// Renders a row: the parts of fixed width first, so that a narrow terminal wraps only the title.
  private func row(_ row: Row, width: Int, into page: inout Page) {
    let minutes = say("\(row.minutes) min", "\(row.minutes) 分钟")
    let isNarrow = width + 40 > page.style.width
    let remarks = row.remarks.joined(separator: say(", ", "，"))
    page.row(
      isNarrow
        ? "  \(row.sign) \(row.id)  \(minutes)  "
        : "  \(row.sign) \(row.id.padded(to: width)) \(minutes.leftPadded(to: 7))  ",
      remarks.isEmpty ? row.title : say("\(row.title) (\(remarks))", "\(row.title)（\(remarks)）"),
      headEmphasis: row.isDone ? .good : .none)
  }
}

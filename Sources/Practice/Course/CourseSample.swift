import Records

/// A sample course: its topics week by week, from which its file is written.
nonisolated package enum CourseSample: String, CaseIterable {
  /// Twelve weeks, for a university.
  case university
  /// Five evenings, for a team.
  case team

  private struct Week {
    let en: String
    let zh: String
    let lessons: [String]
    let exercises: [String]
  }

  private var title: Bilingual {
    switch self {
    case .university:
      Bilingual(en: "How touches find their view", zh: "触摸如何找到视图")
    case .team: Bilingual(en: "Touches in five evenings", zh: "五个晚上学触摸")
    }
  }

  private var weeks: [Week] {
    switch self {
    case .university: Self.universityWeeks
    case .team: Self.teamWeeks
    }
  }

  private static let universityWeeks = [
    Week(
      en: "Views and coordinates", zh: "视图与坐标",
      lessons: ["00-the-tool-in-five-minutes", "01-views-and-coordinates"],
      exercises: []),
    Week(
      en: "Who gets the touch", zh: "谁得到触摸",
      lessons: ["02-who-gets-the-touch", "03-last-first", "04-why-no-touches"],
      exercises: ["three-switches", "reverse-order", "button-in-image-view"]),
    Week(
      en: "Your own point(inside:)", zh: "自己写 point(inside:)",
      lessons: ["05-your-own-point-inside"],
      exercises: [
        "circular-button", "enlarged-tap-area", "enlarge-per-edge", "find-the-bug-coordinates",
      ]),
    Week(
      en: "Your own hitTest", zh: "自己写 hitTest", lessons: ["06-your-own-hit-test"],
      exercises: ["never-hit", "everything-to-white", "rewrite-hittest"]),
    Week(
      en: "Outside the superview, and the chain", zh: "超出父视图与响应者链",
      lessons: ["07-outside-the-parent", "08-the-responder-chain"],
      exercises: ["out-of-bounds", "minimum-44"]),
    Week(
      en: "Touches and events", zh: "触摸与事件",
      lessons: ["09-touches-and-super", "10-touches-and-events", "11-from-glass-to-app"],
      exercises: ["two-views-handle-one", "drag-a-view", "controller-up-the-chain"]),
    Week(
      en: "Controllers and controls", zh: "控制器与控件",
      lessons: ["12-controllers-in-the-chain", "13-controls"],
      exercises: ["find-the-bug-silent-control", "nil-target-action", "find-the-bug-lost-target"]),
    Week(
      en: "Gesture recognizers", zh: "手势识别器",
      lessons: ["14-gesture-recognizers", "15-gestures-against-touches"],
      exercises: [
        "find-the-bug-shared-recognizer", "tap-beside-buttons", "single-or-double-tap",
        "thrown-card",
      ]),
    Week(
      en: "Scroll views and the keyboard", zh: "滚动视图与键盘",
      lessons: ["16-scroll-views", "17-first-responder"],
      exercises: ["find-the-bug-stuck-list", "page-peeking", "tap-outside-the-field"]),
    Week(
      en: "Layers, and finding faults", zh: "图层与排查问题",
      lessons: ["18-view-and-layer", "19-my-button-is-deaf"],
      exercises: ["find-the-bug-pulsing-button", "moving-target"]),
    Week(
      en: "Controllers and layout", zh: "控制器与布局",
      lessons: ["20-controllers-and-loading", "21-layout"],
      exercises: ["once-or-each-time", "which-label-gives-way", "layout-that-rests"]),
    Week(
      en: "Drawing, frames and the app", zh: "绘制、帧与 App",
      lessons: ["22-drawing", "23-the-frame", "24-application-and-launch"],
      exercises: ["drawn-dot", "nothing-offscreen", "save-in-time"]),
  ]

  private static let teamWeeks = [
    Week(
      en: "Who gets the touch", zh: "谁得到触摸",
      lessons: ["02-who-gets-the-touch", "03-last-first", "04-why-no-touches"],
      exercises: ["three-switches", "reverse-order"]),
    Week(
      en: "Larger tap areas", zh: "扩大点击区域",
      lessons: ["05-your-own-point-inside", "06-your-own-hit-test"],
      exercises: ["circular-button", "enlarged-tap-area", "never-hit"]),
    Week(
      en: "Overlays and what sticks out", zh: "遮罩与超出父视图的部分",
      lessons: ["07-outside-the-parent"],
      exercises: ["find-the-bug-overlay", "out-of-bounds", "pass-through-container"]),
    Week(
      en: "Gestures against controls", zh: "手势与控件的冲突",
      lessons: ["13-controls", "14-gesture-recognizers", "15-gestures-against-touches"],
      exercises: [
        "find-the-bug-shared-recognizer", "tap-beside-buttons", "single-or-double-tap",
      ]),
    Week(
      en: "Scroll views, and finding faults", zh: "滚动视图与排查问题",
      lessons: ["16-scroll-views", "19-my-button-is-deaf"],
      exercises: ["find-the-bug-stuck-list", "page-peeking"]),
  ]

  /// The text of its file: titles in both languages, comments in one. `begins` is the first day, or
  /// evening; each week is due six days after its first one.
  package func text(begins: CalendarDay, _ language: Language) -> String {
    func say(_ en: String, _ zh: String) -> String { language == .english ? en : zh }
    var lines = [
      say(
        "# A course: `touchstone course lint` checks it, `touchstone next` in this folder follows it,",
        "# 一门课程：`touchstone course lint` 检查它；在这个文件夹里，`touchstone next` 按它安排，"),
      say(
        "# `touchstone grade course.yml submissions --week 3` grades a week.",
        "# `touchstone grade course.yml 提交文件夹 --week 3` 批改一周的作业。"),
      "format: 1", "title: { en: \"\(title.en)\", zh-Hans: \"\(title.zh)\" }",
    ]
    if self == .university {
      lines += [
        say(
          "# Late days, in a table beside this file with the columns id and days, one for each week:",
          "# 迟交天数：每周一张表，放在这个文件旁边，有 id 和 days 两列："),
        "late: { free: 3, per-day: 10, table: \"late-{week}.csv\" }",
        say(
          "# roster: students.csv    # a column id; who handed in nothing has a row, too",
          "# roster: students.csv    # 有 id 列；没有提交的学生也有一行"),
      ]
    }
    lines.append("weeks:")
    for (index, week) in weeks.enumerated() {
      let due = CalendarDay(number: begins.number + index * 7 + 6)
      lines += [
        "  - title: { en: \"\(week.en)\", zh-Hans: \"\(week.zh)\" }", "    due: \(due)",
        "    lessons: [\(week.lessons.joined(separator: ", "))]",
      ]
      if !week.exercises.isEmpty { lines.append("    exercises:") }
      lines += week.exercises.map { "      - \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

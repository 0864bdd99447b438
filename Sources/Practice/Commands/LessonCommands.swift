import Records
import Workbench

extension Command {
  static let lessons = Command(
    "lessons", .practice, .outside,
    summary: Bilingual(en: "lists the lessons", zh: "列出课程"),
    text: Bilingual(
      en: "With minutes, and how far you have come. lesson N opens one.",
      zh: "显示时间和进度。lesson N 打开一课。"),
    examples: ["lessons"]
  ) {
    Form { session in [.practice(try Desk.of(session).lessonList())] }
  }

  static let lesson = Command(
    "lesson", .practice, .outside,
    summary: Bilingual(en: "opens a lesson here", zh: "在这里打开课程"),
    text: Bilingual(
      en: """
        Runs the lesson's lines on an empty screen and shows them. Return continues. Questions are answered \
        at the prompt; an empty answer shows the solution. In between you can type any \
        command; while a question is open, those that only look, such as tree, list and inspect. leave \
        closes the lesson, and lesson comes back to the same page; from start begins with the first.
        """,
      zh: """
        在空屏幕上运行并显示课程里的命令。按回车继续。问题在提示符下回答，直接回车则显示答案。其间可以输入任何\
        命令；有问题待回答时，可以用 tree、list、inspect 等只查看的命令。leave 离开课程，再次 lesson 回到同一页；\
        from start 从第一页重新开始。
        """),
    examples: ["lesson 2"]
  ) {
    Form(.word(.guest("LESSON")), .optional(.after("from", .keyword("start")))) {
      session, name, fromStart in
      let desk = Desk.of(session)
      let player = try desk.begin(lesson: name.text, in: session)
      let page = fromStart == nil ? desk.progress.page(of: player.lesson.id) : nil
      desk.player = player
      desk.exercise = nil
      return PracticeCommands.show(player.start(at: page ?? 1), session, desk)
    }
  }

  static let next = Command(
    "next", .practice, .outside,
    summary: Bilingual(en: "continues the lesson", zh: "继续课程"),
    text: Bilingual(
      en: "Like Return. At a task it checks what you did first.",
      zh: "与回车相同。遇到任务时先检查你做的结果。"),
    examples: ["lesson 2", "next"]
  ) {
    Form { session in
      let desk = Desk.of(session)
      guard let player = desk.player else { throw Problem.practice(.noLesson) }
      return PracticeCommands.show(player.goOn(), session, desk)
    }
  }

  static let leave = Command(
    "leave", .practice, .outside,
    summary: Bilingual(en: "closes the lesson or exercise", zh: "关闭课程或练习"),
    text: Bilingual(
      en: """
        The scene stays, and what you have done is kept. A lesson continues at the same page when it is opened \
        again.
        """, zh: "场景保留，进度也会保存。再次打开课程时回到同一页。"),
    examples: ["lesson 2", "leave"]
  ) {
    Form { session in
      let desk = Desk.of(session)
      session.endPrediction()
      guard let name = desk.player?.lesson.id ?? desk.exercise?.id else {
        throw Problem.practice(.nothingToLeave)
      }
      desk.player = nil
      desk.exercise = nil
      session.place = nil
      PracticePlace.keep(session)
      return [.practice(.left(name))]
    }
  }
}

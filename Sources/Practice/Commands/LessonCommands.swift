import Records
import Workbench

extension Command {
  static let lessons = Command(
    "lessons", .practice, .outside, usage: [""],
    summary: Bilingual(en: "lists the lessons", zh: "列出课程"),
    text: Bilingual(
      en: "With minutes, and how far you have come. lesson N opens one.",
      zh: "显示时间和进度。lesson N 打开一课。"),
    examples: ["lessons"]
  ) { arguments, session in
    try arguments.finish()
    return [.practice(try Desk.of(session).lessonList())]
  }

  static let lesson = Command(
    "lesson", .practice, .outside, usage: ["LESSON"],
    summary: Bilingual(en: "opens a lesson here", zh: "在这里打开课程"),
    text: Bilingual(
      en: """
        Runs the lesson's lines on an empty screen and shows them. Return goes on. Questions are \
        answered at the prompt; an empty answer shows the solution. In between you can type any \
        command. leave closes the lesson.
        """,
      zh: """
        在空屏幕上运行并显示课程里的命令。按回车继续。问题在提示符下回答，直接回车则显示答案。其间可以输入任何\
        命令。leave 关闭课程。
        """),
    examples: ["lesson 2"]
  ) { arguments, session in
    let token = try arguments.word("LESSON")
    try arguments.finish()
    let desk = Desk.of(session)
    let player = try desk.begin(lesson: token.text, in: session)
    desk.player = player
    desk.exercise = nil
    try? desk.progress.update(lesson: player.lesson.id, .begun)
    return PracticeCommands.show(player.start(), session, desk)
  }

  static let next = Command(
    "next", .practice, .outside, usage: [""],
    summary: Bilingual(en: "goes on in the lesson", zh: "继续课程"),
    text: Bilingual(
      en: "Like Return. At a task it checks what you did first.",
      zh: "与回车相同。遇到任务时先检查你做的结果。"),
    examples: ["lesson 2", "next"]
  ) { arguments, session in
    try arguments.finish()
    let desk = Desk.of(session)
    guard let player = desk.player else { throw Problem.practice(.noLesson) }
    return PracticeCommands.show(player.goOn(), session, desk)
  }

  static let leave = Command(
    "leave", .practice, .outside, usage: [""],
    summary: Bilingual(en: "closes the lesson or exercise", zh: "关闭课程或练习"),
    text: Bilingual(
      en: "The scene stays; what you have done is kept.", zh: "场景保留，进度也会保存。"),
    examples: ["lesson 2", "leave"]
  ) { arguments, session in
    try arguments.finish()
    let desk = Desk.of(session)
    session.endPrediction()
    guard let name = desk.player?.lesson.id ?? desk.exercise?.id else {
      throw Problem.practice(.noLesson)
    }
    desk.player = nil
    desk.exercise = nil
    session.place = nil
    return [.practice(.left(name))]
  }
}

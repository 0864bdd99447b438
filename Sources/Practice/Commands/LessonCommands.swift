import Records
import Workbench

extension Command {
  static let lessons = Command(
    "lessons", .practice, .outside,
    summary: Bilingual(en: "lists the lessons", zh: "列出课程"),
    text: Bilingual(
      en: """
        In the order of the path, with minutes, how far you have come, what should be done before, and the \
        exercises that practise each. lesson N opens one.
        """,
      zh: "按学习路线排列，显示时间、进度、建议先学的课程，以及每课的练习。lesson N 打开一课。"),
    examples: ["lessons"]
  ) {
    Form { session in [.practice(try Desk.of(session).lessonList(onPath: true))] }
  }

  static let lesson = Command(
    "lesson", .practice, .outside,
    summary: Bilingual(en: "opens a lesson here", zh: "在这里打开课程"),
    text: Bilingual(
      en: """
        Runs the lesson's lines on an empty screen and shows them. Return continues. Questions are answered \
        at the prompt; an empty answer shows the solution. In between you can type any \
        command; while a question is open, those that only look, such as tree, list and inspect. back \
        alone goes to the page before, again begins the page and its task again. leave closes the lesson, \
        and lesson comes back to the same page; from start begins with the first, from 3 with page 3.
        """,
      zh: """
        在空屏幕上运行并显示课程里的命令。按回车继续。问题在提示符下回答，直接回车则显示答案。其间可以输入任何\
        命令；有问题待回答时，可以用 tree、list、inspect 等只查看的命令。单独的 back 回到上一页，again 重新开始\
        这一页和它的任务。leave 离开课程，再次 lesson 回到同一页；from start 从第一页重新开始，from 3 从第 3 页开始。
        """),
    examples: ["lesson 2"]
  ) {
    Form(.word(.guest("LESSON")), .optional(.after("from", .lessonPage))) {
      session, name, from in
      try PracticeCommands.open(lesson: name.text, from: from, session, Desk.of(session))
    }
  }

  static let next = Command(
    "next", .practice, .outside,
    summary: Bilingual(
      en: "continues the lesson, or opens what comes next on the path", zh: "继续课程，或打开路线上的下一项"),
    text: Bilingual(
      en: """
        In a lesson like Return: at a task it checks what you did first. Elsewhere it opens the one thing to \
        do now: questions that are due again, a lesson that you have begun, an exercise for a lesson that \
        is done, the next lesson, and at the end of a level an interview. An exercise that is open and \
        not solved is left for later.
        """,
      zh: """
        在课程里与回车相同，遇到任务时先检查你做的结果。其他时候打开现在该做的一件事：该复习的题、已经开始的课程、\
        已学课程的练习、下一课，每个级别完成后是一场面试。正在做而还没有完成的练习留到以后。
        """),
    examples: ["lesson 2", "next"]
  ) {
    Form { session in
      let desk = Desk.of(session)
      if let player = desk.player { return PracticeCommands.show(player.goOn(), session, desk) }
      return try desk.takeNextStep(in: session)
    }
  }

  static let again = Command(
    "again", .practice, .outside,
    summary: Bilingual(en: "begins a page of the lesson again", zh: "重新开始课程的这一页"),
    text: Bilingual(
      en: """
        The scene is as it was when the page was begun: a task can be tried from its beginning. In a \
        lesson back alone goes to the page before.
        """,
      zh: "场景回到这一页开始时的样子，任务可以从头再做。在课程里，单独的 back 回到上一页。"),
    examples: ["lesson 2", "again"]
  ) {
    Form { session in
      let desk = Desk.of(session)
      guard let player = desk.player else { throw Problem.practice(.noLesson) }
      return PracticeCommands.show(player.beginAgain(), session, desk)
    }
  }

  static let leave = Command(
    "leave", .practice, .outside,
    summary: Bilingual(en: "closes the lesson, exercise or interview", zh: "关闭课程、练习或面试"),
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
      if let answers = desk.leaveInterview(in: session) { return answers }
      let left: PracticeAnswer
      if let player = desk.player {
        left = .leftLesson(player.lesson.number)
      } else if let exercise = desk.exercise {
        left = .left(exercise.id)
      } else {
        throw Problem.practice(.nothingToLeave)
      }
      desk.player = nil
      desk.exercise = nil
      session.place = nil
      PracticePlace.keep(session)
      return [.practice(left)]
    }
  }
}

extension PracticeCommands {
  /// Opens a lesson at a page, or where the learner left it.
  fileprivate static func open(
    lesson name: String, from page: Int?, _ session: Session, _ desk: Desk
  ) throws -> [Answer] {
    let player = try desk.begin(lesson: name, in: session, isFresh: page == 1)
    if let page { try player.checkHas(page: page) }
    desk.player = player
    desk.exercise = nil
    let first = page ?? desk.progress.page(of: player.lesson.id) ?? 1
    return show(player.start(at: first, isAsked: page != nil), session, desk)
  }
}

extension LessonPlayer {
  /// Throws if the lesson has no page of that number.
  package func checkHas(page: Int) throws {
    guard (1...pageCount).contains(page) else {
      throw Problem.practice(.noPage(page: page, of: pageCount, lesson: lesson.number))
    }
  }
}

extension Reader where Value == Int {
  /// Reads the page at which to open a lesson; `start` is the first.
  fileprivate static var lessonPage: Reader {
    .either(.keyword("start", as: 1), .count(1...10_000, letters: "PAGE")).onOneLine
  }
}

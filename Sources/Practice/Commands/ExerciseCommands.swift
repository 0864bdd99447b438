import Files
import Foundation
import Records
import TypedText
import Workbench

extension Command {
  static let exercises = Command(
    "exercises", .practice, .outside,
    summary: Bilingual(en: "lists the exercises", zh: "列出练习"),
    text: Bilingual(
      en: """
        By lesson, in the order of the path, with minutes, level, how far you have come, and what each \
        should come after. exercise NAME opens one.
        """,
      zh: "按课程和学习路线排列，显示时间、难度、进度，以及应先完成哪些练习。exercise NAME 打开一个。"),
    examples: ["exercises"]
  ) {
    Form { session in [.practice(try Desk.of(session).exerciseList(onPath: true))] }
  }

  static let exercise: Command = Command(
    "exercise", .practice, .change,
    summary: Bilingual(en: "opens an exercise here", zh: "在这里打开练习"),
    text: Bilingual(
      en: """
        Replaces the present scene with that of the exercise, with the starter's class. Write \
        your class at the prompt, or change the starter with edit CLASS, then type check. What you wrote \
        the last time is there again; with from start it is the starter. Without a name the open exercise \
        shows its task again. undo brings the old scene back, leave closes the exercise.
        """,
      zh: """
        用练习的场景代替当前场景，并声明起始代码的类。在提示符下写你自己的类，或用 edit 类名 修改起始代码，再输入 \
        check。上次写的答案会自动恢复，from start 则从起始代码开始。不写名字时再次显示当前练习的任务。undo 恢复原来的\
        场景，leave 关闭练习。
        """),
    examples: ["exercise circular-button"]
  ) {
    Form(.written(.optional(.exercise)), .optional(.after("from", .keyword("start", as: true)))) {
      session, name, fromStart in
      let desk = Desk.of(session)
      guard let named = name.value else {
        guard let open = desk.exercise else {
          throw LocatedProblem(
            .missingArgument("EXERCISE", usage: Command.exercise.usage(beginningWith: nil)),
            name.range)
        }
        session.running.part = .asked
        return [.practice(.began(try PracticeCommands.begun(open, desk)))]
      }
      let exercise = try desk.exercises().exercise(named.text)
      session.endPrediction()
      // While it is being opened, no answer counts for the exercise before. In an interview every
      // candidate begins with the starter.
      desk.exercise = nil
      let last =
        fromStart == nil && desk.interview == nil ? desk.progress.answer(to: exercise.id) : nil
      let isContinued = try PracticeCommands.load(exercise, session, last: last)
      desk.exercise = exercise
      desk.opensExercise = true
      desk.player = nil
      session.place = .exercise(exercise.id)
      PracticePlace.keep(session)
      return [
        .practice(.began(try PracticeCommands.begun(exercise, desk, isContinued: isContinued)))
      ]
    }
  }

  static let check = Command(
    "check", .practice, .outside,
    summary: Bilingual(en: "judges your answer to the exercise", zh: "检查你的答案"),
    text: Bilingual(
      en: """
        Takes the class as it is declared here, or a file. Asks every point of the screen in the \
        exercise's scene; in its variations every one wherever the answer changes, every fourth in each \
        direction around that and every twelfth elsewhere. Says what holds, what does not, and where, \
        part by part as it is known. The exercise is passed from the score that the verdict names; it is \
        right when nothing is wrong. Ctrl-C ends it, and the attempt does not count.
        """,
      zh: """
        取这里声明的类，或一个文件。在练习的场景里询问屏幕上的每个点；在变化的场景里，答案变化处逐点询问，附近横竖\
        每四个点问一个，其余地方每十二个点问一个。边检查边显示：哪些成立、哪些不成立、错在哪里。达到结论中给出的\
        分数就通过；全部成立才算正确。按 Ctrl-C 中止，不计入尝试次数。
        """),
    examples: [
      "exercise circular-button", "class RoundButton: UIButton {}", "check",
    ]
  ) {
    Form(.optional(.rest(.file))) { session, path in
      let desk = Desk.of(session)
      guard let exercise = desk.exercise else { throw Problem.practice(.noExercise) }
      let files: [Code]
      if let path {
        files = try Code.read([path])
      } else {
        try PracticeCommands.checkTyped(exercise, session)
        files = try PracticeCommands.declared(exercise, session)
      }
      let isTyped = session.sourcing.isEmpty
      return [
        .practice(
          try desk.check(exercise, files, name: files[0].file, announces: isTyped).answer)
      ]
    }
  }

  static let watch = Command(
    "watch", .practice, .outside,
    summary: Bilingual(en: "judges a file each time it is saved", zh: "每次保存文件都检查"),
    text: Bilingual(
      en: """
        The answer to the open exercise, written in your own editor: the verdict comes at once, and again \
        after each save, with what the code printed for one touch. Without a name it is the file that \
        exercise made in a shell. Ctrl-C ends it.
        """,
      zh: """
        用自己的编辑器写当前练习的答案：立即检查一次，以后每次保存都检查，并显示一次触摸时代码的输出。不写文件名时，\
        使用在 shell 里由 exercise 生成的文件。按 Ctrl-C 结束。
        """),
    examples: []
  ) {
    Form(.optional(.rest(.file))) { session, path in
      let desk = Desk.of(session)
      guard let exercise = desk.exercise else { throw Problem.practice(.noExercise) }
      guard session.isInteractive, let watching = desk.watching, let announce = desk.announce
      else { throw Problem.practice(.cannotWatch) }
      let file =
        path.flatMap { $0.isEmpty ? nil : $0 }
        ?? WorkFolder.file(of: exercise, preferring: desk.codeLanguage)
      let watch = AnswerWatch(at: desk) {
        (exercise, try Code.read([file]))
      } show: {
        announce($0)
      }
      let folder = FileReading.expanded(file).deletingLastPathComponent
      _ = try watch.run(wait: watching([folder]))
      return []
    }
  }

  static let hint = Command(
    "hint", .practice, .outside,
    summary: Bilingual(en: "the next hint", zh: "下一条提示"),
    text: Bilingual(
      en: "For the open exercise, or for the task of a lesson. Each hint says a little more.",
      zh: "针对当前练习或课程里的任务。每条提示都说得更多一点。"),
    examples: ["exercise circular-button", "hint"]
  ) {
    Form { session in
      let desk = Desk.of(session)
      if let player = desk.player { return [.practice(.lesson(player.hint()))] }
      guard let exercise = desk.exercise else { throw Problem.practice(.noExercise) }
      return PracticeCommands.told([.practice(.hint(try desk.hint(exercise)))], desk)
    }
  }

  static let solution = Command(
    "solution", .practice, .outside,
    summary: Bilingual(en: "shows one way to do it, and others", zh: "显示参考答案和其他写法"),
    text: Bilingual(
      en: "After a try; before one, say solution now. In a lesson it shows the answer to the task.",
      zh: "尝试之后可用；没有尝试过时请输入 solution now。在课程里显示任务的答案。"),
    examples: ["exercise circular-button", "solution now"]
  ) {
    Form(.flag("now")) { session, isMeant in
      let desk = Desk.of(session)
      if let player = desk.player { return [.practice(.lesson(player.solution()))] }
      guard let exercise = desk.exercise else { throw Problem.practice(.noExercise) }
      let solution = try desk.solution(exercise, isMeant: isMeant)
      return PracticeCommands.told([.practice(.solution(solution))], desk)
    }
  }
}

extension Reader where Value == Token {
  /// Reads an exercise by name; `exercise start NAME` is accepted as well.
  fileprivate static var exercise: Reader {
    Reader(.placeholder(.guest("EXERCISE"))) { arguments in
      let token = try arguments.word("EXERCISE")
      guard ["start", "begin"].contains(token.text), !arguments.isAtEnd else { return token }
      return try arguments.word("EXERCISE")
    }
  }
}

import Records
import TypedText
import Workbench

extension Command {
  static let interview = Command(
    "interview", .practice, .outside,
    summary: Bilingual(en: "holds an interview, or continues one", zh: "进行一场面试，或继续上次的面试"),
    text: Bilingual(
      en: """
        Questions about made-up scenes, questions that are answered in words, and from 15 minutes on a \
        task to program. Type the answer; skip goes on without one, leave keeps the rest for another day, \
        when interview alone continues it. What would answer a question is closed while it is open; tree \
        and list show the scene. level is 1 to 5: each has scenes of a size, a number of systems that \
        meet, subjects, and a difficulty that the questions of every seed have in the mean. The same \
        seed, level, minutes and topics ask the same questions on every machine. :hint costs a point, \
        :time shows the clock, :note and a sentence put a note into the report. feedback says when right \
        answers are shown: after each question, at the end, or none. At the end a report is written \
        beside your files, as Markdown and JSON.
        """,
      zh: """
        关于随机场景的题、用自己的话回答的题，15 分钟以上还有一道编码题。直接输入答案；skip 跳过，leave 离开并保存，\
        之后单独输入 interview 继续。会泄露答案的命令暂时不能用；tree 和 list 可以查看场景。level 为 1 到 5：\
        每级规定场景大小、同时涉及的系统数、主题和难度，任何种子的题平均都是这个难度。种子 \
        seed、级别、时间、主题都相同，在任何电脑上题目都相同。:hint 给出提示，扣 1 分；:time 显示用时；:note \
        加一句话，写进报告。feedback 决定何时讲解：each 每题之后，end 最后，none \
        不讲解。结束时把报告写在当前文件夹，Markdown 和 JSON 各一份。
        """),
    examples: ["interview 5 minutes level 1 seed 1 topics siblings", "leave"]
  ) {
    Form(.keyword("new")) { session, _ in
      let desk = Desk.of(session)
      return try desk.beginInterview(
        InterviewSetup(seed: desk.practice.surroundings.seed()), in: session)
    }
    Form(.setup) { session, parts in
      let desk = Desk.of(session)
      guard !parts.isEmpty else { return try desk.continueInterview(in: session) }
      var setup = InterviewSetup(seed: desk.practice.surroundings.seed())
      for part in parts { part.change(&setup) }
      return try desk.beginInterview(setup, in: session)
    }
  }

  static let quiz = Command(
    "quiz", .practice, .outside,
    summary: Bilingual(en: "asks a few questions", zh: "出几道题"),
    text: Bilingual(
      en: """
        Five, or as many as you say, about made-up scenes. What went wrong comes again after a day, then \
        after longer pauses. Return shows the answer, leave ends it. Topics are those of interview; \
        several are separated by commas. quiz application also asks cards, about what has no \
        behaviour to simulate: Info.plist, the launch screen, the status bar, badges; the rule with \
        today's state and its source follows the answer.
        """,
      zh: """
        默认五道，也可以指定数量，都是随机场景。答错的题型一天后再出现，之后间隔逐渐变长。直接回车显示答案，leave 结束。\
        主题与 interview 相同，多个主题用逗号分开。quiz application 还会问卡片，内容是无法模拟的东西：Info.plist、\
        启动画面、状态栏、角标；答后显示规则，写明今天的状态和出处。
        """),
    examples: ["quiz 1 siblings", "leave"]
  ) {
    Form(
      .optional(.quizCount, or: 5), .optional(.quizTopics, or: []),
      .optional(.after("level", .count(InterviewLevel.numbers)), or: 2)
    ) { session, count, topics, level in
      try Desk.of(session).beginQuiz(count: count, level: level, topics: topics, in: session)
    }
  }

  static let daily = Command(
    "daily", .practice, .outside,
    summary: Bilingual(en: "asks the question of the day", zh: "每日一题"),
    text: Bilingual(
      en: """
        One question a day, what went wrong before first; it counts the days in a row. A wrong answer \
        counts as well.
        """,
      zh: "每天一道题，先出以前答错的题型；记录连续的天数。答错也算完成。"),
    examples: ["daily", "leave"]
  ) {
    Form { session in try Desk.of(session).beginDaily(in: session) }
  }
}

/// One part of an interview's setup.
private enum SetupPart {
  case minutes(Int)
  case level(Int)
  case seed(Int)
  case topics([InterviewTopic])
  case feedback(InterviewSetup.Feedback)

  func change(_ setup: inout InterviewSetup) {
    switch self {
    case .minutes(let minutes): setup.minutes = minutes
    case .level(let level): setup.level = level
    case .seed(let seed): setup.seed = seed
    case .topics(let topics): setup.topics = topics
    case .feedback(let feedback): setup.feedback = feedback
    }
  }
}

extension Reader where Value == [SetupPart] {
  /// Reads the parts in any order.
  fileprivate static var setup: Reader {
    let minutes = Reader<SetupPart>(
      .sequence([.placeholder(.number("N")), .keyword("minutes")]), begins: { $0.nextIsNumber }
    ) { arguments in
      let minutes = try arguments.count("N", InterviewSetup.minutesRange)
      _ = arguments.takeKeyword("minutes", "minute", "min")
      return .minutes(minutes)
    }
    return .anyOf([
      minutes,
      .after("level", .count(InterviewLevel.numbers)) { .level($0) },
      .after("seed", .count(0...1_000_000_000)) { .seed($0) },
      .after("topics", Reader<[InterviewTopic]>.many(.topic, while: { $0.takeSeparator() })) {
        .topics($0)
      },
      .after("feedback", Reader<InterviewSetup.Feedback>.oneOf.onOneLine) { .feedback($0) },
    ])
  }
}

extension Reader where Value == InterviewTopic {
  /// Reads a topic by its word.
  fileprivate static var topic: Reader {
    Reader(.placeholder(.guest("TOPIC")), begins: { $0.nextTopic != nil }) { arguments in
      let token = try arguments.word("TOPIC")
      guard let topic = InterviewTopic(rawValue: token.text.lowercased()) else {
        throw LocatedProblem(
          .expectedOneOf(InterviewTopic.allCases.map(\.rawValue), got: token.text), token.range)
      }
      return topic
    }
  }
}

extension Reader where Value == [InterviewTopic] {
  /// Reads several topics; any word except `level` must be one.
  fileprivate static var quizTopics: Reader {
    Reader.many(.topic, while: { $0.takeSeparator() })
      .when { !$0.isAtEnd && !$0.isNextWord("level") }
  }
}

extension Reader where Value == Int {
  /// Reads the number of questions.
  fileprivate static var quizCount: Reader {
    Reader.count(1...100).when { $0.nextIsNumber }
  }
}

extension Arguments {
  fileprivate var nextTopic: InterviewTopic? {
    next.flatMap { InterviewTopic(rawValue: $0.text.lowercased()) }
  }

  fileprivate func isNextWord(_ word: String) -> Bool { next?.text == word }

  /// Takes an optional comma before another topic.
  fileprivate mutating func takeSeparator() -> Bool {
    takeIf(.comma) || nextTopic != nil
  }
}

extension InterviewSetup {
  /// The permitted length of an interview, in minutes.
  package static let minutesRange = 1...240
}

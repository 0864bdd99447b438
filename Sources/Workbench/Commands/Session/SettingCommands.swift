import Records

extension Command {
  static let teach = Command(
    "teach", .session, .outside, prepared: [.lesson],
    summary: Bilingual(en: "how much is explained", zh: "解释的详细程度"),
    text: Bilingual(
      en: """
        brief: no remarks, and of an event only where it went. outline: of an event what views \
        heard, who recognized and what was sent. normal: everything in its order, and remarks when \
        touches will surprise. full: worked conversions and the responder chain with every hit.
        """,
      zh: """
        brief：没有提示，事件只说去了哪里。outline：事件只列要点，即视图收到了什么、谁识别成功、发送了什么。\
        normal：按顺序列出全部经过，触摸结果可能出人意料时给出提示。full：每次 hit 都附坐标换算和响应者链。
        """),
    examples: [
      "add button ok 100 100 120 44", "target ok touchUpInside", "teach outline", "tap ok",
      "teach full", "hit 10 10", "teach normal",
    ]
  ) {
    Form(.orEnd(Reader<TeachLevel>.oneOf)) { session, level in
      if let level { session.teach = level }
      return [.setting(.teach(session.teach))]
    }
  }

  static let language = Command(
    "language", .session, .outside,
    summary: Bilingual(
      en: "English or Chinese, Swift or Objective-C", zh: "英文或中文，Swift 或 Objective-C"),
    text: Bilingual(
      en: """
        en or zh: what answers are written in; command words and UIKit's names are the same in both. \
        swift or objc: what exercises begin in and solutions are shown in, from now on and in later \
        sessions. Files and lines may be in either at any time: Objective-C is known by the ending of \
        its file, by a message such as `[red setAlpha:0.5]`, or by `@`. What could be Swift as well is \
        Objective-C at the prompt after `language objc`, if a line ends as in C: `red.alpha = 0.5;`.
        """,
      zh: """
        en 或 zh：回答使用的语言；命令词和 UIKit 的名字在两种语言中相同。swift 或 objc：练习的起始代码和参考答案使用的\
        语言，从现在起以及以后的会话都有效。文件和输入的行随时可以用任一种语言：Objective-C 由文件扩展名、\
        `[red setAlpha:0.5]` 这样的消息或 `@` 识别。两种语言都可能的行，在提示符下执行 `language objc` 之后，只要像 C \
        那样结尾，就按 Objective-C 读取：`red.alpha = 0.5;`。
        """),
    examples: ["language zh", "language en", "language objc", "language swift"]
  ) {
    Form(.orEnd(.either(LanguageChoice.readers))) { session, choice in
      switch choice {
      case .answers(let language):
        session.language = language
        return [.setting(.language(language))]
      case .code(let language):
        session.codeLanguage = language
        return [.setting(.code(language))]
      case nil:
        return [.setting(.language(session.language)), .setting(.code(session.codeLanguage))]
      }
    }
  }

  static let history = Command(
    "history", .session, .outside,
    summary: Bilingual(en: "shows what was typed", zh: "查看输入过的内容"),
    text: Bilingual(
      en: "Every entry of this session, or those that contain a word.",
      zh: "本次会话的全部输入，或包含某个词的输入。"),
    examples: [
      "add view red 100 100 200 200", "hit 150 150", "history", "history add",
    ]
  ) {
    Form(.optional(.rest(.word))) { session, word in
      let entries = session.history.typed.dropLast().filter { entry in
        word.map { entry.contains($0) } ?? true
      }
      return [.history(Array(entries))]
    }
  }

  static let clear = Command(
    "clear", synonyms: ["cls"], .session, .outside,
    summary: Bilingual(en: "clears the terminal", zh: "清屏"),
    text: Bilingual(
      en: "The scene stays as it is; `reset` empties that, and `log clear` the log.",
      zh: "场景保持原样；清空场景用 reset，清空日志用 log clear。"),
    examples: ["clear"]
  ) {
    Form { _ in [.cleared] }
  }

  static let quit = Command(
    "quit", synonyms: ["exit", "q"], .session, .outside,
    summary: Bilingual(en: "leaves", zh: "退出"),
    text: Bilingual(en: "As Ctrl-D does.", zh: "与 Ctrl-D 相同。"),
    examples: ["quit"]
  ) {
    Form { session in
      try session.checkNotSourced("quit")
      return [.quit]
    }
  }
}

/// A language of answers, or one of code.
private enum LanguageChoice {
  case answers(Language)
  case code(SourceLanguage)

  static var readers: [Reader<LanguageChoice>] {
    [.keyword("en", as: .answers(.english)), .keyword("zh", as: .answers(.chinese))]
      + SourceLanguage.allCases.map { .keyword($0.word, as: .code($0)) }
  }
}

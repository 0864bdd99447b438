import Records

extension Command {
  static let rule = Command(
    "rule", .asking, .question, usage: ["[RULE [run]]", "WORD"],
    summary: Bilingual(
      en: "shows a rule of the rulebook, or runs what shows it", zh: "查看规则，或运行演示它的命令"),
    text: Bilingual(
      en: """
        Alone the sections of the rulebook. By its id, such as HT-2: its statement, how well it \
        is known, its source, and lines that show it at work. With run those lines run at once, \
        on a screen of their own; your scene stays as it is. With the letters of a section or \
        any words: the rules of the section, or those in which the words occur.
        """,
      zh: """
        单独使用时列出规则手册的各节。写编号（如 HT-2）会显示规则内容、可信程度、来源，以及演示它的命令；\
        再加 run 就在另一块空屏幕上立即运行这些命令，你自己的场景保持原样。\
        写某一节的字母或任意词语，则列出该节的规则或包含这些词的规则。
        """),
    examples: ["rule HT-4", "rule HT-4 run", "rule alpha", "rule"]
  ) { arguments, session in
    guard let first = arguments.next else { return [.rulebook(contents)] }
    if let rule = Rulebook.rule(typed: first.text) {
      _ = arguments.take()
      let runs = arguments.takeKeyword("run") != nil
      try arguments.finish()
      guard runs, !rule.demonstration.isEmpty else { return [.rule(rule)] }
      return [
        .ruleScene(RuleScene(rule: rule.id, entries: session.onFreshScreen(rule.demonstration)))
      ]
    }
    let words = arguments.rest()
    let found = rules(with: words.lowercased())
    guard !found.isEmpty else { throw arguments.problem(.unknownRule(words)) }
    return [.rules(ids: found.map(\.id), word: words)]
  }

  private static var contents: [RuleSection] {
    Rulebook.sections.map { section in
      RuleSection(
        letters: section.letters, title: section.title, count: section.rules.count,
        shownCount: section.rules.count { !$0.demonstration.isEmpty })
    }
  }

  /// The rules of a section, by its letters, or those that say `words` in either language.
  private static func rules(with words: String) -> [Rule] {
    if let section = Rulebook.sections.first(where: { $0.letters.lowercased() == words }) {
      return section.rules
    }
    return Rulebook.sections.flatMap(\.rules).filter {
      $0.statement.en.lowercased().contains(words) || $0.statement.zh.lowercased().contains(words)
    }
  }
}

extension Rulebook {
  /// The rule that somebody typed the id of: `HT-2`, `ht-2` or `ht2`.
  static func rule(typed text: String) -> Rule? {
    let letters = text.prefix { $0.isLetter }
    let number = text.dropFirst(letters.count).drop { $0 == "-" }
    guard !letters.isEmpty, !number.isEmpty else { return nil }
    return rule(RuleID(rawValue: "\(letters.uppercased())-\(number)"))
  }
}

extension Session {
  /// Runs lines on an empty screen of their own, up to the first that fails; the present scene
  /// stays as it is.
  func onFreshScreen(_ lines: [String]) -> [RuleScene.Entry] {
    let stage = Session(language: language, wording: wording)
    stage.teach = teach
    stage.limits = limits
    stage.isInterrupted = isInterrupted
    defer { scene.activate() }
    var waiting = lines[...]
    var entries: [RuleScene.Entry] = []
    ScriptRunner(stage, stopsAtFirst: true).run(next: { waiting.popFirst() }) { entry, outcome in
      switch outcome {
      case .answers(let answers):
        entries.append(RuleScene.Entry(text: entry.text, answers: answers, problem: nil))
      case .failed(let diagnostic):
        entries.append(
          RuleScene.Entry(text: entry.text, answers: [], problem: diagnostic.problem))
      }
    }
    return entries
  }
}

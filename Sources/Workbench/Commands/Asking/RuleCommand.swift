import Records
import Rulebook
import TypedText

extension Command {
  static let rule = Command(
    "rule", .asking, .question,
    summary: Bilingual(
      en: "shows a rule of the rulebook, or runs what shows it", zh: "查看规则，或运行演示它的命令"),
    text: Bilingual(
      en: """
        Alone, the sections of the rulebook. By its id, such as HT-2: its statement, how well it \
        is known, its source, and lines that show it at work. With run those lines run at once, \
        on a screen of their own; your scene stays as it is. With the letters of a section: its \
        rules. With any words, names from UIKit or what people call a thing (`tap area`, \
        `didSelectRow`): the rules about it, the most relevant first. rule mistakes \
        lists what learners often believe and is not true, rule M-1 one of these.
        """,
      zh: """
        单独使用时列出规则手册的各节。写编号（如 HT-2）会显示规则内容、可信程度、来源，以及演示它的命令；\
        再加 run 就在另一块空屏幕上立即运行这些命令，你自己的场景保持原样。\
        写某一节的字母，列出该节的规则；写任意词语、UIKit 的名字或通常的叫法（如 点击区域、didSelectRow），\
        列出有关的规则，最贴切的在前。\
        rule mistakes 列出常见误区，rule M-1 查看其中一条。
        """),
    examples: [
      "rule HT-4", "rule HT-4 run", "rule alpha", "rule tap area", "rule didSelectRow", "rule M-9",
      "rule",
    ]
  ) {
    Form(.optional(.either(.byID, .mistakes)).when(\.isForRulebook)) { session, asked in
      switch asked {
      case nil: return [.rulebook(contents)]
      case .mistakes?: return [.mistakes(ids: Rulebook.mistakes.map(\.id), word: nil)]
      case .one(let found, runs: true)?:
        guard let lines = found.lines else { return [found.answer] }
        return [.ruleScene(RuleScene(id: found.id, entries: session.onFreshScreen(lines)))]
      case .one(let found, runs: false)?: return [found.answer]
      }
    }
    Form(.rest(.word)) { _, words in
      if let section = section(words.lowercased()) {
        let ids = Set(section.rules.map(\.id))
        let mistakes = Rulebook.mistakes.filter { !ids.isDisjoint(with: $0.rules) }
        return listing(section.rules, mistakes, word: words)
      }
      let search = RuleSearch(words)
      var (found, mistakes) = (search.rules, search.mistakes)
      if found.isEmpty, mistakes.isEmpty {
        let near = Suggestions.near(words, in: Rulebook.topics.flatMap(\.words))
        // One unknown word alone is a typing error; of several words, some may be known.
        if near.isEmpty, words.contains(" ") { (found, mistakes) = similar(words) }
        if found.isEmpty, mistakes.isEmpty { throw Problem.unknownRule(words, suggestions: near) }
      }
      return listing(found, Array(mistakes.prefix(mostMistakes)), word: words, most: mostRules)
    }
  }

  /// The maximum number of rules and mistakes listed for words: a screen of them.
  private static let (mostRules, mostMistakes) = (14, 5)

  /// Rules and mistakes that contain some of the words, or have the same topics.
  private static func similar(_ words: String) -> ([Rule], [Mistake]) {
    var rules = MatterSearch<Rule>()
    for rule in Rulebook.sections.flatMap(\.rules) {
      rules.add(rule, title: [], body: [rule.statement], rules: [rule.id])
    }
    var mistakes = MatterSearch<Mistake>()
    for mistake in Rulebook.mistakes {
      mistakes.add(mistake, title: [], body: [mistake.claim, mistake.truth])
    }
    return (rules.found(words).map(\.item), mistakes.found(words).map(\.item))
  }

  private static func listing(
    _ rules: [Rule], _ mistakes: [Mistake], word: String, most: Int = .max
  ) -> [Answer] {
    var answers: [Answer] = []
    if !rules.isEmpty {
      let shown = rules.prefix(most).map(\.id)
      answers.append(.rules(ids: shown, word: word, further: rules.count - shown.count))
    }
    if !mistakes.isEmpty { answers.append(.mistakes(ids: mistakes.map(\.id), word: word)) }
    return answers
  }

  private static var contents: [RuleSection] {
    Rulebook.sections.map { section in
      RuleSection(
        letters: section.letters, title: section.title, count: section.rules.count,
        shownCount: section.rules.count { !$0.demonstration.isEmpty })
    }
  }

  private static func section(_ words: String) -> Rulebook.Section? {
    Rulebook.sections.first { $0.letters.lowercased() == words }
  }
}

/// The subject of a `rule` line.
private enum RuleAsked {
  case mistakes
  case one(FoundRule, runs: Bool)
}

extension Reader where Value == RuleAsked {
  /// Reads `RULE [run]`.
  fileprivate static var byID: Reader {
    let rule = Reader<FoundRule>(.placeholder(.rule), begins: { $0.foundRule != nil }) {
      guard let found = $0.foundRule else { throw $0.missing(Placeholder.rule.shown) }
      _ = $0.take()
      return found
    }
    return .reading(rule, .flag("run")) { .one($0, runs: $1) }
  }

  /// Reads `mistakes`, and nothing more.
  fileprivate static var mistakes: Reader {
    Reader(.keyword("mistakes"), begins: { $0.isForMistakes }) {
      _ = $0.rest()
      return .mistakes
    }
  }
}

extension Arguments {
  fileprivate var foundRule: FoundRule? { next.flatMap { FoundRule($0.text) } }

  fileprivate var isForMistakes: Bool { ["mistakes", "误区"].contains(restAhead.lowercased()) }

  /// Whether a line is about the rulebook, one of its rules or its mistakes, and not words to
  /// search for.
  fileprivate var isForRulebook: Bool { isAtEnd || foundRule != nil || isForMistakes }
}

/// The rule or mistake with the typed id.
private enum FoundRule {
  case rule(Rule)
  case mistake(Mistake)

  /// `HT-2`, `ht-2` or `ht2`, and the same for mistakes.
  init?(_ text: String) {
    let letters = text.prefix { $0.isLetter }
    let number = text.dropFirst(letters.count).drop { $0 == "-" }
    guard !letters.isEmpty, !number.isEmpty else { return nil }
    let id = "\(letters.uppercased())-\(number)"
    if let rule = Rulebook.rule(RuleID(rawValue: id)) {
      self = .rule(rule)
    } else if let mistake = Rulebook.mistake(id) {
      self = .mistake(mistake)
    } else {
      return nil
    }
  }

  var id: String {
    switch self {
    case .rule(let rule): rule.id.rawValue
    case .mistake(let mistake): mistake.id
    }
  }

  var answer: Answer {
    switch self {
    case .rule(let rule): .rule(rule)
    case .mistake(let mistake): .mistake(mistake)
    }
  }

  /// The lines that show it; a mistake without lines of its own is shown by its rules'.
  var lines: [String]? {
    switch self {
    case .rule(let rule): return rule.demonstration.isEmpty ? nil : rule.demonstration
    case .mistake(let mistake):
      if !mistake.demonstration.isEmpty { return mistake.demonstration }
      return mistake.rules.lazy.compactMap { Rulebook.rule($0)?.demonstration }
        .first { !$0.isEmpty }
    }
  }
}

import Records
import Scenes
import TypedText

extension Command {
  static let help = Command(
    "help", synonyms: ["?"], .session, .outside, prepared: [.lesson],
    usage: [
      "[COMMAND]", "all | building | asking | acting | checking | practice | session",
      "points | names | values | swift | classes | properties | words", "TYPE",
    ],
    summary: Bilingual(en: "explains the commands", zh: "命令说明"),
    text: Bilingual(
      en: """
        Alone, the commands to begin with; all lists every command, and the name of a group, such as \
        asking, that group. With a command word, everything about it, with examples. points, names, values and swift \
        say what can be typed; classes and properties, what add makes and set sets; words, what \
        the words of traces mean. With a class of UIKit's, or a member as in UIView.alpha or hitTest, \
        what scripts can use of it and override.
        """,
      zh: """
        单独使用时列出入门命令；all 列出全部命令，写组名（如 asking）列出那一组。\
        后面写命令词，就显示它的全部说明和例子。points、names、values、swift 说明怎样输入；\
        classes、properties 列出 add 可以创建的类和 set 可以设置的属性；words 解释跟踪里用的词。\
        写 UIKit 的类名，或 UIView.alpha、hitTest 这样的成员，就显示脚本可以使用和重写的内容。
        """),
    examples: [
      "help", "help all", "help asking", "help add", "help points", "help UIView", "help hitTest",
    ]
  ) { arguments, session in
    if arguments.isAtEnd {
      let first = firstWords.compactMap { CommandTable.command($0)?.help }
      return [.help(.start(first, groups: CommandGroup.allCases.map(\.word)))]
    }
    let token = try arguments.word("COMMAND")
    try arguments.finish()
    let word = token.text.hasPrefix(":") ? String(token.text.dropFirst()) : token.text
    // A beginning of a few letters may be any word: `help me` does not mean `help measure`.
    let full = word.count > 2 ? session.reader.fullWord(word) ?? word : word
    let named = CommandTable.synonyms[full] ?? full
    if let command = CommandTable.command(named) { return [.help(.command(command.help))] }
    if word == "all" { return [.help(.overview(CommandGroup.allCases.map { page(of: $0) }))] }
    if let group = group(word) { return [.help(.group(page(of: group)))] }
    if word == "words" { return [.help(.words)] }
    if let topic = HelpTopic(rawValue: word) { return [.help(.topic(topic))] }
    if word == "classes" {
      let question = ReferenceQuestion { session }
      return [.help(.classes(try question.views(in: session.scene)))]
    }
    if word == "properties" {
      return [.help(.properties(try ReferenceQuestion { session }.properties()))]
    }
    if let help = TypeHelp.find(word, in: session.scene.engine)
      ?? TypeHelp.find(member: word, in: session.scene.engine)
    {
      return [.help(.type(help))]
    }
    throw arguments.problem(
      .unknownHelp(
        word, suggestions: Suggestions.near(word, in: CommandTable.words + SwiftEngine.typeNames)))
  }

  /// The words that a new user needs first, in the order in which they come in handy.
  private static let firstWords = [
    "lesson", "exercise", "add", "set", "on", "tree", "hit", "why", "map", "chain", "tap", "drag",
    "rule", "undo", "quit",
  ]

  private static func page(of group: CommandGroup) -> HelpPage.Group {
    HelpPage.Group(
      title: group.title,
      commands: CommandTable.all.filter { $0.group == group }.map(\.help))
  }

  /// A group by its word or its title in either language.
  private static func group(_ word: String) -> CommandGroup? {
    CommandGroup.allCases.first { group in
      group.word == word.lowercased() || group.title.zh == word
    }
  }
}

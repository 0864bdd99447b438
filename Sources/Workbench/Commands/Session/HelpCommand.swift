import Records

extension Command {
  static let help = Command(
    "help", synonyms: ["?"], .session, .outside,
    usage: [
      "[COMMAND]", "points | names | values | swift | classes | properties | words", "TYPE",
    ],
    summary: Bilingual(en: "explains the commands", zh: "命令说明"),
    text: Bilingual(
      en: """
        With a command word everything about it, with examples. points, names, values and swift \
        tell what can be typed; classes and properties, what add makes and set sets; words, what \
        the words of traces mean. With a class of UIKit's, or a member as in UIView.alpha or hitTest, \
        what scripts can use of it and override.
        """,
      zh: """
        后面写命令词，就显示它的全部说明和例子。points、names、values、swift 说明怎样输入；\
        classes、properties 列出 add 可以创建的类和 set 可以设置的属性；words 解释跟踪里用的词。\
        写 UIKit 的类名，或 UIView.alpha、hitTest 这样的成员，就显示脚本可以使用和重写的内容。
        """),
    examples: ["help", "help add", "help points", "help UIView", "help hitTest"]
  ) { arguments, session in
    if arguments.isAtEnd {
      let groups = CommandGroup.allCases.map { group in
        HelpPage.Group(
          title: group.title,
          commands: CommandTable.all.filter { $0.group == group }.map(\.help))
      }
      return [.help(.overview(groups))]
    }
    let token = try arguments.word("COMMAND")
    try arguments.finish()
    let word = token.text.hasPrefix(":") ? String(token.text.dropFirst()) : token.text
    let full = session.reader.fullWord(word) ?? word
    if let command = CommandTable.command(full) { return [.help(.command(command.help))] }
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
}

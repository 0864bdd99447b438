import Records

extension Command {
  static let help = Command(
    "help", synonyms: ["?"], .session, .outside, usage: ["[COMMAND]", "words"],
    summary: Bilingual(en: "explains the commands", zh: "命令说明"),
    text: Bilingual(
      en: """
        With a command word everything about it, with examples; `help words` tells what the \
        words of traces mean.
        """,
      zh: "后面写命令词，就显示它的全部说明和例子；help words 解释跟踪里用的词。"),
    examples: ["help", "help add", "help words"]
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
    throw arguments.problem(
      .unknownHelp(word, suggestions: Suggestions.near(word, in: CommandTable.words)))
  }
}

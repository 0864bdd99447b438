import Records
import Scenes
import TypedText

extension Command {
  static let help = Command(
    "help", synonyms: ["?"], .session, .outside, prepared: [.lesson],
    summary: Bilingual(en: "explains the commands", zh: "命令说明"),
    text: Bilingual(
      en: """
        Alone, the commands to begin with; all lists every command, and the name of a group, such as \
        asking, that group. With a command word, everything about it, with examples. points, names, values and swift \
        say what can be typed; classes and properties, what add makes and set sets; words, what \
        the words of traces mean. With a class of UIKit's, or a member as in UIView.alpha or hitTest, \
        what scripts can use of it and override; with objc, under the names of Objective-C.
        """,
      zh: """
        单独使用时列出入门命令；all 列出全部命令，写组名（如 asking）列出那一组。\
        后面写命令词，就显示它的全部说明和例子。points、names、values、swift 说明怎样输入；\
        classes、properties 列出 add 可以创建的类和 set 可以设置的属性；words 解释跟踪里用的词。\
        写 UIKit 的类名，或 UIView.alpha、hitTest 这样的成员，就显示脚本可以使用和重写的内容；\
        后面加 objc，就用 Objective-C 的名称显示。
        """),
    examples: [
      "help", "help all", "help asking", "help add", "help points", "help UIView", "help hitTest",
      "help UIView objc",
    ]
  ) {
    Form(.optional(.command).when { $0.isAtEnd || $0.nextCommand != nil }) { session, command in
      if let command { return [.help(.command(command.help))] }
      let first = firstWords.compactMap { session.commands.command($0)?.help }
      return [.help(.start(first, groups: CommandGroup.allCases.map(\.word)))]
    }
    Form(.groups) { session, groups in
      let pages = groups.map { page(of: $0, session.commands) }
      return [.help(groups.count == 1 ? .group(pages[0]) : .overview(pages))]
    }
    Form(.page) { session, page in
      switch page {
      case .topic(let topic): return [.help(.topic(topic))]
      case .words: return [.help(.words)]
      case .classes:
        let question = ReferenceQuestion { session }
        return [.help(.classes(try question.views(in: session.scene)))]
      case .properties:
        return [.help(.properties(try ReferenceQuestion { session }.properties()))]
      }
    }
    Form(.word(.type), .flag("objc")) { session, token, isHeader in
      let word = token.text.hasPrefix(":") ? String(token.text.dropFirst()) : token.text
      let engine = session.scene.engine
      let found =
        isHeader
        ? TypeHelp.find(header: word, in: engine)
        : TypeHelp.find(word, in: engine) ?? TypeHelp.find(member: word, in: engine)
      guard let help = found else {
        let named = GestureClass.named(word).map { ["gesture", $0.name] }
        throw Problem.unknownHelp(
          word,
          suggestions: named
            ?? Suggestions.near(word, in: session.commands.words + SwiftEngine.typeNames))
      }
      return [.help(.type(help))]
    }
  }

  /// The words that a new user needs first, in the order in which they become useful.
  private static let firstWords = [
    "lesson", "exercise", "add", "set", "on", "tree", "hit", "why", "map", "chain", "tap", "drag",
    "rule", "undo", "quit",
  ]

  private static func page(
    of group: CommandGroup, _ table: CommandTable
  ) -> HelpPage.Group {
    HelpPage.Group(
      title: group.title,
      commands: table.all.filter { $0.group == group }.map(\.help))
  }
}

/// A page of help that is not about commands.
private enum OtherPage {
  case topic(HelpTopic)
  case words
  case classes
  case properties
}

extension Reader where Value == Command {
  /// Reads a command by its word, its synonyms, or at the prompt by a prefix of it.
  fileprivate static var command: Reader {
    Reader(.placeholder(.command)) { arguments in
      guard let command = arguments.nextCommand else {
        throw arguments.missing(Placeholder.command.shown)
      }
      _ = arguments.take()
      return command
    }
  }
}

extension Reader where Value == [CommandGroup] {
  /// Reads all groups, or one by its word or its title in either language.
  fileprivate static var groups: Reader {
    let words = ["all"] + CommandGroup.allCases.map(\.word)
    return Reader(
      .alternatives(words.map(UsagePattern.Node.keyword)),
      begins: { $0.nextGroups != nil }
    ) { arguments in
      let groups = arguments.nextGroups ?? []
      _ = arguments.take()
      return groups
    }
  }
}

extension Reader where Value == OtherPage {
  fileprivate static var page: Reader {
    let topics = [HelpTopic.points, .names, .values, .swift].map { topic in
      Reader.keyword(topic.rawValue, as: .topic(topic))
    }
    return .either(
      topics + [
        .keyword("classes", as: .classes), .keyword("properties", as: .properties),
        .keyword("words", as: .words),
      ]
    )
    .onOneLine
  }
}

extension Arguments {
  /// The command for the next word. A prefix of a few letters may be any word: `help me` does not
  /// mean `help measure`.
  fileprivate var nextCommand: Command? {
    guard let text = next?.text else { return nil }
    let word = text.hasPrefix(":") ? String(text.dropFirst()) : text
    let full = word.count > 2 ? reader?.fullWord(word) ?? word : word
    return commands.command(commands.synonyms[full] ?? full)
  }

  fileprivate var nextGroups: [CommandGroup]? {
    guard let word = next?.text else { return nil }
    if word == "all" { return CommandGroup.allCases }
    let group = CommandGroup.allCases.first { $0.word == word.lowercased() || $0.title.zh == word }
    return group.map { [$0] }
  }
}

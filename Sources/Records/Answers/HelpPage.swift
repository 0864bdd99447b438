/// A page of help.
package enum HelpPage: Codable, Sendable {
  /// The commands that a beginner needs first, and the words for groups of all.
  case start([CommandHelp], groups: [String])
  /// Every command, grouped.
  case overview([Group])
  /// One group.
  case group(Group)
  case command(CommandHelp)
  /// A type of the model.
  case type(TypeHelp)
  /// The words that the tool uses.
  case words
  case topic(HelpTopic)
  /// The classes that `add` makes.
  case classes([CommandReference.ClassRow])
  /// The properties that `set` sets.
  case properties([CommandReference.PropertyRow])

  package struct Group: Codable, Sendable {
    package let title: Bilingual
    package let commands: [CommandHelp]

    package init(title: Bilingual, commands: [CommandHelp]) {
      self.title = title
      self.commands = commands
    }
  }
}

/// The help on one command.
package struct CommandHelp: Codable, Sendable {
  package let word: String
  package let usage: [String]
  package let summary: Bilingual
  package let text: Bilingual
  package let examples: [String]

  package init(
    word: String, usage: [String], summary: Bilingual, text: Bilingual, examples: [String]
  ) {
    self.word = word
    self.usage = usage
    self.summary = summary
    self.text = text
    self.examples = examples
  }
}

/// What holds for all commands, by the word that help takes.
package enum HelpTopic: String, Codable, Sendable, CaseIterable {
  /// Which lines are commands and which are Swift.
  case swift
  /// How a point is written.
  case points
  /// The names that can be typed.
  case names
  /// Numbers, angles, rectangles, and how forms are read.
  case values
}

/// The names in JSON of the values that a case has without a label.
// swift-format-ignore: OneCasePerLine
extension HelpPage {
  private enum StartCodingKeys: String, CodingKey { case _0 = "commands", groups }
}

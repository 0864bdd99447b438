/// A page of help.
package enum HelpPage: Codable, Sendable {
  /// The commands that a beginner needs first, and the words for all groups.
  case start([CommandHelp], groups: [String])
  /// Every command, grouped.
  case overview([Group])
  /// One group.
  case group(Group)
  case command(CommandHelp)
  /// A type of the model.
  case type(TypeHelp)
  /// The vocabulary of the tool.
  case words
  case topic(HelpTopic)
  /// The classes that `add` can create.
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

/// A topic that concerns all commands, by its word for `help`.
package enum HelpTopic: String, Codable, Sendable, CaseIterable {
  /// The distinction of commands and Swift.
  case swift
  /// The notations of a point.
  case points
  /// The names that can be typed.
  case names
  /// Numbers, angles, rectangles, and the notation of usages.
  case values
}

/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension HelpPage {
  private enum StartCodingKeys: String, CodingKey { case _0 = "commands", groups }
}

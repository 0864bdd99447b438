/// The command line of the program, as the manual page describes it.
package struct ProgramReference: Sendable {
  /// A value that a subcommand takes without a name.
  package struct Argument: Sendable {
    package let name: String
    package let help: String
    package let isOptional: Bool
    package let isRepeating: Bool

    package init(name: String, help: String, isOptional: Bool, isRepeating: Bool) {
      self.name = name
      self.help = help
      self.isOptional = isOptional
      self.isRepeating = isRepeating
    }
  }

  /// An option or a flag.
  package struct Option: Sendable, Hashable {
    /// The name with its dashes, such as `--plain`.
    package let name: String
    /// The name of its value; nil for a flag.
    package let value: String?
    package let help: String
    /// The possible values; empty when they are open.
    package let choices: [String]
    /// The default value; nil if there is none.
    package let usual: String?

    package init(name: String, value: String?, help: String, choices: [String], usual: String?) {
      self.name = name
      self.value = value
      self.help = help
      self.choices = choices
      self.usual = usual
    }
  }

  package struct Subcommand: Sendable {
    /// The words to type after the program's name.
    package let name: String
    package let abstract: String
    /// Paragraphs, and indented lines to type.
    package let discussion: String
    package let arguments: [Argument]
    package let options: [Option]

    package init(
      name: String, abstract: String, discussion: String, arguments: [Argument],
      options: [Option]
    ) {
      self.name = name
      self.abstract = abstract
      self.discussion = discussion
      self.arguments = arguments
      self.options = options
    }
  }

  /// An exit status, and its meaning.
  package struct ExitStatus: Sendable {
    package let number: Int
    package let meaning: String

    package init(number: Int, meaning: String) {
      self.number = number
      self.meaning = meaning
    }
  }

  package let name: String
  package let version: String
  package let subcommands: [Subcommand]
  package let exitStatuses: [ExitStatus]
  /// The commands of the prompt.
  package let commands: [HelpPage.Group]

  package init(
    name: String, version: String, subcommands: [Subcommand], exitStatuses: [ExitStatus],
    commands: [HelpPage.Group]
  ) {
    self.name = name
    self.version = version
    self.subcommands = subcommands
    self.exitStatuses = exitStatuses
    self.commands = commands
  }

  /// The options of most subcommands, each with the names of those that lack it.
  package var sharedOptions: [(option: Option, lacking: [String])] {
    var seen: Set<Option> = []
    return subcommands.flatMap(\.options).compactMap { option in
      guard seen.insert(option).inserted else { return nil }
      let lacking = subcommands.filter { !$0.options.contains(option) }.map(\.name)
      return lacking.count * 3 < subcommands.count ? (option, lacking) : nil
    }
  }
}

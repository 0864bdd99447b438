/// Allows options before their subcommand: `touchstone --plain lesson 2`.
///
/// The parser takes the first word for its default subcommand, and then knows neither the option
/// nor the subcommand.
package nonisolated enum OptionOrder {
  /// The options that several subcommands have.
  private static let flags: Set = ["--plain"]
  private static let options: Set = [
    "--content", "--exercises", "--lessons", "--format", "--color", "--language",
  ]

  /// The arguments with the options before a subcommand moved to the end, where each subcommand
  /// reads them; others unchanged.
  package static func subcommandFirst(_ arguments: [String]) -> [String] {
    let rest = afterOptions(arguments)
    guard rest.startIndex > 0, let word = rest.first, isSubcommand(word) else { return arguments }
    let own = rest.prefix { $0 != "--" }
    return Array(own) + arguments[..<rest.startIndex] + rest[own.endIndex...]
  }

  /// The first argument that is not one of those options, or the value of one; nil if there is
  /// none.
  static func firstWord(of arguments: [String]) -> String? { afterOptions(arguments).first }

  private static func afterOptions(_ arguments: [String]) -> ArraySlice<String> {
    var rest = arguments[...]
    while let first = rest.first, let count = length(of: first), rest.count > count {
      rest = rest.dropFirst(count)
    }
    return rest
  }

  /// The number of arguments of an option, including itself; nil if it is not one of those.
  private static func length(of argument: String) -> Int? {
    if flags.contains(argument) { return 1 }
    let name = String(argument.prefix { $0 != "=" })
    guard options.contains(name) else { return nil }
    return name == argument ? 2 : 1
  }

  /// Whether a word is a subcommand, including hidden ones.
  static func isSubcommand(_ word: String) -> Bool {
    Touchstone.configuration.subcommands.contains { $0.configuration.commandName == word }
  }
}

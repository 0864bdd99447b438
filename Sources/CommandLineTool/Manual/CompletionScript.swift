import ArgumentParser

/// The shell completion script from ArgumentParser, with additions.
///
/// If a subcommand is the default, as `begin` is of `lesson`, its values may follow the command
/// directly: `lesson 2`. The parser's script offers only the names of subcommands there.
nonisolated enum CompletionScript {
  /// The option that requests a script.
  static let option = "--generate-completion-script"

  /// A script with the values of default subcommands beside the names of subcommands. Parts that
  /// are not found in a script are left unchanged.
  static func withDefaults(_ script: String) -> String {
    let commands = Touchstone.configuration.subcommands.map { $0.configuration }
    var lines = script.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for command in commands {
      guard let name = command.commandName,
        let inner = command.defaultSubcommand?.configuration.commandName
      else { continue }
      lines = offering(inner, of: name, in: lines)
    }
    return lines.joined(separator: "\n")
  }

  private static func offering(
    _ inner: String, of name: String, in lines: [String]
  ) -> [String] {
    let asks = "---completion \(name) \(inner) -- positional@0"
    guard let values = lines.firstIndex(where: { $0.contains(asks) }) else { return lines }
    var lines = lines
    if lines[values].hasPrefix("complete ") {
      // fish: a separate rule for the first word.
      guard let end = lines[values].range(of: "\"touchstone \(name) \(inner)\" -") else {
        return lines
      }
      let rest = lines[values][end.upperBound...].drop { $0 != "'" }
      lines.insert(
        lines[values][..<end.lowerBound] + "\"touchstone \(name)\" -eq 1" + rest, at: values + 1)
      return lines
    }
    guard let start = lines.firstIndex(of: "_touchstone_\(name)() {"),
      let offers = lines[start...].firstIndex(where: {
        $0.contains("compgen -W") || $0.contains("_describe -V subcommand")
      }), offers < values
    else { return lines }
    var call = lines[values].drop { $0 == " " }
    if let open = call.firstIndex(of: "{"), call.hasSuffix("}'") {
      // zsh: the call is the action of an argument.
      call = call[call.index(after: open)...].dropLast(2) + " && ret=0"
    }
    lines.insert("        \(call)", at: offers + 1)
    return lines
  }
}

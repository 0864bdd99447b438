import Records

/// The manual page in mdoc(7).
package struct ManualPage {
  private let program: ProgramReference

  package init(_ program: ProgramReference) {
    self.program = program
  }

  package var source: String {
    var lines = [
      ".\\\" Made from the program's own tables by its tests; changes here are lost.",
      ".Dd \(ManualTexts.date)",
      ".Dt \(program.name.uppercased()) 1",
      ".Os \(program.version)",
      ".Sh NAME",
      ".Nm \(program.name)",
      ".Nd \(ManualTexts.purpose)",
    ]
    lines += synopsis
    lines.append(".Sh DESCRIPTION")
    for (index, text) in ManualTexts.description.enumerated() {
      if index > 0 { lines.append(".Pp") }
      lines += prose(text)
    }
    lines += screen(ManualTexts.firstSteps) + [".Pp"] + prose(ManualTexts.aboutOutput)
    lines += subcommands + options + commands
    lines += list("ENVIRONMENT", ManualTexts.environment, macro: "Ev")
    lines += list("FILES", ManualTexts.files, macro: "Pa") + [".Pp"] + prose(ManualTexts.aboutFiles)
    lines += statuses + examples
    lines += [".Sh SEE ALSO"] + prose(ManualTexts.seeAlso)
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Command line

  private var synopsis: [String] {
    var lines = [".Sh SYNOPSIS", ".Nm \(program.name)", ".Op Ar options"]
    for subcommand in program.subcommands {
      lines += [".Nm \(program.name)", ".Cm \(Self.escaped(subcommand.name))"]
      lines += subcommand.arguments.map(synopsis)
      lines.append(".Op Ar options")
    }
    lines += [".Nm \(program.name)", ".Fl \\-help | \\-version"]
    return lines
  }

  private func synopsis(_ argument: ProgramReference.Argument) -> String {
    let name = Self.escaped(argument.name) + (argument.isRepeating ? " ..." : "")
    return argument.isOptional ? ".Op Ar \(name)" : ".Ar \(name)"
  }

  private var subcommands: [String] {
    let shared = program.sharedOptions.map(\.option)
    var lines = [".Sh SUBCOMMANDS"] + prose(ManualTexts.aboutSubcommands)
    lines.append(".Bl -tag -width 4n")
    for subcommand in program.subcommands {
      lines.append(".It Cm \(Self.escaped(subcommand.name))")
      lines += prose(subcommand.abstract)
      lines += discussion(subcommand.discussion)
      let own = subcommand.options.filter { !shared.contains($0) }
      let arguments = subcommand.arguments.filter { !$0.help.isEmpty }
      if own.isEmpty, arguments.isEmpty { continue }
      lines.append(".Bl -tag -width 4n")
      for argument in arguments {
        lines.append(".It Ar \(Self.escaped(argument.name))")
        lines += prose(argument.help)
      }
      lines += own.flatMap { item($0) }
      lines.append(".El")
    }
    return lines + [".El"]
  }

  private var options: [String] {
    var lines = [".Sh OPTIONS"] + prose(ManualTexts.aboutOptions) + [".Bl -tag -width 4n"]
    lines += program.sharedOptions.flatMap { item($0.option, lacking: $0.lacking) }
    return lines + [".El"]
  }

  private func item(_ option: ProgramReference.Option, lacking: [String] = []) -> [String] {
    let value = option.value.map { " Ar \(Self.escaped($0))" } ?? ""
    var text = option.help
    if !option.choices.allSatisfy(option.help.contains) {
      text += " One of \(option.choices.joined(separator: ", "))."
    }
    if let usual = option.usual { text += " Without the option: \(usual)." }
    if !lacking.isEmpty { text += " Not with \(lacking.joined(separator: ", "))." }
    let name = Self.escaped(String(option.name.dropFirst()))
    return [".It Fl \(name)\(value)"] + prose(text)
  }

  /// Paragraphs, and lines to type as they are.
  private func discussion(_ text: String) -> [String] {
    var lines: [String] = []
    var literal: [String] = []
    func flush() {
      if !literal.isEmpty { lines += screen(literal) }
      literal = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("  ") {
        literal.append(String(line.dropFirst(2)))
      } else {
        flush()
        if !line.isEmpty { lines += [".Pp"] + prose(String(line)) }
      }
    }
    flush()
    return lines
  }

  // MARK: Commands of the prompt

  private var commands: [String] {
    var lines = [".Sh COMMANDS"] + prose(ManualTexts.aboutCommands)
    for group in program.commands {
      lines += [".Ss \(Self.escaped(group.title.en))", ".Bl -tag -width 12n"]
      for command in group.commands {
        lines.append(".It Ic \(command.word)")
        lines += prose(command.summary.en.sentence)
      }
      lines.append(".El")
    }
    return lines
  }

  // MARK: Lists

  private func list(_ heading: String, _ rows: [(name: String, text: String)], macro: String)
    -> [String]
  {
    var lines = [".Sh \(heading)", ".Bl -tag -width 4n"]
    for row in rows {
      lines.append(".It \(macro) \(Self.escaped(row.name))")
      lines += prose(row.text)
    }
    return lines + [".El"]
  }

  private var statuses: [String] {
    var lines = [".Sh EXIT STATUS", ".Bl -tag -width 4n"]
    for status in program.exitStatuses {
      lines.append(".It \(status.number)")
      lines += prose(status.meaning.sentence)
    }
    return lines + [".El", ".Pp"] + prose(ManualTexts.aboutStatuses)
  }

  private var examples: [String] {
    var lines = [".Sh EXAMPLES"]
    for (index, example) in ManualTexts.examples.enumerated() {
      if index > 0 { lines.append(".Pp") }
      lines += prose(example.text) + screen(example.lines)
    }
    return lines
  }

  // MARK: Writing

  private func screen(_ lines: [String]) -> [String] {
    [".Bd -literal -offset indent"] + lines.map(Self.line) + [".Ed"]
  }

  /// A text, with a new line after each sentence, as mdoc requires.
  private func prose(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      line += line.isEmpty ? word : " \(word)"
      if word.hasSuffix(".") || word.hasSuffix("?") || line.count > 72 {
        lines.append(Self.line(line))
        line = ""
      }
    }
    if !line.isEmpty { lines.append(Self.line(line)) }
    return lines
  }

  /// A line of text with roff requests escaped.
  private static func line(_ text: String) -> String {
    let safe = escaped(text)
    return safe.hasPrefix(".") || safe.hasPrefix("'") ? "\\&\(safe)" : safe
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
      .replacing("`", with: "\\(ga").replacing("'", with: "\\(aq").replacing("^", with: "\\(ha")
      .replacing("~", with: "\\(ti")
  }
}

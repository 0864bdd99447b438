import Records

/// Shows pages of help, all made from the command table.
struct HelpRenderer {
  let language: Language

  func render(_ page: HelpPage, into output: inout Page) {
    switch page {
    case .overview(let groups): render(groups, into: &output)
    case .command(let command): render(command, into: &output)
    case .type(let type): render(type, into: &output)
    case .words:
      for entry in Words.all {
        output.row(
          "\(entry.word[language].padded(to: 15)) ", entry.meaning[language], headEmphasis: .strong)
      }
    }
  }

  private func render(_ groups: [HelpPage.Group], into output: inout Page) {
    for group in groups {
      output.line(group.title[language], .strong)
      for command in group.commands {
        output.row("  \(command.word.padded(to: 10))", command.summary[language])
      }
    }
    output.paragraph(
      Bilingual(
        en: """
          help COMMAND tells more, help words explains the words of traces. A point is X Y, \
          (X, Y), X Y in VIEW, or a name for a view's middle.
          """,
        zh: "help COMMAND 显示一个命令的详情，help words 解释跟踪用语。点可以写 X Y、(X, Y)、X Y in VIEW，或用视图名字表示其中点。")[
          language], .faint)
  }

  private func render(_ type: TypeHelp, into output: inout Page) {
    let above = type.superclasses.isEmpty ? "" : ": " + type.superclasses.joined(separator: " → ")
    output.row("\(type.kind) \(type.name)", above, headEmphasis: .strong)
    if !type.summary.isEmpty, type.onlyMember == nil { output.paragraph(type.summary, indent: 2) }
    output.line()
    for member in type.members {
      output.paragraph(
        "\(member.isOverridable ? "* " : "  ")\(member.declaration)", hang: 6, .none)
      if !member.summary.isEmpty { output.paragraph(member.summary, indent: 6, .faint) }
    }
    guard type.members.contains(where: \.isOverridable) else { return }
    output.paragraph(
      Bilingual(en: "* your own class may override it", zh: "* 可以在你自己的类中重写")[language], .faint)
  }

  private func render(_ command: CommandHelp, into output: inout Page) {
    for usage in command.usage {
      output.row("\(command.word) ", usage, headEmphasis: .strong)
    }
    output.line()
    output.paragraph("\(command.summary[language].sentence)", indent: 2)
    for part in command.text[language].split(separator: "\n", omittingEmptySubsequences: false) {
      // A line that is to be copied stays one line.
      if part.hasPrefix("  ") {
        output.line("  \(part)")
      } else {
        output.paragraph("\(part)", indent: 2)
      }
    }
    guard !command.examples.isEmpty else { return }
    output.line()
    for example in command.examples { output.row("  ", example, .hint) }
  }
}

extension String {
  /// The text with a full stop of its own script.
  fileprivate var sentence: String {
    guard let last else { return self }
    let isWide = DisplayWidth.of(last) == 2
    return (isWide ? self : prefix(1).uppercased() + dropFirst()) + (isWide ? "。" : ".")
  }
}

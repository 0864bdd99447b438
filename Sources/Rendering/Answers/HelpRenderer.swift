import Lettering
import Records
import Wording

/// Renders pages of help, all generated from the command table.
struct HelpRenderer {
  let language: Language

  package func render(_ page: HelpPage, into output: inout Page) {
    switch page {
    case .start(let commands, let groups): render(commands, groups, into: &output)
    case .overview(let groups):
      for group in groups { render(group, into: &output) }
      renderFurther(into: &output)
    case .group(let group): render(group, into: &output)
    case .command(let command): render(command, into: &output)
    case .type(let type): render(type, into: &output)
    case .topic(let topic):
      let part = ReferenceTexts.topic(topic)
      output.line(part.heading[language], .strong)
      output.paragraph(part.text[language], indent: 2)
    case .classes(let rows):
      output.paragraph(ReferenceTexts.aboutClasses[language].plain)
      for row in rows {
        let words = row.words.isEmpty ? "—" : row.words.joined(separator: ", ")
        let chain = ([row.name] + row.superclasses).joined(separator: " → ")
        output.row("  \(words.padded(to: 22)) ", chain)
      }
    case .properties(let rows):
      output.paragraph(ReferenceTexts.aboutProperties[language].plain)
      for row in rows {
        let typed =
          row.isReadOnly
          ? Bilingual(en: "read only", zh: "只读")[language] : row.value.typedForm[language].plain
        let ours =
          row.inApp.map { code -> String in
            let words = PropertyWording.ours(inApp: code)
            return Bilingual(en: " (\(words.en))", zh: "（\(words.zh)）")[language]
          } ?? ""
        output.row("  \("\(row.owner).\(row.path)".padded(to: 44)) ", typed + ours)
      }
    case .words:
      for entry in Words.all {
        output.row(
          "\(entry.word[language].padded(to: 15)) ", entry.meaning[language], headEmphasis: .strong)
      }
    }
  }

  /// Renders the overview, which fits a small screen.
  private func render(_ commands: [CommandHelp], _ groups: [String], into output: inout Page) {
    if commands.contains(where: { $0.word == "lesson" }) {
      output.paragraph(
        Bilingual(
          en: "New here? Type lesson 0, then lesson 2. To try for yourself:",
          zh: "第一次使用？输入 lesson 0，然后 lesson 2。也可以直接试：")[language], .strong)
    }
    output.line("  add button ok 100 100 120 44", .hint)
    output.line("  tap ok", .hint)
    for command in commands {
      output.row("  \(command.word.padded(to: 12))", command.summary[language])
    }
    let last = groups.last ?? ""
    let others = groups.dropLast()
    output.paragraph(
      Bilingual(
        en: """
          help all lists every command, help \(others.joined(separator: ", ")) or \(last) one group; \
          help hit explains a command. Lines of Swift run as they are: ok.alpha = 0.5
          """,
        zh: """
          help all 列出全部命令，help \(others.joined(separator: "、")) 或 \(last) 列出一组；\
          help hit 说明一个命令。Swift 可以直接输入：ok.alpha = 0.5
          """)[language], .faint)
  }

  private func render(_ group: HelpPage.Group, into output: inout Page) {
    output.line(group.title[language], .strong)
    for command in group.commands {
      output.row("  \(command.word.padded(to: 12))", command.summary[language])
    }
  }

  private func renderFurther(into output: inout Page) {
    output.paragraph(
      Bilingual(
        en: """
          help COMMAND says more, with examples. help points, names, values and swift tell what \
          can be typed, help classes and properties what there is, help words what the words of \
          traces mean, help UIView what scripts can use.
          """,
        zh: """
          help COMMAND 显示一个命令的详情和例子。help points、names、values、swift 说明怎样输入，\
          help classes、properties 列出可用的类和属性，help words 解释跟踪用语，help UIView 说明脚本可以使用的内容。
          """)[
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
      // A line to copy is never wrapped.
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
  var sentence: String {
    guard let last else { return self }
    let isWide = DisplayWidth.of(last) == 2
    return (isWide ? self : prefix(1).uppercased() + dropFirst()) + (isWide ? "。" : ".")
  }
}

extension String {
  /// The text without the markers of code and links.
  fileprivate var plain: String {
    replacing(/\[([^\]]+)\]\([^)]+\)/) { "Documentation/\($0.1)" }.replacing("`", with: "")
  }
}

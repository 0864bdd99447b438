import Records
import Wording

/// The command reference as a page of Markdown.
package struct ReferencePage: Speaking {
  private let reference: CommandReference
  package let language: Language

  package init(_ reference: CommandReference, language: Language) {
    self.reference = reference
    self.language = language
  }

  package var markdown: String {
    var lines = ["# \(say("Commands", "命令"))", ""]
    lines += paragraph(ReferenceTexts.introduction)
    lines += contents
    lines += guide
    for group in reference.groups {
      lines += ["## \(group.title[language])", ""]
      for entry in group.entries { lines += section(entry) }
    }
    lines += classes + properties + words + prepared
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }

  private func paragraph(_ text: Bilingual) -> [String] {
    wrapped(text[language]) + [""]
  }

  /// The lines of a paragraph. A line end reads as a blank, which Chinese text does not have.
  private func wrapped(_ text: String) -> [String] {
    language == .english ? Wrapping.lines(text, width: 100) : [text]
  }

  // MARK: Contents and guide

  private var contents: [String] {
    var lines: [String] = []
    for group in reference.groups {
      let links = group.entries.map { "[`\($0.help.word)`](#\($0.help.word))" }
      let line = "- **\(group.title[language])**\(say(": ", "："))\(links.joined(separator: " · "))"
      lines.append(line)
    }
    let rest = [
      ReferenceTexts.classes, ReferenceTexts.properties, ReferenceTexts.words,
      ReferenceTexts.prepared,
    ]
    let links = rest.map { "[\($0[language])](#\(Self.anchor($0[language])))" }
    lines.append("- **\(say("Lists", "列表"))**\(say(": ", "："))\(links.joined(separator: " · "))")
    return lines + [""]
  }

  /// The anchor of a heading.
  private static func anchor(_ heading: String) -> String {
    heading.lowercased().replacing(" ", with: "-")
  }

  private var guide: [String] {
    var lines = ["## \(say("Before you type", "输入之前"))", ""]
    for topic in HelpTopic.allCases {
      let part = ReferenceTexts.topic(topic)
      lines += ["### \(part.heading[language])", ""] + paragraph(part.text)
    }
    lines += ["### \(say("Names that are there", "已有的名字"))", ""]
    lines += paragraph(ReferenceTexts.names)
    for entry in reference.names {
      lines.append("- `\(entry.object.text)` — \(entry.object.className)")
    }
    return lines + [""]
  }

  // MARK: Commands

  private func section(_ entry: CommandReference.Entry) -> [String] {
    let help = entry.help
    var lines = ["### \(help.word)", "", help.summary[language].sentence, ""]
    lines.append("```text")
    lines += help.usage.map { $0.isEmpty ? help.word : "\(help.word) \($0)" }
    lines += ["```", ""]
    if !entry.synonyms.isEmpty {
      let words = entry.synonyms.map { "`\($0)`" }.joined(separator: ", ")
      lines += [say("Also: \(words).", "也可以写：\(words)。"), ""]
    }
    lines += text(help.text[language])
    guard !entry.transcript.isEmpty else { return lines }
    lines.append("```console")
    for step in entry.transcript {
      let isOwn = step.text.split(separator: " ").first.map(String.init) == help.word
      lines += show(step, most: isOwn ? 18 : 5)
    }
    return lines + ["```", ""]
  }

  /// The text of a command: paragraphs, and lines to copy as code.
  private func text(_ text: String) -> [String] {
    var lines: [String] = []
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if part.hasPrefix("  ") {
        lines += ["```text", String(part.drop { $0 == " " }), "```", ""]
      } else if !part.isEmpty {
        lines += wrapped(Self.escaped(String(part))) + [""]
      }
    }
    return lines
  }

  /// Text with its markup characters escaped.
  private static func escaped(_ text: String) -> String {
    text.replacing("<", with: "\\<").replacing("*", with: "\\*").replacing("_", with: "\\_")
  }

  /// An entry and the first lines of its output.
  private func show(_ step: TranscriptEntry, most: Int) -> [String] {
    var typed = step.text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if typed.last?.isEmpty ?? false { typed.removeLast() }
    let lines = typed.enumerated().map { ($0 == 0 ? "> " : "| ") + $1 }
    let renderer = TextRenderer(
      language: language, teach: .normal, style: Style(hasColor: false, columns: 79))
    var shown = step.answers.map(renderer.render).joined()
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if shown.last?.isEmpty ?? false { shown.removeLast() }
    if let problem = step.problem { shown += Wrapping.lines(problem.wording[language], width: 78) }
    if shown.count > most {
      let left = shown.count - most + 1
      shown = shown.prefix(most - 1) + [say("… \(left) lines more", "…… 还有 \(left) 行")]
    }
    return lines + shown
  }

  // MARK: Lists

  private var prepared: [String] {
    var lines = ["## \(ReferenceTexts.prepared[language])", ""]
    lines += paragraph(ReferenceTexts.aboutPrepared)
    for row in reference.prepared {
      let words = row.words.map { "`\($0)`" }.joined(separator: " · ")
      lines.append(
        "- **\(row.lines.wording[language].sentence.dropLast())**\(say(": ", "："))\(words)")
    }
    return lines + [""]
  }

  private var classes: [String] {
    var lines = ["## \(ReferenceTexts.classes[language])", ""]
    lines += paragraph(ReferenceTexts.aboutClasses)
    lines += table([say("word", "短词"), say("class", "类"), say("derived from", "继承自")])
    for row in reference.views + reference.controllers {
      let words = row.words.isEmpty ? "—" : row.words.map { "`\($0)`" }.joined(separator: ", ")
      let above = row.superclasses.joined(separator: " → ")
      lines.append("| \(words) | \(row.name) | \(above) |")
    }
    return lines + [""]
  }

  private var properties: [String] {
    var lines = ["## \(ReferenceTexts.properties[language])", ""]
    lines += paragraph(ReferenceTexts.aboutProperties)
    lines += table([
      say("property", "属性"), say("of", "所属类"), say("typed as", "写法"), say("at first", "初始值"),
    ])
    for row in reference.properties {
      let other = row.objectiveCName.map { say(", or `\($0)`", "，或 `\($0)`") } ?? ""
      let form = row.isReadOnly ? say("read only", "只读") : row.value.typedForm[language]
      let typed = form + (row.inApp.map { ours(inApp: $0) } ?? "")
      lines.append(
        "| `\(row.path)`\(other) | \(row.owner) | \(typed) | \(ValueWording.text(row.value)) |")
    }
    return lines + [""]
  }

  private func ours(inApp code: String) -> String {
    let words = PropertyWording.ours(inApp: code)
    return say(" (\(words.en))", "（\(words.zh)）")
  }

  private var words: [String] {
    var lines = ["## \(ReferenceTexts.words[language])", ""]
    lines += table([say("word", "用语"), say("means", "含义")])
    for entry in Words.all {
      lines.append("| \(entry.word[language]) | \(entry.meaning[language]) |")
    }
    return lines + [""]
  }

  private func table(_ heads: [String]) -> [String] {
    [
      "| \(heads.joined(separator: " | ")) |",
      "| \(heads.map { _ in "---" }.joined(separator: " | ")) |",
    ]
  }
}

extension PropertyValue {
  /// How a value of this kind is typed.
  var typedForm: Bilingual {
    switch self {
    case .number: Bilingual(en: "a number", zh: "数字")
    case .boolean: Bilingual(en: "`true` or `false`", zh: "`true` 或 `false`")
    case .point: Bilingual(en: "`X Y`", zh: "`X Y`")
    case .size: Bilingual(en: "`W H` or `WxH`", zh: "`W H` 或 `WxH`")
    case .rectangle: Bilingual(en: "`X Y W H` or `(X Y; W H)`", zh: "`X Y W H` 或 `(X Y; W H)`")
    case .color:
      Bilingual(en: "a colour's name, `nil`, or 3 or 4 parts", zh: "颜色名、`nil`，或 3 到 4 个分量")
    case .text: Bilingual(en: "words, or \"a text\"", zh: "文字，可加引号")
    case .transform:
      Bilingual(
        en: "`identity`, or any of `rotation 45deg`, `scale S [T]`, `translation X Y`",
        zh: "`identity`，或 `rotation 45deg`、`scale S [T]`、`translation X Y` 的组合")
    case .className: Bilingual(en: "a name", zh: "名字")
    case .word: Bilingual(en: "one of its words", zh: "它的取值之一")
    case .words:
      Bilingual(en: "one of its words, or several with commas", zh: "它的取值，多个用逗号分隔")
    }
  }
}

import Records
import Wording

extension CoveredName {
  /// A sentence about the present and the former meaning of the name.
  fileprivate var wording: Bilingual {
    let (name, className) = (object.text, object.className)
    if isKeptInCommands {
      return Bilingual(
        en: "this hides the \(className) `\(name)` in Swift; commands still mean the \(className)",
        zh: "这在 Swift 中遮住了 \(className) `\(name)`；命令里的 `\(name)` 仍是 \(className)")
    }
    return Bilingual(
      en: "the \(className) that was called `\(name)` no longer has a name",
      zh: "原来叫 `\(name)` 的 \(className) 不再有名字")
  }
}

extension NamedValue {
  /// The text before the value: `a: Int = `, or `NSInteger a = `.
  fileprivate var head: String {
    switch language {
    case .swift: "\(name): \(type) = "
    case .objectiveC: "\(type)\(type.hasSuffix("*") ? "" : " ")\(name) = "
    }
  }
}

extension TextRenderer {
  /// Renders the result of an entry of Swift: its output, its values, and its declarations.
  package func render(_ answer: SwiftAnswer, into page: inout Page) {
    page.verbatim(answer.printed)
    if let warnings = answer.warnings {
      page.rendered(CodeRenderer(language: language, style: style).render(warnings, file: nil))
    }
    for value in answer.values {
      page.row(value.head, value.value.wording[language], headEmphasis: .faint)
    }
    if !answer.declared.isEmpty {
      page.row("ok   ", answer.declared.joined(separator: ", "), headEmphasis: .good)
    }
    for replaced in answer.replaced where !replaced.objects.isEmpty {
      let names = replaced.objects.map(\.text)
      page.paragraph(
        say(
          "\(names.joined(separator: ", ")) now \(names.count == 1 ? "uses" : "use") the new version of \(replaced.name)",
          "\(names.joined(separator: "、")) 现在使用新版的 \(replaced.name)"), indent: 5,
        .faint)
    }
    guard teach > .brief else { return }
    for name in answer.hidden {
      page.paragraph(
        say(
          "`\(name)` is a command, too: in doubt `:\(name)` is the command, `(\(name))` the variable",
          "`\(name)` 同时也是命令：有疑问时，`:\(name)` 是命令，`(\(name))` 是变量"), indent: 5, .faint)
    }
    for covered in answer.covered ?? [] {
      page.paragraph(covered.wording[language], indent: 5, .hint)
    }
  }
}

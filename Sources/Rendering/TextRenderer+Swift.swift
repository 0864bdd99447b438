import Records

extension TextRenderer {
  /// What an entry of Swift came to: what it printed, its values, and what it declared.
  func render(_ answer: SwiftAnswer, into page: inout Page) {
    page.verbatim(answer.printed)
    if let warnings = answer.warnings {
      page.verbatim(CodeRenderer(language: language, style: style).render(warnings, file: nil))
    }
    for value in answer.values {
      page.row("\(value.name): \(value.type) = ", value.value, headEmphasis: .faint)
    }
    if !answer.declared.isEmpty {
      page.row("ok   ", answer.declared.joined(separator: ", "), headEmphasis: .good)
    }
    for replaced in answer.replaced where !replaced.objects.isEmpty {
      let names = replaced.objects.map(\.text)
      page.paragraph(
        say(
          "\(replaced.name) was declared before: \(names.joined(separator: ", ")) made anew with it",
          "\(replaced.name) 曾经声明过：\(names.joined(separator: "、")) 已按新的类重新创建"), indent: 5,
        .faint)
    }
    guard teach > .brief else { return }
    for name in answer.hidden {
      page.paragraph(
        say(
          "`\(name)` is a variable now; the command is `:\(name)`",
          "`\(name)` 现在是变量；命令请写 `:\(name)`"), indent: 5, .faint)
    }
  }
}

import Lettering
import Records
import Rulebook
import Wording

// The rulebook: its contents, lists of rules, a rule, and its demonstration.
extension TextRenderer {
  package func render(_ rule: Rule, into page: inout Page) {
    page.row("\(rule.id)  ", rule.statement[language], headEmphasis: .strong)
    page.row("     ", rule.confidenceWording[language], .faint)
    page.row("     ", say("source: \(rule.source)", "来源：\(rule.source)"), .faint)
    let gap = rule.gap
    let mistakes = Rulebook.mistakes(about: rule.id).map(\.id)
      .joined(separator: say(", ", "、"))
    if !mistakes.isEmpty {
      page.row("     ", say("mistakes about it: \(mistakes)", "相关误区：\(mistakes)"), .faint)
    }
    guard !rule.demonstration.isEmpty else {
      if let gap { page.row("     ", gap.wording[language], .faint) }
      return
    }
    render(demonstration: rule.demonstration, of: rule.id.rawValue, into: &page)
    guard gap != nil else { return }
    // A partial demonstration covers everything except the effect of constraints.
    page.row("     ", say("as far as it shows without Auto Layout", "以没有自动布局时能看到的为限"), .faint)
  }

  package func render(_ mistake: Mistake, into page: inout Page) {
    page.row(
      "\(mistake.id)  ", say("“\(mistake.claim.en)”", "“\(mistake.claim.zh)”"),
      headEmphasis: .strong)
    page.row("     ", "\(mistake.kind.wording[language])\(mistake.truth[language])")
    let ids = mistake.rules.map(\.rawValue).joined(separator: say(", ", "、"))
    page.row("     ", say("rules: \(ids)", "规则：\(ids)"), .faint)
    if mistake.demonstration.isEmpty {
      let shown = mistake.rules.first { !(Rulebook.rule($0)?.demonstration.isEmpty ?? true) }
      guard let shown else { return }
      page.row("     ", say("to see it: rule \(shown) run", "想看演示：rule \(shown) run"), .faint)
    } else {
      render(demonstration: mistake.demonstration, of: mistake.id, into: &page)
    }
  }

  /// Renders lines to type, and the shorter form.
  private func render(demonstration: [String], of id: String, into page: inout Page) {
    page.row(
      "     ",
      say(
        "to see it: rule \(id) run, or type on an empty screen",
        "想看演示：rule \(id) run，或在空屏幕上输入"), .faint)
    // Never wrapped, because a line to type has to be copied whole.
    for line in demonstration { page.line("     \(line)", .hint) }
  }

  package func render(_ scene: RuleScene, into page: inout Page) {
    let statement =
      Rulebook.rule(RuleID(rawValue: scene.id))?.statement ?? Rulebook.mistake(scene.id)?.truth
    if let statement {
      page.row("\(scene.id)  ", statement[language], headEmphasis: .strong)
    }
    for entry in scene.entries {
      for (index, line) in entry.text.split(separator: "\n").enumerated() {
        page.line(index == 0 ? "> \(line)" : "| \(line)", .hint)
      }
      for answer in entry.answers { page.rendered(render(answer)) }
      if let problem = entry.problem { page.paragraph(problem.wording[language], .bad) }
    }
    page.paragraph(
      say(
        "(on a screen of its own; your scene is as it was)", "（在另一块屏幕上运行；你的场景保持原样）"),
      .faint)
  }

  package func render(_ ids: [RuleID], _ word: String, _ further: Int, into page: inout Page) {
    let count = ids.count + further
    page.paragraph(
      say(
        count == 1 ? "1 rule about \(word):" : "\(count) rules about \(word):",
        "关于 \(word) 的规则，共 \(count) 条："), .faint)
    for id in ids {
      guard let rule = Rulebook.rule(id) else { continue }
      let most = ids.count <= Self.fewRules ? 2 : 1
      renderLine(id.rawValue, rule.statement[language], lines: most, into: &page)
    }
    guard further > 0 else { return }
    page.paragraph(
      say(
        "… \(further) more, less about it; another word narrows it down",
        "……另有 \(further) 条关系较远；再加一个词可以缩小范围"), .faint)
  }

  package func render(mistakes ids: [String], _ word: String?, into page: inout Page) {
    page.paragraph(
      word.map { say("what is often said of \($0) and is wrong or imprecise:", "关于 \($0) 的常见误区：") }
        ?? say("what is often said and is wrong or imprecise:", "常见的错误或不严谨的说法："), .faint)
    for id in ids {
      guard let mistake = Rulebook.mistake(id) else { continue }
      let claim = say("“\(mistake.claim.en)”", "“\(mistake.claim.zh)”")
      renderLine(id, claim, lines: 2, into: &page)
    }
    if word == nil, let first = ids.first {
      page.paragraph(
        say("rule \(first) says what is right.", "rule \(first) 说明正确的情况。"), .faint)
    }
  }

  /// The maximum number of rules that are listed with two lines each.
  private static let fewRules = 8

  /// Renders an id and as much of a text as fits into `most` lines.
  private func renderLine(_ id: String, _ text: String, lines most: Int, into page: inout Page) {
    let head = id.padded(to: 7)
    let width = max(16, style.width - DisplayWidth.of(head))
    let lines = Wrapping.lines(text, width: width)
    guard lines.count > most else { return page.row(head, text) }
    // Chinese text is broken where there is no blank, so the lines are not joined again.
    let cut = Wrapping.lines(text, width: width - 2).prefix(most)
    for (index, line) in cut.enumerated() {
      page.row(
        index == 0 ? head : String(repeating: " ", count: DisplayWidth.of(head)),
        index == cut.count - 1 ? shortened(line) : line)
    }
  }

  /// The line with an ellipsis, for text that continues.
  private func shortened(_ line: String) -> String {
    guard language == .chinese else { return line + " …" }
    var line = line
    while let last = line.last, "，。；：、 ".contains(last) { line.removeLast() }
    return line + "……"
  }

  package func render(_ sections: [RuleSection], into page: inout Page) {
    for section in sections {
      let shown = say("\(section.shownCount) to run", "\(section.shownCount) 条可运行")
      let count = "\(section.count)".leftPadded(to: 3)
      page.row(
        "\(section.letters)  \(count)  ",
        section.title[language] + say(" (\(shown))", "（\(shown)）"),
        headEmphasis: .strong)
    }
    page.paragraph(
      say(
        """
        rule HT lists a section, rule alpha what mentions a word, rule HT-2 run shows one at \
        work; rule mistakes lists what is often said and is not true.
        """,
        """
        rule HT 列出一节，rule alpha 列出提到某个词的规则，rule HT-2 run 运行一条的演示；rule mistakes 列出常见误区。
        """), .faint)
  }
}

extension Mistake.Kind {
  /// A phrase for how wrong the claim is, before the correction.
  package var wording: Bilingual {
    switch self {
    case .code: Bilingual(en: "Wrong when copied. ", zh: "照抄就错。")
    case .fact: Bilingual(en: "Wrong. ", zh: "错误。")
    case .loose: Bilingual(en: "Not quite. ", zh: "不严谨。")
    }
  }
}

extension RuleGap {
  /// The reason why no lines show the rule.
  package var wording: Bilingual {
    switch self {
    case .events:
      Bilingual(
        en: "to be seen only with a touch that no command here makes",
        zh: "要有这里的命令做不出的触摸才能看到")
    case .drawing:
      Bilingual(
        en: "to be seen only where something is drawn", zh: "要真正绘制才能看到")
    case .application:
      Bilingual(
        en: "to be seen only where an app is launched, sent away or ended, or its views loaded",
        zh: "要启动、切走或结束 App，或加载它的视图才能看到")
    case .frames:
      Bilingual(
        en: "to be seen only frame by frame, or in what the GPU does",
        zh: "要逐帧看，或看 GPU 的工作才能看到")
    case .outside:
      Bilingual(
        en: "it is about a part of the system that is not modelled here",
        zh: "它说的是系统中没有在这里模拟的部分")
    case .advice:
      Bilingual(
        en: "advice: no line can show it", zh: "这是一条建议，没有命令可以演示")
    case .unsettled:
      Bilingual(
        en: "not settled, so nothing here depends on it", zh: "尚无定论，因此这里没有任何内容依赖它")
    }
  }
}

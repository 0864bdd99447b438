import Foundation
import Records

/// Words answers for a person at a terminal, in at most 78 columns.
package struct TextRenderer {
  package var language: Language
  package var teach: TeachLevel
  package var style: Style

  package init(language: Language, teach: TeachLevel, style: Style) {
    self.language = language
    self.teach = teach
    self.style = style
  }

  /// The text of an answer, with a line end behind each line; empty when there is nothing to say.
  package func render(_ answer: Answer) -> String {
    var page = Page(style: style)
    render(answer, into: &page)
    return page.text
  }

  private func render(_ answer: Answer, into page: inout Page) {
    switch answer {
    case .placed(let placed): render(placed, into: &page)
    case .controller(let change): render(change, into: &page)
    case .changed(let change): render(change, into: &page)
    case .removed(let view, let superview):
      let place = superview.map { Bilingual(en: " from \($0.text)", zh: "，原在 \($0.text) 中") }
      page.paragraph(
        say(
          "\(view.text) removed\(place?.en ?? ""); its name stays",
          "已移除 \(view.text)\(place?.zh ?? "")；名字保留"))
    case .overridden(let change): render(change, into: &page)
    case .trace(let trace):
      TraceRenderer(language: language, teach: teach).render(trace, into: &page)
    case .why(let why): render(why, into: &page)
    case .chain(let chain): render(chain, into: &page)
    case .conversion(let conversion): render(conversion, into: &page)
    case .geometry(let reading): render(reading, into: &page)
    case .tree(let tree): render(tree, into: &page)
    case .inspection(let inspection): render(inspection, into: &page)
    case .names(let names): render(names, into: &page)
    case .rule(let rule): render(rule, into: &page)
    case .rules(let ids, let word): render(ids, word, into: &page)
    case .expectation(let expectation):
      page.row(
        "ok   ",
        "\(expectation.wording[language])\(say(": ", "："))\(expectation.shown(expectation.actual)[language].shortened(to: 200))",
        headEmphasis: .good)
    case .help(let help): HelpRenderer(language: language).render(help, into: &page)
    default: renderSession(answer, into: &page)
    }
  }

  private func renderSession(_ answer: Answer, into page: inout Page) {
    switch answer {
    case .undone(let count, let left, let lines):
      page.line(
        say(
          "undone: \(count) \(count == 1 ? "change" : "changes"), \(left) left",
          "已撤销 \(count) 次更改，还剩 \(left) 次"))
      for line in lines { page.line("  \(line.shortened(to: style.width - 2))", .faint) }
      if count > lines.count { page.line("  …", .faint) }
    case .redone(let count):
      page.line(say("redone: \(count) \(count == 1 ? "change" : "changes")", "已重做 \(count) 次更改"))
    case .reset: page.line(say("empty screen (undo brings the old one back)", "空屏幕（undo 可恢复）"))
    case .history(let entries):
      for (index, entry) in entries.enumerated() {
        page.row("\(index + 1)  ".leftPadded(to: 6), entry)
      }
    case .saved(let path, let lines):
      page.line(
        say("\(path): \(lines) \(lines == 1 ? "line" : "lines")", "\(path)：\(lines) 行"))
    case .sourced(let path, let changes, let answers):
      for answer in answers where answer.isWorthShowingInSource { render(answer, into: &page) }
      page.line(
        say(
          "\(path): \(Numbers.grouped(changes)) \(changes == 1 ? "change" : "changes")",
          "\(path)：\(Numbers.grouped(changes)) 次更改"))
    case .loaded(let dump): DumpRenderer(language: language).render(dump, into: &page)
    case .setting(let setting): render(setting, into: &page)
    default: break
    }
  }

  private func say(_ english: String, _ chinese: String) -> String {
    language == .english ? english : chinese
  }

  // MARK: Building

  private func render(_ placed: PlacedView, into page: inout Page) {
    let frame = Numbers.rectangle(placed.frame)
    let order =
      placed.count > 1 && placed.index < placed.count - 1
      ? Bilingual(
        en: ", \(placed.index) of 0 to \(placed.count - 1)",
        zh: "，下标 \(placed.index)（0 到 \(placed.count - 1)）") : Bilingual(en: "", zh: "")
    let place = placed.superview.map {
      Bilingual(en: " in \($0.text)\(order.en)", zh: "，在 \($0.text) 中\(order.zh)")
    }
    page.row(
      placed.view.text.padded(to: 4) + " ",
      "\(placed.view.className) \(frame)\(place?[language] ?? "")", headEmphasis: .strong)
    remarks(placed.remarks, into: &page)
  }

  private func remarks(_ remarks: [Remark], into page: inout Page) {
    guard teach > .brief else { return }
    for remark in remarks { page.paragraph(remark.wording[language], indent: 5, .hint) }
  }

  private func render(_ change: ControllerChange, into page: inout Page) {
    let name = change.controller.text
    let other = change.other?.text ?? ""
    let view =
      change.view.map {
        Bilingual(en: ", its view is \($0.text)", zh: "，视图是 \($0.text)")
      } ?? Bilingual(en: "", zh: "")
    let isPlain = change.controller.className == "UIViewController"
    let show = isPlain ? "push \(name)" : "set window.rootViewController \(name)"
    let text: Bilingual =
      switch change.event {
      case .made:
        Bilingual(
          en: "\(change.controller.className), on no screen yet: present \(name), or \(show)",
          zh: "\(change.controller.className)，还不在屏幕上：present \(name) 或 \(show)")
      case .contained: Bilingual(en: "in \(other)\(view.en)", zh: "在 \(other) 中\(view.zh)")
      case .presented:
        Bilingual(en: "presented by \(other)\(view.en)", zh: "由 \(other) 呈现\(view.zh)")
      case .dismissed: Bilingual(en: "dismissed", zh: "已收起")
      case .pushed: Bilingual(en: "pushed onto \(other)\(view.en)", zh: "已压入 \(other)\(view.zh)")
      case .popped: Bilingual(en: "popped from \(other)", zh: "已从 \(other) 弹出")
      }
    page.row("\(name.padded(to: 4)) ", text[language], headEmphasis: .strong)
    remarks(change.remarks, into: &page)
  }

  private func render(_ change: PropertyChange, into page: inout Page) {
    var text = "\(ValueWording.text(change.old)) → \(ValueWording.text(change.new))"
    if let frame = change.frame, change.path != "frame", Self.movesFrame(change.path) {
      text += say("   frame \(Numbers.rectangle(frame))", "   frame \(Numbers.rectangle(frame))")
    }
    page.row("\(change.object.text).\(change.path)  ", text, headEmphasis: .strong)
    remarks(change.remarks, into: &page)
  }

  private static func movesFrame(_ path: String) -> Bool {
    ["bounds", "center", "transform", "anchorPoint", "frame.", "layer."].contains {
      path.hasPrefix($0)
    } && !["layer.zPosition", "layer.cornerRadius", "layer.opacity"].contains(path)
  }

  private func render(_ change: OverrideChange, into page: inout Page) {
    for line in change.removed { page.line(say("off  \(line)", "取消  \(line)")) }
    for line in change.lines {
      page.line(say("on   \(line.dropFirst(3))", "重写  \(line.dropFirst(3))"))
    }
  }

  // MARK: Asking

  private func render(_ why: WhyRecord, into page: inout Page) {
    if why.isMiddle {
      page.paragraph(
        say(
          "at its middle, \(Numbers.point(why.point)):", "在它的中点 \(Numbers.point(why.point)) 处："),
        .faint)
    }
    page.paragraph(why.wording[language])
    if let result = why.result, !why.isHit {
      page.paragraph(say("The touch goes to `\(result.text)`.", "触摸给了 `\(result.text)`。"))
    }
    for (index, cure) in why.cures.enumerated() {
      let isAnother = index > 0 && why.cures[index - 1].purpose == cure.purpose
      let head = isAnother ? say("or", "或者") : cure.purpose.wording[language]
      page.paragraph(say("\(head):", "\(head)："), .faint)
      // Never broken: a line that is to be typed has to be copied whole.
      for line in cure.lines { page.line("  \(line)", .hint) }
    }
    if why.isHit, let part = why.deadPart { page.paragraph(part.wording(of: why.view)[language]) }
    if teach > .brief, let advice = why.advice { page.paragraph(advice[language], .faint) }
    if why.isFromDump {
      page.paragraph(
        say(
          "(as far as the dump tells: it shows no overrides and no settings of recognizers)",
          "（以转储所示为限：其中没有重写，也没有手势识别器的设置）"), .faint)
    }
  }

  private func render(_ chain: ChainRecord, into page: inout Page) {
    func name(_ link: ChainRecord.Link) -> String {
      let name = link.responder
      return name.isNamed ? "\(name.text) (\(name.className))" : name.text
    }
    let width = min(34, chain.links.map { DisplayWidth.of(name($0)) }.max() ?? 0)
    for (index, link) in chain.links.enumerated() {
      let number = "\(index + 1)".leftPadded(to: 2)
      var text = link.reason.map { "\($0.wording[language])  \($0.rule)" } ?? ""
      for line in link.overrides { text += "\(text.isEmpty ? "" : "  ")[\(line)]" }
      page.row("\(number) \(name(link).padded(to: width))  ", text)
    }
    if chain.isFromDump {
      page.paragraph(
        say(
          "as far as the dump tells: controllers are not in it (RC-2, RC-3)",
          "以转储所示为限：其中没有控制器（RC-2、RC-3）"), indent: 3, .hint)
    }
    if !chain.reachesApplication {
      page.paragraph(
        say("the chain ends here: it does not reach a window", "链到此为止：没有到达窗口"), indent: 3, .hint)
    } else if teach > .brief {
      page.paragraph(chain.profileNote[language], indent: 3, .faint)
    }
  }

  private func render(_ conversion: ConversionRecord, into page: inout Page) {
    let source = conversion.source.map { say("in \($0.text)", "\($0.text) 中") }
    let place = source ?? say("on the screen", "屏幕上")
    page.paragraph(
      say(
        "\(Numbers.point(conversion.from)) \(place), to \(conversion.target.text):",
        "\(place)的 \(Numbers.point(conversion.from)) 换算到 \(conversion.target.text)："), .faint)
    let heads = conversion.steps.map { step in
      step.direction == .down
        ? say("into \(step.view.text)", "进入 \(step.view.text)")
        : say("out of \(step.view.text)", "离开 \(step.view.text)")
    }
    let width = min(20, heads.map { DisplayWidth.of($0) }.max() ?? 0)
    for (head, step) in zip(heads, conversion.steps) {
      page.row(
        "  \(head.padded(to: width))  ", ConversionWording.working(step, isBrief: true)[language])
    }
    let inside =
      conversion.isInside
      ? say("inside its bounds", "在它的 bounds 之内") : say("outside its bounds", "在它的 bounds 之外")
    page.row(
      "  \(Numbers.point(conversion.result))",
      "  \(inside) \(Numbers.rectangle(conversion.bounds))",
      headEmphasis: .strong)
  }

  private func render(_ reading: GeometryReading, into page: inout Page) {
    let value: String =
      switch reading.asked {
      case .frame: Numbers.rectangle(reading.frame)
      case .bounds: Numbers.rectangle(reading.bounds)
      case .center: Numbers.point(reading.center)
      }
    page.row("\(reading.view.text).\(reading.asked.rawValue)  ", value, headEmphasis: .strong)
    guard reading.asked == .frame, teach > .brief else { return }
    let center = Numbers.point(reading.center)
    let (anchor, size) = (reading.anchorPoint, reading.bounds.size)
    let toAnchor =
      "(\(Numbers.text(anchor.x)) × \(Numbers.text(size.width)), "
      + "\(Numbers.text(anchor.y)) × \(Numbers.text(size.height)))"
    if let transform = reading.transform {
      page.paragraph(
        say(
          "the box around the corners of bounds \(Numbers.rectangle(reading.bounds)), turned by "
            + "\(Numbers.transform(transform)) around center \(center)  GE-4",
          "bounds \(Numbers.rectangle(reading.bounds)) 的四个角绕 center \(center) 按 "
            + "\(Numbers.transform(transform)) 变换后的外接矩形  GE-4"), indent: 5, .faint)
    } else {
      page.paragraph(
        say(
          "origin: center \(center) − anchor point × size \(toAnchor) "
            + "= \(Numbers.point(reading.frame.origin)); the size is that of the bounds  GE-2",
          "原点：center \(center) − anchorPoint × 尺寸 \(toAnchor) "
            + "= \(Numbers.point(reading.frame.origin))；尺寸与 bounds 相同  GE-2"), indent: 5, .faint)
    }
  }

  private func render(_ rule: Rule, into page: inout Page) {
    page.row("\(rule.id)  ", rule.statement[language], headEmphasis: .strong)
    page.row("     ", rule.confidence.wording[language], .faint)
    page.row("     ", say("source: \(rule.source)", "来源：\(rule.source)"), .faint)
    guard !rule.demonstration.isEmpty else { return }
    page.row(
      "     ", say("to see it, type on an empty screen (reset):", "在空屏幕上（reset）输入即可看到："), .faint)
    for line in rule.demonstration { page.row("       ", line, .hint) }
  }

  private func render(_ ids: [RuleID], _ word: String, into page: inout Page) {
    page.paragraph(
      say("\(ids.count) rules with \(word):", "包含 \(word) 的规则，共 \(ids.count) 条："), .faint)
    for id in ids {
      guard let rule = Rulebook.rule(id) else { continue }
      let lines = Wrapping.lines(rule.statement[language], width: max(16, style.width - 9))
      page.row(
        id.rawValue.padded(to: 7),
        lines.prefix(2).joined(separator: " ") + (lines.count > 2 ? " …" : ""))
    }
  }

  private func render(_ setting: Setting, into page: inout Page) {
    let text =
      switch setting {
      case .teach(let level): "teach \(level.rawValue)"
      case .language(let language): "language \(language == .english ? "en" : "zh")"
      case .profile(let profile): "profile \(profile)"
      case .screen(let size):
        say("screen \(Numbers.size(size)) points", "屏幕 \(Numbers.size(size)) 点")
      }
    page.line(text)
  }

  private func render(_ tree: TreeRecord, into page: inout Page) {
    TreeRenderer(language: language).render(tree, into: &page)
  }

  private func render(_ inspection: Inspection, into page: inout Page) {
    InspectionRenderer(language: language).render(inspection, into: &page)
  }

  private func render(_ names: [NameEntry], into page: inout Page) {
    let width = min(24, names.map { DisplayWidth.of($0.object.text) }.max() ?? 0)
    for entry in names {
      let frame = entry.frame.map { " \(Numbers.rectangle($0))" } ?? ""
      let place = entry.place.map { say(" in \($0.text)", "，在 \($0.text) 中") } ?? ""
      page.row(
        "\(entry.object.text.padded(to: width))  ", "\(entry.object.className)\(frame)\(place)",
        headEmphasis: .strong)
    }
  }
}

extension WhyRecord {
  /// Whether the view itself is the hit-test view.
  var isHit: Bool {
    switch cause {
    case .hit, .hitButDisabled, .subviewHit: true
    default: false
    }
  }
}

extension Answer {
  /// Whether the answer is to a question; a sourced file says nothing of each change.
  fileprivate var isWorthShowingInSource: Bool {
    switch self {
    case .placed, .controller, .changed, .removed, .overridden, .reset: false
    default: true
    }
  }
}

extension String {
  func leftPadded(to columns: Int) -> String {
    String(repeating: " ", count: Swift.max(0, columns - count)) + self
  }
}

import Foundation
import Lettering
import Records
import Wording

/// Renders one complete step of a trace: a row for each fact.
package struct StepRenderer: Speaking {
  package let language: Language
  let teach: TeachLevel

  package init(language: Language, teach: TeachLevel) {
    self.language = language
    self.teach = teach
  }

  package func render(_ event: StepperEvent, into page: inout Page) {
    switch event {
    case .step(let step):
      guard step.surroundings == nil else {
        return StageRenderer(language: language, teach: teach).render(step, into: &page)
      }
      render(step, into: &page)
    case .all(let trace):
      TraceRenderer(language: language, teach: .full, isUnfolded: true).render(trace, into: &page)
    case .eventLine(let line):
      EventLineRenderer(language: language, teach: teach).render(line, into: &page)
    case .allOfEvent(let trace):
      EventRenderer(language: language, teach: max(teach, .normal), isUnfolded: true)
        .render(trace, into: &page)
    case .nothingToOpen:
      page.paragraph(
        say(
          "There is nothing to open here; the line of a hit test can be opened.",
          "这里没有可以展开的内容；命中测试那一行可以展开。"), .faint)
    case .words:
      for (word, meaning) in Self.words {
        page.row("  \(word.padded(to: 14))", meaning[language], headEmphasis: .strong)
      }
    case .noFurther(let number, let count):
      page.paragraph(
        number == 1 && count > 1
          ? say("This is the first step.", "这是第一步。")
          : say(
            "This is the last step; leave goes back to the prompt.",
            "这是最后一步；leave 回到提示符。"), .faint)
    case .notFound(let word):
      page.paragraph(
        word.isEmpty
          ? say(
            "Type a word after the slash, such as /button.", "请在斜杠后写一个词，例如 /button。")
          : say("No step mentions `\(word)`.", "没有哪一步提到 `\(word)`。"), .faint)
    case .left: page.line(say("left the trace", "已离开跟踪"), .faint)
    }
  }

  /// The words that navigate in the stepper.
  private static let words: [(String, Bilingual)] = [
    ("next, Return", Bilingual(en: "the next step", zh: "下一步")),
    ("prev", Bilingual(en: "the step before", zh: "上一步")),
    ("first, last", Bilingual(en: "the first or the last step", zh: "第一步或最后一步")),
    ("N", Bilingual(en: "the step of this number", zh: "跳到这一步")),
    ("/WORD", Bilingual(en: "the next step that mentions a word", zh: "下一个提到该词的步骤")),
    ("open", Bilingual(en: "into the hit test of an event's line", zh: "进入事件某一行的命中测试")),
    ("all", Bilingual(en: "every step, nothing folded", zh: "列出所有步骤，不折叠")),
    ("leave, Ctrl-D", Bilingual(en: "back to the prompt", zh: "回到提示符")),
  ]

  // MARK: One step

  package func render(_ step: TraceStep, into page: inout Page) {
    page.row(
      say(
        "step \(step.step.number) of \(step.count)  ", "第 \(step.step.number) 步，共 \(step.count) 步  "
      ),
      breadcrumbs(step), headEmphasis: .strong, .strong)
    if step.isOutdated {
      page.paragraph(
        say(
          "(the scene has changed since; the trace is as it was)", "（此后场景有变化；跟踪保持当时的样子）"),
        indent: 2, .faint)
    }
    for fact in facts(of: step) {
      row(fact.label, fact.text, into: &page)
      guard fact.subject == .code else { continue }
      ScriptLinesRenderer(language: language, teach: .full).render(step.step.lines, into: &page)
    }
  }

  /// The subject of a row of a step.
  package enum Subject: String {
    case view, point, switches, inside, code, answer, notAsked, then
  }

  /// A row of a step.
  package struct Fact {
    package let subject: Subject
    package let label: String
    package let text: String
  }

  /// The rows of a step, in order.
  package func facts(of step: TraceStep) -> [Fact] {
    let view = step.step.view
    let kind = view.isNamed ? say(", a \(view.className)", "（\(view.className)）") : ""
    var facts = [
      Fact(subject: .view, label: say("view", "视图"), text: "\(view.text)\(kind)"),
      Fact(subject: .point, label: say("point", "点"), text: point(step)),
      Fact(subject: .switches, label: say("switches", "开关"), text: switches(step.step)),
      Fact(subject: .inside, label: say("inside", "在内部？"), text: inside(step.step)),
    ]
    if !ScriptLinesRenderer.telling(step.step.lines).isEmpty {
      facts.append(
        Fact(
          subject: .code, label: say("code", "代码"), text: say("the lines that ran:", "运行过的行：")))
    }
    facts.append(
      Fact(
        subject: .answer, label: say("answer", "回答"), text: stopped(step) ?? answer(step.step)))
    if let reason = step.neverAskedBecause {
      facts.append(
        Fact(
          subject: .notAsked, label: say("not asked", "未被询问"), text: neverAsked(step.step, reason)))
    }
    facts.append(Fact(subject: .then, label: say("then", "接着"), text: sequel(step)))
    return facts
  }

  private func row(_ label: String, _ text: String, into page: inout Page) {
    page.row("  \(label.padded(to: 10))", text, headEmphasis: .faint)
  }

  /// The path from the window to the view, the view itself last; the middle of a very long one is
  /// omitted.
  private func breadcrumbs(_ step: TraceStep) -> String {
    let names = step.path.map(\.view.text)
    guard names.count > 8 else { return names.joined(separator: " → ") }
    let left = names.count - 6
    return (names.prefix(2) + [say("… \(left) more …", "…… 还有 \(left) 层 ……")] + names.suffix(4))
      .joined(separator: " → ")
  }

  private func point(_ step: TraceStep) -> String {
    guard let conversion = step.step.conversion else {
      let place = Numbers.point(step.step.point)
      return step.path.count == 1
        ? say("\(place) on the screen", "屏幕上的 \(place)")
        : say("\(place), as the code passed it on", "\(place)，由代码传入")
    }
    return ConversionWording.working(conversion, isBrief: true)[language]
  }

  private func switches(_ step: HitTestStep) -> String {
    guard let switches = step.switches else {
      return say("not read: code of its own answers", "没有读取：由它自己的代码回答")
    }
    let values =
      "isHidden \(switches.isHidden), isUserInteractionEnabled "
      + "\(switches.isUserInteractionEnabled), alpha \(Numbers.exact(switches.alpha))"
    if case .refused(let reason) = step.outcome {
      let fact = reason.fact[language]
      return values + say(": \(fact), so it refuses  HT-2", "：\(fact)，所以拒绝  HT-2")
    }
    return values + say(": touchable", "：可触摸")
  }

  private func inside(_ step: HitTestStep) -> String {
    if case .refused = step.outcome {
      return say(
        "not asked: point(inside:) comes after the switches  HT-3",
        "没有询问：point(inside:) 在开关之后  HT-3")
    }
    guard let check = step.inside else {
      return step.outcome == .stopped
        ? say("no answer: the code was stopped", "没有回答：代码被停止")
        : say("not asked", "没有询问")
    }
    return InsideWording.working(check, step.point, step.conversion?.isPossible ?? true)[language]
  }

  private func answer(_ step: HitTestStep) -> String {
    switch step.outcome {
    case .refused: say("nil, for itself and all it holds  HT-3", "nil，连同它里面的一切  HT-3")
    case .outside: say("nil, for itself and all it holds  HT-4", "nil，连同它里面的一切  HT-4")
    case .itself where step.subviewCount == 0:
      say("\(step.view.text) itself: it has no subviews", "\(step.view.text) 自己：它没有子视图")
    case .itself:
      say(
        "\(step.view.text) itself: none of its subviews returned a view  HT-6",
        "\(step.view.text) 自己：子视图都返回 nil  HT-6")
    case .subview(let view):
      say("\(view.text), which a subview returned  HT-5", "\(view.text)，由子视图返回  HT-5")
    case .replaced, .stopped:
      TraceRenderer(language: language, teach: teach).decision(step)[language]
    }
  }

  /// The reason why there is no answer; nil if there is one.
  private func stopped(_ step: TraceStep) -> String? {
    guard step.step.outcome == .stopped else { return nil }
    return step.stop.map { say("none: \($0.wording.en)", "没有：\($0.wording.zh)") }
      ?? say("none: the code was stopped", "没有：代码被停止")
  }

  private func neverAsked(_ step: HitTestStep, _ reason: TraceStep.Reason) -> String {
    let first = step.neverAsked.prefix(8).map(\.text).joined(separator: say(", ", "、"))
    let more = step.neverAsked.count - 8
    let names =
      more > 0
      ? say(
        "\(first) and \(Numbers.grouped(more)) more", "\(first) 等 \(Numbers.grouped(more + 8)) 个")
      : first
    let all =
      step.neverAskedInAll > step.neverAsked.count
      ? say(
        " (\(Numbers.grouped(step.neverAskedInAll)) views in all)",
        "（共 \(Numbers.grouped(step.neverAskedInAll)) 个视图）") : ""
    let why =
      switch reason {
      case .refused: say("\(step.view.text) refused  HT-3", "\(step.view.text) 拒绝了  HT-3")
      case .outside:
        say("the point is outside \(step.view.text)  HT-4", "点在 \(step.view.text) 外部  HT-4")
      case .returned(let sibling):
        say(
          "\(sibling.text), in front, had returned a view  HT-5",
          "前面的 \(sibling.text) 已经返回了视图  HT-5")
      case .code:
        say(
          "\(step.view.text) answered without them  HT-26", "\(step.view.text) 没有询问它们就作了回答  HT-26"
        )
      }
    return "\(names)\(all)\(say(": ", "："))\(why)"
  }

  private func sequel(_ step: TraceStep) -> String {
    switch step.sequel {
    case .subview(let place):
      return step.step.subviewCount == 1
        ? say(
          "asks its subview \(place.view.text): step \(place.number)",
          "询问子视图 \(place.view.text)：第 \(place.number) 步")
        : say(
          "asks \(Numbers.grouped(step.step.subviewCount)) subviews, last first: "
            + "\(place.view.text) in step \(place.number)",
          "倒序询问 \(Numbers.grouped(step.step.subviewCount)) 个子视图："
            + "先是第 \(place.number) 步的 \(place.view.text)")
    case .another(let place, let asker):
      return asker.map {
        say(
          "\($0.text) asks \(place.view.text): step \(place.number)",
          "\($0.text) 接着询问 \(place.view.text)：第 \(place.number) 步")
      }
        ?? say(
          "the next window is asked, \(place.view.text): step \(place.number)",
          "询问下一个窗口 \(place.view.text)：第 \(place.number) 步")
    case .end:
      if step.step.outcome == .stopped {
        return say("nobody: the code was stopped", "没有了：代码被停止")
      }
      guard let result = step.result else {
        return say("no window is left: the hit-test view is nil", "没有可问的了：命中视图是 nil")
      }
      return say(
        "nothing else is asked: the hit-test view is \(result.text)",
        "不再询问别的视图：命中视图是 \(result.text)")
    }
  }
}

/// The wording of the result of `point(inside:)`, with numbers.
enum InsideWording {
  /// The comparison with the bounds (HT-10), or the code that answered instead.
  static func working(_ check: InsideCheck, _ point: CGPoint, _ isPossible: Bool) -> Bilingual {
    if let line = check.answeredBy {
      return Bilingual(
        en: "\(check.answer): `\(line)` says so", zh: "\(check.answer)：由 `\(line)` 回答")
    }
    if let script = check.script {
      return Bilingual(
        en: "\(check.answer): \(script.className) line \(script.line) says so",
        zh: "\(check.answer)：由 \(script.className) 第 \(script.line) 行回答")
    }
    guard isPossible, !point.x.isNaN, !point.y.isNaN else {
      return Bilingual(
        en: "false: the transform cannot be undone  GE-25", zh: "false：transform 不可逆  GE-25")
    }
    let bounds = check.bounds.standardized
    let across = range(bounds.minX, point.x, bounds.maxX)
    let down = range(bounds.minY, point.y, bounds.maxY)
    return Bilingual(
      en: "\(across), \(down): \(check.answer)  HT-10",
      zh: "\(across)，\(down)：\(check.answer)  HT-10")
  }

  /// `0 ≤ 40 < 150`, or the half of it that is false.
  private static func range(_ low: Double, _ value: Double, _ high: Double) -> String {
    let (from, at, to) = (Numbers.text(low), Numbers.text(value), Numbers.text(high))
    if value < low { return "\(at) < \(from)" }
    return value < high ? "\(from) ≤ \(at) < \(to)" : "\(at) ≥ \(to)"
  }
}

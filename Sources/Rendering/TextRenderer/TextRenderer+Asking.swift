import Foundation
import Lettering
import Records
import Wording

// The answers to commands that ask about the scene.
extension TextRenderer {
  package func render(_ chain: ChainRecord, into page: inout Page) {
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
    remarks(on: chain, into: &page)
  }

  /// Renders the remarks on a chain.
  func remarks(on chain: ChainRecord, into page: inout Page) {
    if chain.isFromDump {
      page.paragraph(
        say(
          "as far as the dump tells: controllers are not in it (RC-2, RC-3)",
          "以转储所示为限：其中没有控制器（RC-2、RC-3）"), indent: 3, .hint)
    }
    if let wording = chain.delegateWording {
      page.paragraph(wording[language], indent: 3, .hint)
    }
    if let wording = chain.roundWording {
      page.paragraph(wording[language], indent: 3, .hint)
    } else if !chain.reachesApplication {
      page.paragraph(
        say("the chain ends here: it does not reach a window", "链到此为止：没有到达窗口"), indent: 3, .hint)
    } else if teach > .brief {
      page.paragraph(chain.profileNote[language], indent: 3, .faint)
    }
  }

  package func render(_ conversion: ConversionRecord, into page: inout Page) {
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

  package func render(_ reading: GeometryReading, into page: inout Page) {
    let value: String =
      switch reading.asked {
      case .frame: Numbers.rectangle(reading.frame)
      case .bounds: Numbers.rectangle(reading.bounds)
      case .center: Numbers.point(reading.center)
      }
    let term = reading.term?.rawValue ?? "center"
    let asked = reading.asked == .center ? term : reading.asked.rawValue
    page.row("\(reading.view.text).\(asked)  ", value, headEmphasis: .strong)
    if reading.asked == .frame, let transform = reading.transform,
      !transform.allSatisfy(\.isFinite)
    {
      page.paragraph(
        say(
          "undefined: the transform \(Numbers.transform(transform)) is not finite, and no point can "
            + "be carried through it; look for a division by 0",
          "没有定义：transform \(Numbers.transform(transform)) 中有无穷大或 NaN，任何点都无法经过它变换；"
            + "请检查有没有除以 0"), indent: 5, .bad)
      return
    }
    guard reading.asked == .frame, teach > .brief else { return }
    let center = Numbers.point(reading.center)
    let (anchor, size) = (reading.anchorPoint, reading.bounds.size)
    let toAnchor =
      "(\(Numbers.text(anchor.x)) × \(Numbers.text(size.width)), "
      + "\(Numbers.text(anchor.y)) × \(Numbers.text(size.height)))"
    if let transform = reading.transform {
      page.paragraph(
        say(
          "the box around the corners of bounds \(Numbers.rectangle(reading.bounds)): each seen from "
            + "the anchor point \(toAnchor), through \(Numbers.transform(transform)), "
            + "+ \(term) \(center)  GE-1, GE-4\(reading.term == nil ? "" : ", LA-25")",
          "bounds \(Numbers.rectangle(reading.bounds)) 四个角的外接矩形：每个角先相对锚点 \(toAnchor)，"
            + "再经过 \(Numbers.transform(transform))，再加 \(term) \(center)"
            + "  GE-1、GE-4\(reading.term == nil ? "" : "、LA-25")"), indent: 5,
        .faint)
      for corner in reading.corners {
        page.line("     \(TransformRenderer.working(corner))", .faint)
      }
    } else {
      page.paragraph(
        say(
          "origin: \(term) \(center) − anchor point × size \(toAnchor) "
            + "= \(Numbers.point(reading.frame.origin)); the size is that of the bounds  GE-2"
            + (reading.term == nil ? "" : ", LA-25"),
          "原点：\(term) \(center) − anchorPoint × 尺寸 \(toAnchor) "
            + "= \(Numbers.point(reading.frame.origin))；尺寸与 bounds 相同  GE-2"
            + (reading.term == nil ? "" : "、LA-25")), indent: 5, .faint)
    }
  }

  package func render(_ setting: Setting, into page: inout Page) {
    let text =
      switch setting {
      case .teach(let level): "teach \(level.rawValue)"
      case .language(let language): "language \(language == .english ? "en" : "zh")"
      case .code(let language): "language \(language.word)"
      case .profile(let profile): "profile \(profile)"
      case .screen(let size):
        say("screen \(Numbers.size(size)) points", "屏幕 \(Numbers.size(size)) 点")
      case .limits: say("a question may use at most", "单次询问的上限")
      }
    page.line(text)
    guard case .limits(let limits) = setting else { return }
    let rows = [
      ("steps", Numbers.grouped(limits.steps), say("calls and turns of loops", "次调用和循环")),
      ("depth", Numbers.grouped(limits.depth), say("calls within calls", "层嵌套调用")),
      ("memory", Numbers.grouped(limits.memory >> 20), "MB"),
      ("output", Numbers.grouped(limits.output >> 10), say("KB printed", "KB 输出")),
      (
        "map", Numbers.grouped(limits.map),
        say("steps and asked views for a whole map", "整幅命中图的步数和询问的视图数")
      ),
      ("seed", Numbers.grouped(limits.seed), say("for random numbers", "随机数种子")),
    ]
    let width = rows.map(\.1.count).max() ?? 0
    for (word, number, unit) in rows {
      page.line("  \(word.padded(to: 8))\(number.leftPadded(to: width)) \(unit)")
    }
  }

  package func render(_ tree: TreeRecord, into page: inout Page) {
    TreeRenderer(language: language).render(tree, into: &page)
  }

  package func render(_ inspection: Inspection, into page: inout Page) {
    InspectionRenderer(language: language).render(inspection, into: &page)
  }

  package func render(_ names: [NameEntry], into page: inout Page) {
    let width = min(24, names.map { DisplayWidth.of($0.object.text) }.max() ?? 0)
    for entry in names {
      let frame = entry.frame.map { " \(Numbers.rectangle($0))" } ?? ""
      let place =
        entry.place.map { place in
          entry.frame == nil
            ? say(" on \(place.text)", "，添加在 \(place.text) 上")
            : say(" in \(place.text)", "，在 \(place.text) 中")
        } ?? ""
      let absence =
        switch entry.absence {
        case .hidden: say(", on no screen: hidden (WN-4)", "，不在屏幕上：已隐藏（WN-4）")
        case .noScene: say(", on no screen: no windowScene (WN-9)", "，不在屏幕上：没有 windowScene（WN-9）")
        case nil: ""
        }
      page.row(
        "\(entry.object.text.padded(to: width))  ",
        "\(entry.object.className)\(frame)\(place)\(absence)", headEmphasis: .strong)
    }
  }
}

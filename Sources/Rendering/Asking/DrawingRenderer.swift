import EventVocabulary
import Foundation
import Lettering
import Records
import Wording

/// Renders the calls of a drawing, each with the state that it changed.
struct DrawingRenderer: Speaking {
  let language: Language
  let teach: TeachLevel

  package func render(_ drawing: DrawingRecord, into page: inout Page) {
    let name = drawing.view.text
    guard drawing.isOwn else {
      page.paragraph(
        say(
          "`\(name)` has no draw(_:) of its own: nothing is sent to it  DR-11",
          "`\(name)` 没有自己的 draw(_:)：系统不会调用它  DR-11"))
      return
    }
    page.row("\(name)  ", "draw(\(drawing.rectangle))", headEmphasis: .strong, .faint)
    let calls = drawing.calls.map { Self.call($0) }
    let width = min(34, calls.map { DisplayWidth.of($0) }.max() ?? 0)
    for (index, call) in drawing.calls.enumerated() {
      let said =
        call.effects.isEmpty
        ? say("nothing changes", "没有变化")
        : call.effects.map { words($0) }.joined(separator: say("; ", "；"))
      page.row(
        "\("\(index + 1)".leftPadded(to: 3))  \(calls[index].padded(to: width))  ", said,
        headEmphasis: .none, call.effects.isEmpty ? .hint : .none)
    }
    if drawing.calls.isEmpty {
      page.paragraph(say("nothing was called on the context", "没有调用上下文"), indent: 2, .hint)
    }
    if drawing.further > 0 {
      let further = Numbers.grouped(drawing.further)
      page.paragraph(
        say("and \(further) more calls, which are not kept", "另有 \(further) 个调用没有保留"), indent: 2,
        .faint)
    }
  }

  private static func call(_ call: DrawingRecord.Call) -> String {
    ([call.name] + call.numbers.map { number($0) }).joined(separator: " ")
  }

  private static func number(_ value: Double) -> String {
    Numbers.text((value * 1000).rounded() / 1000)
  }

  private func words(_ effect: DrawingEffect) -> String {
    func list(_ numbers: [Double]) -> String {
      numbers.map { Self.number($0) }.joined(separator: " ")
    }
    switch effect {
    case .transform(let numbers): return "CTM [\(list(numbers))]"
    case .fillColor(let parts): return say("fill colour \(list(parts))", "填充颜色 \(list(parts))")
    case .strokeColor(let parts):
      return say("stroke colour \(list(parts))", "描边颜色 \(list(parts))")
    case .lineWidth(let width): return "lineWidth \(Self.number(width))"
    case .lineCap(let cap): return "lineCap \(cap)"
    case .lineJoin(let join): return "lineJoin \(join)"
    case .miterLimit(let limit): return "miterLimit \(Self.number(limit))"
    case .dash(let lengths, let phase):
      return say("dash [\(list(lengths))]", "虚线 [\(list(lengths))]")
        + (phase == 0 ? "" : say(" from \(Self.number(phase))", "，从 \(Self.number(phase)) 开始"))
    case .alpha(let alpha): return "alpha \(Self.number(alpha))"
    case .blendMode(let mode): return "blendMode \(mode)"
    case .shadow(let x, let y, let blur, let color):
      return say(
        "shadow by \(list([x, y])), blur \(Self.number(blur)), colour \(list(color))",
        "阴影偏移 \(list([x, y]))，模糊 \(Self.number(blur))，颜色 \(list(color))")
    case .noShadow: return say("no shadow", "没有阴影")
    case .text(let lines):
      return say(
        "\(lines) \(lines == 1 ? "line" : "lines") of text as \(lines == 1 ? "a box" : "boxes"), no "
          + "fonts here (DR-52)",
        "\(lines) 行文字，每行画成一个方框：这里没有字体（DR-52）")
    case .clips(let count):
      return count == 0
        ? say("no clip", "没有裁剪")
        : say("clip: \(count) \(count == 1 ? "area" : "areas")", "裁剪：\(count) 个区域")
    case .kept(let count):
      return say("\(count) \(count == 1 ? "state" : "states") kept", "栈中有 \(count) 个状态")
    case .path(0): return say("the path is empty", "路径为空")
    case .path(let steps):
      return say("path of \(steps) \(steps == 1 ? "step" : "steps")", "路径有 \(steps) 步")
    case .drawsNothing(let reason): return words(reason)
    case .draws(let pixels, let x, let y, let width, let height):
      let box = "(\(list([x, y])); \(list([width, height])))"
      return say(
        "\(Numbers.grouped(pixels)) \(pixels == 1 ? "pixel" : "pixels") in \(box)",
        "画到 \(Numbers.grouped(pixels)) 个像素，在 \(box) 内")
    }
  }

  private func words(_ reason: DrawingEffect.NothingDrawn) -> String {
    switch reason {
    case .outside:
      say("draws on no pixel: outside of the view or the clip", "没有画到像素：在视图或裁剪之外")
    case .transform:
      say(
        "draws on no pixel: the CTM cannot be inverted, so that all points fall on one line or "
          + "point (TF-8)",
        "没有画到像素：CTM 不可逆，所有点都落在一条线或一个点上（TF-8）")
    case .emptyLayer:
      say("draws on no pixel: the layer is empty (DR-48)", "没有画到像素：透明层里什么也没有（DR-48）")
    case .clear: say("draws on no pixel: the colour is clear", "没有画到像素：颜色是透明的")
    }
  }
}

import Foundation
import Lettering
import Records
import Wording

/// Renders how two views or points relate to each other, with the arithmetic.
struct MeasureRenderer: Speaking {
  let language: Language
  let teach: TeachLevel

  package func render(_ measure: MeasureRecord, into page: inout Page) {
    page.paragraph(space(measure), .faint)
    let names = [name(measure.first), name(measure.second)]
    let width = min(24, names.map { DisplayWidth.of($0) }.max() ?? 0)
    for (end, name) in zip([measure.first, measure.second], names) {
      let turned =
        end.isTurned ? say("  the box around it: it is turned  GE-4", "  外接矩形：它旋转过  GE-4") : ""
      page.row(
        "  \(name.padded(to: width))  ", "\(place(end))\(turned)", headEmphasis: .strong)
      working(end, into: &page)
    }
    gaps(measure, names, into: &page)
  }

  private func gaps(_ measure: MeasureRecord, _ names: [String], into page: inout Page) {
    let isPair = measure.first.view != nil && measure.second.view != nil
    if let insets = measure.insets {
      row(say("inside", "在内"), self.insets(insets, names), into: &page)
    } else {
      row(say("across", "水平"), axis(measure.across, names, isPair, .across), into: &page)
      row(say("down", "竖直"), axis(measure.down, names, isPair, .down), into: &page)
    }
    let isOfPoints = measure.first.view == nil && measure.second.view == nil
    if !isOfPoints { row(say("apart", "间隔"), apart(measure), into: &page) }
    if let gap = measure.gapOfShapes {
      row(
        "",
        gap == 0
          ? say("the shapes themselves touch or overlap", "图形本身相接或重叠")
          : say(
            "the shapes themselves are \(Numbers.text(gap)) apart", "图形本身相距 \(Numbers.text(gap))"),
        into: &page)
    }
    if let containment = measure.containment {
      row(say("its own", "自身"), self.containment(containment), into: &page)
    }
    row(
      isPair ? say("middles", "中心") : isOfPoints ? say("way", "距离") : say("middle", "中心"),
      middles(measure), into: &page)
  }

  private func row(_ label: String, _ text: String, into page: inout Page) {
    page.row("  \(label.padded(to: 8))  ", text)
  }

  // MARK: The two

  private func space(_ measure: MeasureRecord) -> String {
    guard case .view(let view) = measure.space else {
      return say("in points of the screen:", "以屏幕坐标计：")
    }
    let isOne = [measure.first.view, measure.second.view].contains(view)
    return isOne
      ? say("in \(view.text)'s own coordinates:", "以 \(view.text) 自己的坐标系计：")
      : say(
        "in \(view.text), the nearest view that holds both:", "以最近的共同父视图 \(view.text) 的坐标系计：")
  }

  private func name(_ end: MeasureRecord.End) -> String {
    if let view = end.view { return view.text }
    guard let given = end.given else { return "" }
    return given.view.map {
      say(
        "\(Numbers.point(given.point)) in \($0.text)", "\($0.text) 中的 \(Numbers.point(given.point))"
      )
    } ?? Numbers.point(given.point)
  }

  private func place(_ end: MeasureRecord.End) -> String {
    if end.view != nil { return Numbers.rectangle(end.frame) }
    // A point of the space itself was already named.
    return end.steps.isEmpty && end.given?.view == nil ? "" : Numbers.point(end.middle)
  }

  /// Renders the conversion of a view's origin or of a point.
  private func working(_ end: MeasureRecord.End, into page: inout Page) {
    let steps = end.steps.filter { !$0.changesNothing }
    guard teach > .brief, steps.count > 1 || end.given?.view != nil || teach == .full else {
      return
    }
    for step in steps {
      page.row(
        "    \(say("out of \(step.view.text)", "离开 \(step.view.text)"))  ",
        ConversionWording.working(step, isBrief: true)[language], headEmphasis: .faint, .faint)
    }
  }

  // MARK: Gaps

  private enum Direction { case across, down }

  private func axis(
    _ axis: MeasureRecord.Axis, _ names: [String], _ isPair: Bool, _ direction: Direction
  ) -> String {
    let (first, second) = (names[0], names[1])
    switch axis {
    case .shared(let from, let to):
      let (low, high) = (Numbers.text(from), Numbers.text(to))
      if from == to {
        return isPair
          ? say("both at \(low)", "都在 \(low)") : say("level at \(low): 0", "同在 \(low)：0")
      }
      return say(
        "both from \(low) to \(high): \(Numbers.text(to - from))",
        "共有 \(low) 到 \(high)：\(Numbers.text(to - from))")
    case .after(let end, let begin):
      let working = "\(Numbers.text(begin)) − \(Numbers.text(end)) = \(Numbers.text(begin - end))"
      if begin == end {
        return say(
          "\(second) begins at \(Numbers.text(end)), where \(first) ends: 0",
          "\(second) 从 \(first) 结束的 \(Numbers.text(end)) 开始：0")
      }
      return direction == .across
        ? say("\(second) is right of \(first): \(working)", "\(second) 在 \(first) 右边：\(working)")
        : say("\(second) is below \(first): \(working)", "\(second) 在 \(first) 下方：\(working)")
    case .before(let end, let begin):
      let working = "\(Numbers.text(begin)) − \(Numbers.text(end)) = \(Numbers.text(begin - end))"
      if begin == end {
        return say(
          "\(second) ends at \(Numbers.text(end)), where \(first) begins: 0",
          "\(second) 在 \(first) 开始的 \(Numbers.text(end)) 结束：0")
      }
      return direction == .across
        ? say("\(second) is left of \(first): \(working)", "\(second) 在 \(first) 左边：\(working)")
        : say("\(second) is above \(first): \(working)", "\(second) 在 \(first) 上方：\(working)")
    }
  }

  private func insets(_ insets: MeasureRecord.Insets, _ names: [String]) -> String {
    let (inner, outer) = insets.isSecond ? (names[1], names[0]) : (names[0], names[1])
    let sides = [insets.top, insets.left, insets.bottom, insets.right].map { Numbers.text($0) }
    return say(
      "\(inner) lies in \(outer): top \(sides[0]), left \(sides[1]), bottom \(sides[2]), "
        + "right \(sides[3])",
      "\(inner) 在 \(outer) 里：上 \(sides[0])，左 \(sides[1])，下 \(sides[2])，右 \(sides[3])")
  }

  private func apart(_ measure: MeasureRecord) -> String {
    if let overlap = measure.overlap {
      let square = overlap.width * overlap.height
      let area = Int(exactly: square).map(Numbers.grouped) ?? Numbers.text(square)
      return say(
        "0: they share \(Numbers.rectangle(overlap)), \(area) square points",
        "0：重叠部分 \(Numbers.rectangle(overlap))，面积 \(area)")
    }
    let (x, y) = (measure.across.gap, measure.down.gap)
    let isPair = measure.first.view != nil && measure.second.view != nil
    guard x > 0, y > 0 else { return distance(measure.gap, isPair) }
    let working = "√(\(Numbers.text(x))² + \(Numbers.text(y))²) = \(Numbers.text(measure.gap))"
    return isPair
      ? say("\(working) between the nearest corners", "\(working)，最近的角之间")
      : say("\(working) to the nearest corner", "\(working)，到最近的角")
  }

  private func distance(_ gap: Double, _ isPair: Bool) -> String {
    if gap == 0 { return say("0: nothing is between them", "0：之间没有间隔") }
    return isPair
      ? say("\(Numbers.text(gap)) between the nearest edges", "\(Numbers.text(gap))，最近的边之间")
      : say("\(Numbers.text(gap)) to the nearest edge", "\(Numbers.text(gap))，到最近的边")
  }

  private func containment(_ containment: MeasureRecord.Containment) -> String {
    let view = containment.view.text
    guard let point = containment.point else {
      return containment.singular.map {
        say(
          "the transform of \($0.text) cannot be undone (GE-25)",
          "\($0.text) 的 transform 不可逆（GE-25）")
      }
        ?? say(
          "the point has no place in \(view): numbers on the way are infinite",
          "该点在 \(view) 中没有位置：换算途中出现无穷大")
    }
    let bounds = Numbers.rectangle(containment.bounds)
    return containment.isInside
      ? say(
        "in \(view)'s coordinates \(Numbers.point(point)), inside its bounds \(bounds)  HT-10",
        "在 \(view) 的坐标系中是 \(Numbers.point(point))，在 bounds \(bounds) 之内  HT-10")
      : say(
        "in \(view)'s coordinates \(Numbers.point(point)), outside its bounds \(bounds)  HT-10",
        "在 \(view) 的坐标系中是 \(Numbers.point(point))，在 bounds \(bounds) 之外  HT-10")
  }

  private func middles(_ measure: MeasureRecord) -> String {
    let (x, y) = (measure.betweenMiddles.width, measure.betweenMiddles.height)
    var parts: [String] = []
    if x != 0 {
      parts.append(
        x > 0
          ? say("\(Numbers.text(x)) right", "右 \(Numbers.text(x))")
          : say("\(Numbers.text(-x)) left", "左 \(Numbers.text(-x))"))
    }
    if y != 0 {
      parts.append(
        y > 0
          ? say("\(Numbers.text(y)) down", "下 \(Numbers.text(y))")
          : say("\(Numbers.text(-y)) up", "上 \(Numbers.text(-y))"))
    }
    let way = parts.isEmpty ? say("the same", "相同") : parts.joined(separator: say(", ", "，"))
    let total =
      parts.count == 2
      ? say(
        ": √(\(Numbers.text(abs(x)))² + \(Numbers.text(abs(y)))²) = "
          + "\(Numbers.text(measure.middleDistance))",
        "：√(\(Numbers.text(abs(x)))² + \(Numbers.text(abs(y)))²) = "
          + "\(Numbers.text(measure.middleDistance))") : ""
    return say(
      "\(Numbers.point(measure.first.middle)) to \(Numbers.point(measure.second.middle)): \(way)",
      "\(Numbers.point(measure.first.middle)) 到 \(Numbers.point(measure.second.middle))：\(way)")
      + total
  }
}

extension PointConversion {
  /// Whether both coordinates are the same.
  fileprivate var changesNothing: Bool {
    transform == nil && frameOrigin == .zero && boundsOrigin == .zero
  }
}

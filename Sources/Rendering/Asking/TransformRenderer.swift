import Foundation
import Lettering
import Records
import Wording

/// Renders a transform step by step: the matrix after each step, both ways to write it, the other
/// order, and where the corners move, in numbers and as a picture.
struct TransformRenderer: Speaking {
  let language: Language
  let teach: TeachLevel

  package func render(_ record: TransformRecord, into page: inout Page) {
    let steps = record.stages.map { Self.words($0.step) }
    page.row(
      "\(record.view.text)  ",
      steps.isEmpty
        ? say("the transform that it has", "现有的变换") : steps.joined(separator: " then "),
      headEmphasis: .strong)
    let width = max(steps.map(\.count).max() ?? 0, 6)
    for (word, stage) in zip(steps, record.stages) {
      page.row("  \(word.padded(to: width))  ", Numbers.transform(stage.product))
    }
    if steps.isEmpty {
      page.row("  \(say("matrix", "矩阵").padded(to: width))  ", Numbers.transform(record.matrix))
    }
    if steps.count > 1 { order(record, into: &page) }
    corners(record, into: &page)
    page.row("  frame  ", "\(Numbers.rectangle(record.frame))  GE-4", headEmphasis: .strong)
    if !record.isInvertible {
      page.paragraph(
        record.term == nil
          ? say(
            "it cannot be undone: no touch gets in, and `inverted()` returns it unchanged  TF-8",
            "不可逆：触摸进不去，`inverted()` 原样返回  TF-8")
          : say(
            "it cannot be undone: `inverted()` returns it unchanged  TF-8",
            "不可逆：`inverted()` 原样返回  TF-8"), indent: 2, .bad)
    }
    for line in CornerPicture(record, width: page.style.width - 2).lines { page.line("  " + line) }
    guard !steps.isEmpty else { return }
    page.row(
      say("  to set it  ", "  设置  "),
      "set \(record.view.text).transform "
        + record.stages.reversed().map { Self.typed($0.step) }.joined(separator: " "),
      headEmphasis: .faint)
  }

  // MARK: Order

  private func order(_ record: TransformRecord, into page: inout Page) {
    let steps = record.stages.map(\.step)
    let first = steps.first.map(Self.initializer) ?? ""
    let joined = steps.dropFirst().reduce(first) { "\($0).concatenating(\(Self.initializer($1)))" }
    let chained = steps.dropLast().reversed().reduce(steps.last.map(Self.initializer) ?? "") {
      $0 + Self.call($1)
    }
    page.row(say("  in Swift  ", "  Swift 写法  "), joined, headEmphasis: .faint)
    page.row(
      say("  or        ", "  或          "),
      say(
        "\(chained): the last call acts first  TF-4", "\(chained)：最后的调用先作用  TF-4"),
      headEmphasis: .faint)
    guard let reverse = record.reverse else { return }
    let isSame = zip(reverse, record.matrix).allSatisfy { abs($0 - $1) < 1e-9 }
    let words = steps.reversed().map(Self.words).joined(separator: " then ")
    page.row(
      say("  reversed  ", "  反过来      "),
      isSame
        ? say("\(words) gives the same matrix", "\(words) 得到同样的矩阵")
        : say(
          "\(words) gives \(Numbers.transform(reverse)): the order matters  TF-6",
          "\(words) 得到 \(Numbers.transform(reverse))：顺序有影响  TF-6"), headEmphasis: .faint)
  }

  package static func words(_ step: TransformRecord.Step) -> String {
    switch step {
    case .rotate(let degrees): "rotate \(Numbers.text(degrees))deg"
    case .scale(let x, let y): x == y ? "scale \(number(x))" : "scale \(number(x)) \(number(y))"
    case .move(let x, let y): "move \(number(x)) \(number(y))"
    }
  }

  /// The step as `set NAME.transform` takes it.
  private static func typed(_ step: TransformRecord.Step) -> String {
    switch step {
    case .rotate(let degrees): "rotation \(Numbers.text(degrees))deg"
    case .scale(let x, let y): "scale \(number(x)) \(number(y))"
    case .move(let x, let y): "translation \(number(x)) \(number(y))"
    }
  }

  private static func initializer(_ step: TransformRecord.Step) -> String {
    switch step {
    case .rotate(let degrees): "CGAffineTransform(rotationAngle: \(radians(degrees)))"
    case .scale(let x, let y): "CGAffineTransform(scaleX: \(number(x)), y: \(number(y)))"
    case .move(let x, let y): "CGAffineTransform(translationX: \(number(x)), y: \(number(y)))"
    }
  }

  private static func call(_ step: TransformRecord.Step) -> String {
    switch step {
    case .rotate(let degrees): ".rotated(by: \(radians(degrees)))"
    case .scale(let x, let y): ".scaledBy(x: \(number(x)), y: \(number(y)))"
    case .move(let x, let y): ".translatedBy(x: \(number(x)), y: \(number(y)))"
    }
  }

  /// An angle in Swift: a simple fraction of π, such as `.pi / 6`, if it is one.
  private static func radians(_ degrees: Double) -> String {
    let part = 180 / degrees
    if abs(part - part.rounded()) < 1e-9, abs(part) <= 360 {
      return abs(part) == 1
        ? (part < 0 ? "-.pi" : ".pi")
        : "\(part < 0 ? "-" : "").pi / \(Numbers.text(abs(part).rounded()))"
    }
    return "\(number(degrees)) * .pi / 180"
  }

  private static func number(_ value: Double) -> String { Numbers.text(value) }

  // MARK: Corners

  private func corners(_ record: TransformRecord, into page: inout Page) {
    if teach > .brief {
      let center = "\(record.term?.rawValue ?? "center") \(Numbers.point(record.center))"
      page.paragraph(
        say(
          "corners: from the anchor point, through the matrix, + \(center)  GE-1, TF-11",
          "四个角：相对锚点，经过矩阵，再加 \(center)  GE-1、TF-11"), indent: 2,
        .faint)
    }
    for (letter, corner) in zip(Self.letters, record.corners) {
      page.row("  \(letter)  ", Self.working(corner))
    }
    guard teach > .brief, record.matrix.count == 6, let corner = record.corners.first else {
      return
    }
    let m = record.matrix.map { Numbers.text(abs($0) < 1e-15 ? 0 : $0) }
    let (x, y) = (Numbers.text(corner.offset.x), Numbers.text(corner.offset.y))
    page.paragraph(
      say("A: ", "A：")
        + "x' = a·x + c·y + tx = \(m[0]) × \(x) + \(m[2]) × \(y) + \(m[4]) "
        + "= \(Self.short(corner.moved.x)), "
        + "y' = b·x + d·y + ty = \(m[1]) × \(x) + \(m[3]) × \(y) + \(m[5]) "
        + "= \(Self.short(corner.moved.y))  TF-1", indent: 2, .faint)
  }

  static let letters = ["A", "B", "C", "D"]

  /// `(-100, -100) → (-36.6, -136.6) → (163.4, 63.4)`.
  static func working(_ corner: TransformRecord.Corner) -> String {
    [corner.offset, corner.moved, corner.after].map(Numbers.shortPoint).joined(separator: " → ")
  }

  private static func short(_ value: Double) -> String {
    Numbers.text((value * 100).rounded() / 100)
  }
}

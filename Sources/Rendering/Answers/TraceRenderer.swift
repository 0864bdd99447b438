import Foundation
import Lettering
import Records
import Wording

/// Renders a traced hit test: a numbered line for each view that was asked, refused siblings
/// folded, and the views that were never asked.
package struct TraceRenderer {
  let language: Language
  let teach: TeachLevel
  /// Whether every step has its own line.
  var isUnfolded = false

  package init(language: Language, teach: TeachLevel, isUnfolded: Bool = false) {
    self.language = language
    self.teach = teach
    self.isUnfolded = isUnfolded
  }

  /// The maximum number of refused siblings of one superview that have their own lines.
  private var unfolded: Int { isUnfolded ? .max - 1 : teach == .full ? 12 : 3 }
  /// The maximum number of views named in one line.
  private static let named = 4

  package func render(_ trace: HitTestTrace, into page: inout Page) {
    ConsoleRenderer(language: language, teach: teach).render(trace.strays, into: &page)
    if let origin = trace.origin {
      page.paragraph(Self.wording(origin, trace.point)[language], .faint)
    }
    if trace.steps.isEmpty {
      page.paragraph(
        Bilingual(en: "no window is on the screen: nobody was asked", zh: "屏幕上没有窗口：没有视图被询问")[
          language])
    }
    let columns = Columns(trace.steps)
    let shown = cut(folded(trace.steps))
    for row in shown {
      switch row {
      case .step(let step): render(step, columns, into: &page)
      case .fold(let count, let depth):
        page.row(
          columns.blankHead(depth: depth),
          Bilingual(
            en:
              "\(Numbers.grouped(count)) more siblings refused: point outside (trace all lists them)",
            zh: "另有 \(Numbers.grouped(count)) 个兄弟视图拒绝：点在外部（trace all 全部列出）")[language], .faint)
      case .gap(let count):
        page.line(
          Bilingual(
            en: "   … \(Numbers.grouped(count)) more lines (trace all lists them)",
            zh: "   … 另有 \(Numbers.grouped(count)) 行（trace all 全部列出）")[language], .faint)
      }
    }
    if trace.isStopped {
      if let stop = trace.stop { page.row("   ", stop.wording[language], .bad) }
      return
    }
    for step in trace.steps.reversed() where !step.neverAsked.isEmpty && !step.outcome.isNil {
      neverAsked(step, in: trace, columns, into: &page)
    }
    result(trace, into: &page)
  }

  // MARK: Steps

  private func render(_ step: HitTestStep, _ columns: Columns, into page: inout Page) {
    let head = columns.head(step)
    let said = decision(step)
    page.row(
      head, said[language], headEmphasis: step.outcome.isNil ? .faint : .none,
      step.outcome.isNil ? .faint : .none)
    if teach == .full, let conversion = step.conversion, let working = working(conversion) {
      page.paragraph(working[language], indent: 6, .faint)
    }
    ScriptLinesRenderer(language: language, teach: teach).render(step.lines, into: &page)
    if step.outcome.isNil, !step.neverAsked.isEmpty {
      let all = step.neverAskedInAll
      let names = list(step.neverAsked)
      let more = all > step.neverAsked.count ? all : nil
      page.paragraph(
        Bilingual(
          en: "never asked, because \(step.view.inRow) refused: \(names.en)"
            + (more.map { " (\(Numbers.grouped($0)) views in all)" } ?? ""),
          zh: "从未被询问，因为 \(step.view.inRow) 拒绝了：\(names.zh)"
            + (more.map { "（共 \(Numbers.grouped($0)) 个视图）" } ?? ""))[language],
        indent: 6, hang: 2, .faint)
    }
  }

  /// The decisions of one view, in order.
  package func decision(_ step: HitTestStep) -> Bilingual {
    if step.outcome == .stopped { return stopped(step) }
    if let line = step.answeredBy {
      let answer = replacedAnswer(step.outcome)
      return Bilingual(
        en: "`\(line)` answers: \(answer) (HT-26)", zh: "由 `\(line)` 回答：\(answer)（HT-26）")
    }
    if let script = step.script {
      let answer = replacedAnswer(step.outcome)
      let inside = step.inside == nil ? Bilingual(en: "", zh: "") : insideWording(step)
      let gap = inside.en.isEmpty ? "" : " · "
      return Bilingual(
        en: "\(inside.en)\(gap)\(script.className) line \(script.line) returns \(answer)",
        zh: "\(inside.zh)\(gap)\(script.className) 第 \(script.line) 行返回 \(answer)")
    }
    if case .refused(let reason) = step.outcome {
      let fact = reason.fact
      return Bilingual(
        en: "\(fact.en): nil, point(inside:) not called  HT-3",
        zh: "\(fact.zh)：nil，不调用 point(inside:)  HT-3")
    }
    let inside = insideWording(step)
    switch step.outcome {
    case .outside:
      return Bilingual(en: "can be touched · \(inside.en)  nil", zh: "可触摸 · \(inside.zh)  nil")
    case .itself where step.subviewCount == 0:
      return Bilingual(
        en: "can be touched · \(inside.en)  no subviews: itself",
        zh: "可触摸 · \(inside.zh)  没有子视图：返回自己")
    default:
      let asks = asking(step)
      return Bilingual(
        en: "can be touched · \(inside.en)  \(asks.en)", zh: "可触摸 · \(inside.zh)  \(asks.zh)")
    }
  }

  /// The wording for a view that was being asked when the code was stopped.
  private func stopped(_ step: HitTestStep) -> Bilingual {
    if let inside = step.inside, inside.answer {
      let (said, asks) = (insideWording(step), asking(step))
      return Bilingual(
        en: "can be touched · \(said.en)  \(asks.en)", zh: "可触摸 · \(said.zh)  \(asks.zh)")
    }
    return Bilingual(en: "no answer: the code was stopped", zh: "没有回答：代码被停止")
  }

  private func replacedAnswer(_ outcome: HitTestOutcome) -> String {
    if case .replaced(let view?) = outcome { return view.inRow }
    return "nil"
  }

  private func insideWording(_ step: HitTestStep) -> Bilingual {
    guard let check = step.inside else { return Bilingual(en: "not asked", zh: "未询问") }
    if let script = check.script {
      let (en, zh) = check.answer ? ("inside", "在内部") : ("OUTSIDE", "在外部")
      return Bilingual(
        en: "\(en): \(script.className) line \(script.line)",
        zh: "\(zh)：\(script.className) 第 \(script.line) 行")
    }
    let by = check.answeredBy.map { " (`\($0)`)" } ?? ""
    if check.answer { return Bilingual(en: "inside\(by)", zh: "在内部\(by)") }
    if !by.isEmpty { return Bilingual(en: "OUTSIDE\(by)", zh: "在外部\(by)") }
    if step.conversion?.isPossible == false {
      return Bilingual(en: "OUTSIDE: its transform cannot be undone", zh: "在外部：transform 不可逆")
    }
    let bounds = Numbers.rectangle(check.bounds)
    return Bilingual(en: "OUTSIDE \(bounds)", zh: "在外部 \(bounds)")
  }

  private func asking(_ step: HitTestStep) -> Bilingual {
    switch step.subviewCount {
    case 1: return Bilingual(en: "asks its subview", zh: "询问子视图")
    default:
      return Bilingual(
        en: "asks \(Numbers.grouped(step.subviewCount)), last first",
        zh: "倒序询问 \(Numbers.grouped(step.subviewCount)) 个子视图")
    }
  }

  private func working(_ conversion: PointConversion) -> Bilingual? {
    let text = ConversionWording.working(conversion)
    return Bilingual(en: text.en, zh: text.zh)
  }

  // MARK: Folding

  private enum Row {
    case step(HitTestStep)
    case fold(count: Int, depth: Int)
    case gap(count: Int)
  }

  /// The number of rows before and after the gap in a very long trace.
  private static let (first, last) = (200, 20)

  /// The rows without the middle of a very long trace: infinite recursion asks thousands of times.
  private func cut(_ rows: [Row]) -> [Row] {
    let left = rows.count - Self.first - Self.last
    guard left > 1, !isUnfolded else { return rows }
    return rows.prefix(Self.first) + [.gap(count: left)] + rows.suffix(Self.last)
  }

  /// The steps, with the rows of refused siblings beyond the first few merged into one.
  private func folded(_ steps: [HitTestStep]) -> [Row] {
    var rows: [Row] = []
    var index = 0
    while index < steps.count {
      var end = index
      while end < steps.count, canFold(steps[end]), steps[end].askedBy == steps[index].askedBy {
        end += 1
      }
      let keep = end - index > unfolded + 1 ? unfolded : end - index
      for step in steps[index..<index + keep] { rows.append(.step(step)) }
      if end - index > keep {
        rows.append(.fold(count: end - index - keep, depth: steps[index].depth))
      }
      if end == index {
        rows.append(.step(steps[index]))
        end += 1
      }
      index = end
    }
    return rows
  }

  private func canFold(_ step: HitTestStep) -> Bool {
    step.outcome == .outside && step.inside?.answeredBy == nil && step.lines.isEmpty
  }

  // MARK: The end

  private func neverAsked(
    _ step: HitTestStep, in trace: HitTestTrace, _ columns: Columns, into page: inout Page
  ) {
    let names = list(step.neverAsked)
    let reason: Bilingual
    if step.answeredBy != nil || step.script != nil {
      reason = Bilingual(
        en: "\(step.view.inRow) answered without them", zh: "\(step.view.inRow) 没有询问它们就作了回答")
    } else if let sibling = trace.answeringChild(of: step) {
      let what =
        step.neverAsked.count == 1
        ? Bilingual(en: "in front of it", zh: "前面") : Bilingual(en: "in front of them", zh: "前面")
      reason = Bilingual(
        en: "\(sibling.inRow), \(what.en), has already returned  HT-5",
        zh: "\(what.zh)的 \(sibling.inRow) 已经返回  HT-5")
    } else {
      return
    }
    page.row(
      columns.blankHead(depth: step.depth + 1),
      Bilingual(en: "\(names.en) never asked: \(reason.en)", zh: "\(names.zh) 从未被询问：\(reason.zh)")[
        language], .faint)
  }

  private func result(_ trace: HitTestTrace, into page: inout Page) {
    page.row("   ", Self.ending(trace)[language], .strong)
    guard let result = trace.result else { return }
    if trace.isResultStray {
      page.paragraph(
        Bilingual(
          en: """
            \(result.inRow) is in no window: nothing receives such a touch, and UIKit logs an error. \
            Return a view of the same window, or nil  HT-30
            """,
          zh: """
            \(result.inRow) 不在任何窗口里：没有人会收到这样的触摸，UIKit 还会记录一条错误。\
            应返回同一窗口中的视图，或 nil  HT-30
            """)[language], indent: 3, .bad)
    }
    guard teach > .brief else { return }
    if let last = trace.steps.last(where: { $0.view == result }), last.subviewCount > 0,
      last.outcome == .itself, last.answeredBy == nil
    {
      page.paragraph(
        Bilingual(
          en: "all of its subviews refused, so it returns itself  HT-6",
          zh: "子视图都拒绝，所以返回自己  HT-6")[
            language], indent: 3, .faint)
    }
    guard teach == .full, trace.chain.count > 1 else { return }
    page.paragraph(
      Bilingual(
        en: "if nobody handles it: \(trace.chain.map(\.inRow).joined(separator: " → "))",
        zh: "如果谁都不处理：\(trace.chain.map(\.inRow).joined(separator: " → "))")[language], indent: 3,
      hang: 2, .faint)
  }

  /// The conclusion: which view gets the touch.
  package static func ending(_ trace: HitTestTrace) -> Bilingual {
    guard let result = trace.result else {
      return Bilingual(en: "hit-test view: nil, nobody gets the touch", zh: "命中视图：nil，没有视图收到触摸")
    }
    return Bilingual(en: "hit-test view: \(result.called)", zh: "命中视图：\(result.called)")
  }

  private func list(_ names: [ObjectName]) -> Bilingual {
    let first = names.prefix(isUnfolded ? .max : Self.named).map(\.inRow)
    guard names.count > first.count else {
      return Bilingual(en: first.joined(separator: ", "), zh: first.joined(separator: "、"))
    }
    let more = Numbers.grouped(names.count - first.count)
    return Bilingual(
      en: "\(first.joined(separator: ", ")) and \(more) more",
      zh: "\(first.joined(separator: "、")) 等共 \(Numbers.grouped(names.count)) 个")
  }

  /// The wording for the origin of the point.
  package static func wording(_ origin: HitTestTrace.Origin, _ point: CGPoint) -> Bilingual {
    switch origin {
    case .screen:
      Bilingual(
        en: "\(Numbers.point(point)) on the screen", zh: "屏幕上的 \(Numbers.point(point))")
    case .middle(let view):
      Bilingual(
        en: "the middle of \(view.inRow) is \(Numbers.point(point)) on the screen",
        zh: "\(view.inRow) 的中点在屏幕上是 \(Numbers.point(point))")
    case .point(let own, let view):
      Bilingual(
        en: "\(Numbers.point(own)) in \(view.inRow) is \(Numbers.point(point)) on the screen",
        zh: "\(view.inRow) 中的 \(Numbers.point(own)) 在屏幕上是 \(Numbers.point(point))")
    }
  }
}

/// The columns of a trace: numbers, names indented by depth, points.
private struct Columns {
  private let numberWidth: Int
  private let nameWidth: Int
  private let pointWidth: Int

  init(_ steps: [HitTestStep]) {
    numberWidth = max(2, String(steps.count).count)
    let sample = steps.prefix(2000)
    nameWidth = min(
      26, sample.map { DisplayWidth.of(Self.name($0.view.inRow, $0.depth)) }.max() ?? 0)
    pointWidth = min(20, sample.map { Numbers.shortPoint($0.point).count }.max() ?? 0)
  }

  /// The name after a dot for each level; narrower from the fifth level, a number from the
  /// thirteenth, so that deep trees fit on the page.
  private static func name(_ text: String, _ depth: Int) -> String {
    switch depth {
    case ...4: String(repeating: "· ", count: depth) + text
    case ...12: String(repeating: "·", count: depth) + " \(text)"
    default: "··\(depth)·· \(text)"
    }
  }

  func head(_ step: HitTestStep) -> String {
    let digits = String(step.number)
    let number = String(repeating: " ", count: numberWidth - digits.count) + digits
    let name = Self.name(step.view.inRow, step.depth).shortened(to: 26).padded(to: nameWidth)
    return "\(number) \(name)  \(Numbers.shortPoint(step.point).padded(to: pointWidth))  "
  }

  func blankHead(depth: Int) -> String {
    String(repeating: " ", count: numberWidth + 1) + Self.name("", depth)
  }
}

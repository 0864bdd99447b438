import Foundation
import Lettering
import Records
import Wording

/// Renders two traces of one point side by side, with the first difference marked.
package struct TracePairRenderer: Speaking {
  package let language: Language

  package init(language: Language) {
    self.language = language
  }

  package func render(_ pair: TracePair, into page: inout Page) {
    guard page.style.width >= Self.leastForTwo else { return stacked(pair, into: &page) }
    let labelWidth = 20
    let width = max(12, (page.style.width - labelWidth - 6) / 2)
    func row(_ mark: String, _ label: String, _ yours: String, _ expected: String) {
      let left = Wrapping.lines(Escaping.visible(yours), width: width, indent: 2)
      let right = Wrapping.lines(Escaping.visible(expected), width: width, indent: 2)
      for index in 0..<max(left.count, right.count) {
        let head = index == 0 ? "\(mark) \(label)" : ""
        let mine = index < left.count ? left[index] : ""
        let other = index < right.count ? right[index] : ""
        page.line(
          (head.shortened(to: labelWidth + 1).padded(to: labelWidth + 2)
            + mine.padded(to: width + 2)
            + other).withoutBlanksBehind)
      }
    }
    row(
      " ", say("at \(Numbers.shortPoint(pair.point))", "在 \(Numbers.shortPoint(pair.point))"),
      say("yours", "你的代码"), say("expected", "参考答案"))
    let rows = cells(pair)
    for cells in rows {
      let number = cells.beginsStep ? "\(cells.step)".leftPadded(to: 2) : "  "
      row(
        cells.isFirst ? "▸" : " ", "\(number) \(cells.label)", cells.yours ?? "—",
        cells.expected ?? cells.absence)
    }
    legend(rows.contains(where: \.isFirst), into: &page)
  }

  private func legend(_ isMarked: Bool, into page: inout Page) {
    if isMarked { page.line(say("  ▸ the first difference", "  ▸ 第一处不同"), .faint) }
  }

  /// The minimum number of columns in which two answers fit side by side.
  private static let leastForTwo = 56

  /// Renders the traces one below the other, with equal decisions shown once.
  private func stacked(_ pair: TracePair, into page: inout Page) {
    page.line(say("at \(Numbers.shortPoint(pair.point))", "在 \(Numbers.shortPoint(pair.point))"))
    let rows = cells(pair)
    defer { legend(rows.contains(where: \.isFirst), into: &page) }
    for cells in rows {
      let number = cells.beginsStep ? "\(cells.step)".leftPadded(to: 2) : "  "
      let head = "\(cells.isFirst ? "▸" : " ") \(number) \(cells.label)  "
      let (yours, expected) = (cells.yours ?? "—", cells.expected ?? cells.absence)
      if yours == expected {
        page.row(head, yours)
      } else {
        page.line(head.withoutBlanksBehind)
        page.row(say("      yours: ", "      你的代码："), yours)
        page.row(say("      expected: ", "      参考答案："), expected)
      }
    }
  }

  /// The words of a decision in both traces.
  package struct Cells {
    package let step: Int
    /// Whether it is the first decision of its step.
    package let beginsStep: Bool
    package let label: String
    /// nil if this trace does not have the decision.
    package let yours: String?
    package let expected: String?
    /// The text if the solution does not have the decision: its lines of code are omitted.
    package let absence: String
    /// Whether it is the first difference.
    package let isFirst: Bool
  }

  package func cells(_ pair: TracePair) -> [Cells] {
    var isMarked = false
    var step = 0
    return pair.rows.map { facts in
      let isFirst = facts.isDifferent && !isMarked
      if isFirst { isMarked = true }
      defer { step = facts.step }
      let areOthers = asked(facts.yours)?.text != asked(facts.expected)?.text
      return Cells(
        step: facts.step, beginsStep: facts.step != step, label: label(facts, areOthers),
        yours: facts.yours.map { text($0, withName: areOthers) },
        expected: facts.expected.map { text($0, withName: areOthers) },
        absence: isLine(facts) ? "" : "—", isFirst: isFirst)
    }
  }

  private func asked(_ fact: TracePair.Fact?) -> ObjectName? {
    if case .asked(let view, _)? = fact { return view }
    return nil
  }

  private func isLine(_ row: TracePair.Row) -> Bool {
    switch row.yours {
    case .line, .earlier: return true
    default: return false
    }
  }

  private func label(_ row: TracePair.Row, _ areOthers: Bool) -> String {
    switch row.yours ?? row.expected {
    case .asked(let view, _): areOthers ? say("asked", "询问") : view.text
    case .line(let line): say("   line \(line.line)", "   第 \(line.line) 行")
    case .earlier: say("   before", "   之前")
    case .inside: say("   inside", "   在内部")
    case .asks, .returnsItself, .returns: say("   then", "   然后")
    case .result: say("hit-test view", "命中视图")
    case nil: ""
    }
  }

  private func text(_ fact: TracePair.Fact, withName: Bool) -> String {
    switch fact {
    case .asked(let view, let point):
      withName ? "\(view.text) \(Numbers.shortPoint(point))" : Numbers.shortPoint(point)
    case .line(let line):
      ScriptLinesRenderer.words(line).map { $0[language] }.joined(separator: ", ")
    case .earlier(let count):
      say("… \(Numbers.grouped(count)) lines", "……\(Numbers.grouped(count)) 行")
    case .inside(let answer): String(answer)
    case .asks(let view): say("asks \(view.text)", "询问 \(view.text)")
    case .returnsItself: say("returns self", "返回 self")
    case .returns(let view):
      say("returns \(view?.text ?? "nil")", "返回 \(view?.text ?? "nil")")
    case .result(let view): view?.text ?? "nil"
    }
  }
}

import Foundation
import Records

/// Shows two traces of one point beside each other, with the first difference marked.
struct TracePairRenderer {
  let language: Language

  private func say(_ english: String, _ chinese: String) -> String {
    language == .english ? english : chinese
  }

  func render(_ pair: TracePair, into page: inout Page) {
    let rows = pair.rows
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
      say("yours", "你的"), say("expected", "应当"))
    var isMarked = false
    var step = 0
    for facts in rows {
      let isFirst = facts.isDifferent && !isMarked
      if isFirst { isMarked = true }
      let number = facts.step == step ? "  " : "\(facts.step)".leftPadded(to: 2)
      step = facts.step
      row(
        isFirst ? "▸" : " ", "\(number) \(label(facts.yours ?? facts.expected))",
        facts.yours.map(text) ?? "—", facts.expected.map(text) ?? "—")
    }
    if isMarked { page.line(say("  ▸ the first difference", "  ▸ 第一处不同"), .faint) }
  }

  private func label(_ fact: TracePair.Fact?) -> String {
    switch fact {
    case .asked(let view, _): view.text
    case .line(let line): say("   line \(line.line)", "   第 \(line.line) 行")
    case .inside: say("   inside", "   在内部")
    case .answered: say("   answers", "   返回")
    case .result: say("hit-test view", "命中视图")
    case nil: ""
    }
  }

  private func text(_ fact: TracePair.Fact) -> String {
    switch fact {
    case .asked(_, let point): Numbers.shortPoint(point)
    case .line(let line): line.facts.map(text).joined(separator: ", ")
    case .inside(let answer): String(answer)
    case .answered(.itself): say("itself", "自己")
    case .answered(.subview(let view)), .answered(.replaced(.some(let view))): view.text
    case .answered: "nil"
    case .result(let view): view?.text ?? "nil"
    }
  }

  private func text(_ fact: ScriptFact) -> String {
    switch fact {
    case .assigned(let name, let value): "\(name) = \(value)"
    case .decided(let text, let result): "\(text) → \(result)"
    case .bound(let name, let value): "\(name) = \(value ?? "nil")"
    case .returned(let value): say("returns \(value)", "返回 \(value)")
    case .printed(let text): say("prints \(text)", "打印 \(text)")
    }
  }
}

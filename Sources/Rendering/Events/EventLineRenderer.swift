import Foundation
import Lettering
import Records
import Rulebook
import Wording

/// Renders one complete line of the trace of an event: a row for each fact.
struct EventLineRenderer: Speaking {
  let language: Language
  let teach: TeachLevel

  package func render(_ line: EventTraceLine, into page: inout Page) {
    let event = EventRowMaker(steps: line.steps).row(for: line.line, number: line.number)
    let time = Numbers.time(event.time - line.start)
    page.row(
      say(
        "line \(line.number) of \(line.count)  ", "第 \(line.number) 行，共 \(line.count) 行  "),
      say("\(time) s", "\(time) 秒"), headEmphasis: .strong, .strong)
    if line.isOutdated {
      page.paragraph(
        say(
          "(the scene has changed since; the trace is as it was)", "（此后场景有变化；跟踪保持当时的样子）"),
        indent: 2, .faint)
    }
    row(say("who", "谁"), event.subject[language], into: &page)
    if !event.message.isEmpty { row(say("message", "消息"), event.message, into: &page) }
    let (said, rules) = Self.rules(in: event.said[language])
    row(say("what", "怎么了"), said, into: &page)
    for rule in rules { row(rule.id.rawValue, rule.statement[language], into: &page) }
    if !ScriptLinesRenderer.telling(event.lines).isEmpty {
      row(say("code", "代码"), say("the lines that ran:", "运行过的行："), into: &page)
      ScriptLinesRenderer(language: language, teach: .full).render(event.lines, into: &page)
    }
    if let stop = line.stop {
      row(say("stopped", "停止"), stop.wording[language], into: &page)
    }
    if let trace = line.hitTest {
      TraceRenderer(language: language, teach: teach).render(trace, into: &page)
      page.paragraph(
        say("open goes through it step by step", "open 逐步查看这次命中测试"), indent: 2, .faint)
    }
  }

  private func row(_ label: String, _ text: String, into page: inout Page) {
    page.row("  \(label.padded(to: 10))", text, headEmphasis: .faint)
  }

  /// The text without the rules at its end, and those rules.
  private static func rules(in said: String) -> (said: String, rules: [Rule]) {
    guard let gap = said.range(of: "  ", options: .backwards) else { return (said, []) }
    let rules = said[gap.upperBound...].split(whereSeparator: { ", 、".contains($0) })
      .compactMap { Rulebook.rule(RuleID(rawValue: String($0))) }
    return rules.isEmpty ? (said, []) : (String(said[..<gap.lowerBound]), rules)
  }
}

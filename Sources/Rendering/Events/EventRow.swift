import EventVocabulary
import Records
import Wording

/// One line of an event's trace, in words.
package struct EventRow {
  package let time: Double
  /// The subject: a name, or the topic of the line.
  package let subject: Bilingual
  /// UIKit's name of the message; empty if there is none.
  package let message: String
  package let said: Bilingual
  package var emphasis = Emphasis.none
  package var lines: [ScriptLine] = []
}

/// Makes the wording of an event trace's lines.
package struct EventRowMaker {
  let steps: [EventStep]

  package init(steps: [EventStep]) {
    self.steps = steps
  }

  /// The row for a line; `number` is the number that identifies the line.
  package func row(for line: EventLine, number: Int) -> EventRow {
    let step = steps[line.step]
    switch step.kind {
    case .hitTest(let finger, _, let view, let asked):
      var said = EventStep.Kind.hit(view, asked: asked, number: number)
      if hasSeveralFingers {
        said = Bilingual(en: "finger \(finger): \(said.en)", zh: "手指 \(finger)：\(said.zh)")
      }
      return row(step, Bilingual(en: "hit test", zh: "命中测试"), said: said.citing(step.rules))
    case .message(let message):
      return message.isForRecognizer
        ? row(ofRecognizer: message, line) : row(of: message, line)
    case .sendEvent(let first):
      var names = [first.text]
      for case .sendEvent(let name) in line.chain.map({ steps[$0].kind }) {
        names.append(name.text)
      }
      return row(
        step, Bilingual(en: "sendEvent", zh: "sendEvent"),
        said: both(names.joined(separator: " → ")).citing(step.rules))
    case .queued(let input):
      return row(
        step, Bilingual(en: "queue", zh: "队列"), said: input.wording.citing(step.rules))
    case .state(let recognizer, let old, let new, let cause):
      return row(step, name(recognizer), said: Self.change(old, new, cause))
    case .cancels(_, let view, let cause):
      guard let next = line.message, case .message(let message) = steps[next].kind else {
        return row(
          step, view.map { name($0) } ?? both("nil"), said: cause.wording.citing(step.rules))
      }
      var row = row(
        step, name(message.receiver), message.name, said: cause.wording.citing(step.rules),
        lines: steps[next].lines)
      row.emphasis = .hint
      return row
    case .gestureAction(let recognizer, _):
      return row(
        step, name(recognizer), "action",
        said: Bilingual(en: "no target: only logged", zh: "没有目标：只记入 log").citing(step.rules))
    default:
      guard let (subject, message, said) = step.kind.wording else {
        return row(step, both(""), said: both(""))
      }
      return row(step, subject, message, said: said.citing(step.rules), lines: step.lines)
    }
  }

  /// Whether the trace contains hit tests of more than one finger.
  private var hasSeveralFingers: Bool {
    var first: Int?
    for case .hitTest(let finger, _, _, _) in steps.map(\.kind) {
      if let first, first != finger { return true }
      first = finger
    }
    return false
  }

  // MARK: Messages

  private func row(of message: SentMessage<ObjectName>, _ line: EventLine) -> EventRow {
    let step = steps[line.step]
    var said = message.answererWording
    var chain: [SentMessage<ObjectName>] = []
    for case .message(let message) in line.chain.map({ steps[$0].kind }) { chain.append(message) }
    if let last = chain.last {
      let way = chain.map(\.receiver.text).joined(separator: " → ")
      let isDropped = last.answerer == .end
      said = Bilingual(
        en: "not handled: → \(way)\(isDropped ? ", dropped" : "")",
        zh: "没有处理：→ \(way)\(isDropped ? "，丢弃" : "")"
      ).citing(["RC-13"])
    }
    var row = row(step, name(message.receiver), message.name, said: said, lines: step.lines)
    if !message.isHandled { row.emphasis = .faint }
    return row
  }

  private func row(ofRecognizer message: SentMessage<ObjectName>, _ line: EventLine) -> EventRow {
    let step = steps[line.step]
    var said = both((line.stateBefore ?? .possible).rawValue)
    if let found = line.change, case .state(_, let old, let new, let cause) = steps[found].kind {
      said = Self.change(old, new, cause)
      if message.receiver.isDelayOfScrollView, cause == .nothingToScroll {
        said = Bilingual(
          en: "\(old.rawValue) → \(new.rawValue): nothing to keep back",
          zh: "\(old.rawValue) → \(new.rawValue)：不需要暂缓"
        ).citing(["SC-2"])
      }
    } else if line.tellsOrder {
      said = Bilingual(
        en: "\(said.en) · recognizers first", zh: "\(said.zh) · 先通知识别器"
      ).citing(["GR-3"])
    }
    if message.isHandled {
      let by = message.answererWording
      said = Bilingual(en: "\(said.en) · \(by.en)", zh: "\(said.zh) · \(by.zh)")
    }
    return row(step, name(message.receiver), message.name, said: said, lines: step.lines)
  }

  // MARK: Rows

  private func row(
    _ step: EventStep, _ subject: Bilingual, _ message: String = "", said: Bilingual,
    lines: [ScriptLine] = []
  ) -> EventRow {
    EventRow(time: step.time, subject: subject, message: message, said: said, lines: lines)
  }

  private func name(_ name: ObjectName) -> Bilingual { name.shown }

  private func both(_ text: String) -> Bilingual { Bilingual(en: text, zh: text) }

  private static func change(
    _ old: GestureState, _ new: GestureState, _ cause: GestureReason<ObjectName>
  ) -> Bilingual {
    let words = cause.wording
    return Bilingual(
      en: "\(old.rawValue) → \(new.rawValue): \(words.en)",
      zh: "\(old.rawValue) → \(new.rawValue)：\(words.zh)"
    ).citing(cause.rules)
  }
}

extension EventStep {
  /// The rules that a trace names for the step.
  fileprivate var rules: [String] { kind.facts.rules }
}

extension Bilingual {
  /// The same with rules after it; unchanged if there are none.
  fileprivate func citing(_ rules: [String]) -> Bilingual {
    guard !rules.isEmpty else { return self }
    return Bilingual(
      en: "\(en)  \(rules.joined(separator: ", "))", zh: "\(zh)  \(rules.joined(separator: "、"))")
  }
}

import Records

/// One line of an event's trace, in words.
struct EventRow {
  let time: Double
  /// Who: a name, or what the line is about.
  let subject: Bilingual
  /// The message, by UIKit's name; empty for none.
  let message: String
  let said: Bilingual
  var emphasis = Emphasis.none
  var lines: [ScriptLine] = []
}

/// Words lines of an event's trace.
struct EventRowMaker {
  let steps: [EventStep]

  /// `number` is what the line is called by.
  func row(for line: EventLine, number: Int) -> EventRow {
    let step = steps[line.step]
    switch step.kind {
    case .hitTest(let finger, _, let view, let asked):
      var said = EventStep.Kind.hit(view, asked: asked, number: number)
      if hasSeveralFingers {
        said = Bilingual(en: "finger \(finger): \(said.en)", zh: "手指 \(finger)：\(said.zh)")
      }
      return row(step, Bilingual(en: "hit test", zh: "命中测试"), said: said)
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
        said: both(names.joined(separator: " → "), "PL-1"))
    case .queued(let input):
      return row(step, Bilingual(en: "queue", zh: "队列"), said: input.wording)
    case .state(let recognizer, let old, let new, let cause):
      return row(step, name(recognizer), said: Self.change(old, new, cause))
    case .cancels(_, let view, let cause):
      guard let next = line.message, case .message(let message) = steps[next].kind else {
        return row(step, view.map { name($0) } ?? both("nil", nil), said: cause.wording)
      }
      var row = row(
        step, name(message.receiver), message.name, said: cause.wording, lines: steps[next].lines)
      row.emphasis = .hint
      return row
    case .gestureAction(let recognizer, _):
      return row(
        step, name(recognizer), "action",
        said: Bilingual(en: "no target: only logged  GR-15", zh: "没有目标：只记入 log  GR-15"))
    default:
      guard let (subject, message, said) = step.kind.wording else {
        return row(step, both("", nil), said: both("", nil))
      }
      return row(step, subject, message, said: said, lines: step.lines)
    }
  }

  /// Whether hit tests of more than one finger are told.
  private var hasSeveralFingers: Bool {
    var first: Int?
    for case .hitTest(let finger, _, _, _) in steps.map(\.kind) {
      if let first, first != finger { return true }
      first = finger
    }
    return false
  }

  // MARK: Messages

  private func row(of message: SentMessage, _ line: EventLine) -> EventRow {
    let step = steps[line.step]
    var said = message.answererWording
    var chain: [SentMessage] = []
    for case .message(let message) in line.chain.map({ steps[$0].kind }) { chain.append(message) }
    if let last = chain.last {
      let way = chain.map(\.receiver.text).joined(separator: " → ")
      let isDropped = last.answerer == .end
      said = Bilingual(
        en: "not handled: → \(way)\(isDropped ? ", dropped" : "")  RC-13",
        zh: "没有处理：→ \(way)\(isDropped ? "，丢弃" : "")  RC-13")
    }
    var row = row(step, name(message.receiver), message.name, said: said, lines: step.lines)
    if !message.isHandled { row.emphasis = .faint }
    return row
  }

  private func row(ofRecognizer message: SentMessage, _ line: EventLine) -> EventRow {
    let step = steps[line.step]
    var said = both((line.stateBefore ?? .possible).rawValue, nil)
    if let found = line.change, case .state(_, let old, let new, let cause) = steps[found].kind {
      said = Self.change(old, new, cause)
      if message.receiver.isDelayOfScrollView, cause == .nothingToScroll {
        said = Bilingual(
          en: "\(old.rawValue) → \(new.rawValue): nothing to keep back  SC-6",
          zh: "\(old.rawValue) → \(new.rawValue)：不需要暂缓  SC-6")
      }
    } else if line.tellsOrder {
      said = Bilingual(
        en: "\(said.en) · recognizers first  GR-3", zh: "\(said.zh) · 先通知识别器  GR-3")
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

  private func both(_ text: String, _ rule: String?) -> Bilingual {
    let end = rule.map { "  \($0)" } ?? ""
    return Bilingual(en: text + end, zh: text + end)
  }

  private static func change(
    _ old: GestureState, _ new: GestureState, _ cause: GestureCause
  ) -> Bilingual {
    let words = cause.wording
    return Bilingual(
      en: "\(old.rawValue) → \(new.rawValue): \(words.en)",
      zh: "\(old.rawValue) → \(new.rawValue)：\(words.zh)")
  }
}

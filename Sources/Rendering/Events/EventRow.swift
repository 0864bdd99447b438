import Records

/// One line of an event's trace.
struct EventRow {
  let time: Double
  let event: Int
  /// Who: a name, or what the line is about.
  let subject: Bilingual
  /// The message, by UIKit's name; empty for none.
  let message: String
  let said: Bilingual
  /// Whether only `teach full` shows it.
  var isDetail = false
  /// Whether it is one of those that tell each move of a finger, alike each time.
  var shape: String
  var emphasis = Emphasis.none
  var lines: [ScriptLine] = []
}

/// Makes lines of steps: what belongs together becomes one.
struct EventRowMaker {
  private let steps: [EventStep]
  private var used: Set<Int> = []
  private var states: [ObjectName: GestureState] = [:]
  private var hasToldOrder = false
  private(set) var rows: [EventRow] = []

  init(_ steps: [EventStep]) {
    self.steps = steps
    for index in steps.indices where !used.contains(index) { add(index) }
  }

  private mutating func add(_ index: Int) {
    let step = steps[index]
    switch step.kind {
    case .message(let message): add(message, at: index)
    case .sendEvent(let first):
      var names = [first.text]
      var next = index + 1
      while next < steps.count, case .sendEvent(let name) = steps[next].kind {
        names.append(name.text)
        used.insert(next)
        next += 1
      }
      let way = names.joined(separator: " → ")
      row(step, Bilingual(en: "sendEvent", zh: "sendEvent"), said: both(way, "PL-1"))
      rows[rows.count - 1].isDetail = isMoveOrLift(step.event)
    case .queued(let input):
      row(step, Bilingual(en: "queue", zh: "队列"), said: input.wording)
      rows[rows.count - 1].isDetail = isMoveOrLift(step.event)
    case .state(let recognizer, let old, let new, let cause):
      states[recognizer] = new
      row(
        step, name(recognizer), said: Self.change(old, new, cause),
        shape: "\(recognizer.text) \(new.rawValue)")
    case .cancels(_, let view, let cause):
      guard let next = steps.indices.first(where: { $0 > index && isCancel($0) }),
        next - index <= 2, case .message(let message) = steps[next].kind
      else {
        if let view { row(step, name(view), said: cause.wording) }
        return
      }
      used.insert(next)
      absorbChain(from: next)
      row(
        step, name(message.receiver), message.name, said: cause.wording, lines: steps[next].lines)
      rows[rows.count - 1].emphasis = .hint
    case .gestureAction(let recognizer, let targets):
      guard targets == 0 else { return }
      row(
        step, name(recognizer), "action",
        said: Bilingual(en: "nobody is named: logged only  GR-15", zh: "没有目标：只记入 log  GR-15"))
    default:
      guard let (subject, message, said, isDetail) = step.kind.wording else { return }
      row(step, subject, message, said: said, lines: step.lines)
      rows[rows.count - 1].isDetail = isDetail
    }
  }

  // MARK: Messages

  private mutating func add(_ message: SentMessage, at index: Int) {
    let step = steps[index]
    guard !message.isForRecognizer else { return addForRecognizer(message, at: index) }
    let chain = absorbChain(from: index)
    var said = message.answererWording
    if !chain.isEmpty {
      let way = chain.map(\.receiver.text).joined(separator: " → ")
      let isDropped = chain.last?.answerer == .end
      said = Bilingual(
        en: "not handled: → \(way)\(isDropped ? ", dropped" : "")  RC-13",
        zh: "没有处理：→ \(way)\(isDropped ? "，丢弃" : "")  RC-13")
    }
    row(step, name(message.receiver), message.name, said: said, lines: step.lines)
    if !message.isHandled { rows[rows.count - 1].emphasis = .faint }
  }

  /// Takes the steps by which a message goes on up the chain, as far as nobody handles it.
  @discardableResult
  private mutating func absorbChain(from index: Int) -> [SentMessage] {
    guard case .message(var last) = steps[index].kind, last.answerer == .forwarded else {
      return []
    }
    var chain: [SentMessage] = []
    var next = index + 1
    while last.answerer == .forwarded, next < steps.count,
      case .message(let message) = steps[next].kind, message.name == last.name,
      steps[next].depth == steps[next - 1].depth + 1
    {
      chain.append(message)
      if message.isHandled { break }
      used.insert(next)
      last = message
      next += 1
    }
    return chain
  }

  private mutating func addForRecognizer(_ message: SentMessage, at index: Int) {
    let step = steps[index]
    let recognizer = message.receiver
    var said = both((states[recognizer] ?? .possible).rawValue, nil)
    var shape = "\(recognizer.text) \(message.name)"
    if let found = stateChange(of: recognizer, behind: index),
      case .state(_, let old, let new, let cause) = steps[found].kind
    {
      used.insert(found)
      states[recognizer] = new
      said = Self.change(old, new, cause)
      shape += " \(new.rawValue)"
    } else if !hasToldOrder, message.name == "touchesBegan" {
      said = Bilingual(
        en: "\(said.en) · recognizers first  GR-3", zh: "\(said.zh) · 先通知识别器  GR-3")
    }
    hasToldOrder = true
    if message.isHandled {
      let by = message.answererWording
      said = Bilingual(en: "\(said.en) · \(by.en)", zh: "\(said.zh) · \(by.zh)")
    }
    row(step, name(recognizer), message.name, said: said, shape: shape, lines: step.lines)
  }

  /// The change of state that a message to a recognizer led to, in the same event.
  private func stateChange(of recognizer: ObjectName, behind index: Int) -> Int? {
    var next = index + 1
    while next < steps.count, steps[next].event == steps[index].event,
      steps[next].time == steps[index].time
    {
      switch steps[next].kind {
      case .state(recognizer, _, _, _) where !used.contains(next): return next
      case .message(let message) where message.receiver == recognizer: return nil
      default: next += 1
      }
    }
    return nil
  }

  private func isCancel(_ index: Int) -> Bool {
    if case .message(let message) = steps[index].kind { return message.name == "touchesCancelled" }
    return false
  }

  /// Whether the input of an event only moved or lifted fingers.
  private func isMoveOrLift(_ event: Int) -> Bool {
    for step in steps where step.event == event {
      guard case .queued(.fingers(let changes)) = step.kind else { continue }
      return !changes.contains { if case .down = $0.kind { true } else { false } }
    }
    return false
  }

  // MARK: Rows

  private mutating func row(
    _ step: EventStep, _ subject: Bilingual, _ message: String = "", said: Bilingual,
    shape: String? = nil, lines: [ScriptLine] = []
  ) {
    rows.append(
      EventRow(
        time: step.time, event: step.event, subject: subject, message: message, said: said,
        shape: shape ?? "\(subject.en) \(message)", lines: lines))
  }

  private func name(_ name: ObjectName) -> Bilingual { both(name.text, nil) }

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

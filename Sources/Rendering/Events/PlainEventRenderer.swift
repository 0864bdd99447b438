import Records

/// Tells events one fact a line.
struct PlainEventRenderer {
  let language: Language
  let teach: TeachLevel

  func lines(_ trace: EventTrace) -> [String] {
    var lines = ["act=\"\(trace.headline[language])\""]
    for finger in trace.fingers {
      lines.append(
        "finger=\(finger.finger) point=\(PlainRenderer.point(finger.point)) "
          + "view=\(finger.view?.text ?? "nil")")
    }
    guard teach > .brief else { return lines }
    let told =
      teach == .outline
      ? Set(
        EventLines(trace.steps, isUnfolded: true).numbered
          .filter { $0.isOfOutline(in: trace.steps) }.flatMap(\.steps)) : Set(trace.steps.indices)
    for (number, step) in trace.steps.enumerated() where told.contains(number) {
      let time = EventRenderer.time(step.time - trace.start).replacing("−", with: "-")
      lines.append("step=\(number + 1) time=\(time) \(step.kind.plain)")
    }
    return lines + trace.conclusions.map { "remark=\"\($0.wording[language])\"" }
  }

  /// One line of a trace and the steps in it.
  func lines(_ line: EventTraceLine) -> [String] {
    let row = EventRowMaker(steps: line.steps).row(for: line.line, number: line.number)
    let time = EventRenderer.time(row.time - line.start).replacing("−", with: "-")
    var lines = ["line=\(line.number) of=\(line.count) time=\(time)"]
    if line.isOutdated { lines.append("outdated=true") }
    lines += line.steps.map(\.kind.plain)
    lines.append("said: \(row.said[language])")
    for step in line.steps {
      for code in step.lines { lines.append("code: \(code.function) line \(code.line)") }
    }
    if let stop = line.stop { lines.append("stopped: \(stop.wording[language])") }
    if let trace = line.hitTest {
      lines += PlainRenderer(language: language, teach: teach).render(.trace(trace))
        .split(separator: "\n").map(String.init)
    }
    return lines
  }

  static func lines(_ timeline: Timeline) -> [String] {
    timeline.rows.flatMap { row in
      row.cells.map { cell in
        let time = EventRenderer.time(timeline.times[cell.column])
        let marks = cell.marks.map(word).joined(separator: ",")
        return "time=\(time) row=\(name(row.subject)) marks=\(marks)"
      }
    }
  }

  private static func name(_ subject: Timeline.Subject) -> String {
    switch subject {
    case .finger(let finger): "finger-\(finger)"
    case .recognizer(let name), .responder(let name): name.text
    }
  }

  private static func word(_ mark: Timeline.Mark) -> String {
    switch mark {
    case .down: "down"
    case .moved: "moved"
    case .up: "up"
    case .cancelled: "cancelled"
    case .state(let state): state.rawValue
    case .action: "action"
    case .message(let name): name
    case .event(let event): event
    case .acts(let selector): "action:\(selector)"
    case .scrolls(let record): "scrolls-\(record.plain)"
    }
  }
}

extension EventStep.Kind {
  /// The facts of a step, `key=value` each.
  fileprivate var plain: String {
    switch self {
    case .queued(let input): "queued=\(input.plain)"
    case .hitTest(let finger, _, let view, let asked):
      "hit-test=\(view?.text ?? "nil") finger=\(finger) asked=\(asked)"
    case .ignored(let finger, let cause): "ignored=\(cause.rawValue) finger=\(finger)"
    case .sendEvent(let name): "send-event=\(name.text)"
    case .message(let message):
      "message=\(message.name) to=\(message.receiver.text) by=\(message.answerer.plain)"
        + (message.passesOn ? " passes-on=true" : "")
    case .refusedTouch(let name, let cause): "recognizer=\(name.text) refused=\(cause.rawValue)"
    case .state(let name, let old, let new, let cause):
      "recognizer=\(name.text) from=\(old.rawValue) to=\(new.rawValue) because=\(cause.plain)"
    case .refusedState(let name, let state):
      "recognizer=\(name.text) refused-state=\(state.rawValue)"
    case .asked(let name, let message, let by, let answer):
      "asks=\(message) of=\(name.text) by=\(by.plain) answer=\(answer.map { "\($0)" } ?? "none")"
    case .waits(let name, let other): "recognizer=\(name.text) waits-for=\(other.text)"
    case .gestureAction(let name, let targets): "recognizer=\(name.text) action-targets=\(targets)"
    case .reset(let name): "recognizer=\(name.text) reset=true"
    case .held(let finger, let view, let isEnd, let name):
      "held=\(isEnd ? "end" : "began") finger=\(finger) view=\(view?.text ?? "nil") by=\(name.text)"
    case .released(let finger, let view): "released=\(finger) view=\(view?.text ?? "nil")"
    case .withheld(let finger, let view, let cause):
      "withheld=\(finger) view=\(view?.text ?? "nil") because=\(cause.plain)"
    case .stopsTracking(let control, let cause):
      "stops-tracking=\(control.text) because=\(cause.plain)"
    case .cancels(_, let view, let cause):
      "cancels=\(view?.text ?? "nil") because=\(cause.plain)"
    case .controlEvents(let control, let events, let isHeard, let outside):
      "control=\(control.text) events=\(events.joined(separator: ",")) heard=\(isHeard)"
        + (outside.map { " outside=\(Numbers.text(($0 * 10).rounded() / 10))" } ?? "")
    case .action(let selector, let sender, let target):
      "action=\(selector) from=\(sender?.text ?? "nil") to=\(target?.text ?? "nil")"
    case .line(let line, let owner): "line=\"\(line ?? "")\" of=\(owner?.text ?? "nil")"
    case .closure(let control): "closure-of=\(control.text)"
    case .targetGone(let selector, let owner): "target-gone=\(selector) of=\(owner.text)"
    case .firstResponder(let name): "first-responder=\(name?.text ?? "nil")"
    case .inputViews(let shown):
      "input=\(shown.input?.plain ?? "none") accessory=\(shown.accessory?.text ?? "none")"
    case .keyCommand(let name, let action): "key-command-of=\(name.text) action=\(action)"
    case .offersUndo(let action): "offers-undo=\"\(action)\""
    case .statusBar(let record): "status-bar=\(record.plain)"
    case .ran(let record): "runs=\(record.plain)"
    case .animates(let names, let record):
      "animates=\(names.map(\.text).joined(separator: ",")) \(record.plain)"
    case .scrolled(let name, let record): "scrolls=\(name.text) how=\(record.plain)"
    case .row(let cell, let owner, let record):
      "row=\(cell.text) of=\(owner.text) came-to=\(record.plain)"
    case .printed(let text): "prints=\"\(text)\""
    }
  }
}

extension DeferredRecord {
  fileprivate var plain: String {
    switch self {
    case .block(let seconds): "main-queue after=\(Numbers.text(seconds))"
    case .timer(let seconds, let repeats):
      "timer interval=\(Numbers.text(seconds)) repeats=\(repeats)"
    case .notification(let name, let count): "notification name=\(name) observers=\(count)"
    }
  }
}

import EventVocabulary
import Records

/// Renders events, one fact per line.
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
    case .scrolls(let record): "scrolls-\(record.plain.plain)"
    }
  }
}

extension EventStep.Kind {
  /// The facts of a step, `key=value` each.
  fileprivate var plain: String {
    facts.fields.map { "\($0.key)=\($0.value.plain)" }.joined(separator: " ")
  }
}

extension EventText {
  /// The text with its values as `--plain` writes them.
  fileprivate var plain: String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .number(let number): Numbers.text(number)
      case .point(let point): PlainRenderer.point(point)
      case .time(let seconds): EventRenderer.time(seconds)
      }
    }.joined()
  }
}

import Records

/// Puts the steps of a log into columns and rows.
struct TimelineMaker {
  private var times: [Double] = []
  private var rows: [Timeline.Row] = []
  private var lastEvent = -1
  /// The recognizers in an attempt, which begins once however many fingers come.
  private var running: Set<ObjectName> = []

  init(_ steps: [EventStep]) {
    for step in steps { add(step) }
  }

  /// The whole table, or its last columns.
  func timeline(last count: Int?) -> Timeline {
    let omitted = count.map { max(0, times.count - $0) } ?? 0
    let kept = rows.compactMap { row -> Timeline.Row? in
      let cells = row.cells.filter { $0.column >= omitted }
        .map { Timeline.Cell(column: $0.column - omitted, marks: $0.marks) }
      return cells.isEmpty ? nil : Timeline.Row(subject: row.subject, cells: cells)
    }
    return Timeline(
      times: Array(times.dropFirst(omitted)), rows: kept.sorted { $0.rank < $1.rank },
      omitted: omitted)
  }

  private mutating func add(_ step: EventStep) {
    if step.event != lastEvent || times.last != step.time {
      lastEvent = step.event
      times.append(step.time)
    }
    switch step.kind {
    case .queued(.fingers(let changes)):
      for change in changes {
        let mark: Timeline.Mark =
          switch change.kind {
          case .down: .down
          case .move: .moved
          case .up: .up
          case .cancel: .cancelled
          }
        add(mark, to: .finger(change.finger))
      }
    case .state(let recognizer, _, let state, _):
      if !recognizer.isDelayOfScrollView { add(.state(state), to: .recognizer(recognizer)) }
    case .gestureAction(let recognizer, let targets):
      // A scroll view is its own recognizer's target.
      if targets > 0 || !recognizer.isPanOrPinchOfScrollView {
        add(.action, to: .recognizer(recognizer))
      }
    case .reset(let recognizer): running.remove(recognizer)
    case .scrolled(let scrollView, let record): add(.scrolls(record), to: .responder(scrollView))
    case .message(let message) where message.isForRecognizer:
      if message.name == "touchesBegan", !message.receiver.isDelayOfScrollView,
        running.insert(message.receiver).inserted
      {
        add(.state(message.stateBefore ?? .possible), to: .recognizer(message.receiver))
      }
    case .message(let message) where !message.isForRecognizer && message.answerer != .forwarded:
      if message.answerer == .end { return }
      add(.message(message.name), to: .responder(message.receiver))
    case .controlEvents(let control, let events, true, _):
      for event in events { add(.event(event), to: .responder(control)) }
    case .action(let selector, _, let target?):
      add(.acts(selector), to: .responder(target))
    default: break
    }
  }

  private mutating func add(_ mark: Timeline.Mark, to subject: Timeline.Subject) {
    let column = times.count - 1
    guard let index = rows.firstIndex(where: { $0.subject == subject }) else {
      rows.append(
        Timeline.Row(subject: subject, cells: [Timeline.Cell(column: column, marks: [mark])]))
      return
    }
    if let last = rows[index].cells.indices.last, rows[index].cells[last].column == column {
      if !rows[index].cells[last].marks.contains(mark) {
        rows[index].cells[last].marks.append(mark)
      }
    } else {
      rows[index].cells.append(Timeline.Cell(column: column, marks: [mark]))
    }
  }
}

extension Timeline.Row {
  /// Fingers stand above recognizers, and these above responders.
  fileprivate var rank: Int {
    switch subject {
    case .finger: 0
    case .recognizer: 1
    case .responder: 2
    }
  }
}

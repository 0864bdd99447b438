import EventVocabulary
import Records

/// Arranges the steps of a log in columns and rows.
package struct TimelineMaker {
  private var times: [Double] = []
  private var rows: [Timeline.Row] = []
  private var lastEvent = -1
  /// The recognizers in an attempt, which begins once however many fingers come.
  private var running: Set<ObjectName> = []

  package init(_ steps: [EventStep]) {
    for step in steps { add(step) }
  }

  /// The whole table, or its last columns.
  package func timeline(last count: Int?) -> Timeline {
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
    let marks = step.kind.facts.marks
    // Callbacks of the app's life cycle follow each other while no time passes.
    let isOfLife = if case .lifeCycle = step.kind { !marks.isEmpty } else { false }
    if step.event != lastEvent || times.last != step.time || isOfLife {
      lastEvent = step.event
      times.append(step.time)
    }
    if case .reset(let recognizer) = step.kind { running.remove(recognizer) }
    for mark in marks {
      switch mark.row {
      case .finger(let finger): add(mark.mark, to: .finger(finger))
      case .responder(let responder): add(mark.mark, to: .responder(responder))
      case .recognizer(let recognizer):
        if mark.isOfAttempt, !running.insert(recognizer).inserted { continue }
        add(mark.mark, to: .recognizer(recognizer))
      }
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
  /// Fingers come above recognizers, and these above responders.
  fileprivate var rank: Int {
    switch subject {
    case .finger: 0
    case .recognizer: 1
    case .responder: 2
    }
  }
}

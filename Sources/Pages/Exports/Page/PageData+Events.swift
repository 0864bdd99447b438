import EventVocabulary
import Lettering
import Records
import Rendering
import Wording

extension PageData {
  /// The events that the last acting line caused, and the timeline.
  struct Events: Encodable {
    let headline: Bilingual?
    /// The time of the first input, in seconds of the device.
    let start: Double
    let lines: [EventLine]
    /// The number of lines that were omitted.
    let leftOut: Int
    let conclusions: [Bilingual]
    let fingers: [Finger]
    let times: [Double]
    let rows: [Row]
    let omitted: Int
  }

  /// A line of the trace of an event.
  struct EventLine: Encodable {
    let time: Double
    let subject: Bilingual
    let message: String
    let said: Bilingual
    let isFaint: Bool?
    let lines: [Line]?
  }

  /// A change of a finger; x and y are in points of the screen, and are missing if it left.
  struct Finger: Encodable {
    let time: Double
    let finger: Int
    let x: Double?
    let y: Double?
  }

  /// A row of the timeline.
  struct Row: Encodable {
    let kind: String
    let name: Bilingual
    let cells: [Cell]
  }

  /// The contents of a row in one column.
  struct Cell: Encodable {
    let column: Int
    let text: Bilingual
    let goesOn: Bool?
  }
}

extension PageDataMaker {
  /// The maximum number of lines of an event.
  private static let mostEventLines = 1500

  var events: PageData.Events? {
    guard subject.event != nil || subject.timeline != nil else { return nil }
    let lines = eventLines
    return PageData.Events(
      headline: subject.event?.headline,
      start: subject.event?.start ?? subject.timeline?.times.first ?? 0,
      lines: Array(lines.prefix(Self.mostEventLines)),
      leftOut: max(0, lines.count - Self.mostEventLines),
      conclusions: subject.event?.conclusions.map(\.wording) ?? [], fingers: fingers,
      times: subject.timeline?.times ?? [], rows: rows, omitted: subject.timeline?.omitted ?? 0)
  }

  private var eventLines: [PageData.EventLine] {
    guard let event = subject.event else { return [] }
    let maker = EventRowMaker(steps: event.steps)
    return EventLines(event.steps, isUnfolded: false).numbered.enumerated().map { index, line in
      let row = maker.row(for: line, number: index + 1)
      let code = ScriptLinesRenderer.telling(row.lines).prefix(40).map(self.line)
      return PageData.EventLine(
        time: row.time, subject: shown(row.subject), message: Escaping.name(row.message),
        said: shown(row.said), isFaint: row.emphasis == .faint ? true : nil,
        lines: code.isEmpty ? nil : Array(code))
    }
  }

  private var fingers: [PageData.Finger] {
    (subject.event?.steps ?? []).flatMap { step -> [PageData.Finger] in
      guard case .queued(.fingers(let changes)) = step.kind else { return [] }
      return changes.compactMap { change in
        switch change.kind {
        case .down(let point), .move(let point):
          guard point.x.isFinite, point.y.isFinite else { return nil }
          return PageData.Finger(
            time: step.time, finger: change.finger, x: point.x, y: point.y)
        case .up, .cancel:
          return PageData.Finger(time: step.time, finger: change.finger, x: nil, y: nil)
        }
      }
    }
  }

  private var rows: [PageData.Row] {
    let english = TimelineRenderer(language: .english)
    let chinese = TimelineRenderer(language: .chinese)
    return (subject.timeline?.rows ?? []).map { row in
      let kind =
        switch row.subject {
        case .finger: "finger"
        case .recognizer: "recognizer"
        case .responder: "responder"
        }
      return PageData.Row(
        kind: kind,
        name: shown(Bilingual(en: english.name(row.subject), zh: chinese.name(row.subject))),
        cells: row.cells.map { cell in
          let isOpen = cell.marks.last { $0 != .action }?.goesOn ?? false
          return PageData.Cell(
            column: cell.column,
            text: shown(
              Bilingual(
                en: cell.marks.map { english.name($0) }.joined(separator: ", "),
                zh: cell.marks.map { chinese.name($0) }.joined(separator: "，"))),
            goesOn: isOpen ? true : nil)
        })
    }
  }
}

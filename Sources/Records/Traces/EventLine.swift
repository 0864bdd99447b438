import Foundation

/// One line of an event's trace: a step, with the steps that belong to it.
package struct EventLine: Codable, Sendable, Hashable {
  /// The index of the step that the line is about.
  package let step: Int
  /// The change of state that a message to a recognizer led to.
  package var change: Int?
  /// The message that goes with a decision to take a touch away.
  package var message: Int?
  /// The steps by which a message went on up the chain, as far as nobody handled it; or the other
  /// windows that an event was handed to.
  package var chain: [Int] = []
  /// The state of a recognizer before.
  package var stateBefore: GestureState?
  /// Whether it is the first to show that recognizers come before views (GR-3).
  package var tellsOrder = false
  /// Whether only `teach full` shows it.
  package var isDetail = false
  /// Lines of the same shape tell the same of different moves of a finger.
  package var shape: String

  fileprivate init(_ step: Int, shape: String) {
    self.step = step
    self.shape = shape
  }

  /// All its steps, the one that it is about first.
  package var steps: [Int] { [step] + [message, change].compactMap(\.self) + chain }

  /// The same line in a list that holds only the steps of some indices, which are sorted.
  func renumbered(_ kept: [Int]) -> EventLine {
    func place(_ index: Int) -> Int { kept.firstIndex(of: index) ?? 0 }
    var line = EventLine(place(step), shape: shape)
    line.change = change.map(place)
    line.message = message.map(place)
    line.chain = chain.map(place)
    (line.stateBefore, line.tellsOrder) = (stateBefore, tellsOrder)
    (line.isDetail, line.shape) = (isDetail, shape)
    return line
  }
}

/// One line of the trace of an event that was kept, complete in itself.
package struct EventTraceLine: Codable, Sendable {
  package let number: Int
  /// How many lines there are.
  package let count: Int
  package let line: EventLine
  /// The steps that the line's indices point into.
  package let steps: [EventStep]
  /// When the first input came, in seconds of the device.
  package let start: Double
  /// The hit test that the line tells of.
  package let hitTest: HitTestTrace?
  /// Whether the scene has changed since the trace was made.
  package let isOutdated: Bool
  /// What stopped a script in it.
  package let stop: StopReport?
}

/// The lines of an event's trace, with those folded that are alike.
package struct EventLines: Sendable {
  package enum Item: Sendable {
    /// A line and its number, from 1.
    case line(EventLine, number: Int)
    /// So many events that are like those before them, from one time to another.
    case fold(count: Int, from: Double, to: Double, isMoves: Bool)
  }

  package let items: [Item]

  /// The lines that have numbers, in order.
  package var numbered: [EventLine] {
    items.compactMap { if case .line(let line, _) = $0 { line } else { nil } }
  }

  /// `isUnfolded`: nothing is folded, and details have lines, too.
  package init(_ steps: [EventStep], isUnfolded: Bool) {
    let lines = EventLineMaker(steps).lines.filter { isUnfolded || !$0.isDetail }
    var items: [Item] = []
    var number = 0
    func add(_ lines: some Sequence<EventLine>) {
      for line in lines {
        number += 1
        items.append(.line(line, number: number))
      }
    }
    guard !isUnfolded else {
      add(lines)
      self.items = items
      return
    }
    let events = Self.byEvent(lines, steps)
    let shapes = events.map { $0.map(\.shape) }
    var index = 0
    while index < events.count {
      // Things that take turns, as a finger and content that glides, are alike by twos.
      let runs = [1, 2].map { period in (period, Self.run(of: period, at: index, in: shapes)) }
      let run = runs.first { period, length in length > 2 * period }
      guard let (period, length) = run else {
        add(events[index])
        index += 1
        continue
      }
      for event in events[index..<(index + period)] { add(event) }
      let hidden = events[(index + period)..<(index + length)]
      let times = hidden.joined().map { steps[$0.step].time }
      items.append(
        .fold(
          count: length - period, from: times.first ?? 0, to: times.last ?? 0,
          isMoves: hidden.joined().contains { $0.shape.contains("touchesMoved") }))
      index += length
    }
    self.items = items
  }

  /// How many events from one on repeat the first `period` of them.
  private static func run(of period: Int, at index: Int, in shapes: [[String]]) -> Int {
    var end = index + period
    while end < shapes.count, shapes[end] == shapes[end - period] { end += 1 }
    return min(end, shapes.count) - index
  }

  private static func byEvent(_ lines: [EventLine], _ steps: [EventStep]) -> [[EventLine]] {
    var events: [[EventLine]] = []
    for line in lines {
      if let last = events.last?.last, steps[last.step].event == steps[line.step].event,
        steps[last.step].time == steps[line.step].time
      {
        events[events.count - 1].append(line)
      } else {
        events.append([line])
      }
    }
    return events
  }
}

/// Puts steps together that make one line.
private struct EventLineMaker {
  private let steps: [EventStep]
  private var used: Set<Int> = []
  private var states: [ObjectName: GestureState] = [:]
  private var hasToldOrder = false
  private(set) var lines: [EventLine] = []

  init(_ steps: [EventStep]) {
    self.steps = steps
    for index in steps.indices where !used.contains(index) { add(index) }
  }

  private mutating func add(_ index: Int) {
    switch steps[index].kind {
    case .message(let message): add(message, at: index)
    case .sendEvent:
      var line = EventLine(index, shape: "sendEvent")
      while case .sendEvent? = kind(index + line.chain.count + 1) {
        line.chain.append(index + line.chain.count + 1)
      }
      used.formUnion(line.chain)
      line.isDetail = isMoveOrLift(index)
      lines.append(line)
    case .queued:
      var line = EventLine(index, shape: "queue")
      line.isDetail = isMoveOrLift(index)
      lines.append(line)
    case .state(let recognizer, _, let new, _):
      states[recognizer] = new
      lines.append(EventLine(index, shape: "\(recognizer.text) \(new.rawValue)"))
    case .reset(let recognizer):
      states[recognizer] = nil
      lines.append(EventLine(index, shape: "\(recognizer.text) reset"))
    case .cancels: addCancel(index)
    case .gestureAction(let recognizer, let targets):
      // A scroll view is its own recognizer's target.
      guard targets == 0, recognizer.className != "ScrollPanGestureRecognizer" else { return }
      lines.append(EventLine(index, shape: "\(recognizer.text) action"))
    case .controlEvents(let control, let events, let isHeard):
      var line = EventLine(index, shape: "\(control.text) \(events.joined(separator: " "))")
      line.isDetail = !isHeard
      lines.append(line)
    case .printed:
      var line = EventLine(index, shape: "print")
      line.isDetail = true
      lines.append(line)
    default: lines.append(EventLine(index, shape: steps[index].kind.shape))
    }
  }

  private func kind(_ index: Int) -> EventStep.Kind? {
    steps.indices.contains(index) ? steps[index].kind : nil
  }

  // MARK: Messages

  private mutating func addCancel(_ index: Int) {
    var line = EventLine(index, shape: "cancels")
    let next = steps.indices.first { next in
      guard next > index, case .message(let message) = steps[next].kind else { return false }
      return message.name == "touchesCancelled"
    }
    if let next, next - index <= 2 {
      line.message = next
      used.insert(next)
      takeChain(from: next, into: &line)
    }
    lines.append(line)
  }

  private mutating func add(_ message: SentMessage, at index: Int) {
    var line = EventLine(index, shape: "\(message.receiver.text) \(message.name)")
    if message.isForRecognizer {
      let recognizer = message.receiver
      line.stateBefore = states[recognizer] ?? .possible
      if let found = stateChange(of: recognizer, behind: index),
        case .state(_, _, let new, _) = steps[found].kind
      {
        line.change = found
        line.shape += " \(new.rawValue)"
        states[recognizer] = new
        used.insert(found)
      } else {
        line.tellsOrder = !hasToldOrder && message.name == "touchesBegan"
      }
      hasToldOrder = true
    } else {
      takeChain(from: index, into: &line)
    }
    lines.append(line)
  }

  /// Takes the steps by which a message goes on up the chain, as far as nobody handles it; whoever
  /// does has a line of its own besides.
  private mutating func takeChain(from index: Int, into line: inout EventLine) {
    guard case .message(var last) = steps[index].kind else { return }
    var next = index + 1
    while last.answerer == .forwarded, next < steps.count,
      case .message(let message) = steps[next].kind, message.name == last.name,
      steps[next].depth == steps[next - 1].depth + 1
    {
      line.chain.append(next)
      if message.isHandled { return }
      used.insert(next)
      last = message
      next += 1
    }
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
      // What its delegate says comes before the decision.
      case .asked(recognizer, _, _, _): return nil
      default: next += 1
      }
    }
    return nil
  }

  /// Whether the input of a step's event only moved or lifted fingers.
  private func isMoveOrLift(_ index: Int) -> Bool {
    var place = index
    while place >= 0, steps[place].event == steps[index].event {
      if case .queued(.fingers(let changes)) = steps[place].kind {
        return !changes.contains { if case .down = $0.kind { true } else { false } }
      }
      place -= 1
    }
    return false
  }
}

extension EventStep.Kind {
  /// What two steps have in common that tell the same of different moments.
  fileprivate var shape: String {
    switch self {
    case .hitTest: "hitTest"
    case .ignored(let finger, _): "\(finger) ignored"
    case .refusedTouch(let name, _): "\(name.text) refused"
    case .refusedState(let name, let state): "\(name.text) \(state.rawValue) refused"
    case .waits(let name, _): "\(name.text) waits"
    case .asked(let name, let message, _, let answer):
      "\(name.text) \(message) \(answer.map { "\($0)" } ?? "")"
    case .held(let finger, _, let isEnd, _): "\(finger) held \(isEnd)"
    case .released(let finger, _): "\(finger) released"
    case .withheld(let finger, _, _): "\(finger) withheld"
    case .action(let selector, let sender, _): "\(sender?.text ?? "") \(selector)"
    case .line(_, let owner): "\(owner?.text ?? "") line"
    case .closure(let control): "\(control.text) closure"
    case .firstResponder: "firstResponder"
    case .scrolled(let name, .moved): "\(name.text) moved"
    case .scrolled(let name, let record): "\(name.text) \(record)"
    default: ""
    }
  }
}

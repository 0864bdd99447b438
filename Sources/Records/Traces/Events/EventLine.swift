import EventVocabulary
import Foundation

/// One line of an event's trace: a step, with the steps that belong to it.
package struct EventLine: Codable, Sendable, Hashable {
  /// The index of the step that the line is about.
  package let step: Int
  /// The change of state that a message to a recognizer caused.
  package var change: Int?
  /// The message that goes with a decision to take a touch away.
  package var message: Int?
  /// The steps by which a message travelled up the chain until it was handled; or the other windows
  /// that an event was sent to.
  package var chain: [Int] = []
  /// The previous state of a recognizer.
  package var stateBefore: GestureState?
  /// Whether it is the first to show that recognizers come before views (GR-3).
  package var tellsOrder = false
  /// Whether only `teach full` shows it.
  package var isDetail = false

  init(_ step: Int) {
    self.step = step
  }

  /// The features shared by lines that show the same for different moves of a finger.
  func likeness(in steps: [EventStep]) -> EventLikeness {
    var likeness = steps[step].kind.facts.likeness
    if let change, case .state(_, _, let new, _) = steps[change].kind {
      likeness.words.append(new.rawValue)
    }
    return likeness
  }

  /// All its steps, starting with its own.
  package var steps: [Int] { [step] + [message, change].compactMap(\.self) + chain }

  /// The same line in a list that contains only the steps of some indices, which are sorted.
  func renumbered(_ kept: [Int]) -> EventLine {
    func place(_ index: Int) -> Int { kept.firstIndex(of: index) ?? 0 }
    var line = EventLine(place(step))
    line.change = change.map(place)
    line.message = message.map(place)
    line.chain = chain.map(place)
    (line.stateBefore, line.tellsOrder) = (stateBefore, tellsOrder)
    line.isDetail = isDetail
    return line
  }
}

/// One complete line of a stored trace of an event.
package struct EventTraceLine: Codable, Sendable {
  package let number: Int
  /// The number of lines.
  package let count: Int
  package let line: EventLine
  /// The steps to which the line's indices refer.
  package let steps: [EventStep]
  /// The time of the first input, in seconds of the device.
  package let start: Double
  /// The hit test that the line is about.
  package let hitTest: HitTestTrace?
  /// Whether the scene has changed since the trace was made.
  package let isOutdated: Bool
  /// The reason why a script stopped in it.
  package let stop: StopReport?
}

/// The lines of an event's trace, with similar ones folded.
package struct EventLines: Sendable {
  package enum Item: Sendable {
    /// A line and its number, from 1.
    case line(EventLine, number: Int)
    /// A number of events that are similar to those before them, from one time to another.
    case fold(count: Int, from: Double, to: Double, isMoves: Bool)
  }

  package let items: [Item]

  /// The lines that have numbers, in order.
  package var numbered: [EventLine] {
    items.compactMap { if case .line(let line, _) = $0 { line } else { nil } }
  }

  /// Creates the lines; `isUnfolded`: nothing is folded, and details have lines, too.
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
    let likenesses = events.map { $0.map { $0.likeness(in: steps) } }
    var index = 0
    while index < events.count {
      // Alternating events, such as a finger and content that glides, are similar in pairs.
      let runs = [1, 2].map { period in (period, Self.run(of: period, at: index, in: likenesses)) }
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
          isMoves: hidden.joined().contains { steps[$0.step].kind.facts.isMove }))
      index += length
    }
    self.items = items
  }

  /// The number of events from an index on that repeat the first `period` of them.
  private static func run(of period: Int, at index: Int, in likenesses: [[EventLikeness]]) -> Int {
    var end = index + period
    while end < likenesses.count, likenesses[end] == likenesses[end - period] { end += 1 }
    return min(end, likenesses.count) - index
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

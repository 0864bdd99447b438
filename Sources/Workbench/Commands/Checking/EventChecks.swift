import EventVocabulary
import Records
import Scenes
import UIKitModel

/// The checks that `expect log`, `expect action` and `expect states` make on the log.
struct EventChecks {
  private let steps: [EventStep]

  init(_ scene: Scene) {
    steps = scene.recorder.steps
  }

  /// The order in which lines are expected in the log.
  enum Order: String, CaseIterable {
    /// All lines, in order.
    case `is`
    /// Consecutive lines, in order.
    case contains
    /// In any order.
    case has
  }

  func log(_ order: Order, _ expected: [String]) -> Expectation {
    Self.expectation(.log, order, expected, of: steps.flatMap(\.logLines), tryLine: "log")
  }

  /// The callbacks to the user's code in the update cycles of a line.
  static func cycle(_ record: CycleRecord, _ order: Order, _ expected: [String]) -> Expectation {
    expectation(.cycle, order, expected, of: record.callLines, tryLine: "cycle")
  }

  /// The steps of the last loading of a nib.
  static func loading(_ nib: NibRecord, _ order: Order, _ expected: [String]) -> Expectation {
    expectation(
      .nib(nib.name), order, expected, of: nib.loading?.lines ?? [], tryLine: "nib \(nib.name)")
  }

  private static func expectation(
    _ subject: Expectation.Subject, _ order: Order, _ expected: [String], of lines: [String],
    tryLine: String
  ) -> Expectation {
    let holds: Bool
    switch order {
    case .is: holds = Self.same(lines, expected)
    case .contains:
      holds =
        Self.hasRun(expected, in: lines)
        || Self.hasRun(LogLines.collapsed(expected), in: LogLines.collapsed(lines))
    case .has:
      var left = lines
      holds = expected.allSatisfy { line in
        guard let index = left.firstIndex(of: line) else { return false }
        left.remove(at: index)
        return true
      }
    }
    return Expectation(
      subject: subject, expected: Self.list(expected),
      actual: Self.list(LogLines.collapsed(lines)), holds: holds, tryLine: tryLine)
  }

  func action(_ selector: String, times: Int?) -> Expectation {
    let count = steps.filter { step in
      if case .action(selector, _, _) = step.kind { return true }
      return false
    }.count
    return Expectation(
      subject: .action(selector: selector, times: times), expected: times.map(String.init) ?? "",
      actual: String(count), holds: times.map { $0 == count } ?? (count > 0), tryLine: "log")
  }

  func states(of recognizer: ObjectName, _ expected: [String]) -> Expectation {
    var states: [String] = []
    for case .state(recognizer, let old, let new, _) in steps.map(\.kind) {
      if old == .possible { states.append(old.rawValue) }
      states.append(new.rawValue)
    }
    if states.isEmpty { states = [GestureState.possible.rawValue] }
    return Expectation(
      subject: .states(recognizer: recognizer.text), expected: expected.joined(separator: ", "),
      actual: LogLines.collapsed(states).joined(separator: ", "),
      holds: Self.same(states, expected), tryLine: "timeline")
  }

  /// Whether lines are equal, even if repeated lines about moves of a finger are written only once.
  private static func same(_ lines: [String], _ expected: [String]) -> Bool {
    lines == expected
      || LogLines.collapsed(lines) == LogLines.collapsed(expected)
        && LogLines.collapsed(expected) == expected
  }

  private static func hasRun(_ run: [String], in lines: [String]) -> Bool {
    guard run.count <= lines.count else { return false }
    return (0...(lines.count - run.count)).contains { start in
      lines[start..<start + run.count].elementsEqual(run)
    }
  }

  private static func list(_ lines: [String]) -> String {
    // In the form in which they can be typed.
    lines.map { "\"\($0.replacing("\"", with: "\\\""))\"" }.joined(separator: ", ")
  }
}

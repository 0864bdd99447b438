import Records
import Scenes

/// Runs a script entry by entry, each as a separate change.
package struct ScriptRunner {
  /// The result of one entry.
  package enum Outcome {
    case answers([Answer])
    case failed(Diagnostic)
  }

  package let session: Session
  /// The script's name, for the locations of stops; nil for typed text.
  package let name: String?
  /// Whether a failed entry ends the script.
  package let stopsAtFirst: Bool

  /// The answers to a line that answers an open question; nil if it is a part of an entry.
  private let answering: (String) -> [Answer]?
  /// Called with each entry before it runs.
  private let willRun: (Script.Entry) -> Void

  package init(
    _ session: Session, name: String? = nil, stopsAtFirst: Bool,
    answering: @escaping (String) -> [Answer]? = { _ in nil },
    willRun: @escaping (Script.Entry) -> Void = { _ in }
  ) {
    self.answering = answering
    self.session = session
    self.name = name
    self.stopsAtFirst = stopsAtFirst
    self.willRun = willRun
  }

  /// The refusal of a line that is too long to be parsed.
  private func refusal(of line: String, _ number: Int) -> (Script.Entry, Outcome) {
    let beginning = String(line.unicodeScalars.prefix(200))
    let diagnostic = Diagnostic(
      problem: .entryTooLarge(limit: Session.largestEntry), text: beginning, start: 0, end: 0)
    return (Script.Entry(text: beginning, line: number), .failed(diagnostic))
  }

  /// Runs one entry; returns whether the script continues.
  private func run(
    _ entry: String, from line: Int, _ report: (_ entry: Script.Entry, _ outcome: Outcome) -> Void
  ) -> Bool {
    let script = Script.Entry(text: entry, line: line)
    willRun(script)
    session.position = name.map { ScriptPosition(file: $0, line: line) }
    defer { session.position = nil }
    do {
      let answers = try session.run(entry)
      report(script, .answers(answers))
      return !answers.contains(where: \.isQuit)
    } catch {
      report(script, .failed(error))
      return !stopsAtFirst
    }
  }

  /// Runs entries as lines are read; `next` returns the next line without its line end, nil at the
  /// end. `report` receives the first line of each entry, counted from 1, and its result.
  package func run(
    next: () -> String?, report: (_ entry: Script.Entry, _ outcome: Outcome) -> Void
  ) {
    guard let end = runWhole(next: next, report: report) else { return }
    if let (entry, start) = end.pending {
      guard run(entry.text, from: start, report) else { return }
    }
    let number = end.lines
    // The answer to a question of an interview is not revealed: it is asked again.
    if let open = session.prediction, open.then == nil, let answers = try? session.run("") {
      report(Script.Entry(text: "", line: number), .answers(answers))
    }
    if let expected = session.expectedError {
      session.expectedError = nil
      let expectation = Expectation(
        subject: .error, expected: expected.text, actual: "", holds: false, tryLine: nil)
      let diagnostic = Diagnostic(
        problem: .expectationFailed(expectation), text: expected.entry, start: 0,
        end: expected.entry.count)
      report(Script.Entry(text: expected.entry, line: number), .failed(diagnostic))
    }
  }

  /// Runs the whole entries of lines that end where a person types; returns the entry that has
  /// begun there, if there is one.
  package func runAbove(
    next: () -> String?, report: (_ entry: Script.Entry, _ outcome: Outcome) -> Void
  ) -> Script.Entry? {
    runWhole(next: next, report: report)?.pending.map {
      Script.Entry(text: $0.entry.text, line: $0.line)
    }
  }

  /// The end of a script: an entry that may continue, with its first line, and the number of lines.
  private typealias End = (pending: (entry: GrowingEntry, line: Int)?, lines: Int)

  /// Runs entries up to the end of the lines; nil if one of them stopped the script.
  private func runWhole(
    next: () -> String?, report: (_ entry: Script.Entry, _ outcome: Outcome) -> Void
  ) -> End? {
    var number = 0
    var pending: (entry: GrowingEntry, line: Int)?
    while var line = next() {
      number += 1
      if number == 1, line.unicodeScalars.first == "\u{FEFF}" {
        line.unicodeScalars.removeFirst()
      }
      guard line.utf8.count <= Session.largestEntry else {
        let (entry, outcome) = refusal(of: line, number)
        report(entry, outcome)
        pending = nil
        if stopsAtFirst { return nil }
        continue
      }
      if let (entry, start) = pending, !entry.goesOn(with: line) {
        pending = nil
        guard run(entry.text, from: start, report) else { return nil }
      }
      if pending == nil {
        if let answers = answering(line) {
          report(Script.Entry(text: line, line: number), .answers(answers))
          continue
        }
        pending = (GrowingEntry(line, session.reader), number)
      } else {
        pending?.entry.add(line)
      }
      guard let (entry, start) = pending, session.isForMode(line) || entry.isComplete else {
        continue
      }
      pending = nil
      guard run(entry.text, from: start, report) else { return nil }
    }
    return (pending, number)
  }
}

extension Answer {
  /// Whether the session has to end.
  package var isQuit: Bool {
    if case .quit = self { return true }
    return false
  }
}

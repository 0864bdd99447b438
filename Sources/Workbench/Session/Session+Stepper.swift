import Records
import Scenes
import TypedText
import UIKitModel

/// The stepper's position in the last trace.
package struct Stepper {
  /// The step that is shown, from 1.
  package internal(set) var number: Int
  /// The word of the last search.
  var searched = ""
  /// The hit test that was opened in the trace of an event, and its current step.
  var opened: (trace: HitTestTrace, number: Int)?
}

/// The words of the stepper.
package enum StepperWord: String, CaseIterable {
  case next
  case prev
  case first
  case last
  case all
  case open
  case leave
}

/// The move that a line of the stepper requests.
enum StepperMove {
  case word(StepperWord)
  case number(String)
  case search(String)
  case words
  case ambiguous([String])
}

extension Session {
  /// The meaning of a line for the stepper; nil if it is an entry like any other.
  func stepperWord(_ entry: String) -> StepperMove? {
    let text = SourceText(entry.trimmingBlanks).text
    if text.isEmpty { return .word(.next) }
    if text.hasPrefix("/") { return .search(String(text.dropFirst()).trimmingBlanks) }
    if text == "?" || text == "help" { return .words }
    if text.allSatisfy({ $0.isASCII && $0.isNumber }) { return .number(text) }
    let lower = text.lowercased()
    if let word = StepperWord(rawValue: lower) { return .word(word) }
    if lower == "q" { return .word(.leave) }
    guard scene.object(named: text) == nil, !commands.words.contains(lower) else { return nil }
    let fitting = StepperWord.allCases.filter { $0.rawValue.hasPrefix(lower) }
    if fitting.count > 1 { return .ambiguous(fitting.map(\.rawValue)) }
    return fitting.first.map { .word($0) }
  }

  /// Moves according to a line of the stepper.
  func step(_ entry: String) throws(Diagnostic) -> [Answer] {
    guard let move = stepperWord(entry), let stepper, modes.lastTrace != nil else { return [] }
    let count = stepper.opened?.trace.steps.count ?? stepCount
    let present = stepper.opened?.number ?? stepper.number
    switch move {
    case .words: return [.stepper(.words)]
    case .ambiguous(let candidates):
      let word = entry.trimmingBlanks
      throw diagnostic(.ambiguousCommand(word, candidates: candidates), entry)
    case .number(let text):
      guard let number = Int(text), (1...count).contains(number) else {
        throw diagnostic(.noSuchStep(text, count: count), entry)
      }
      return go(to: number)
    case .search(let word): return search(word, from: present, of: count)
    case .word(let word): return moved(word, from: present, of: count)
    }
  }

  private func diagnostic(_ problem: Problem, _ entry: String) -> Diagnostic {
    Diagnostic(problem: problem, text: entry, start: 0, end: entry.count)
  }

  private func moved(_ word: StepperWord, from number: Int, of count: Int) -> [Answer] {
    switch word {
    case .leave: return leaveMode() ?? []
    case .all: return wholeTrace.map { [$0] } ?? []
    case .open: return openHitTest()
    case .first: return go(to: 1)
    case .last: return go(to: count)
    case .next, .prev:
      let target = word == .next ? number + 1 : number - 1
      guard (1...count).contains(target) else {
        return [.stepper(.noFurther(number: number, count: count))]
      }
      return go(to: target)
    }
  }

  /// Opens the hit test of the present line of an event.
  private func openHitTest() -> [Answer] {
    guard let stepper, stepper.opened == nil, case .event(let trace)? = modes.lastTrace?.content,
      let line = eventLines(trace).dropFirst(stepper.number - 1).first,
      let hitTest = trace.hitTest(of: line), !hitTest.steps.isEmpty
    else { return [.stepper(.nothingToOpen)] }
    self.stepper?.opened = (hitTest, 1)
    return stepAnswer(stepper.number).map { [$0] } ?? []
  }

  /// The whole trace, with nothing folded.
  private var wholeTrace: Answer? {
    if let opened = stepper?.opened { return .stepper(.all(opened.trace)) }
    switch modes.lastTrace?.content {
    case .hitTest(let trace)?: return .stepper(.all(trace))
    case .event(let trace)?: return .stepper(.allOfEvent(trace))
    case nil: return nil
    }
  }

  /// Goes to the next step that contains a word, wrapping around; without one, the last word.
  private func search(_ typed: String, from present: Int, of count: Int) -> [Answer] {
    guard let stepper else { return [] }
    let word = typed.isEmpty ? stepper.searched : typed
    self.stepper?.searched = word
    let needle = word.lowercased()
    guard !needle.isEmpty, let speaks = speakers(of: needle) else {
      return [.stepper(.notFound(word))]
    }
    for distance in 1...count {
      let number = (present - 1 + distance) % count + 1
      if speaks(number) { return go(to: number) }
    }
    return [.stepper(.notFound(word))]
  }

  /// A predicate for steps, by their numbers, that contain a word in lower case.
  private func speakers(of needle: String) -> ((Int) -> Bool)? {
    if let trace = stepper?.opened?.trace ?? modes.lastTrace?.hitTest {
      return { trace.steps[$0 - 1].speaks(of: needle) }
    }
    guard case .event(let trace)? = modes.lastTrace?.content else { return nil }
    let lines = eventLines(trace)
    return { number in
      lines[number - 1].steps.contains { trace.steps[$0].speaks(of: needle) }
    }
  }

  private func go(to number: Int) -> [Answer] {
    if stepper?.opened == nil { stepper?.number = number } else { stepper?.opened?.number = number }
    return stepAnswer(stepper?.number ?? number).map { [$0] } ?? []
  }

  private func eventLines(_ trace: EventTrace) -> [EventLine] {
    EventLines(trace.steps, isUnfolded: teach == .full).numbered
  }

  /// The number of steps of the last trace.
  var stepCount: Int {
    switch modes.lastTrace?.content {
    case .hitTest(let trace)?: trace.steps.count
    case .event(let trace)?: eventLines(trace).count
    case nil: 0
    }
  }

  /// A step of the last trace as an answer.
  func stepAnswer(_ number: Int) -> Answer? {
    guard let kept = modes.lastTrace, (1...max(1, stepCount)).contains(number), stepCount > 0 else {
      return nil
    }
    let isOutdated = kept.changes < history.changes
    if let opened = stepper?.opened {
      // The positions in the middle of an event were not recorded.
      return .stepper(.step(step(opened.number, of: opened.trace, isOutdated, picture: nil)))
    }
    switch kept.content {
    case .hitTest(let trace):
      let picture = isOutdated || stepper == nil ? nil : picture(ofStep: number, of: trace)
      return .stepper(.step(step(number, of: trace, isOutdated, picture: picture)))
    case .event(let trace):
      return .stepper(
        .eventLine(trace.line(number, isUnfolded: teach == .full, isOutdated: isOutdated)))
    }
  }

  /// A step, with its surroundings if a user is stepping.
  private func step(
    _ number: Int, of trace: HitTestTrace, _ isOutdated: Bool, picture: ShowRecord?
  ) -> TraceStep {
    stepper == nil
      ? trace.step(number, isOutdated: isOutdated)
      : trace.step(number, isOutdated: isOutdated, picture: picture)
  }

  /// The screen with the touch, and the view that is asked in a step.
  private func picture(ofStep number: Int, of trace: HitTestTrace) -> ShowRecord {
    let asked = trace.steps[number - 1].view
    let view = asked.isNamed ? scene.object(named: asked.text) as? UIView : nil
    let isPoint = trace.point.x.isFinite && trace.point.y.isFinite
    let finger = ShowRecord.Finger(number: 1, way: [trace.point], view: asked, index: nil)
    return ShowMaker(scene).record(extent: .fit, fingers: isPoint ? [(finger, view)] : [])
  }

  /// Opens the stepper at a step in an interactive session; shows the step.
  func openStepper(at number: Int) -> [Answer] {
    stepper?.opened = nil
    if isInteractive, sourcing.isEmpty, stepCount > 0 { stepper = Stepper(number: number) }
    return stepAnswer(number).map { [$0] } ?? []
  }

  /// The whole of the last trace, for `trace all`.
  func openWholeTrace() -> [Answer] { wholeTrace.map { [$0] } ?? [] }
}

extension HitTestStep {
  /// Whether a word occurs in the names or the code of the step; `needle` is in lower case.
  fileprivate func speaks(of needle: String) -> Bool {
    let texts =
      [view.text, view.className, answeredBy, inside?.answeredBy, script?.className]
      .compactMap { $0 } + lines.map(\.function) + neverAsked.map(\.text)
    return texts.contains { $0.lowercased().contains(needle) }
  }
}

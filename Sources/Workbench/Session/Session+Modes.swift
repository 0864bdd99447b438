import Foundation
import Records
import UIKitModel

// A session is in a mode while a question waits for a guess and while the user steps through a
// trace. Lines then have another meaning first.

extension Session {
  /// The question that the next line answers.
  package internal(set) var prediction: OpenPrediction? {
    get { modes.prediction }
    set { modes.prediction = newValue }
  }

  /// The stepper's position in the trace; nil while no trace is stepped through.
  package internal(set) var stepper: Stepper? {
    get { modes.stepper }
    set { modes.stepper = newValue }
  }

  /// Stores a hit for `why` alone.
  package func keepHit(at point: CGPoint, _ view: UIView?, isEvent: Bool = false) {
    modes.lastHit = KeptHit(
      point: point, view: view, isEvent: isEvent, changes: history.changes + (isEvent ? 1 : 0))
  }

  /// Stores a trace for the stepper, replacing the one before.
  package func keep(_ trace: HitTestTrace) {
    // Questions of a replay were not asked by the user.
    guard !isReplaying else { return }
    modes.lastTrace = KeptTrace(content: .hitTest(trace), changes: history.changes)
    stepper = nil
  }

  /// Stores the trace of an event in the same way.
  func keep(_ trace: EventTrace) {
    guard !isReplaying, !trace.steps.isEmpty else { return }
    modes.lastTrace = KeptTrace(
      content: .event(trace), changes: history.changes + (trace.stop == nil ? 1 : 0))
    stepper = nil
  }

  /// Discards the trace of a scene that does not exist any more.
  func forgetTrace() {
    // A replay makes the present scene again, whose trace it is.
    guard !isReplaying else { return }
    modes.lastTrace = nil
    stepper = nil
  }

  /// Whether the current mode takes an entry; if not, it is one like any other.
  package func isForMode(_ entry: String) -> Bool {
    guard !isReplaying else { return false }
    if prediction != nil { return isForPrediction(entry) }
    return stepper != nil && stepperWord(entry) != nil
  }

  /// Runs an entry that the mode takes.
  func runInMode(_ entry: String) throws(Diagnostic) -> [Answer] {
    prediction != nil ? try answerPrediction(entry) : try step(entry)
  }

  /// Leaves the current mode, as Ctrl-D does; nil if there is none, and for a question that belongs
  /// to something larger.
  package func leaveMode() -> [Answer]? {
    if let prediction {
      guard prediction.then == nil else { return nil }
      return leavePrediction()
    }
    guard let stepper else { return nil }
    if stepper.opened != nil {
      self.stepper?.opened = nil
      return stepAnswer(stepper.number).map { [$0] }
    }
    self.stepper = nil
    return [.stepper(.left)]
  }

  /// The text before the prompt: the mode, or the user's place; nil at the top.
  package var promptPlace: String? { present?.text[language] }

  private var present: PromptPlace? {
    if prediction != nil { return .answer }
    guard let stepper else { return place }
    let inner = stepper.opened.map {
      PromptPlace.Step(number: $0.number, count: $0.trace.steps.count)
    }
    return .trace(stepper.number, of: stepCount, inner: inner)
  }

  /// Runs a job as a script would: it opens no stepper.
  package func asScript<Result>(_ job: () -> Result) -> Result {
    let wasInteractive = isInteractive
    isInteractive = false
    defer { isInteractive = wasInteractive }
    return job()
  }
}

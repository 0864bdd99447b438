import Foundation
import Interpreter
import Records
import UIKitModel

/// Keeps what happens to events of one scene, as records: the log of the app.
///
/// Only appends; what a line that is not accepted left behind is taken back by `rollBack(to:)`.
package final class EventRecorder: EventObserver {
  private unowned let scene: Scene
  /// Everything since the log was cleared.
  private(set) var steps: [EventStep] = []
  /// The messages that are under way; the step of those that have one.
  private var open: [(message: Message, receiver: ModelObject, step: Int?)] = []
  /// How many inputs have left the queue.
  private var event = 0
  /// What an acting line is finding out; nil between such lines.
  private var act: RunningAct?
  /// Whose default code hands on the message that is sent next; nil where an app's code sends it.
  private weak var forwarder: UIResponder?
  /// The step because of which scripts run now.
  private var cause: Int?
  /// What became of each finger, view and recognizer.
  private(set) var stories = EventStories()
  /// A line of output that has no end yet.
  private var unfinishedLine = ""

  init(_ scene: Scene) {
    self.scene = scene
  }

  // MARK: The log

  /// How far the log is.
  var mark: Int { steps.count }

  /// Forgets what came after a mark.
  func rollBack(to mark: Int) {
    if steps.count > mark { steps.removeLast(steps.count - mark) }
    open = []
    act = nil
    cause = nil
    unfinishedLine = ""
  }

  /// Forgets everything.
  func clear() {
    steps = []
    unfinishedLine = ""
  }

  /// A script printed while something happened.
  func note(printed text: String) {
    guard act != nil || !open.isEmpty else { return }
    var rest = (unfinishedLine + text)[...]
    while let end = rest.firstIndex(of: "\n") {
      append(.printed(String(rest[..<end])))
      rest = rest[rest.index(after: end)...]
    }
    unfinishedLine = String(rest)
  }

  /// What happened to fingers that are down, behind a mark, because of a line that is none of theirs.
  func lostTouches(since mark: Int) -> [Remark] {
    guard mark < steps.count else { return [] }
    return steps[mark...].compactMap { step in
      switch step.kind {
      case .cancels(_, _, .recognized): nil
      case .cancels(_, let view?, _): .losesTouch(view)
      case .stopsTracking(let control, let cause): .stopsTracking(control, cause)
      case .state(let recognizer, _, let state, .disabled)
      where state == .cancelled || state == .failed:
        .endsAttempt(recognizer, state)
      default: nil
      }
    }
  }

  // MARK: Acting lines

  /// Runs what an acting line does, and gives what came of it. `isTraced` asks for hit tests and for
  /// the lines of scripts too, which cost time.
  func recording(_ what: EventAct, isTraced: Bool, _ job: () -> Void) -> Act {
    act = RunningAct(first: steps.count, isTraced: isTraced)
    defer { act = nil }
    stories.begin(what)
    let machine = scene.engineIfMade?.machine
    // What comes behind a stop only unwinds.
    var stop: Int?
    machine?.onStop = { [unowned self] in stop = stop ?? steps.count }
    defer { machine?.onStop = nil }
    Door.watchingEvents(self) {
      if isTraced {
        machine?.recorder = self
        Door.watching(self, job)
        machine?.recorder = nil
      } else {
        job()
      }
    }
    if !unfinishedLine.isEmpty { note(printed: "\n") }
    let first = min(act?.first ?? 0, steps.count)
    let end = max(first, min(stop ?? steps.count, steps.count))
    return Act(
      steps: steps[first..<end], fingers: act?.fingers ?? [], hits: act?.hits ?? [],
      conclusions: act?.conclusions.found(in: scene, what.travels ? stories.travel : nil) ?? [])
  }

  // MARK: Facts

  @discardableResult
  private func append(_ kind: EventStep.Kind) -> Int {
    steps.append(
      EventStep(
        time: scene.application.clock.now, event: event, depth: open.count, kind: kind))
    return steps.count - 1
  }

  package func observe(_ fact: EventFact) {
    // What is told must not depend on whether anybody listens, as in an undo nobody does.
    Door.withoutOverrides { take(fact) }
  }

  private func take(_ fact: EventFact) {
    act?.conclusions.observe(fact, scene)
    stories.observe(fact, scene)
    switch fact {
    case .queued(let input, _):
      event += 1
      append(.queued(EventInput(input)))
    case .willHitTest(let finger, let point): beginHitTest(finger, point)
    case .hit(let finger, let view): endHitTest(finger, view)
    case .willSend(let message, let receiver, let method): begin(message, receiver, method)
    case .forwards(let responder): forwarder = responder
    case .didSend(let message, let receiver): end(message, receiver)
    case .action(let selector, let sender, let target):
      let sender = sender.map { scene.objectName(ofAny: $0) }
      if let line = target as? TargetLine {
        cause = append(.line(line.code, of: sender))
      } else {
        cause = append(
          .action(
            selector: selector.name, from: sender,
            to: target.map { scene.objectName(ofAny: $0) }))
      }
    case .row(let cell, let owner, let step): note(step, of: cell, in: owner)
    case .closureAction(let control): cause = append(.closure(of: scene.objectName(control)))
    case .targetGone(let selector, let sender):
      append(.targetGone(selector: selector.name, of: scene.objectName(ofAny: sender)))
    default:
      if let kind = EventStep.Kind(fact, scene) { append(kind) }
    }
  }

  /// What became of the touch of a row. A source that a command made is told by nobody's code.
  private func note(_ step: RowStep, of cell: UIView, in owner: UIScrollView) {
    append(.row(scene.objectName(cell), of: scene.objectName(owner), RowRecord(step)))
    guard owner.delegateObject is RowSource else { return }
    let word: String
    switch step {
    case .chosen: word = "didSelect"
    case .unchosen: word = "didDeselect"
    case .notChosen: return
    }
    append(
      .asked(
        scene.objectName(owner), message: "\(word)\(owner is UICollectionView ? "Item" : "Row")At",
        by: .ownSource, answer: nil))
  }

  /// Somebody's delegate is asked by a name; the step keeps what it answers.
  func asking(
    _ owner: ModelObject, _ message: String, _ by: AskedDelegate, _ job: () -> PerformedCall
  ) -> PerformedCall {
    let name = scene.objectName(owner)
    let index = append(.asked(name, message: message, by: by, answer: nil))
    let before = cause
    cause = index
    let result = job()
    cause = before
    if case .answered(let value as Bool) = result, steps.indices.contains(index), !Door.isStopped {
      steps[index].kind = .asked(name, message: message, by: by, answer: value)
    }
    return result
  }

  // MARK: Messages

  private func begin(
    _ message: Message, _ receiver: ModelObject, _ method: (any UIKitModel.Method)?
  ) {
    if let last = open.last, last.message == message, let step = last.step,
      let receiver = receiver as? UIResponder, let sender = last.receiver as? UIResponder,
      sender !== receiver, sender === forwarder, sender.isFollowed(by: receiver)
    {
      change(step) { $0.passesOn = true }
    }
    forwarder = nil
    // What travels is told even where UIKit's own code answers.
    guard method != nil || message.travels else {
      open.append((message, receiver, nil))
      return
    }
    let answerer: SentMessage.Answerer =
      if let line = method?.overrideLine {
        .on(line: line)
      } else if let place = method?.scriptPlace { .script(place) } else { .native }
    let index = append(
      .message(
        SentMessage(
          name: "\(message)", receiver: scene.objectName(receiver),
          isForRecognizer: receiver is UIGestureRecognizer, answerer: answerer,
          passesOn: method?.overrideLine.map(AnswerOverride.asksSuper) ?? false,
          keeper: TouchKeeper(of: receiver),
          stateBefore: (receiver as? UIGestureRecognizer).map { GestureState($0.grantedState) })))
    open.append((message, receiver, index))
    cause = index
  }

  private func end(_ message: Message, _ receiver: ModelObject) {
    guard let index = open.lastIndex(where: { $0.message == message && $0.receiver === receiver })
    else { return }
    let step = open[index].step
    open.removeSubrange(index...)
    cause = open.last?.step
    guard let step else { return }
    change(step) { sent in
      guard !sent.isHandled, let responder = receiver as? UIResponder else { return }
      if Door.isStopped {
        sent.answerer = .stopped
      } else if sent.passesOn {
        sent.answerer = .forwarded
      } else {
        sent.answerer = responder.isEndOfChain ? .end : .native
      }
    }
  }

  private func change(_ step: Int, _ body: (inout SentMessage) -> Void) {
    guard steps.indices.contains(step), case .message(var message) = steps[step].kind else {
      return
    }
    body(&message)
    steps[step].kind = .message(message)
  }

  // MARK: Hit tests

  private func beginHitTest(_ finger: Int, _ point: CGPoint) {
    act?.hitTest = (HitTestRecorder(), finger, point, [:])
  }

  private func endHitTest(_ finger: Int, _ view: UIView?) {
    let name = view.map { scene.objectName($0) }
    let hit = act?.hitTest
    act?.hitTest = nil
    let point = hit?.point ?? .zero
    append(
      .hitTest(
        finger: finger, point: point, view: name, asked: hit?.recorder.steps.count ?? 0))
    act?.fingers.append(FingerDown(finger: finger, point: point, view: name))
    guard let act, act.isTraced, let hit else { return }
    let question = HitTestQuestion(
      scene, at: point, steps: hit.recorder.steps, result: view, lines: hit.lines)
    self.act?.hits.append(question.trace(origin: .screen))
  }

  private var hitTestRecorder: HitTestRecorder? { act?.hitTest?.recorder }
}

extension EventRecorder: MessageObserver {
  package func willHitTest(
    _ view: UIView, _ point: CGPoint, convertedFrom superviewPoint: CGPoint?
  ) {
    hitTestRecorder?.willHitTest(view, point, convertedFrom: superviewPoint)
  }

  package func didRefuse(_ view: UIView, _ refusal: UIView.Refusal) {
    hitTestRecorder?.didRefuse(view, refusal)
  }

  package func didAskPointInside(
    _ view: UIView, _ point: CGPoint, _ answer: Bool, by method: (any UIKitModel.Method)?,
    afterSwitches: Bool
  ) {
    hitTestRecorder?.didAskPointInside(
      view, point, answer, by: method, afterSwitches: afterSwitches)
  }

  package func didHitTest(
    _ view: UIView, _ answer: UIView?, by method: (any UIKitModel.Method)?
  ) {
    hitTestRecorder?.didHitTest(view, answer, by: method)
  }
}

extension EventRecorder: LineRecorder {
  /// The most lines of one acting line that are kept.
  private static let mostLines = 2_000

  package var isFull: Bool { act.map { $0.lineCount >= Self.mostLines } ?? true }

  package func record(_ line: ScriptLine) {
    guard let act, !isFull else { return }
    self.act?.lineCount += 1
    if let step = act.hitTest?.recorder.openStep {
      self.act?.hitTest?.lines[step, default: []].append(line)
    } else if let cause, steps.indices.contains(cause) {
      steps[cause].lines.append(line)
    }
  }
}

extension TouchKeeper {
  fileprivate init?(of receiver: ModelObject) {
    switch receiver {
    case let control as UIControl: self = control.isEnabled ? .control : .disabledControl
    case is UIScrollView: self = .scrollView
    default: return nil
    }
  }
}

import EventVocabulary
import Foundation
import Machine
import Records
import UIKitModel

/// Records the events of one scene: the log of the app.
///
/// Only appends; `rollBack(to:)` removes the steps of a line that is rejected.
package final class EventRecorder: EventObserver {
  private unowned let scene: Scene
  /// Everything since the log was cleared.
  package private(set) var steps: [EventStep] = []
  /// The messages in progress, with the steps of those that have one.
  /// The writes of scripts before the hit test in progress.
  private var writes = 0
  private var open: [(message: Message, receiver: ModelObject, step: Int?)] = []
  /// The number of inputs that have left the queue.
  private var event = 0
  /// The running acting line; nil between such lines.
  private var act: RunningAct?
  /// The responder whose default implementation forwards the next message; nil if an app's code
  /// sends it.
  private weak var forwarder: UIResponder?
  /// The step that causes the running scripts.
  private var cause: Int?
  /// The story of each finger, view and recognizer.
  package private(set) var stories = EventStories()
  /// The observer of hit tests while an acting line is traced.
  private let hitTests = MessageObservers()
  /// A line of output that has no end yet.
  private var unfinishedLine = ""

  init(_ scene: Scene) {
    self.scene = scene
  }

  // An incomplete line of output.

  /// The present end of the log.
  package var mark: Int { steps.count }

  /// Removes the steps after a mark.
  package func rollBack(to mark: Int) {
    if steps.count > mark { steps.removeLast(steps.count - mark) }
    open = []
    act = nil
    cause = nil
    unfinishedLine = ""
  }

  /// Removes everything.
  package func clear() {
    steps = []
    unfinishedLine = ""
  }

  /// Records output of a script, whether an event causes it or not.
  func note(printed text: String) {
    var rest = (unfinishedLine + text)[...]
    while let end = rest.firstIndex(of: "\n") {
      append(.printed(String(rest[..<end])))
      rest = rest[rest.index(after: end)...]
    }
    unfinishedLine = String(rest)
  }

  /// The remarks on fingers that are down, after a mark, because of a line that does not move them.
  package func lostTouches(since mark: Int) -> [Remark] {
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

  /// Runs the job of an acting line, and returns the result. `isTraced` records hit tests and the
  /// lines of scripts too, which takes time.
  package func recording(_ what: EventAct, isTraced: Bool, _ job: () -> Void) -> Act {
    scene.namingStoredViews { record(what, isTraced: isTraced, job) }
  }

  private func record(_ what: EventAct, isTraced: Bool, _ job: () -> Void) -> Act {
    act = RunningAct(what, first: steps.count, isTraced: isTraced)
    defer { act = nil }
    stories.begin(what)
    let machine = scene.engineIfMade?.machine
    // Everything after a stop only unwinds.
    var stop: Int?
    machine?.onStop = { [unowned self] in stop = stop ?? steps.count }
    machine?.onCatch = { stop = nil }
    defer {
      machine?.onStop = nil
      machine?.onCatch = nil
    }
    Door.watchingEvents(self) {
      if isTraced {
        machine?.recorder = self
        Door.watching(hitTests, job)
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
      conclusions: act.map { EventConclusion.told($0.reducers, in: scene) } ?? [])
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
    // The record must not depend on whether there is an observer, which there is not during an
    // undo.
    Door.withoutOverrides { take(fact) }
  }

  private func take(_ fact: EventFact) {
    act?.take(fact, in: scene)
    stories.take(fact, in: scene)
    switch fact {
    case .happened(let kind): note(kind)
    case .willHitTest(let finger, let point): beginHitTest(finger, point)
    case .hit(let finger, let view): endHitTest(finger, view)
    case .willSend(let message, let receiver, let method): begin(message, receiver, method)
    case .didSend(let message, let receiver): end(message, receiver)
    case .forwards(let responder): forwarder = responder
    case .sends(let control, let events): note(events, of: control)
    }
  }

  /// Records a fact that is complete by itself. Scripts that run next are caused by an action.
  private func note(_ kind: EventKind<AnyObject>) {
    if case .queued = kind { event += 1 }
    let step = append(named(kind))
    switch kind {
    case .action, .closure: cause = step
    case .row(_, let owner as UIScrollView, let outcome): note(outcome, in: owner)
    default: break
    }
  }

  /// The same fact with names. Senders and targets of actions may be any objects of a script.
  private func named(_ kind: EventKind<AnyObject>) -> EventStep.Kind {
    switch kind {
    case .action(_, let sender, let target as TargetLine):
      .line(target.code, of: sender.map { scene.objectName(ofAny: $0) })
    case .action, .targetGone: kind.map { scene.objectName(ofAny: $0) }
    default: kind.map { scene.objectName(meant: $0) }
    }
  }

  /// Records the events of a control that have registered targets.
  private func note(_ events: UIControl.Event, of control: UIControl) {
    let heard = control.allControlEvents.intersection(events)
    let words = ControlEvents.words(for: heard.isEmpty ? events : heard)
    guard !words.isEmpty else { return }
    let tells: UIControl.Event = [.touchUpInside, .touchUpOutside, .touchDragExit, .touchDragEnter]
    append(
      .controlEvents(
        control: scene.objectName(control), words, isHeard: !heard.isEmpty,
        outside: events.isDisjoint(with: tells) ? nil : stories.wayOutside(of: control, in: scene)))
  }

  /// Records a message about a row to a command's data source, which has no code.
  private func note(_ step: RowStep, in owner: UIScrollView) {
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

  /// Records a delegate method with its name; the step stores the result.
  func asking(
    _ owner: ModelObject, _ message: String, _ by: AskedDelegate<ObjectName>,
    _ job: () -> PerformedCall
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
    // A message that travels is recorded even if UIKit's own code handles it.
    guard method != nil || message.travels else {
      open.append((message, receiver, nil))
      return
    }
    let answerer: MessageAnswerer =
      if let line = method?.overrideLine {
        .on(line: line)
      } else if let place = method?.scriptPlace { .script(place) } else { .native }
    let index = append(
      .message(
        SentMessage(
          name: "\(message)", receiver: scene.objectName(receiver),
          isForRecognizer: receiver is UIGestureRecognizer, answerer: answerer,
          passesOn: method?.callsSuper ?? false,
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

  private func change(_ step: Int, _ body: (inout SentMessage<ObjectName>) -> Void) {
    guard steps.indices.contains(step), case .message(var message) = steps[step].kind else {
      return
    }
    body(&message)
    steps[step].kind = .message(message)
  }

  // MARK: Hit tests

  private func beginHitTest(_ finger: Int, _ point: CGPoint) {
    let recorder = HitTestRecorder()
    act?.hitTest = (recorder, finger, point, [:])
    hitTests.add(recorder)
    writes = scene.writes
  }

  private func endHitTest(_ finger: Int, _ view: UIView?) {
    if scene.writes != writes { scene.cycles.note(.writtenInHitTest) }
    let name = view.map { scene.objectName($0) }
    let hit = act?.hitTest
    act?.hitTest = nil
    if let hit { hitTests.remove(hit.recorder) }
    let point = hit?.point ?? .zero
    append(
      .hitTest(
        finger: finger, point: point, view: name, asked: hit?.recorder.steps.count ?? 0))
    let shown = view.map { scene.storedName(of: $0) ?? scene.objectName($0) }
    act?.fingers.append(FingerDown(finger: finger, point: point, view: shown))
    guard let act, act.isTraced, let hit else { return }
    let question = HitTestQuestion(
      scene, at: point, steps: hit.recorder.steps, result: view, lines: hit.lines)
    self.act?.hits.append(question.trace(origin: .screen))
  }
}

extension EventRecorder: LineRecorder {
  /// The maximum number of recorded lines of one acting line.
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

import EventVocabulary
import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

/// The inputs of one acting line, each a number of seconds after the one before.
struct ActPlan {
  /// The length of one frame of the display, in seconds.
  static let frame = 1.0 / 60
  /// The pause of a gesture after the last finger was lifted, in seconds, so that two lines are two
  /// gestures.
  static let pause = 0.5
  /// The maximum number of fingers that are down at once.
  static let mostFingers = 10

  let act: EventAct
  private(set) var inputs: [(delay: Double, input: QueuedInput)] = []
  /// Whether it begins a new gesture.
  var isGesture = true

  init(_ act: EventAct) {
    self.act = act
  }

  mutating func add(_ changes: [FingerChange], after delay: Double = 0) {
    inputs.append((delay, .fingers(changes)))
  }

  mutating func add(_ input: QueuedInput, after delay: Double = 0) {
    inputs.append((delay, input))
  }

  /// Moves fingers in equal steps over a time; `places` returns their positions at a fraction of
  /// the way from 0 to 1.
  mutating func move(
    _ fingers: [Int], over seconds: Double, in moves: Int, _ places: (Double) -> [CGPoint]
  ) {
    for move in 1...max(moves, 1) {
      let places = places(Double(move) / Double(moves))
      add(
        zip(fingers, places).map { FingerChange($0, .move($1)) }, after: seconds / Double(moves))
    }
  }

  /// The number of moves in a time, one per frame.
  static func moves(over seconds: Double) -> Int { max(1, Int((seconds / frame).rounded())) }
}

extension Session {
  /// If content is still moving, lets the time between two gestures pass before the points of the
  /// next one are read: otherwise content that is decelerating would be elsewhere when the finger
  /// comes. Returns the effects, if there were any: they belong to the previous gesture.
  func letGestureEnd() throws -> [Answer] {
    let application = scene.application
    let now = application.clock.now
    guard let due = application.clock.nextDue, due <= scene.timeOfNextGesture else { return [] }
    let seconds = scene.timeOfNextGesture - now
    let shown = (seconds * 1000).rounded() / 1000
    let answer = try recording(.wait(shown), start: now) { application.eventQueue.wait(seconds) }
    guard case .event(let trace) = answer, !trace.steps.isEmpty else { return [] }
    return [answer]
  }

  /// Runs the inputs of an acting line, and reports what happened.
  func act(_ plan: ActPlan) throws -> Answer {
    let application = scene.application
    if let refusal = application.lifeState.refusal, plan.inputs.contains(where: \.input.isForFront)
    {
      throw Problem.acting(.appIsAway(refusal))
    }
    let queue = application.eventQueue
    let now = application.clock.now
    let pause = plan.isGesture ? max(0, scene.timeOfNextGesture - now) : 0
    let start = now + pause
    return try recording(plan.act, start: start) {
      for (index, (delay, input)) in plan.inputs.enumerated() {
        queue.add(input, after: index == 0 ? pause + delay : delay)
      }
      queue.handleAll()
      // Work that was deferred to later turns belongs to it, such as a timer that waited until the
      // drag ended (FP-23).
      scene.finishTurns()
    }
  }

  /// Runs an acting line inside another command, and returns its evidence: the trace of its events,
  /// or the callbacks of the app's life.
  func evidence(ofActing line: String) throws -> Prediction.Evidence {
    let source = SourceText(line)
    let blanks = line.prefix { $0.isWhitespace }.count
    let word = String(line.dropFirst(blanks).prefix { !$0.isWhitespace })
    guard let command = commands.command(word) else { throw Problem.noTrace }
    var arguments = try Arguments(
      command: command, source: source, from: blanks + word.count, payload: "", scene: scene,
      commands: commands)
    var last: Prediction.Evidence?
    // Remaining effects of the gesture before come first.
    for answer in try command.run(&arguments, self) {
      switch answer {
      case .event(let trace): last = .events(trace)
      case .life(let record): last = .life(record)
      default: break
      }
    }
    guard let last else { throw Problem.noTrace }
    return last
  }

  /// Throws the problem of an acting line, found on a copy of the scene.
  func checkActing(_ line: String) throws {
    let modes = modes
    defer { self.modes = modes }
    do {
      try onReplay {
        let budget = ScriptBudget(scene)
        budget.begin()
        defer { budget.end() }
        _ = try evidence(ofActing: line)
        // A question must not depend on behaviour that no rule settles.
        if !scene.recorder.stories.hitsInsideControls.isEmpty {
          throw Problem.notSettled(rule: "CT-29", line: line.trimmingBlanks)
        }
      }
    } catch Problem.actStopped {
      // A stop is part of the answer.
    }
  }

  /// Runs a job with everything recorded, and reports the recorded steps. Throws the reason if a
  /// script was stopped meanwhile, with the trace up to that point.
  func recording(_ act: EventAct, start: Double, _ job: () -> Void) throws -> Answer {
    let result = scene.recorder.recording(act, isTraced: !isReplaying, job)
    let clock = scene.application.clock
    func trace(_ stop: StopReport?) -> EventTrace {
      EventTrace(
        act: act, start: start, end: clock.now, fingers: result.fingers,
        steps: Array(result.steps), hits: result.hits,
        conclusions: stop == nil ? result.conclusions : [], stop: stop)
    }
    if let engine = scene.engineIfMade, let failure = engine.machine.failure {
      let report = engine.report(failure)
      let whole = trace(report)
      keep(whole)
      throw Problem.actStopped(report, whole)
    }
    if act.travels {
      modes.lastHit = nil
    } else if let first = result.fingers.first {
      let view = first.view.flatMap { scene.object(named: $0.text) as? UIView }
      keepHit(at: first.point, view, isEvent: true)
    } else if !result.steps.isEmpty, let touch = scene.recorder.stories.touches.first {
      // Effects of the passing time still belong to the touch.
      keepHit(at: touch.point, nil, isEvent: true)
    }
    if !result.fingers.isEmpty || result.steps.contains(where: \.liftsFinger) {
      scene.timeOfNextGesture = clock.now + ActPlan.pause
    }
    let whole = trace(nil)
    keep(whole)
    return .event(whole)
  }
}

extension LifeState {
  /// The reason why input on the screen does not reach an app in this state.
  fileprivate var refusal: LifeRefusal? {
    switch self {
    case .notRunning: .isNotRunning
    case .background, .suspended: .isAway
    case .active, .inactive: nil
    }
  }
}

extension QueuedInput {
  /// Whether only the foreground app receives it. A finger that is down may be lifted in any state.
  fileprivate var isForFront: Bool {
    switch self {
    case .fingers(let changes): changes.contains { if case .down = $0.kind { true } else { false } }
    case .motion, .statusBarTap, .key, .button: true
    case .remoteControl: false
    }
  }
}

extension EventStep {
  /// Whether a finger left the screen.
  fileprivate var liftsFinger: Bool {
    guard case .queued(.fingers(let changes)) = kind else { return false }
    return changes.contains { $0.kind == .up || $0.kind == .cancel }
  }
}

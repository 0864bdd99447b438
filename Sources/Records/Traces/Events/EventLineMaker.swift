import EventVocabulary

/// Combines steps that form one line.
struct EventLineMaker {
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
    var line = EventLine(index)
    line.isDetail = steps[index].kind.facts.isDetail
    switch steps[index].kind {
    case .message(let message): return add(message, at: index)
    case .cancels: return addCancel(index)
    case .sendEvent:
      while case .sendEvent? = kind(index + line.chain.count + 1) {
        line.chain.append(index + line.chain.count + 1)
      }
      used.formUnion(line.chain)
      line.isDetail = isMoveOrLift(index)
    case .queued: line.isDetail = isMoveOrLift(index)
    case .state(let recognizer, _, let new, _): states[recognizer] = new
    case .reset(let recognizer): states[recognizer] = nil
    case .gestureAction(let recognizer, let targets):
      // The actions have lines of their own, and so have the effects of UIKit's own recognizers.
      guard targets == 0, !recognizer.actsForUIKit else { return }
    default: break
    }
    lines.append(line)
  }

  private func kind(_ index: Int) -> EventStep.Kind? {
    steps.indices.contains(index) ? steps[index].kind : nil
  }

  // MARK: Messages

  private mutating func addCancel(_ index: Int) {
    var line = EventLine(index)
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

  private mutating func add(_ message: SentMessage<ObjectName>, at index: Int) {
    var line = EventLine(index)
    if message.isForRecognizer {
      let recognizer = message.receiver
      line.stateBefore = message.stateBefore ?? states[recognizer] ?? .possible
      if let found = stateChange(of: recognizer, behind: index),
        case .state(_, _, let new, _) = steps[found].kind
      {
        line.change = found
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

  /// Collects the steps by which a message travels up the chain until it is handled; the step that
  /// handles it has a line of its own as well.
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

  /// The change of state that a message to a recognizer caused, in the same event.
  private func stateChange(of recognizer: ObjectName, behind index: Int) -> Int? {
    var next = index + 1
    while next < steps.count, steps[next].event == steps[index].event,
      steps[next].time == steps[index].time
    {
      switch steps[next].kind {
      // A recognizer that waited for others changes after them.
      case .state(recognizer, _, _, .requirementsFailed): return nil
      case .state(recognizer, _, _, _) where !used.contains(next): return next
      case .message(let message) where message.receiver == recognizer: return nil
      // The answers of its delegate and of hit-test views come before the decision.
      case .message(let message) where message.name == "gestureRecognizerShouldBegin": return nil
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

import Foundation

/// One complete step of a stored trace.
package struct TraceStep: Codable, Sendable {
  /// A view on the path down, and the step in which it was asked.
  package struct Place: Codable, Sendable, Hashable {
    package let view: ObjectName
    package let number: Int
  }

  /// The continuation after a step.
  package enum Sequel: Codable, Sendable, Hashable {
    /// The view asks one of its subviews.
    case subview(Place)
    /// The view that asked it asks another; `by` is nil if that is not a view: the application asks
    /// the next window.
    case another(Place, by: ObjectName?)
    /// No other view is asked: the answer is returned.
    case end
  }

  /// The reason why subviews were never asked.
  package enum Reason: Codable, Sendable, Hashable {
    /// A switch refuses touches (HT-3).
    case refused(RefusalReason)
    /// The point is outside (HT-4).
    case outside
    /// One in front of them had returned a view (HT-5).
    case returned(ObjectName)
    /// Code answered without asking them (HT-26).
    case code
  }

  /// The touched point, in points of the screen.
  package let screenPoint: CGPoint
  /// The number of steps.
  package let count: Int
  /// The path from the window to the view itself.
  package let path: [Place]
  package let step: HitTestStep
  package let sequel: Sequel
  /// The reason why its subviews in `step.neverAsked` were never asked; nil if there are none.
  package let neverAskedBecause: Reason?
  /// The hit-test view of the whole trace.
  package let result: ObjectName?
  /// Whether the scene has changed since the trace was made.
  package let isOutdated: Bool
  /// The reason why a script stopped while the view was asked.
  package let stop: StopReport?
  /// The surroundings of the step, if a user steps through the trace at a terminal.
  package var surroundings: Surroundings?

  /// All views that were asked, and the screen.
  package struct Surroundings: Codable, Sendable {
    /// One view that was asked.
    package struct Row: Codable, Sendable, Hashable {
      package let number: Int
      /// The depth: 0 for a window, 1 for its subviews, and so on.
      package let depth: Int
      package let view: ObjectName
      /// Whether it returned nil.
      package let isNil: Bool
    }

    /// The views that were asked, in order.
    package let rows: [Row]
    /// The screen with the touch; the view of the step is the one with the finger's index. nil if
    /// the scene has changed.
    package let picture: ShowRecord?
  }
}

extension HitTestTrace {
  /// The step with a number, from 1 to the count of steps.
  package func step(_ number: Int, isOutdated: Bool) -> TraceStep {
    let step = steps[number - 1]
    return TraceStep(
      screenPoint: point, count: steps.count, path: path(to: step), step: step,
      sequel: sequel(of: step), neverAskedBecause: reason(in: step), result: result,
      isOutdated: isOutdated, stop: step.outcome == .stopped ? stop : nil)
  }

  /// The same step with its surroundings.
  package func step(_ number: Int, isOutdated: Bool, picture: ShowRecord?) -> TraceStep {
    var step = step(number, isOutdated: isOutdated)
    step.surroundings = TraceStep.Surroundings(
      rows: steps.map {
        TraceStep.Surroundings.Row(
          number: $0.number, depth: $0.depth, view: $0.view, isNil: $0.outcome.isNil)
      }, picture: picture)
    return step
  }

  /// The views from a window to the one that is asked in a step.
  private func path(to step: HitTestStep) -> [TraceStep.Place] {
    var path: [TraceStep.Place] = []
    var current: HitTestStep? = step
    while let place = current {
      path.append(TraceStep.Place(view: place.view, number: place.number))
      current = place.askedBy.map { steps[$0 - 1] }
    }
    return path.reversed()
  }

  private func sequel(of step: HitTestStep) -> TraceStep.Sequel {
    guard step.number < steps.count else { return .end }
    let next = steps[step.number]
    let place = TraceStep.Place(view: next.view, number: next.number)
    if next.askedBy == step.number { return .subview(place) }
    return .another(place, by: next.askedBy.map { steps[$0 - 1].view })
  }

  /// The reason why subviews of the view of a step were never asked.
  private func reason(in step: HitTestStep) -> TraceStep.Reason? {
    guard !step.neverAsked.isEmpty else { return nil }
    switch step.outcome {
    case .refused(let reason): return .refused(reason)
    case .outside: return .outside
    default: break
    }
    if step.answeredBy != nil || step.script != nil { return .code }
    return answeringChild(of: step).map { .returned($0) } ?? .code
  }

  /// The last view that a step asked, if it returned a view.
  package func answeringChild(of step: HitTestStep) -> ObjectName? {
    steps.last { $0.askedBy == step.number && !$0.outcome.isNil }?.view
  }
}

/// The output of the stepper.
package enum StepperEvent: Codable, Sendable {
  case step(TraceStep)
  /// Every step, without folding.
  case all(HitTestTrace)
  /// A line of the trace of an event.
  case eventLine(EventTraceLine)
  /// The same of an event.
  case allOfEvent(EventTrace)
  /// The present line is not a hit test, and contains none to step into.
  case nothingToOpen
  /// The words that move the stepper, on request.
  case words
  /// There is no step beyond the present one: the first or the last.
  case noFurther(number: Int, count: Int)
  /// No step contains a word.
  case notFound(String)
  case left
}

/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension TraceStep.Sequel {
  private enum AnotherCodingKeys: String, CodingKey { case _0 = "place", by }
}

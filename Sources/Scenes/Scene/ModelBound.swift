import Machine
import Records
import UIKitModel

/// Counts the work of the model, such as solving constraints, while no script's question counts it:
/// before the first line of Swift there is no machine.
package struct ModelBound {
  /// Steps that were taken.
  fileprivate var steps = 0
  /// The reason why it was stopped.
  fileprivate var stop: RunProblem?
  /// The questions in progress, each nested in the one before. Without one nothing is counted,
  /// since no question could end a stop.
  package private(set) var depth = 0

  package init() {}

  /// Begins another question, whose work is counted from zero.
  package mutating func begin() { (steps, stop, depth) = (0, nil, depth + 1) }

  /// Ends the question that was begun last. Returns the reason why it was stopped; nil if it was
  /// not.
  package mutating func end() -> Problem? {
    defer { (steps, stop, depth) = (0, nil, depth - 1) }
    return stop.map { Scene.stopped($0) }
  }
}

extension Scene {
  /// Subtracts the work of a layout from the steps of the current question. Returns false if that
  /// is too much: the layout is aborted then, and everything unwinds.
  func spend(onLayout coefficients: Int) -> Bool {
    let steps = max(1, coefficients / 8 * Self.stepsOfEightCoefficients)
    let mayGoOn =
      Allowance.isCounting
      ? Allowance.spend(onLayout: steps) : spendAlone(steps, .layout(limit: limits.steps))
    if !mayGoOn { Door.isStopped = true }
    return mayGoOn
  }

  /// The same for other work of the model, in steps.
  func spend(_ steps: Int) -> Bool {
    // A count that is far too much must not wrap around.
    let steps = min(steps, 1 << 40)
    let mayGoOn =
      Allowance.isCounting
      ? Allowance.spend(steps) : spendAlone(steps, .steps(limit: limits.steps))
    if !mayGoOn { Door.isStopped = true }
    return mayGoOn
  }

  /// Subtracts steps that no machine counts.
  private func spendAlone(_ steps: Int, _ reason: RunProblem) -> Bool {
    guard modelBound.depth > 0 else { return true }
    modelBound.steps += steps
    let problem: RunProblem? =
      if isInterrupted() { .interrupted } else if modelBound.steps > limits.steps { reason } else {
        nil
      }
    modelBound.stop = modelBound.stop ?? problem
    return problem == nil
  }

  /// The number of calls of a function that take about as long as eight coefficients.
  private static let stepsOfEightCoefficients = 5
}

import Machine
import Records
import UIKitModel

/// The work of solving constraints while no question of a script counts it, such as before the
/// first line of Swift, when there is no machine.
package struct LayoutBound {
  /// Steps that were taken.
  fileprivate var steps = 0
  /// The reason why the layout was stopped.
  fileprivate var stop: RunProblem?

  package init() {}

  /// Begins another question.
  package mutating func begin() { self = LayoutBound() }

  /// The reason why the layout was stopped in this question, returned once; nil if it was not.
  package mutating func takeStop() -> Problem? {
    defer { stop = nil }
    return stop.map { Scene.stopped($0) }
  }
}

extension Scene {
  /// Subtracts the work of a layout from the steps of the current question. Returns false if that
  /// is too much: the layout is aborted then, and everything unwinds.
  func spend(onLayout coefficients: Int) -> Bool {
    let steps = max(1, coefficients / Self.coefficientsPerStep)
    if Allowance.isCounting {
      if Allowance.spend(onLayout: steps) { return true }
    } else {
      layoutBound.steps += steps
      let problem: RunProblem? =
        if isInterrupted() { .interrupted } else if layoutBound.steps > limits.steps {
          .layout(limit: limits.steps)
        } else { nil }
      guard let problem else { return true }
      layoutBound.stop = layoutBound.stop ?? problem
    }
    Door.isStopped = true
    return false
  }

  /// The number of coefficients that take about as long as a call of a function.
  private static let coefficientsPerStep = 2
}

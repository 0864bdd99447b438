import Machine
import Records
import UIKitModel

/// The work of solving constraints that no question of a script counts: that after the first line
/// of Swift, before which there is no machine.
package struct LayoutBound {
  /// Steps that were taken.
  fileprivate var steps = 0
  /// Why the layout was stopped.
  fileprivate var stop: RunProblem?

  package init() {}

  /// Another question begins.
  package mutating func begin() { self = LayoutBound() }

  /// Why the layout was stopped in this question, once; nil where it was not.
  package mutating func takeStop() -> Problem? {
    defer { stop = nil }
    return stop.map { Scene.stopped($0) }
  }
}

extension Scene {
  /// Takes the work of a layout off the steps of the question in hand. False when that is too much:
  /// the layout is given up then, and everything unwinds.
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

  /// A call of a function takes about as long as that many coefficients.
  private static let coefficientsPerStep = 2
}

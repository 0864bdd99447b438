import Foundation
import Records
import Scenes
import Workbench

/// How the first of a learner's views answers at a point: two programs may give a touch to the same
/// view for different reasons, and then a name for one of them is not true of the other.
struct AnswerManner {
  /// Whether it returns a view.
  private let returnsView: Bool
  /// Whether it asks a view in it.
  private let asks: Bool

  /// The manner of some code in a scene; nil if no view of it is asked there.
  init?(
    of code: [Code], at point: CGPoint, _ plan: StagePlan, _ exercise: Exercise,
    in practice: PracticeConfiguration
  ) {
    guard let stage = try? Stage(exercise, code, plan, in: practice), !stage.hasPlayedTouches,
      let steps = stage.trace(at: point)?.steps,
      let own = steps.first(where: { $0.script != nil || $0.inside?.script != nil })
    else { return nil }
    returnsView = !own.outcome.isNil
    asks = steps.contains { $0.askedBy == own.number }
  }

  /// Whether what is said of a program with this manner cannot be true of one with another: that
  /// returns nil where this one returns a view, or asks none of the views that this one asks.
  func contradicts(_ other: AnswerManner) -> Bool {
    returnsView != other.returnsView || asks && !other.asks
  }
}

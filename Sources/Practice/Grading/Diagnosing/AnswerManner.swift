import Foundation
import Records
import Scenes
import Workbench

/// The way in which the first of a learner's views answers at a point: two programs may give a
/// touch to the same view for different reasons, and then the description of one does not apply to
/// the other.
struct AnswerManner {
  /// Whether it returns a view.
  private let returnsView: Bool
  /// Whether it asks a view inside it.
  private let asks: Bool

  /// The manner of some code in a scene; nil if none of its views is asked there.
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

  /// Whether the description of a program with this manner cannot apply to one with another: the
  /// other returns nil where this one returns a view, or asks none of the views that this one asks.
  func contradicts(_ other: AnswerManner) -> Bool {
    returnsView != other.returnsView || asks && !other.asks
  }
}

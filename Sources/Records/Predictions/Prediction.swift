import Foundation

/// A guess, compared with the result.
package struct Prediction: Codable, Sendable {
  /// An answer to a question, guessed or found.
  package enum Value: Codable, Sendable, Hashable {
    /// The hit-test view by its name; nil for no view.
    case view(String?)
    /// Views or responders in order.
    case names([String])
    case isInside(Bool)
    /// Lines of the log in order.
    case lines([String])
  }

  /// The record that shows the answer.
  package enum Evidence: Codable, Sendable {
    case trace(HitTestTrace)
    case inside(InsideReading)
    case chain(ChainRecord)
    case events(EventTrace)
    case life(LifeRecord)
  }

  package let question: PredictQuestion
  /// nil if the learner asked for the answer.
  package let guess: Value?
  package let truth: Value
  package let isRight: Bool
  /// The reason why a guess is wrong, if a single fact shows it.
  package let reason: PredictionReason?
  package let evidence: Evidence

  package init(
    question: PredictQuestion, guess: Value?, truth: Value, isRight: Bool,
    reason: PredictionReason?, evidence: Evidence
  ) {
    self.question = question
    self.guess = guess
    self.truth = truth
    self.isRight = isRight
    self.reason = reason
    self.evidence = evidence
  }
}

/// The result of one view's `point(inside:)` for a point.
package struct InsideReading: Codable, Sendable {
  /// The conversion of the point to the view's own coordinates.
  package let conversion: ConversionRecord
  package let check: InsideCheck
  /// The lines of scripts that ran meanwhile.
  package let lines: [ScriptLine]

  package init(conversion: ConversionRecord, check: InsideCheck, lines: [ScriptLine]) {
    self.conversion = conversion
    self.check = check
    self.lines = lines
  }
}

/// The reason why a guess is wrong.
package enum PredictionReason: Codable, Sendable, Hashable {
  /// Only views are asked.
  case noView(ObjectName)
  /// The view is in no window.
  case notInWindow(ObjectName)
  /// A sibling in front of it, or of an ancestor, had returned a view (HT-5).
  case neverAskedBehind(ObjectName, sibling: ObjectName, returned: ObjectName)
  /// A switch of an ancestor refused (HT-3).
  case neverAskedInRefused(ObjectName, ancestor: ObjectName, RefusalReason)
  /// The point is outside an ancestor (HT-4).
  case neverAskedInOutside(ObjectName, ancestor: ObjectName)
  /// A transform on the path to an ancestor cannot be inverted (GE-25, HT-4).
  case neverAskedInUnreachable(ObjectName, ancestor: ObjectName, transformOf: ObjectName)
  /// Code of an ancestor answered without asking it (HT-26).
  case neverAskedByCode(ObjectName, ancestor: ObjectName)
  /// A window in front had answered (WN-5).
  case neverAskedBehindWindow(ObjectName, window: ObjectName)
  /// It was asked, and a switch refused (HT-2).
  case refused(ObjectName, RefusalReason)
  /// It was asked, and the point is outside (HT-4).
  case outside(ObjectName, point: CGPoint, bounds: CGRect)
  /// It was asked, and its own code returned that the point is outside (HT-9, HT-26).
  case outsideByCode(ObjectName, point: CGPoint)
  /// Code of an ancestor returned that the point is outside (HT-9).
  case neverAskedInCode(ObjectName, ancestor: ObjectName)
  /// It was asked, but a transform on the path cannot be inverted, so that the point has no
  /// counterpart in it (GE-25).
  case unreachable(ObjectName, transformOf: ObjectName)
  /// It was asked, and its own code answered (HT-26).
  case codeAnswered(ObjectName, ObjectName?)
  /// It was asked, and one of its subviews returned a view (HT-5).
  case subviewReturned(ObjectName, subview: ObjectName, returned: ObjectName)
  /// The guess was nil, but a view answers (HT-6).
  case answers(ObjectName)
  /// Both are asked, in the other order: subviews of one view, the last first (HT-5).
  case siblingFirst(ObjectName, before: ObjectName)
  /// Both are asked, in the other order: an ancestor before its descendant (HT-1).
  case superviewFirst(ObjectName, before: ObjectName)
  /// The guess omits one that is asked; the one before it, if any.
  case alsoAsked(ObjectName, after: ObjectName?)
  /// The responder after another, and the reason why it comes next.
  case follows(ObjectName, next: ObjectName, LinkReason)
  /// The first line of the log that differs, from 1; nil for none guessed, or none there.
  case logDiffers(at: Int, guessed: String?, real: String?)
  /// The chain ends there.
  case chainEnds(ObjectName)
}

/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension PredictionReason {
  private enum NeverAskedBehindCodingKeys: String, CodingKey { case _0 = "view", sibling, returned }
  private enum NeverAskedInRefusedCodingKeys: String, CodingKey {
    case _0 = "view", ancestor, _2 = "reason"
  }
  private enum NeverAskedInOutsideCodingKeys: String, CodingKey { case _0 = "view", ancestor }
  private enum NeverAskedInUnreachableCodingKeys: String, CodingKey {
    case _0 = "view", ancestor, transformOf
  }
  private enum NeverAskedByCodeCodingKeys: String, CodingKey { case _0 = "view", ancestor }
  private enum NeverAskedBehindWindowCodingKeys: String, CodingKey { case _0 = "view", window }
  private enum RefusedCodingKeys: String, CodingKey { case _0 = "view", _1 = "reason" }
  private enum OutsideByCodeCodingKeys: String, CodingKey { case _0 = "view", point }
  private enum NeverAskedInCodeCodingKeys: String, CodingKey { case _0 = "view", ancestor }
  private enum OutsideCodingKeys: String, CodingKey { case _0 = "view", point, bounds }
  private enum UnreachableCodingKeys: String, CodingKey { case _0 = "view", transformOf }
  private enum CodeAnsweredCodingKeys: String, CodingKey { case _0 = "view", _1 = "returned" }
  private enum SubviewReturnedCodingKeys: String, CodingKey { case _0 = "view", subview, returned }
  private enum SiblingFirstCodingKeys: String, CodingKey { case _0 = "view", before }
  private enum SuperviewFirstCodingKeys: String, CodingKey { case _0 = "view", before }
  private enum AlsoAskedCodingKeys: String, CodingKey { case _0 = "view", after }
  private enum FollowsCodingKeys: String, CodingKey { case _0 = "responder", next, _2 = "reason" }
}

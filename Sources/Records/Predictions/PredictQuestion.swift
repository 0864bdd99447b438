import Foundation

/// A question that is answered before it is shown.
package struct PredictQuestion: Codable, Sendable, Hashable {
  /// The kind of question. Points are of the screen.
  package enum Kind: Codable, Sendable, Hashable {
    /// The hit-test view.
    case hit(point: CGPoint)
    /// The views that are asked, in order, windows included.
    case order(point: CGPoint)
    /// The result of `point(inside:)` of a view.
    case inside(ObjectName, point: CGPoint)
    /// The responders from one to the last.
    case chain(ObjectName)
    /// The lines of the log that an acting line causes.
    case events
  }

  /// The question as a command without the word `predict`: `hit 150 150`.
  package let line: String
  package let kind: Kind

  package init(line: String, kind: Kind) {
    self.line = line
    self.kind = kind
  }
}

/// The state of a question of `predict`.
package enum PredictionEvent: Codable, Sendable {
  /// It was asked; the next line answers it.
  case asked(PredictQuestion)
  case hint(PredictionHint)
  /// It was answered, and is shown.
  case answered(Prediction)
  /// It was left without an answer, which is not shown.
  case left(PredictQuestion)
}

/// A hint that does not reveal the answer.
package struct PredictionHint: Codable, Sendable, Hashable {
  package enum Fact: Codable, Sendable, Hashable {
    /// The rule that decides the question.
    case rule
    /// The same for the events of a scene in which no recognizer is attached.
    case ruleWithoutRecognizers
    /// The views whose bounds contain the point, whatever they answer, from the front window down.
    case containing([ObjectName])
    /// The point in the view's own coordinates; nil after a transform that cannot be inverted.
    case ownPoint(CGPoint?, bounds: CGRect)
    /// The ancestors of a view, nearest first.
    case superviews([ObjectName])
    /// The objects with recognizers, code or actions, which may have a line in the log.
    case speakers([ObjectName])
  }

  package let question: PredictQuestion
  package let fact: Fact
  /// The number, from 1.
  package let number: Int
  package let count: Int

  package init(question: PredictQuestion, fact: Fact, number: Int, count: Int) {
    self.question = question
    self.fact = fact
    self.number = number
    self.count = count
  }
}

/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension PredictQuestion.Kind {
  private enum InsideCodingKeys: String, CodingKey { case _0 = "view", point }
}

/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension PredictionHint.Fact {
  private enum OwnPointCodingKeys: String, CodingKey { case _0 = "point", bounds }
}

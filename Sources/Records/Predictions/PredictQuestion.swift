import Foundation

/// A question that is answered before it is shown.
package struct PredictQuestion: Codable, Sendable, Hashable {
  /// What is to be predicted. Points are of the screen.
  package enum Kind: Codable, Sendable, Hashable {
    /// The hit-test view.
    case hit(point: CGPoint)
    /// The views that are asked, in order, windows included.
    case order(point: CGPoint)
    /// What `point(inside:)` of a view says.
    case inside(ObjectName, point: CGPoint)
    /// The responders from one to the last.
    case chain(ObjectName)
    /// The lines of the log that a line of acting causes.
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

/// The fate of a question that is to be predicted.
package enum PredictionEvent: Codable, Sendable {
  /// It was asked; the next line answers it.
  case asked(PredictQuestion)
  case hint(PredictionHint)
  /// It was answered, and is shown.
  case answered(Prediction)
  /// It was left without an answer and is not shown.
  case left(PredictQuestion)
}

/// A hint that does not give the answer away.
package struct PredictionHint: Codable, Sendable, Hashable {
  package enum Fact: Codable, Sendable, Hashable {
    /// How the question is decided.
    case rule
    /// The views whose bounds contain the point, whatever they answer, from the front window down.
    case containing([ObjectName])
    /// The point in the view's own coordinates; nil after a transform that cannot be undone.
    case ownPoint(CGPoint?, bounds: CGRect)
    /// The views above a view, nearest first.
    case superviews([ObjectName])
    /// Who has recognizers, code or actions, and so may have a line in the log.
    case speakers([ObjectName])
  }

  package let question: PredictQuestion
  package let fact: Fact
  /// From 1.
  package let number: Int
  package let count: Int

  package init(question: PredictQuestion, fact: Fact, number: Int, count: Int) {
    self.question = question
    self.fact = fact
    self.number = number
    self.count = count
  }
}

/// The names in JSON of the values that a case has without a label.
// swift-format-ignore: OneCasePerLine
extension PredictQuestion.Kind {
  private enum InsideCodingKeys: String, CodingKey { case _0 = "view", point }
}

/// The names in JSON of the values that a case has without a label.
// swift-format-ignore: OneCasePerLine
extension PredictionHint.Fact {
  private enum OwnPointCodingKeys: String, CodingKey { case _0 = "point", bounds }
}

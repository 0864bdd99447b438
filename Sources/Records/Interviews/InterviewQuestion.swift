import Foundation

/// The way in which a question of an interview is answered.
package enum InterviewKind: String, Codable, Sendable, CaseIterable {
  /// The view that gets a touch.
  case hit
  /// The views that are asked, in order.
  case order
  /// The result of `point(inside:)` of a view.
  case inside
  /// The reason why a view does not get a touch, out of several.
  case why
  /// The responders from one to the last.
  case chain
  /// The messages to views and recognizers.
  case heard
  /// The actions that are sent.
  case sent
  /// A point, a frame or a count.
  case number
  /// One of several choices.
  case choose
  /// In words; a person marks it.
  case say
  /// In Swift; the exercise judges it.
  case code

  /// The points of a right answer; questions in words and code have points of their own.
  package var points: Int {
    switch self {
    case .hit, .inside, .why, .choose: 1
    case .order, .chain, .heard, .sent, .number: 2
    case .say: 4
    case .code: 10
    }
  }
}

/// A question of an interview, with the scene that it is about.
package struct InterviewQuestion: Codable, Sendable {
  /// The question. Points are of the screen.
  package enum Task: Codable, Sendable, Hashable {
    /// A question of `predict`: a view, an order, a chain, lines of the log.
    case predict(PredictQuestion)
    /// The reason why `view` does not get a touch at the point; one of the reasons is the real one.
    case why(view: String, point: CGPoint, reasons: [PredictionReason])
    /// The numbers that a command shows: a point that is converted, a frame.
    case number(NumberTask)
    /// The right option: callbacks, constraints, as the program writes them.
    case choose(ChoiceTask, options: [String])
    /// A question of `Rulebook.oralQuestions`, by its id.
    case say(String)
    /// An exercise, by its name.
    case code(exercise: String, title: Bilingual)

    private enum ChooseCodingKeys: String, CodingKey { case _0 = "task", options }
  }

  package let kind: InterviewKind
  package let topic: InterviewTopic
  /// The expected time, in seconds.
  package let seconds: Int
  /// The points of a right answer.
  package let points: Int
  /// The lines that make the scene, on an empty screen; empty if there is none to look at.
  package let scene: [String]
  package let task: Task
  /// The things that it takes; nil in older reports.
  package let demand: QuestionDemand?
  /// The rules that the answer depends on, the most important first; nil in older reports.
  package let rules: [RuleID]?

  package init(
    kind: InterviewKind, topic: InterviewTopic, seconds: Int, points: Int, scene: [String],
    task: Task, demand: QuestionDemand? = nil, rules: [RuleID]? = nil
  ) {
    self.demand = demand
    self.rules = rules
    self.kind = kind
    self.topic = topic
    self.seconds = seconds
    self.points = points
    self.scene = scene
    self.task = task
  }
}

/// A question for numbers.
package enum NumberTask: Codable, Sendable, Hashable {
  /// The point of `target` that corresponds to a point of `source`.
  case converted(point: CGPoint, source: String, target: String)
  /// The frame of a view.
  case frame(view: String)
  /// The number of offscreen passes that a view needs.
  case passes(view: String)
}

/// A question with options.
package enum ChoiceTask: Codable, Sendable, Hashable {
  /// The callback that a line causes directly after another; the first one if that is nil.
  case callback(line: String, after: String?)
  /// The constraint of a view that is broken.
  case givesWay(view: String)
  /// The question of a card, by its rule. The options are English, as on the card.
  case card(rule: RuleID)
}

/// The answer to a question of an interview.
package enum InterviewTruth: Codable, Sendable, Hashable {
  case predicted(Prediction.Value)
  /// The reason with this number, from 1.
  case choice(Int)
  /// x and y of a point; for a frame also width and height.
  case numbers([Double])
  /// The model answer of the question with this id.
  case said(String)
  /// The solution of an exercise.
  case solution(exercise: String)
}

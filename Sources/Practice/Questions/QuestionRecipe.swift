import Foundation
import Records
import Rulebook

/// A way to generate questions of one kind about one topic.
package struct QuestionRecipe {
  /// A question whose answer is not known yet.
  package struct Draft {
    package enum Ask {
      /// A line of `predict`, without that word.
      case predict(String)
      /// The reason why a view does not get the touch.
      case why(view: String, at: CGPoint)
      case number(NumberTask)
      /// The callback that a line causes; of these objects, and only these callbacks.
      case callbacks(line: String, of: [String], only: [String])
      /// The constraint of a view that is broken.
      case givesWay(view: String)
      /// A prepared question, with its choices.
      case card(KnowledgeCard)
    }

    /// The scene; nil if the question is not about one.
    package let scene: QuestionScene?
    package let ask: Ask

    package init(_ scene: QuestionScene, _ ask: Ask) {
      self.scene = scene
      self.ask = ask
    }

    /// Creates the draft of a question that is not about a scene.
    package init(_ card: KnowledgeCard) {
      scene = nil
      ask = .card(card)
    }
  }

  package let kind: InterviewKind
  package let topic: InterviewTopic
  /// The minimum level.
  package let level: Int
  /// The rules that its answers depend on. None of them is open.
  package let rules: [RuleID]
  /// Generates a question; the number is the level of the interview. nil if the random scene was
  /// unusable.
  let draft: (inout SeededGenerator, Int) -> Draft?

  /// The name under which wrong answers are saved for another day.
  package var id: String { name ?? "\(kind.rawValue)/\(topic.rawValue)" }

  /// A separate name, for a question that is not one of many of its kind.
  private var name: String?

  package init(
    _ kind: InterviewKind, _ topic: InterviewTopic, level: Int, rules: [RuleID],
    draft: @escaping (inout SeededGenerator, Int) -> Draft?
  ) {
    self.kind = kind
    self.topic = topic
    self.level = level
    self.rules = rules
    self.draft = draft
  }

  /// A recipe that asks one card, which is repeated by itself.
  private init(_ card: KnowledgeCard) {
    self.init(.choose, .application, level: 1, rules: [card.rule]) { _, _ in Draft(card) }
    name = "card/\(card.rule.rawValue)"
  }

  /// Cards for API without behaviour to simulate: asked by quizzes about apps, and not by
  /// interviews.
  static let cards: [QuestionRecipe] = Rulebook.cards.map { QuestionRecipe($0) }

  /// The time for an answer, in seconds.
  package var seconds: Int {
    switch kind {
    case .hit, .inside: 60
    case .chain, .why, .choose, .sent: 75
    case .order, .heard, .number: 90
    case .say, .code: 180
    }
  }

  /// All recipes, each with an id of its own.
  package static let all: [QuestionRecipe] =
    hitTesting + answering + delivery + numbers + systems

  /// The recipes of an interview.
  static func fitting(_ setup: InterviewSetup) -> [QuestionRecipe] {
    let level = InterviewLevel.of(setup.level)
    return fitting(level: level.reach, topics: Array(level.topics(of: setup)))
  }

  /// The recipes up to a level of exercises, and topics; no topics are all topics.
  static func fitting(level: Int, topics: [InterviewTopic]) -> [QuestionRecipe] {
    all.filter { $0.level <= level && (topics.isEmpty || topics.contains($0.topic)) }
  }
}

extension CGPoint {
  /// The point as it is typed in a command.
  var asWords: String { "\(Int(x)) \(Int(y))" }
}

import Foundation
import Records
import Rulebook

/// A way to make up questions of one kind about one topic.
struct QuestionRecipe {
  /// A question whose answer is not known yet.
  struct Draft {
    enum Ask {
      /// A line of `predict`, without that word.
      case predict(String)
      /// Why a view does not get the touch.
      case why(view: String, at: CGPoint)
      case number(NumberTask)
      /// Which callback comes because of a line; those of these objects, and only these callbacks.
      case callbacks(line: String, of: [String], only: [String])
      /// Which constraint of a view gives way.
      case givesWay(view: String)
      /// A question that is written down, with its choices.
      case card(KnowledgeCard)
    }

    let scene: [String]
    let ask: Ask

    init(_ scene: QuestionScene, _ ask: Ask) {
      self.scene = scene.lines
      self.ask = ask
    }

    /// A question that is about no scene.
    init(_ card: KnowledgeCard) {
      scene = []
      ask = .card(card)
    }
  }

  let kind: InterviewKind
  let topic: InterviewTopic
  /// The level from which it is asked.
  let level: Int
  /// The rules that its answers rest on. None of them is open.
  let rules: [RuleID]
  /// Makes up a question; the number is the level of the interview. nil where chance was unkind.
  let draft: (inout SeededGenerator, Int) -> Draft?

  /// The name under which what went wrong is kept for another day.
  var id: String { name ?? "\(kind.rawValue)/\(topic.rawValue)" }

  /// A name of its own, for what is not one of many questions of its kind.
  private var name: String?

  init(
    _ kind: InterviewKind, _ topic: InterviewTopic, level: Int, rules: [RuleID],
    draft: @escaping (inout SeededGenerator, Int) -> Draft?
  ) {
    self.kind = kind
    self.topic = topic
    self.level = level
    self.rules = rules
    self.draft = draft
  }

  /// A recipe that asks one card, which comes again by itself.
  private init(_ card: KnowledgeCard) {
    self.init(.choose, .application, level: 1, rules: [card.rule]) { _, _ in Draft(card) }
    name = "card/\(card.rule.rawValue)"
  }

  /// What has no behaviour to simulate: asked by quizzes about apps, and not by interviews.
  static let cards: [QuestionRecipe] = Rulebook.cards.map { QuestionRecipe($0) }

  /// How long an answer may take, in seconds.
  var seconds: Int {
    switch kind {
    case .hit, .inside: 60
    case .chain, .why, .choose, .sent: 75
    case .order, .heard, .number: 90
    case .say, .code: 180
    }
  }

  /// All of them, each with an id of its own.
  static let all: [QuestionRecipe] =
    hitTesting + answering + delivery + numbers + systems

  /// Those that fit a level and topics; no topics are all topics.
  static func fitting(level: Int, topics: [InterviewTopic]) -> [QuestionRecipe] {
    all.filter { $0.level <= level && (topics.isEmpty || topics.contains($0.topic)) }
  }
}

extension CGPoint {
  /// The point as a line of commands has it.
  var asWords: String { "\(Int(x)) \(Int(y))" }
}

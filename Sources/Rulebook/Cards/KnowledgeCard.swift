import Records

/// A question about API without behaviour to simulate, with choices; the rule describes the present
/// state.
package struct KnowledgeCard: Sendable {
  /// The rule that answers it.
  package let rule: RuleID
  package let question: Bilingual
  /// The right choice.
  package let answer: Bilingual
  /// The wrong choices.
  package let others: [Bilingual]

  init(_ rule: RuleID, _ question: Bilingual, _ answer: Bilingual, or others: [Bilingual]) {
    self.rule = rule
    self.question = question
    self.answer = answer
    self.others = others
  }

  /// The choice with an English text.
  package func choice(_ english: String) -> Bilingual? {
    ([answer] + others).first { $0.en == english }
  }
}

extension Rulebook {
  /// The cards, in the order of their rules.
  package static let cards = cardsOfFiles + cardsOfTheStatusBar + cardsOfServices

  /// The card of a rule; nil if there is none.
  package static func card(_ rule: RuleID) -> KnowledgeCard? {
    cards.first { $0.rule == rule }
  }
}

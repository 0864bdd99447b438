/// A common claim of learners that is wrong, or not always right.
package struct Mistake: Codable, Sendable, Hashable {
  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// A program that is wrong when it is copied.
    case code
    /// Plainly wrong.
    case fact
    /// True only under a condition that is missing.
    case loose
  }

  /// The id: `M-` and a number.
  package let id: String
  package let kind: Kind
  package let claim: Bilingual
  /// The correction.
  package let truth: Bilingual
  /// The rules that say so, the most important first.
  package let rules: [RuleID]
  /// Lines that show it on an empty screen; empty if the rules' own lines do.
  package let demonstration: [String]

  init(
    _ id: String, _ kind: Kind, claim: Bilingual, truth: Bilingual, rules: [RuleID],
    demonstration: [String] = []
  ) {
    self.id = id
    self.kind = kind
    self.claim = claim
    self.truth = truth
    self.rules = rules
    self.demonstration = demonstration
  }
}

extension Rulebook {
  /// Every mistake, by subject.
  package static let mistakes: [Mistake] =
    mistakesHitTesting + mistakesResponders + mistakesTouches + mistakesGeometry + mistakesLifeCycle
    + mistakesApplication + mistakesControllers + mistakesDrawing + mistakesFrames

  /// The mistake with an id; nil if there is none.
  package static func mistake(_ id: String) -> Mistake? {
    mistakes.first { $0.id == id }
  }

  /// The mistakes that a rule corrects.
  package static func mistakes(about rule: RuleID) -> [Mistake] {
    mistakes.filter { $0.rules.contains(rule) }
  }
}

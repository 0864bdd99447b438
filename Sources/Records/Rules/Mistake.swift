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

  /// A mistake as a row of the rulebook; without lines of its own unless it has some.
  package init(
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

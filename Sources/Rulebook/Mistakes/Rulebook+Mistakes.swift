import Records

extension Rulebook {
  /// Every mistake, by subject.
  package static let mistakes: [Mistake] =
    mistakesHitTesting + mistakesResponders + mistakesTouches + mistakesGeometry + mistakesLifeCycle
    + mistakesApplication + mistakesControllers + mistakesDrawing + mistakesFrames

  /// The mistake with an id; nil when there is none.
  package static func mistake(_ id: String) -> Mistake? {
    mistakes.first { $0.id == id }
  }

  /// The mistakes that a rule corrects.
  package static func mistakes(about rule: RuleID) -> [Mistake] {
    mistakes.filter { $0.rules.contains(rule) }
  }
}

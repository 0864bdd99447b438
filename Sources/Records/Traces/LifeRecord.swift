import EventVocabulary

/// What happened to the app, and the callbacks that came of it.
package struct LifeRecord: Codable, Sendable {
  /// A callback, and who was told.
  package struct Step: Codable, Sendable, Hashable {
    package let callback: LifeCallback
    package let rule: RuleID
    /// nil where there is nobody to be told.
    package let receiver: ObjectName?
    package let isHeard: Bool

    package init(callback: LifeCallback, rule: RuleID, receiver: ObjectName?, isHeard: Bool) {
      self.callback = callback
      self.rule = rule
      self.receiver = receiver
      self.isHeard = isHeard
    }
  }

  /// nil for a question about the state.
  package let input: LifeInput?
  package let from: LifeState
  package let to: LifeState
  package let hasScenes: Bool
  package let steps: [Step]

  package init(
    input: LifeInput?, from: LifeState, to: LifeState, hasScenes: Bool, steps: [Step]
  ) {
    self.input = input
    self.from = from
    self.to = to
    self.hasScenes = hasScenes
    self.steps = steps
  }
}

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
    /// The background task whose closure it is.
    package let task: String?

    package init(
      callback: LifeCallback, rule: RuleID, receiver: ObjectName?, isHeard: Bool,
      task: String? = nil
    ) {
      self.callback = callback
      self.rule = rule
      self.receiver = receiver
      self.isHeard = isHeard
      self.task = task
    }
  }

  /// nil for a question about the state.
  package let input: LifeInput?
  /// The URL that was opened.
  package let url: String?
  package let from: LifeState
  package let to: LifeState
  package let hasScenes: Bool
  package let steps: [Step]
  /// The background tasks that are not ended; nil where there are none.
  package let tasks: [String]?

  /// Whether the app was launched by a URL that both methods of its launch refused: nobody is asked
  /// to open it (AP-42).
  package var isRefusedURL: Bool {
    input == .open && from == .notRunning && !hasScenes
      && !steps.contains { $0.callback == .openURL }
  }

  package init(
    input: LifeInput?, url: String? = nil, from: LifeState, to: LifeState, hasScenes: Bool,
    steps: [Step], tasks: [String] = []
  ) {
    self.input = input
    self.url = url
    self.from = from
    self.to = to
    self.hasScenes = hasScenes
    self.steps = steps
    self.tasks = tasks.isEmpty ? nil : tasks
  }
}

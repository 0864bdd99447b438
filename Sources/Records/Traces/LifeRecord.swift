import EventVocabulary

/// An event in the app's life cycle, with its callbacks.
package struct LifeRecord: Codable, Sendable {
  /// A callback, and its receiver.
  package struct Step: Codable, Sendable, Hashable {
    package let callback: LifeCallback
    package let rule: RuleID
    /// nil if there is no receiver.
    package let receiver: ObjectName?
    package let isHeard: Bool
    /// The background task whose closure it is.
    package let task: String?
    /// The number of its scene; nil if the app has only one (AP-28).
    package let scene: Int?

    package init(
      callback: LifeCallback, rule: RuleID, receiver: ObjectName?, isHeard: Bool,
      task: String? = nil, scene: Int? = nil
    ) {
      self.scene = scene
      self.callback = callback
      self.rule = rule
      self.receiver = receiver
      self.isHeard = isHeard
      self.task = task
    }
  }

  /// A scene of the app, if it has several (AP-28).
  package struct Scene: Codable, Sendable, Hashable {
    /// A scene's `activationState`, by UIKit's names (AP-16).
    package enum State: String, Codable, Sendable {
      case unattached, foregroundActive, foregroundInactive, background
    }

    /// The number of its session.
    package let number: Int
    package let state: State

    package init(number: Int, state: State) {
      self.number = number
      self.state = state
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
  /// The number of the scene that it happened to; nil for the whole app.
  package let scene: Int?
  /// The scenes afterwards, in the order in which they were opened; nil if there is only one.
  package let scenes: [Scene]?
  /// The background tasks that are not ended; nil if there are none.
  package let tasks: [String]?

  /// Whether the app was launched by a URL that all implemented methods of its launch refused, so
  /// that no method is called to open it (AP-42).
  package var isRefusedURL: Bool {
    input == .open && from == .notRunning && !hasScenes
      && !steps.contains { $0.callback == .openURL }
  }

  package init(
    input: LifeInput?, url: String? = nil, from: LifeState, to: LifeState, hasScenes: Bool,
    steps: [Step], tasks: [String] = [], scene: Int? = nil, scenes: [Scene] = []
  ) {
    self.scene = scene
    self.scenes = scenes.isEmpty ? nil : scenes
    self.input = input
    self.url = url
    self.from = from
    self.to = to
    self.hasScenes = hasScenes
    self.steps = steps
    self.tasks = tasks.isEmpty ? nil : tasks
  }
}

import Foundation

/// A generator of haptic feedback. It has no effect here.
open class UIFeedbackGenerator: ModelObject {
  deinit { willDeinitialize() }

  /// Makes ready.
  open func prepare() {}
}

/// A knock.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of the impact.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  deinit { willDeinitialize() }

  /// A knock of a style.
  public convenience init(style: FeedbackStyle) {
    self.init()
  }

  /// Knocks.
  open func impactOccurred() {}

  /// Knocks, as hard as `intensity` says, 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A tick while something is chosen.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  deinit { willDeinitialize() }

  /// Ticks.
  open func selectionChanged() {}
}

/// A pattern that reports the outcome of a task.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  deinit { willDeinitialize() }

  /// Plays the pattern.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

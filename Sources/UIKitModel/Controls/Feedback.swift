import Foundation

/// A generator of haptic feedback. It has no effect here.
open class UIFeedbackGenerator: ModelObject {
  deinit { willDeinitialize() }

  /// Prepares the generator.
  open func prepare() {}
}

/// A generator for impacts.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of the impact.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  deinit { willDeinitialize() }

  /// Creates a generator of a style.
  public convenience init(style: FeedbackStyle) {
    self.init()
  }

  /// Plays an impact.
  open func impactOccurred() {}

  /// Plays an impact of the strength `intensity`, 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator for changes of a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  deinit { willDeinitialize() }

  /// Plays a tick.
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

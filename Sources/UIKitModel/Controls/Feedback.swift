import Foundation

/// What taps the finger back. There is nothing to be felt here.
open class UIFeedbackGenerator: ModelObject {
  deinit { willDeinitialize() }

  /// Makes ready.
  open func prepare() {}
}

/// A knock.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard the knock is.
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

/// A pattern that tells how something went.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  deinit { willDeinitialize() }

  /// Tells.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

import Foundation

/// The settings of assistive technologies, all of them off.
public enum UIAccessibility {
  /// Whether VoiceOver is on: false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control is on: false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether AssistiveTouch is on: false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether motion is to be reduced: false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency is to be reduced: false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is to be bold: false.
  public static var isBoldTextEnabled: Bool { false }
}

/// What an element is to assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Traits by their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing special.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Words that do not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Not enabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Adjustable by swipes.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// What assistive technologies read of a view. Nothing of it changes a touch.
extension UIView {
  /// Whether the view is an element of its own.
  public final var isAccessibilityElement: Bool {
    get { extras?.isAccessibilityElement ?? false }
    set { ownExtras.isAccessibilityElement = newValue }
  }

  /// What is read out.
  public final var accessibilityLabel: String? {
    get { extras?.accessibilityLabel }
    set { ownExtras.accessibilityLabel = newValue }
  }

  /// What is read out of its purpose.
  public final var accessibilityHint: String? {
    get { extras?.accessibilityHint }
    set { ownExtras.accessibilityHint = newValue }
  }

  /// What is read out of its value.
  public final var accessibilityValue: String? {
    get { extras?.accessibilityValue }
    set { ownExtras.accessibilityValue = newValue }
  }

  /// A name for tests.
  public final var accessibilityIdentifier: String? {
    get { extras?.accessibilityIdentifier }
    set { ownExtras.accessibilityIdentifier = newValue }
  }

  /// What the element is.
  public final var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibilityTraits ?? .none }
    set { ownExtras.accessibilityTraits = newValue }
  }

  /// Whether the elements inside are left out.
  public final var accessibilityElementsHidden: Bool {
    get { extras?.accessibilityElementsHidden ?? false }
    set { ownExtras.accessibilityElementsHidden = newValue }
  }

  /// Whether the elements of siblings are left out.
  public final var accessibilityViewIsModal: Bool {
    get { extras?.accessibilityViewIsModal ?? false }
    set { ownExtras.accessibilityViewIsModal = newValue }
  }
}

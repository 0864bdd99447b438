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
  /// Whether colours are to be inverted: false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether colours are to be grey: false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether colours are to be darker: false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether one app alone may be used: false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether the screen is read out: false.
  public static var isSpeakScreenEnabled: Bool { false }

  /// A notification of an app to assistive technologies.
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt64
    /// Creates a notification from its number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Announces a text.
    public static let announcement = Notification(rawValue: 1008)
    /// A part of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Most of the screen changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Content was scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Notifies assistive technologies, all of which are off.
  public static func post(notification: Notification, argument: Any?) {}
}

/// The direction in which assistive technologies scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// An action that assistive technologies offer beside a tap. They are off, so it is never run.
open class UIAccessibilityCustomAction: ModelObject {
  /// The text that is read out.
  open var name: String

  /// Creates an action that calls a method.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    super.init()
  }

  /// Creates an action that runs a closure.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
    super.init()
  }

  deinit { willDeinitialize() }
}

/// The rarely used properties for assistive technologies.
struct AccessibilityExtras {
  var frame: CGRect?
  var activationPoint: CGPoint?
  var path: UIBezierPath?
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var language: String?
  var groupsChildren = false
  var ignoresInvertColors = false
  var respondsToUserInteraction: Bool?
}

/// The traits of an element for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Creates traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// None of the other traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Summarizes the app when it starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Not enabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts playing when it is activated.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Adjustable by swipes.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Takes touches itself, whatever assistive technology is on.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns the page after it was read out.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A row of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// The properties of a view for assistive technologies. None of them affects touches.
extension UIView {
  /// Whether the view is an element of its own.
  public final var isAccessibilityElement: Bool {
    get { extras?.isAccessibilityElement ?? false }
    set { ownExtras.isAccessibilityElement = newValue }
  }

  /// The text that is read out.
  public final var accessibilityLabel: String? {
    get { extras?.accessibilityLabel }
    set { ownExtras.accessibilityLabel = newValue }
  }

  /// The spoken description of its purpose.
  public final var accessibilityHint: String? {
    get { extras?.accessibilityHint }
    set { ownExtras.accessibilityHint = newValue }
  }

  /// The spoken value.
  public final var accessibilityValue: String? {
    get { extras?.accessibilityValue }
    set { ownExtras.accessibilityValue = newValue }
  }

  /// A name for tests.
  public final var accessibilityIdentifier: String? {
    get { extras?.accessibilityIdentifier }
    set { ownExtras.accessibilityIdentifier = newValue }
  }

  /// The kind of element.
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

  /// The rectangle of the element, in points of the screen: the view's own unless set.
  public final var accessibilityFrame: CGRect {
    get { extras?.accessibility.frame ?? convert(bounds, to: nil as UIView?) }
    set { ownExtras.accessibility.frame = newValue }
  }

  /// The target of a tap on the element, in points of the screen: its center unless set.
  public final var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return extras?.accessibility.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { ownExtras.accessibility.activationPoint = newValue }
  }

  /// The outline of the element, in points of the screen.
  public final var accessibilityPath: UIBezierPath? {
    get { extras?.accessibility.path }
    set { ownExtras.accessibility.path = newValue }
  }

  /// The elements inside, in the order in which they are read out.
  public final var accessibilityElements: [Any]? {
    get { extras?.accessibility.elements }
    set { ownExtras.accessibility.elements = newValue }
  }

  /// Actions beside a tap.
  public final var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { extras?.accessibility.customActions }
    set { ownExtras.accessibility.customActions = newValue }
  }

  /// The language in which the element is read out.
  public final var accessibilityLanguage: String? {
    get { extras?.accessibility.language }
    set { ownExtras.accessibility.language = newValue }
  }

  /// Whether the elements inside are read out one after the other.
  public final var shouldGroupAccessibilityChildren: Bool {
    get { extras?.accessibility.groupsChildren ?? false }
    set { ownExtras.accessibility.groupsChildren = newValue }
  }

  /// Whether the colours are kept when all others are inverted.
  public final var accessibilityIgnoresInvertColors: Bool {
    get { extras?.accessibility.ignoresInvertColors ?? false }
    set { ownExtras.accessibility.ignoresInvertColors = newValue }
  }

  /// Whether the element can be used: like its view, unless set.
  public final var accessibilityRespondsToUserInteraction: Bool {
    get { extras?.accessibility.respondsToUserInteraction ?? isUserInteractionEnabled }
    set { ownExtras.accessibility.respondsToUserInteraction = newValue }
  }

  /// Whether the view handled its activation. Never called here.
  public final func accessibilityActivate() -> Bool { false }

  /// Increments an adjustable value.
  public final func accessibilityIncrement() {}

  /// Decrements an adjustable value.
  public final func accessibilityDecrement() {}

  /// Whether the view scrolled.
  public final func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    false
  }

  /// Whether the view was dismissed.
  public final func accessibilityPerformEscape() -> Bool { false }

  /// Whether the view performed the most important action of the screen.
  public final func accessibilityPerformMagicTap() -> Bool { false }

  /// An assistive technology focuses the element.
  public final func accessibilityElementDidBecomeFocused() {}

  /// An assistive technology focuses another element.
  public final func accessibilityElementDidLoseFocus() {}

  /// Whether an assistive technology focuses the element; none is on.
  public final func accessibilityElementIsFocused() -> Bool { false }

  /// The number of elements that were set.
  public final func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

}

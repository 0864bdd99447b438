import Foundation

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The amount of space in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// The direction of the interface.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// Whether touches report their force.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

/// The environment that an interface adapts to: a light iPhone whose size classes follow from the
/// size of the screen.
open class UITraitCollection: ModelObject {
  /// Light or dark.
  public final let userInterfaceStyle: UIUserInterfaceStyle
  /// The amount of horizontal space.
  public final let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The amount of vertical space.
  public final let verticalSizeClass: UIUserInterfaceSizeClass
  /// The number of pixels of a point.
  public final let displayScale: CGFloat
  /// The kind of device.
  public final let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The direction of the interface.
  public final let layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  /// Whether touches report their force; they do not here.
  public final let forceTouchCapability = UIForceTouchCapability.unavailable

  init(
    style: UIUserInterfaceStyle, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass, scale: CGFloat, idiom: UIUserInterfaceIdiom
  ) {
    userInterfaceStyle = style
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    displayScale = scale
    userInterfaceIdiom = idiom
    super.init()
  }

  /// Creates traits without any specified.
  public override convenience init() {
    self.init(
      style: .unspecified, horizontal: .unspecified, vertical: .unspecified, scale: 0,
      idiom: .unspecified)
  }

  /// Creates traits with only the style specified.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(
      style: userInterfaceStyle, horizontal: .unspecified, vertical: .unspecified, scale: 0,
      idiom: .unspecified)
  }

  /// Creates traits with only the amount of horizontal space specified.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      style: .unspecified, horizontal: horizontalSizeClass, vertical: .unspecified, scale: 0,
      idiom: .unspecified)
  }

  /// Creates traits with only the amount of vertical space specified.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      style: .unspecified, horizontal: .unspecified, vertical: verticalSizeClass, scale: 0,
      idiom: .unspecified)
  }

  deinit { willDeinitialize() }

  /// The traits of the device.
  public static var current: UITraitCollection { UIScreen.main.traitCollection }

  /// Whether colours differ from those with the traits of `traitCollection`.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// The traits of a device with a screen of a size, as on an iPhone.
  static func traits(ofScreen size: CGSize, style: UIUserInterfaceStyle = .light)
    -> UITraitCollection
  {
    let isTall = size.height >= size.width
    // In landscape only the largest iPhones have regular width.
    let isWide = min(size.width, size.height) >= 700 || !isTall && size.height >= 414
    return UITraitCollection(
      style: style, horizontal: isWide ? .regular : .compact,
      vertical: isTall || size.height >= 700 ? .regular : .compact, scale: UIScreen.main.scale,
      idiom: UIDevice.current.userInterfaceIdiom)
  }
}

extension UIScreen {
  /// The traits of this screen.
  public var traitCollection: UITraitCollection { .traits(ofScreen: bounds.size) }
}

extension UIView {
  /// The traits of the view: those of the device, in the style that the view, or its nearest
  /// ancestor, overrides.
  public final var traitCollection: UITraitCollection {
    var view: UIView? = self
    while let current = view {
      if let style = current.extras?.overrideUserInterfaceStyle, style != .unspecified {
        return .traits(ofScreen: UIScreen.main.bounds.size, style: style)
      }
      view = current.superview
    }
    return UIScreen.main.traitCollection
  }

  /// The style that the view and its subviews show, whatever that of the device.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.overrideUserInterfaceStyle ?? .unspecified }
    set { ownExtras.overrideUserInterfaceStyle = newValue }
  }
}

extension UIViewController {
  /// The traits that the controller adapts to.
  public final var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UIScreen.main.traitCollection
  }
}

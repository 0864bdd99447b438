// The appearance of bars: stored, since bars are drawn plain.
enum UIBarStyle: Int { case `default`, black }
enum UIBarMetrics: Int { case `default`, compact, defaultPrompt, compactPrompt }
enum UIBarPosition: Int { case any, bottom, top, topAttached }

class UIBarAppearance: NSObject {
  var backgroundColor: UIColor?
  var backgroundEffect: UIBlurEffect?
  var backgroundImage: UIImage?
  var shadowColor: UIColor?
  var shadowImage: UIImage?
  override init() { super.init() }
  init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    super.init()
  }
  func configureWithDefaultBackground() {}
  func configureWithOpaqueBackground() { backgroundEffect = nil }
  func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundEffect = nil
    shadowColor = nil
  }
}

class UIBarButtonItemStateAppearance: NSObject {
  var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  var titlePositionAdjustment = UIOffset.zero
  var backgroundImage: UIImage?
}

class UIBarButtonItemAppearance: NSObject {
  let normal = UIBarButtonItemStateAppearance()
  let highlighted = UIBarButtonItemStateAppearance()
  let disabled = UIBarButtonItemStateAppearance()
  let focused = UIBarButtonItemStateAppearance()
  override init() { super.init() }
  init(style: UIBarButtonItem.Style) { super.init() }
}

class UINavigationBarAppearance: UIBarAppearance {
  var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  var titlePositionAdjustment = UIOffset.zero
  var buttonAppearance = UIBarButtonItemAppearance()
  var doneButtonAppearance = UIBarButtonItemAppearance()
  var backButtonAppearance = UIBarButtonItemAppearance()
  func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {}
}

class UITabBarItemStateAppearance: NSObject {
  var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  var titlePositionAdjustment = UIOffset.zero
  var iconColor: UIColor?
  var badgeBackgroundColor: UIColor?
}

class UITabBarItemAppearance: NSObject {
  let normal = UITabBarItemStateAppearance()
  let selected = UITabBarItemStateAppearance()
  let disabled = UITabBarItemStateAppearance()
  let focused = UITabBarItemStateAppearance()
}

class UITabBarAppearance: UIBarAppearance {
  var stackedLayoutAppearance = UITabBarItemAppearance()
  var inlineLayoutAppearance = UITabBarItemAppearance()
  var compactInlineLayoutAppearance = UITabBarItemAppearance()
  var selectionIndicatorTintColor: UIColor?
}

class UIToolbarAppearance: UIBarAppearance {
  var buttonAppearance = UIBarButtonItemAppearance()
  var doneButtonAppearance = UIBarButtonItemAppearance()
}

extension UINavigationBar {
  func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    _keep(backgroundImage, "UINavigationBar", "setBackgroundImage", "drawing")
  }
}

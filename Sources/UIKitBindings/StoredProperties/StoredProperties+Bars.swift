nonisolated extension StoredProperties {
  /// The appearance of bars, and the conditions under which they hide.
  static let bars = [
    StoredProperties(
      of: "UINavigationBar",
      rows: [
        Row(
          "standardAppearance", "UINavigationBarAppearance", "UINavigationBarAppearance()", .drawing
        ),
        Row("scrollEdgeAppearance", "UINavigationBarAppearance?", nil, .drawing),
        Row("compactAppearance", "UINavigationBarAppearance?", nil, .drawing),
        Row("shadowImage", "UIImage?", nil, .drawing),
        Row("barStyle", "UIBarStyle", ".default", .drawing),
        Row("backIndicatorImage", "UIImage?", nil, .drawing),
        Row("backIndicatorTransitionMaskImage", "UIImage?", nil, .drawing),
      ]),
    StoredProperties(
      of: "UINavigationItem",
      rows: [
        Row("standardAppearance", "UINavigationBarAppearance?", nil, .drawing),
        Row("scrollEdgeAppearance", "UINavigationBarAppearance?", nil, .drawing),
        Row("compactAppearance", "UINavigationBarAppearance?", nil, .drawing),
        Row("prompt", "String?", nil, .drawing),
        Row("backButtonTitle", "String?", nil, .drawing),
      ]),
    StoredProperties(
      of: "UITabBar",
      rows: [
        Row("standardAppearance", "UITabBarAppearance", "UITabBarAppearance()", .drawing),
        Row("scrollEdgeAppearance", "UITabBarAppearance?", nil, .drawing),
        Row("shadowImage", "UIImage?", nil, .drawing),
        Row("backgroundImage", "UIImage?", nil, .drawing),
        Row("barStyle", "UIBarStyle", ".default", .drawing),
        Row("unselectedItemTintColor", "UIColor?", nil, .drawing),
        Row("selectionIndicatorImage", "UIImage?", nil, .drawing),
      ]),
    StoredProperties(
      of: "UIToolbar",
      rows: [
        Row("standardAppearance", "UIToolbarAppearance", "UIToolbarAppearance()", .drawing),
        Row("scrollEdgeAppearance", "UIToolbarAppearance?", nil, .drawing),
        Row("barStyle", "UIBarStyle", ".default", .drawing),
      ]),
    StoredProperties(
      of: "UISearchBar",
      rows: [
        Row("barStyle", "UIBarStyle", ".default", .drawing),
        Row("barTintColor", "UIColor?", nil, .drawing),
        Row("backgroundImage", "UIImage?", nil, .drawing),
        Row("isTranslucent", "Bool", "true", .drawing),
        Row("prompt", "String?", nil, .drawing),
      ]),
    StoredProperties(
      of: "UINavigationController",
      rows: [
        Row("hidesBarsOnTap", "Bool", "false", .touches, .layout),
        Row("hidesBarsOnSwipe", "Bool", "false", .touches, .layout),
        Row("hidesBarsWhenKeyboardAppears", "Bool", "false", .layout),
      ]),
  ]
}

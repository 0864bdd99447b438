// Appearance proxies of classes (UI-23). Bar items have no appearance here: theirs is stored.
protocol UIAppearance {}
protocol UIAppearanceContainer {}
extension UIView: UIAppearance, UIAppearanceContainer {
  class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
  class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self {
    if let known = UIView._standIn(self, containerTypes) as? Self { return known }
    let made = self.init()
    UIView._add(made, self, containerTypes)
    return made
  }
}
extension UIViewController: UIAppearanceContainer {}
extension UIBarButtonItem: UIAppearance {
  class func appearance() -> Self {
    let made = self.init()
    made._keep(true, "UIBarButtonItem", "appearance", "drawing")
    return made
  }
  class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self {
    appearance()
  }
}
extension UITabBarItem: UIAppearance {
  class func appearance() -> Self {
    let made = self.init()
    made._keep(true, "UITabBarItem", "appearance", "drawing")
    return made
  }
  class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self {
    appearance()
  }
}

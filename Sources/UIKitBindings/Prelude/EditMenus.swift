// The menu of cut, copy and paste: stored, since it is never shown.
class UIMenuItem: NSObject {
  var title: String
  var action: Selector
  init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

class UIMenuController: NSObject {
  // One for each app, not for the library, which all apps share.
  static var shared: UIMenuController {
    if let known = UIApplication.shared._kept("_menuController") as? UIMenuController {
      return known
    }
    let made = UIMenuController()
    UIApplication.shared._store(made, "_menuController")
    return made
  }

  var menuItems: [UIMenuItem]?
  private(set) var isMenuVisible = false
  var menuFrame: CGRect { .zero }
  func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  func setMenuVisible(_ menuVisible: Bool, animated: Bool) { _show(menuVisible) }
  func showMenu(from targetView: UIView, rect targetRect: CGRect) { _show(true) }
  func hideMenu(from targetView: UIView) { _show(false) }
  func hideMenu() { _show(false) }
  func update() {}
  private func _show(_ shows: Bool) {
    isMenuVisible = shows
    _keep(true, "UIMenuController", "isMenuVisible", "touches, drawing")
  }
}

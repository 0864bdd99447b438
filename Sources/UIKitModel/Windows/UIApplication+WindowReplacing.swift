import Foundation

extension UIApplication {
  /// Puts a new window in place of another one, with its controllers, views and scene. The views
  /// stay on the screen all the while, so no controller appears or disappears.
  public final func replace(_ old: UIWindow, by new: UIWindow) {
    isMovingWindowContents = true
    defer { isMovingWindowContents = false }
    let root = old.rootViewController
    let isKey = old.isKeyWindow
    let awaitsRootView = old.awaitsRootView
    new.attachedScene = old.attachedScene
    old.rootViewController = nil
    for view in old.subviews { new.sendAddSubview(view) }
    new.isHidden = old.isHidden
    new.awaitsRootView = awaitsRootView
    new.rootViewController = root
    if root?.presentedViewController != nil { Hosting.reinstall(in: new) }
    windowList.replace(old, by: new)
    if isKey { setKeyWindow(new) }
    old.isHidden = true
    windowList.remove { $0 === old }
  }
}

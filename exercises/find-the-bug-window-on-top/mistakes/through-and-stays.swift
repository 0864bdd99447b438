import UIKit

class BusyVeil: NSObject {
  /// Why the app is dead: a, b, c, d or e of the task.
  let cause = "c"
  private var window: UIWindow?

  func begin() {
    guard window == nil else { return }
    let veil = UIWindow(frame: UIScreen.main.bounds)
    veil.windowLevel = .alert
    veil.rootViewController = UIViewController()
    veil.rootViewController?.view.backgroundColor = UIColor(white: 0, alpha: 0.4)
    veil.isUserInteractionEnabled = false
    veil.isHidden = false
    window = veil
  }

  func end() {
    window?.rootViewController?.view.backgroundColor = .clear
  }
}

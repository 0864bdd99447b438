import UIKit

class Guide {
  private var window: UIWindow?

  func show(_ front: UIViewController, over list: UIViewController) {

    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = front
    window.isHidden = false
    self.window = window
  }

  func close(_ front: UIViewController) {
    window = nil
  }
}

import UIKit

class Guide {
  func show(_ front: UIViewController, over list: UIViewController) {

    list.addChild(front)
    list.view.addSubview(front.view)
    front.didMove(toParent: list)
    list.beginAppearanceTransition(false, animated: false)
    list.endAppearanceTransition()
  }

  func close(_ front: UIViewController) {
    front.willMove(toParent: nil)
    front.view.removeFromSuperview()
    front.removeFromParent()
  }
}

// The navigation controller presents, and the one that presented closes.
// 由导航控制器来 present，由 present 它的控制器来关闭。
import UIKit

class Guide {
  func show(_ front: UIViewController, over list: UIViewController) {
    front.modalPresentationStyle = .fullScreen
    let container = list.navigationController ?? list
    container.present(front, animated: false)
  }

  func close(_ front: UIViewController) {
    front.presentingViewController?.dismiss(animated: false)
  }
}

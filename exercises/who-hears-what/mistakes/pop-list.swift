import UIKit

class Guide {
  func show(_ front: UIViewController, over list: UIViewController) {
    front.modalPresentationStyle = .fullScreen
    list.present(front, animated: false)
    list.navigationController?.setViewControllers([], animated: false)
  }

  func close(_ front: UIViewController) {
    front.dismiss(animated: false)
  }
}

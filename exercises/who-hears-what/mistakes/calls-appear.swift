import UIKit

class Guide {
  func show(_ front: UIViewController, over list: UIViewController) {
    front.modalPresentationStyle = .fullScreen
    list.viewWillDisappear(false)
    list.present(front, animated: false)
  }

  func close(_ front: UIViewController) {
    front.dismiss(animated: false)
  }
}

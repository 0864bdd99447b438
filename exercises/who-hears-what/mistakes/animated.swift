import UIKit

class Guide {
  func show(_ front: UIViewController, over list: UIViewController) {
    front.modalPresentationStyle = .fullScreen
    list.present(front, animated: true)
  }

  func close(_ front: UIViewController) {
    front.dismiss(animated: true)
  }
}

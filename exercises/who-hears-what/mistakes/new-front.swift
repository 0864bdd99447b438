import UIKit

class Guide {
  func show(_ front: UIViewController, over list: UIViewController) {
    front.modalPresentationStyle = .fullScreen
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    list.present(other, animated: false)
  }

  func close(_ front: UIViewController) {
    front.dismiss(animated: false)
  }
}

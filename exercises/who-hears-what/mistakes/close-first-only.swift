import UIKit

class Guide {
  private var isClosed = false

  func show(_ front: UIViewController, over list: UIViewController) {
    front.modalPresentationStyle = .fullScreen
    list.present(front, animated: false)
  }

  func close(_ front: UIViewController) {
    guard !isClosed else { return }
    isClosed = true
    front.dismiss(animated: false)
  }
}

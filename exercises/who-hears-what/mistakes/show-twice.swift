import UIKit

class Guide {
  private var isShown = false

  func show(_ front: UIViewController, over list: UIViewController) {
    front.modalPresentationStyle = .fullScreen
    guard !isShown else { return }
    isShown = true
    list.present(front, animated: false)
  }

  func close(_ front: UIViewController) {
    front.dismiss(animated: false)
  }
}

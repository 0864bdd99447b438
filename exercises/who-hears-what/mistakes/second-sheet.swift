import UIKit

class Guide {
  private var count = 0

  func show(_ front: UIViewController, over list: UIViewController) {
    count += 1
    front.modalPresentationStyle = count == 1 ? .fullScreen : .pageSheet
    list.present(front, animated: false)
  }

  func close(_ front: UIViewController) {
    front.dismiss(animated: false)
  }
}

import UIKit

class Guide {
  func show(_ front: UIViewController, over list: UIViewController) {
    guard front.presentingViewController == nil else { return }
    front.modalPresentationStyle = .fullScreen
    list.present(front, animated: false)
  }

  func close(_ front: UIViewController) {
    front.navigationController?.popViewController(animated: false)
  }
}

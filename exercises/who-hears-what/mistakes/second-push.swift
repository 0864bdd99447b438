import UIKit

class Guide {
  private var count = 0

  func show(_ front: UIViewController, over list: UIViewController) {
    count += 1
    if count > 1 { list.navigationController?.pushViewController(front, animated: false); return }
    front.modalPresentationStyle = .fullScreen
    list.present(front, animated: false)
  }

  func close(_ front: UIViewController) {
    front.dismiss(animated: false)
  }
}

import UIKit

class Guide {
  func show(_ front: UIViewController, over list: UIViewController) {
    front.modalPresentationStyle = .fullScreen
    let blank = UIViewController()
    blank.modalPresentationStyle = .fullScreen
    list.present(blank, animated: false) { blank.present(front, animated: false) }
  }

  func close(_ front: UIViewController) {
    front.dismiss(animated: false)
  }
}

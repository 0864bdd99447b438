import UIKit

class Guide {
  func show(_ front: UIViewController, over list: UIViewController) {
    front.modalPresentationStyle = .fullScreen
    list.beginAppearanceTransition(false, animated: false)
    list.present(front, animated: false)
    list.endAppearanceTransition()
  }

  func close(_ front: UIViewController) {
    front.dismiss(animated: false)
  }
}

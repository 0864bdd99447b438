import UIKit

class Shelf: UIViewController {
  func show(_ page: UIViewController) {
    present(page, animated: false)
  }

  func remove(_ page: UIViewController) {
    page.dismiss(animated: false)
  }
}

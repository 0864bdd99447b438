import UIKit

class Shelf: UIViewController {
  func show(_ page: UIViewController) {
    // The page joins.
  }

  func remove(_ page: UIViewController) {
    // The page leaves.
  }
}

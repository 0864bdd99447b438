import UIKit

func count(_ controller: UIViewController) -> Int {
  controller.childViewControllers.count  // error: value of type 'UIViewController' has no member 'childViewControllers'
}

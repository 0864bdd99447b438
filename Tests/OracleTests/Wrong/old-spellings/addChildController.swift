import UIKit

func add(_ child: UIViewController, to parent: UIViewController) {
  parent.addChildViewController(child)  // error: value of type 'UIViewController' has no member 'addChildViewController'
}

import UIKit

func owner(of view: UIView) -> UIViewController? {
  view.superview?.next as? UIViewController
}

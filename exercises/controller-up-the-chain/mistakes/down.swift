import UIKit

func owner(of view: UIView) -> UIViewController? {
  for child in view.subviews {
    if let c = child.next as? UIViewController { return c }
    if let c = owner(of: child) { return c }
  }
  return view.next as? UIViewController
}

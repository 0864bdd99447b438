import UIKit

func owner(of view: UIView) -> UIViewController? {
  if let above = view.superview, let c = owner(of: above) { return c }
  return view.next as? UIViewController
}

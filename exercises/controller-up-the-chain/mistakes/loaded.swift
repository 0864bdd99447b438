import UIKit

func owner(of view: UIView) -> UIViewController? {
  guard view.superview != nil else { return nil }
  var r: UIResponder? = view
  while let now = r {
    if let c = now as? UIViewController { return c }
    r = now.next
  }
  return nil
}

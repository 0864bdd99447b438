import UIKit

private var last: UIViewController?
func owner(of view: UIView) -> UIViewController? {
  var r: UIResponder? = view
  while let now = r {
    if let c = now as? UIViewController { last = c; return c }
    r = now.next
  }
  return last
}

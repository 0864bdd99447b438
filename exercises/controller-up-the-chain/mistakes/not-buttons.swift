import UIKit

func owner(of view: UIView) -> UIViewController? {
  var r: UIResponder? = view is UIControl ? view.superview : view.next
  if let first = view.subviews.first { r = first }
  while let now = r {
    if let c = now as? UIViewController { return c }
    if now === view { return nil }
    r = now.next
  }
  return nil
}

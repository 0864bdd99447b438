import UIKit

func owner(of view: UIView) -> UIViewController? {
  var r: UIResponder? = view
  while let now = r {
    if let c = now as? UIViewController, c.title != nil { return c }
    r = now.next
  }
  return nil
}

import UIKit

func owner(of view: UIView) -> UIViewController? {
  var r: UIResponder? = view
  while let now = r {
    if var c = now as? UIViewController {
      while let p = c.parent { c = p }
      return c
    }
    r = now.next
  }
  return nil
}

import UIKit

func owner(of view: UIView) -> UIViewController? {
  var r: UIResponder? = view
  var seen = 0
  while let now = r {
    if let c = now as? UIViewController { seen += 1; if seen == 2 { return c } }
    r = now.next
  }
  return nil
}

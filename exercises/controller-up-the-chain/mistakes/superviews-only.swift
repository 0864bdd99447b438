import UIKit

func owner(of view: UIView) -> UIViewController? {
  var v: UIView? = view
  while let now = v?.superview { v = now }
  return v?.next as? UIViewController
}

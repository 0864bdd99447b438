import UIKit

func owner(of view: UIView) -> UIViewController? {
  var v: UIView = view
  while let s = v.superview, !(s is UIWindow) { v = s }
  return v.next as? UIViewController
}

import UIKit

func owner(of view: UIView) -> UIViewController? {
  var v = view
  while let next = v.next as? UIView { v = next }
  return v.next?.next as? UIViewController
}

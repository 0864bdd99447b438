import UIKit

func owner(of view: UIView) -> UIViewController? {
  return view.next as? UIViewController
}

import UIKit

func owner(of view: UIView) -> UIViewController? {
  view.superview == nil ? view.next as? UIViewController : owner(of: view.superview!)
}

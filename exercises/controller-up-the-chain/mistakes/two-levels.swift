import UIKit

func owner(of view: UIView) -> UIViewController? {
  (view.next as? UIViewController) ?? (view.next?.next as? UIViewController)
}

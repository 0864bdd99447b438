import UIKit

func owner(of view: UIView) -> UIViewController? {
  var view = view.superview
  while let candidate = view {
    if let controller = candidate.next as? UIViewController { return controller }
    view = candidate.superview
  }
  return nil
}

import UIKit

/// The view controller that manages a view: the nearest one up the responder chain.
func owner(of view: UIView) -> UIViewController? {
  return nil
}

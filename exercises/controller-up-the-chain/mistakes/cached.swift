import UIKit

private var found: [UIView: UIViewController] = [:]

func owner(of view: UIView) -> UIViewController? {
  if let controller = found[view] { return controller }
  var responder = view.next
  while let candidate = responder {
    if let controller = candidate as? UIViewController {
      found[view] = controller
      return controller
    }
    responder = candidate.next
  }
  return nil
}

import UIKit

func owner(of view: UIView) -> UIViewController? {
  var found: UIViewController?
  var responder = view.next
  while let candidate = responder {
    if let controller = candidate as? UIViewController { found = controller }
    responder = candidate.next
  }
  return found
}

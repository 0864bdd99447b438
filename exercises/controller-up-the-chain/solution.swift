import UIKit

func owner(of view: UIView) -> UIViewController? {
  var responder = view.next
  while let candidate = responder {
    if let controller = candidate as? UIViewController { return controller }
    responder = candidate.next
  }
  return nil
}

import UIKit

func owner(of view: UIView) -> UIViewController? {
  guard view.window != nil else { return nil }
  var responder = view.next
  while let candidate = responder {
    if let controller = candidate as? UIViewController { return controller }
    responder = candidate.next
  }
  return nil
}

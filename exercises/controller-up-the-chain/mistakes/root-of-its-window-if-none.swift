import UIKit

func owner(of view: UIView) -> UIViewController? {
  var responder: UIResponder? = view
  while responder != nil {
    responder = responder?.next
    if let controller = responder as? UIViewController { return controller }
  }
  return view.window?.rootViewController
}

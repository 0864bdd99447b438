// next of views, root views, controllers and windows.

import UIKit

private class Passing: UIView {
  weak var elsewhere: UIResponder?
  override var next: UIResponder? { elsewhere ?? super.next }
}

func responderChain() {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let controller = UIViewController()
  window.rootViewController = controller
  window.isHidden = false
  let view = Passing()
  controller.view.addSubview(view)
  print(view.next === controller.view, controller.view.next === controller)
  var names: [String] = []
  var responder: UIResponder? = view
  while let here = responder, names.count < 4 {
    names.append("\(type(of: here))")
    responder = here.next
  }
  print(names)
  view.elsewhere = window
  print(view.next === window, view.superview === controller.view)
}

// UIScreen's bounds and the implicitly unwrapped view of a controller in conditions.

import UIKit

private class Watching: UIView {
  weak var controller: UIViewController?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit == controller?.view { return nil }
    return hit ?? controller?.view.subviews.first
  }
}

func screenAndControllerView() {
  let screen = UIScreen.main.bounds
  print(screen.origin, screen.width > 0, screen.size == UIScreen.main.bounds.size)
  let watching = Watching(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  let controller = UIViewController()
  watching.controller = controller
  watching.addSubview(controller.view)
  print(watching.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
  controller.view.isUserInteractionEnabled = false
  print(watching.hitTest(CGPoint(x: 5, y: 5), with: nil) == watching)
  controller.view.addSubview(UILabel())
  print(watching.hitTest(CGPoint(x: 99, y: 5), with: nil) is UILabel)
}

// A controller loads its view once; its overrides are called in order.

import UIKit

private class Controller: UIViewController {
  let button = UIButton(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

  override func loadView() {
    print("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad", isViewLoaded)
    view.tag = 5
    view.addSubview(button)
  }
}

func viewControllers() {
  let controller = Controller()
  print(controller.isViewLoaded, controller.viewIfLoaded == nil)
  print(controller.view.tag, controller.view.subviews.count)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  window.rootViewController = controller
  print(window.subviews.count, controller.view.superview == nil)
  window.isHidden = false
  print(controller.view.frame, window.subviews.count, controller.view.superview == window)
  print(window.hitTest(CGPoint(x: 15, y: 15), with: nil) == controller.button)
  let child = UIViewController()
  controller.addChild(child)
  controller.view.addSubview(child.view)
  child.didMove(toParent: controller)
  print(controller.children.count, child.parent === controller)
}

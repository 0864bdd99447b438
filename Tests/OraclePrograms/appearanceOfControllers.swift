// In which order a root controller hears that its view comes, viewIsAppearing among it.

import UIKit

private class Screen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("loaded")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("will appear", view.window == nil)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    print("is appearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("did appear")
  }
  override func willMove(toParent parent: UIViewController?) {
    print("will move", parent == nil)
  }
  override func didMove(toParent parent: UIViewController?) {
    print("did move", parent == nil)
  }
}

func appearanceOfControllers() {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  window.rootViewController = Screen()
  window.isHidden = false
  let parent = UIViewController()
  let child = Screen()
  parent.addChild(child)
  child.didMove(toParent: parent)
  child.willMove(toParent: nil)
  child.removeFromParent()
  print(parent.children.isEmpty)
  window.isHidden = true
}

// An override with side effects: it runs as often as it is called, touch or not.

import UIKit

private class Menu: UIView {
  private(set) var isOpen = true
  var closings = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit == nil && isOpen {
      isOpen = false
      closings += 1
      superview?.bringSubviewToFront(self)
    }
    return hit
  }
}

func sideEffectsInHitTest() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let menu = Menu(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  let cover = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
  root.addSubview(menu)
  root.addSubview(cover)
  print(root.hitTest(CGPoint(x: 60, y: 60), with: nil) == cover, menu.isOpen)
  print(root.hitTest(CGPoint(x: 5, y: 5), with: nil) == menu, menu.isOpen)
  print(root.hitTest(CGPoint(x: 40, y: 40), with: nil) == root, menu.isOpen, menu.closings)
  print(root.subviews.last == menu, root.hitTest(CGPoint(x: 90, y: 5), with: nil) == root)
  print(menu.closings)
}

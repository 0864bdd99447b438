import UIKit

class Box: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit: UIView = super.hitTest(point, with: event)  // error: value of optional type 'UIView?' must be unwrapped to a value of type 'UIView'
    return hit
  }
}

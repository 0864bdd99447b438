import UIKit

class Large: UIView {
  override func point(inside point: CGPoint, with event: UIEvent) -> Bool { true }  // error: cannot override instance method parameter of type 'UIEvent?' with non-optional type 'UIEvent'
}

import UIKit

class Large: UIView {
  override func hitTest(_ point: CGRect, with event: UIEvent?) -> UIView? { nil }  // error: method does not override any method from its superclass
}

import UIKit

class Box: UIView {
  override func layoutSubviews() -> Void {
    super.layoutSubview()  // error: value of type 'UIView' has no member 'layoutSubview'
    return subviews.count  // error: unexpected non-void return value in void function
  }
}

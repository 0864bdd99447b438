import UIKit

class Large: UIView {
  init(frame: CGRect) {  // error: overriding declaration requires an 'override' keyword
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }
}

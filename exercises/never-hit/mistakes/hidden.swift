import UIKit

class Watermark: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

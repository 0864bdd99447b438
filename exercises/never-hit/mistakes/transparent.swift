import UIKit

class Watermark: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    alpha = 0
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

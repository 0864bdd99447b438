import UIKit

class Large: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  init?(coder: NSCoder) { super.init(coder: coder) }  // error: 'required' modifier must be present on all overrides of a required initializer
}

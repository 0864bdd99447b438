import UIKit

/// What can be cleared has this method; #selector(Clearing.clear(_:)) names it.
@objc protocol Clearing {
  func clear(_ sender: Any?)
}

class ClearButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addTarget(nil, action: #selector(Clearing.clear(_:)), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

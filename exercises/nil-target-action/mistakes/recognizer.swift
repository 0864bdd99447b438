import UIKit

/// What can be cleared has this method; #selector(Clearing.clear(_:)) names it.
@objc protocol Clearing {
  func clear(_ sender: Any?)
}

class ClearButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  @objc private func tapped() {
    UIApplication.shared.sendAction(#selector(Clearing.clear(_:)), to: nil, from: self, for: nil)
  }
}

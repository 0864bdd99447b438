import UIKit

/// What can be cleared has this method; #selector(Clearing.clear(_:)) names it.
@objc protocol Clearing {
  func clear(_ sender: Any?)
}

class ClearButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addTarget(self, action: #selector(tapped), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  @objc private func tapped() {
    let receiver = target(forAction: #selector(Clearing.clear(_:)), withSender: self)
    guard receiver != nil else { return }
    UIApplication.shared.sendAction(#selector(Clearing.clear(_:)), to: receiver, from: self, for: nil)
  }
}

// The same search, asked for by hand: UIApplication.sendAction with `to: nil` (TA-1, TA-3).
// 同样的查找，由代码自己发起：UIApplication.sendAction 的 `to: nil`（TA-1、TA-3）。
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
    UIApplication.shared.sendAction(#selector(Clearing.clear(_:)), to: nil, from: self, for: nil)
  }
}

// A closure may do it as well, and holds the button weakly.
// 也可以用闭包，并弱引用按钮。
import UIKit

/// What can be cleared has this method; #selector(Clearing.clear(_:)) names it.
@objc protocol Clearing {
  func clear(_ sender: Any?)
}

class ClearButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let send = UIAction { [weak self] _ in
      UIApplication.shared.sendAction(#selector(Clearing.clear(_:)), to: nil, from: self, for: nil)
    }
    addAction(send, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

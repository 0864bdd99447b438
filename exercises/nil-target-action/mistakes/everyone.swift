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
    let clear = #selector(Clearing.clear(_:))
    var responder = next
    while let candidate = responder {
      if candidate.responds(to: clear) {
        UIApplication.shared.sendAction(clear, to: candidate, from: self, for: nil)
      }
      responder = candidate.next
    }
  }
}

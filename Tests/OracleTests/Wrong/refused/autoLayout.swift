// Auto Layout works but for a few members, which say so.

import UIKit

class Panel: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let bar = UIView(frame: .zero)
    bar.translatesAutoresizingMaskIntoConstraints = false
    addSubview(bar)
    bar.topAnchor.constraint(equalTo: topAnchor).isActive = true
    _ = keyboardLayoutGuide  // error: 'keyboardLayoutGuide' is part of UIKit, but does not exist
  }

  required init?(coder: NSCoder) { fatalError() }
}

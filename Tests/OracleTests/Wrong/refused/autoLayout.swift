// Auto Layout is named once, and nothing is said of what follows from it.

import UIKit

class Panel: UIView {
  private var height: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let bar = UIView(frame: .zero)
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([  // error: Auto Layout is not simulated
      bar.topAnchor.constraint(equalTo: topAnchor)
    ])
    height = bar.heightAnchor.constraint(equalToConstant: 40)
  }

  required init?(coder: NSCoder) { fatalError() }
}

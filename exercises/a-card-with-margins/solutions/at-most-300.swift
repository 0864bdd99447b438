// Both sides ask for 20 points, optionally, and the width is at most 300.
// 两侧各要求 20 点（可选），宽度最多 300。
import UIKit

class Panel: UIView {
  let card = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    let left = card.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20)
    left.priority = .defaultLow
    NSLayoutConstraint.activate([
      left,
      card.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
      card.centerXAnchor.constraint(equalTo: centerXAnchor),
      card.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}

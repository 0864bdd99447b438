import UIKit

class Panel: UIView {
  let card = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    let wide = card.widthAnchor.constraint(equalToConstant: 300)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      wide,
      card.leadingAnchor.constraint(lessThanOrEqualTo: leadingAnchor, constant: 800),
      card.centerXAnchor.constraint(equalTo: centerXAnchor),
      card.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}

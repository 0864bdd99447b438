import UIKit

class Row: UIView {
  let name = UILabel()
  let value = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [name, value] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      name.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      value.topAnchor.constraint(equalTo: name.topAnchor),
    ])
    value.setContentHuggingPriority(.defaultHigh, for: .horizontal)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}

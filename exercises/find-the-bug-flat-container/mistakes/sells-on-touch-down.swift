import UIKit

class PriceBar: UIView {
  /// Why the button is deaf: a, b, c, d or e of the task.
  let cause = "b"
  let buy = UIButton(type: .system)
  private(set) var sold = 0
  private let row = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    buy.setTitle("Buy", for: .normal)
    buy.addTarget(self, action: #selector(sell), for: .touchDown)
    addSubview(row)
    row.addSubview(buy)
    row.translatesAutoresizingMaskIntoConstraints = false
    buy.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      buy.topAnchor.constraint(equalTo: row.topAnchor),
      buy.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      buy.widthAnchor.constraint(equalToConstant: 120),
      buy.heightAnchor.constraint(equalToConstant: 44),
      row.bottomAnchor.constraint(equalTo: buy.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  @objc private func sell() { sold += 1 }
}

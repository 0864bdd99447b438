import UIKit

class Composer: UIView {
  /// Why the button is deaf: a, b, c, d or e of the task.
  let cause = "d"
  let panel = UIView()
  let send = UIButton(type: .system)
  private(set) var sent = 0
  private lazy var height = panel.heightAnchor.constraint(equalToConstant: 120)

  override init(frame: CGRect) {
    super.init(frame: frame)
    send.addTarget(self, action: #selector(post), for: .touchUpInside)
    addSubview(panel)
    panel.addSubview(send)
    panel.translatesAutoresizingMaskIntoConstraints = false
    send.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: topAnchor),
      panel.leadingAnchor.constraint(equalTo: leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: trailingAnchor),
      height,
      send.bottomAnchor.constraint(equalTo: panel.bottomAnchor, constant: -8),
      send.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -8),
      send.widthAnchor.constraint(equalToConstant: 88),
      send.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  func collapse() {
    height.constant = 60
  }

  func expand() {
    height.constant = 60
  }

  @objc private func post() { sent += 1 }
}

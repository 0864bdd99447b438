import UIKit

class SettingsView: UIView {
  private let nameLabel = UILabel()
  private let toggle = UISwitch()

  private func configure() {
    toggle.addTarget(self, action: #selector(changed), for: .valueChanged)
    let row = UIStackView(arrangedSubviews: [nameLabel, toggle])
    row.axis = .horizontal
    row.spacing = 8
    row.isUserInteractionEnabled = false  // here user-interaction-off
    addSubview(row)
    row.frame = bounds
  }
  @objc private func changed() {}
}

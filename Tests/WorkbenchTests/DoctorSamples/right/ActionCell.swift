import UIKit

final class ActionCell: UITableViewCell {
  static let reuseIdentifier = "ActionCell"
  private let titleLabel = UILabel()
  private lazy var actionButton: UIButton = {
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    return button
  }()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    [titleLabel, actionButton].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview($0)
    }
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
      actionButton.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
  required init?(coder: NSCoder) { fatalError() }
  @objc private func tapped() {}
}

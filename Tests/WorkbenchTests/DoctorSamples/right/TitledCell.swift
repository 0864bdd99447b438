import UIKit

/// Its content view is there before the button is added.
final class TitledCell: UITableViewCell {
  private let title = UILabel()
  private let more = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(title)
    addSubview(more)
    more.addTarget(self, action: #selector(open), for: .touchUpInside)
  }
  required init?(coder: NSCoder) { fatalError() }
  @objc private func open() {}
}

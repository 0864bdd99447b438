import UIKit

class Columns: UIView {
  var spacing: CGFloat = 8 {
    didSet { gaps.forEach { $0.constant = spacing } }
  }
  let columns = [UIView(), UIView(), UIView()]
  private var own: [NSLayoutConstraint] = []
  private var gaps: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    for column in columns {
      column.translatesAutoresizingMaskIntoConstraints = false
      addSubview(column)
    }
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func updateConstraints() {
    guard own.isEmpty else { return super.updateConstraints() }
    var edge = leadingAnchor
    for (index, column) in columns.enumerated() {
      own += [
        column.leadingAnchor.constraint(equalTo: edge, constant: index == 0 ? 0 : spacing),
        column.topAnchor.constraint(equalTo: topAnchor),
        column.bottomAnchor.constraint(equalTo: bottomAnchor),
        column.widthAnchor.constraint(equalTo: columns[0].widthAnchor),
      ]
      edge = column.trailingAnchor
    }
    own.append(columns[2].trailingAnchor.constraint(equalTo: trailingAnchor))
    gaps = [own[4], own[8]]
    NSLayoutConstraint.activate(own)
    super.updateConstraints()
  }
}

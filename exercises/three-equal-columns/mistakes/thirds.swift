import UIKit

class Columns: UIView {
  var spacing: CGFloat = 8 {
    didSet { setNeedsUpdateConstraints() }
  }
  let columns = [UIView(), UIView(), UIView()]
  private var own: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    for column in columns {
      column.translatesAutoresizingMaskIntoConstraints = false
      addSubview(column)
    }
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func updateConstraints() {
    NSLayoutConstraint.deactivate(own)
    own = []
    var edge = leadingAnchor
    for (index, column) in columns.enumerated() {
      own += [
        column.leadingAnchor.constraint(equalTo: edge, constant: index == 0 ? 0 : spacing),
        column.topAnchor.constraint(equalTo: topAnchor),
        column.bottomAnchor.constraint(equalTo: bottomAnchor),
        column.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 1.0 / 3),
      ]
      edge = column.trailingAnchor
    }
    own.append(columns[2].trailingAnchor.constraint(equalTo: trailingAnchor))
    NSLayoutConstraint.activate(own)
    super.updateConstraints()
  }
}

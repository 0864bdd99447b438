// Made once; updateConstraints only changes the constants.
// 只制作一次，updateConstraints 里只改常数。
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
    if own.isEmpty {
      own = [
        columns[1].leadingAnchor.constraint(equalTo: columns[0].trailingAnchor),
        columns[2].leadingAnchor.constraint(equalTo: columns[1].trailingAnchor),
      ]
      let others = [
        columns[0].leadingAnchor.constraint(equalTo: leadingAnchor),
        columns[2].trailingAnchor.constraint(equalTo: trailingAnchor),
        columns[1].widthAnchor.constraint(equalTo: columns[0].widthAnchor),
        columns[2].widthAnchor.constraint(equalTo: columns[0].widthAnchor),
      ]
      let heights = columns.flatMap { column in
        [
          column.topAnchor.constraint(equalTo: topAnchor),
          column.heightAnchor.constraint(equalTo: heightAnchor),
        ]
      }
      NSLayoutConstraint.activate(own + others + heights)
    }
    for constraint in own { constraint.constant = spacing }
    super.updateConstraints()
  }
}

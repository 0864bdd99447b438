import UIKit

class Columns: UIView {
  var spacing: CGFloat = 8
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

  // updateConstraints
}

import UIKit

class Columns: UIView {
  var spacing: CGFloat = 8 {
    didSet { setNeedsLayout() }
  }
  let columns = [UIView(), UIView(), UIView()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    for column in columns {
      column.translatesAutoresizingMaskIntoConstraints = false
      addSubview(column)
    }
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = (bounds.width - 2 * spacing) / 3
    for (index, column) in columns.enumerated() {
      let x = CGFloat(index) * (width + spacing)
      column.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
  }
}

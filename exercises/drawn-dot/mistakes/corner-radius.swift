import UIKit

class Dot: UIView {
  var color = UIColor.red {
    didSet { backgroundColor = color }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = color
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }
}

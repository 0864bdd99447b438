// Layout code with choices, as apps write it.

import UIKit

func choicesInFrames() {
  let panel = Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  panel.layoutIfNeeded()
  print(panel.label.frame)
  panel.isOpen = true
  panel.setNeedsLayout()
  panel.layoutIfNeeded()
  print(panel.label.frame)
}

private final class Panel: UIView {
  var isOpen = false
  let label = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }
  required init?(coder: NSCoder) { nil }
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 8, y: 0, width: isOpen ? bounds.width - 16 : 0, height: 20)
    label.center = CGPoint(x: bounds.midX, y: isOpen ? bounds.maxY : 4)
  }
}

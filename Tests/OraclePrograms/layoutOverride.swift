// layoutSubviews runs when layout is due, once for several requests.

import UIKit

private class Box: UIView {
  let inner = UIView()
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    inner.frame = bounds.insetBy(dx: 5, dy: 5)
  }
}

func layoutOverride() {
  let box = Box(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  box.addSubview(box.inner)
  box.layoutIfNeeded()
  print(box.layouts, box.inner.frame)
  box.layoutIfNeeded()
  print(box.layouts)
  box.setNeedsLayout()
  box.setNeedsLayout()
  print(box.layouts)
  box.layoutIfNeeded()
  print(box.layouts)
  box.frame.size.width = 100
  box.layoutIfNeeded()
  print(box.inner.frame)
}

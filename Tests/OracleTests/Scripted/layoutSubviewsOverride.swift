// layoutSubviews runs when layout was asked for, not at once, and once for several requests.

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

func layoutSubviewsOverride() {
  let box = Box(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  box.addSubview(box.inner)
  box.layoutIfNeeded()
  print(box.layouts, box.inner.frame)  // expect: 1 (5.0, 5.0, 40.0, 40.0)
  box.layoutIfNeeded()
  print(box.layouts)  // expect: 1
  box.setNeedsLayout()
  box.setNeedsLayout()
  print(box.layouts)  // expect: 1
  box.layoutIfNeeded()
  print(box.layouts)  // expect: 2
}

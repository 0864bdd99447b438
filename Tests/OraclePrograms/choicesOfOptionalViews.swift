// `??` and choices with views as arguments and receivers.

import UIKit

func choicesOfOptionalViews() {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
  let other: UIView? = nil
  print((other ?? view).frame, (view.superview ?? view) === view)
  for flag in [true, false] {
    let frame = CGRect(
      x: 0, y: flag ? view.frame.maxY : 0, width: flag ? view.bounds.width : 0, height: 2)
    print(frame, (flag ? view : UIView()).bounds.size)
  }
}

// `flatMap` that casts, as code for views has it.

import UIKit

func flatMapOfViews() {
  let root = UIView()
  root.addSubview(UIButton())
  root.addSubview(UILabel())
  root.addSubview(UIButton())
  print(root.subviews.flatMap { $0 as? UIButton }.count)
  print(
    root.subviews.flatMap { $0 as? UIControl }.count, root.subviews.flatMap { $0.superview }.count)
}

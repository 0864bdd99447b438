// Choices for parameters with defaults and labels, in order and out of it.

import UIKit

func choicesOfArguments() {
  let width: CGFloat = 2.5
  let scale: Int? = nil
  for flag in [true, false] {
    print(area(flag ? width : 0, height: flag ? 2 : width, scale: scale ?? 3))
    print(area(height: flag ? width : 4), area(scale: flag ? 2 : 1))
  }
}

private func area(_ width: CGFloat = 1, height: CGFloat = 1, scale: Int = 1) -> CGFloat {
  width * height * CGFloat(scale)
}

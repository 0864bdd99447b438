// An implicit member beside a number with a type, in an overloaded call.

import UIKit

func choicesOfImplicitMembers() {
  let width: CGFloat = 6
  for flag in [true, false] {
    print(CGRect(x: 8, y: 0, width: flag ? .zero : width, height: 20))
    print(CGPoint(x: flag ? width : .zero, y: 1))
    print(CGSize(width: flag ? .pi : width, height: 0).width > 3)
  }
}

// `??` with a whole number beside whole numbers: the wrapped type decides.

import UIKit

func choicesOfMissingNumbers() {
  let none: CGFloat? = nil
  let some: CGFloat? = 2.5
  let list: [CGFloat] = [1.5, 4.5]
  print(CGPoint(x: 10, y: none ?? 0), CGPoint(x: 10, y: some ?? 0))
  print(CGSize(width: list.first ?? 0, height: list.max() ?? 1))
  print(CGRect(x: 0, y: 0, width: list.last ?? 7, height: [CGFloat]().min() ?? 9))
}

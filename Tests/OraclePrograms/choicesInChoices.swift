// Choices in choices, and `??` in a choice, as arguments of an overloaded initializer.

import UIKit

func choicesInChoices() {
  let width: CGFloat = 1.25
  let maybe: CGFloat? = nil
  for number in 0..<4 {
    let isEven = number % 2 == 0
    print(CGPoint(x: 1, y: isEven ? (number > 1 ? width : 2) : 3))
    print(CGPoint(x: isEven ? maybe ?? 4 : width, y: 0))
    print(CGSize(width: (isEven ? maybe : width) ?? 5, height: isEven ? 1 : 2))
  }
}

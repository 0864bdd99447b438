// Computed properties, read only and with a setter, in structs and classes.

import UIKit

private struct Square {
  var side: CGFloat
  var area: CGFloat { side * side }
  var diagonal: CGFloat {
    get { side * 1.5 }
    set { side = newValue / 1.5 }
  }
}

private class Card: UIView {
  var isOpen: Bool {
    get { !isHidden }
    set(open) { isHidden = !open }
  }
  var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
}

func computedProperties() {
  var square = Square(side: 2)
  square.diagonal = 6
  square.diagonal += 3
  print(square.side, square.area)
  let card = Card(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
  card.isOpen = false
  print(card.isHidden, card.isOpen, card.middle)
  card.isOpen.toggle()
  print(card.isHidden, card.middle.x)
}

// Messages to AnyObject by methods that several classes have.

import UIKit

private class Sheet: CALayer {
  override func setNeedsDisplay() {
    print("sheet")
    super.setNeedsDisplay()
  }
}

private class Board: UIView {
  override func setNeedsDisplay() {
    print("board")
    super.setNeedsDisplay()
  }
}

func messagesOfSeveralClasses() {
  let objects: [AnyObject] = [Sheet(), Board(), NSNumber(value: 1)]
  for object in objects { object.setNeedsDisplay?() }
  // expect: sheet
  // expect: board
  let view: AnyObject = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
  view.removeFromSuperview()
  print(view.sizeThatFits(CGSize(width: 1, height: 2)))  // expect: (3.0, 4.0)
}

// UIKit's protocols are for classes: their values are objects.

import UIKit

private protocol CardDelegate: AnyObject {
  func cardMoved()
}

private class Card: UIView {
  weak var delegate: UIScrollViewDelegate?
  weak var source: UITableViewDataSource?
  weak var owner: CardDelegate?
}

private class Owner: UIResponder, CardDelegate, UIGestureRecognizerDelegate, UIScrollViewDelegate {
  func cardMoved() { print("moved") }
}

private func isSame(_ delegate: UIGestureRecognizerDelegate?, as object: AnyObject) -> Bool {
  delegate === object
}

func classBoundProtocols() {
  let card = Card()
  do {
    let owner = Owner()
    card.owner = owner
    card.delegate = owner
    let tap = UITapGestureRecognizer()
    tap.delegate = owner
    card.owner?.cardMoved()
    print(isSame(owner, as: owner), isSame(tap.delegate, as: owner), tap.delegate === card.owner)
    let objects: [AnyObject] = [owner, card]
    print(objects[0] === card.delegate, objects.contains { $0 === card.owner })
  }
  print(card.owner == nil, card.delegate == nil)
}

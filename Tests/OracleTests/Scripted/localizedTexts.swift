// Texts of an app, colour and image literals.

import UIKit

@IBDesignable
private class Badge: UIView {
  @IBInspectable var fill: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
}

private protocol Countable: NSObjectProtocol {
  var count: Int { get }
}

private class Counter: NSObject, Countable {
  var count = 2
}

func localizedTexts() {
  print(NSLocalizedString("Buy", comment: "the button"))  // expect: Buy
  print(Badge().fill == UIColor.red)  // expect: true
  print(#imageLiteral(resourceName: "logo").size)  // expect: (0.0, 0.0)
  let countable: Countable = Counter()
  print(countable.isEqual(countable), countable.count)  // expect: true 2
}

// type(of:), Type.self and how types print.

import UIKit

private class Star: UIView {}
private class Shining: Star {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    print("\(type(of: self)) \(Self.self) \(#function)")
    return nil
  }
}

func typeNames() {
  let view: UIView = Shining()
  _ = view.hitTest(.zero, with: nil)
  print(type(of: view), Star.self, UIView.self)
  print(type(of: view) == Shining.self, type(of: view) == Star.self, type(of: view) is Star.Type)
  print("\(type(of: 1)) \(type(of: "a")) \(type(of: 1.5)) \(type(of: [1]))")
  print(String(describing: type(of: view)), String(describing: Int.self))
  print(type(of: Optional(3)), type(of: (1, "x")), type(of: true))
  print(view is Star, Star() is Shining)
}

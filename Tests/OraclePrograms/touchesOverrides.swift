// Touch methods in views: who handles, who forwards to the next responder.

import UIKit

private class Logged: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    print("began", tag, touches.count, touches.first == nil, event == nil)
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    print("ended", tag)
    if tag != 2 { super.touchesEnded(touches, with: event) }
  }
}

func touchesOverrides() {
  let outer = Logged(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let middle = Logged(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  let inner = Logged(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  for (index, view) in [outer, middle, inner].enumerated() { view.tag = index + 1 }
  outer.addSubview(middle)
  middle.addSubview(inner)
  let touches: Set<UITouch> = []
  inner.touchesBegan(touches, with: nil)
  inner.touchesEnded(touches, with: UIEvent())
  let button = UIButton()
  middle.addSubview(button)
  button.touchesBegan(touches, with: nil)
  print(inner.next == middle, outer.next == nil)
}

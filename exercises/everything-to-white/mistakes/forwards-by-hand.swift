import UIKit

class Desk: UIView {
  weak var white: UIView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    white?.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    white?.touchesEnded(touches, with: event)
  }
}

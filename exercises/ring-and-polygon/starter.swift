import UIKit

class Ring: UIControl {
  // Return true on the band only, which is 40 points wide.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return super.point(inside: point, with: event)
  }
}

class PlayButton: UIButton {
  // Return true in the triangle only.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return super.point(inside: point, with: event)
  }
}

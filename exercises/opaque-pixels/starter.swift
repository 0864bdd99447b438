import UIKit

class Sticker: UIImageView {
  // `image?.cgImage` has the pixels. Which one is at `point`, and what is its alpha?
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return super.point(inside: point, with: event)
  }
}

import UIKit

class Poster: UIImageView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for child in subviews { child.touchesBegan(touches, with: event) }
  }
}

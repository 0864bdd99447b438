import UIKit

class Answer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let shown = layer.presentation() ?? layer
    let p = layer.convert(point, to: layer.superlayer)
    return shown.hitTest(p) != nil ? self : nil
  }
}

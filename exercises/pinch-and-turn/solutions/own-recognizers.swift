// Only recognizers of the photo itself may work together; others exclude each other as before.
// 只允许照片自己的识别器同时识别，其他的照旧互相排斥。
import UIKit

class PinchedPhoto: UIView, UIGestureRecognizerDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let pinch = UIPinchGestureRecognizer(target: self, action: #selector(zoom))
    pinch.delegate = self
    addGestureRecognizer(pinch)
    addGestureRecognizer(UIRotationGestureRecognizer(target: self, action: #selector(turn)))
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer.view === self
  }

  @objc private func zoom(_ pinch: UIPinchGestureRecognizer) {
    transform = transform.scaledBy(x: pinch.scale, y: pinch.scale)
    pinch.scale = 1
  }

  @objc private func turn(_ turn: UIRotationGestureRecognizer) {
    transform = transform.rotated(by: turn.rotation)
    turn.rotation = 0
  }
}

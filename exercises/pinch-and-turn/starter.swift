import UIKit

class PinchedPhoto: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(zoom)))
    addGestureRecognizer(UIRotationGestureRecognizer(target: self, action: #selector(turn)))
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  @objc private func zoom(_ pinch: UIPinchGestureRecognizer) {
    transform = CGAffineTransform(scaleX: pinch.scale, y: pinch.scale)
  }

  @objc private func turn(_ turn: UIRotationGestureRecognizer) {
    transform = CGAffineTransform(rotationAngle: turn.rotation)
  }
}

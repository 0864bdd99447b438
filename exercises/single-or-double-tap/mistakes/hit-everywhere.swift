import UIKit

class Photo: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    let single = UITapGestureRecognizer(target: self, action: #selector(showBars))
    let double = UITapGestureRecognizer(target: self, action: #selector(zoom))
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    addGestureRecognizer(single)
    addGestureRecognizer(double)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }

  @objc func showBars() { print("bars") }
  @objc func zoom() { print("zoom") }
}

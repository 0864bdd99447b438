import UIKit

class Photo: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    let single = UITapGestureRecognizer(target: self, action: #selector(showBars))
    let double = UITapGestureRecognizer(target: self, action: #selector(zoom))
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    addGestureRecognizer(double)
  }

  @objc func showBars() { print("bars") }
  @objc func zoom() { print("zoom") }
}

import UIKit

class Photo: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    let single = UITapGestureRecognizer(target: self, action: #selector(showBars))
    let double = UITapGestureRecognizer(target: self, action: #selector(zoom))
    single.numberOfTapsRequired = 2
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    addGestureRecognizer(single)
    addGestureRecognizer(double)
  }

  @objc func showBars() { print("bars") }
  @objc func zoom() { print("zoom") }
}

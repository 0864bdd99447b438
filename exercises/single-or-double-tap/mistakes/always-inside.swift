import UIKit

class Photo: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let single = UITapGestureRecognizer(target: self, action: #selector(showBars))
    let double = UITapGestureRecognizer(target: self, action: #selector(zoom))
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    addGestureRecognizer(single)
    addGestureRecognizer(double)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }

  @objc func showBars() { print("bars") }
  @objc func zoom() { print("zoom") }
}

// The recognizers can be made in the initializer, and the delegate can say who waits for whom.
// 识别器也可以在构造方法里创建；谁等谁可以由代理决定。
import UIKit

class Photo: UIView, UIGestureRecognizerDelegate {
  private let single = UITapGestureRecognizer()
  private let double = UITapGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    single.addTarget(self, action: #selector(showBars))
    double.addTarget(self, action: #selector(zoom))
    double.numberOfTapsRequired = 2
    single.delegate = self
    addGestureRecognizer(double)
    addGestureRecognizer(single)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === single && otherGestureRecognizer === double
  }

  @objc func showBars() { print("bars") }
  @objc func zoom() { print("zoom") }
}

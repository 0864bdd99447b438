// A view that contains no point refuses everywhere, and none of its subviews is asked (HT-4).
// 不包含任何点的视图处处拒绝，子视图也不会被询问（HT-4）。
import UIKit

class Watermark: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return false
  }
}

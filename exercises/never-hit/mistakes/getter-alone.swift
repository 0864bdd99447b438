import UIKit

class Watermark: UIView {
  override var isUserInteractionEnabled: Bool {
    get { false }
    set {}
  }
}

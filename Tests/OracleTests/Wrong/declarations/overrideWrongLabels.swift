import UIKit

class Large: UIView {
  override func point(_ point: CGPoint, with event: UIEvent?) -> Bool { true }  // error: argument labels for method 'point(_:with:)' do not match those of overridden method 'point(inside:with:)'
}

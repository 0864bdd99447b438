import UIKit

class Through: UIView {
  override func hitTest(point: CGPoint, withEvent event: UIEvent?) -> UIView? {  // error: argument labels for method 'hitTest(point:withEvent:)' do not match those of overridden method 'hitTest(_:with:)'
    return nil
  }
}

import UIKit

class Own: UIView {
  override func touchesBegan(touches: Set<UITouch>, withEvent event: UIEvent?) {}  // error: argument labels for method 'touchesBegan(touches:withEvent:)' do not match those of overridden method 'touchesBegan(_:with:)'
}

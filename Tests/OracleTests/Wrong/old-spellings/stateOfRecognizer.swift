import UIKit

func isOver(_ state: UIGestureRecognizerState) -> Bool { state == .ended }  // error: cannot find type 'UIGestureRecognizerState' in scope

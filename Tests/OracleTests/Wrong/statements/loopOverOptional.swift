import UIKit

func names(_ view: UIView) {
  for child in view.superview?.subviews { print(child) }  // error: for-in loop requires '[UIView]?' to conform to 'Sequence'; did you mean to unwrap optional?
}

import UIKit

func walk(_ view: UIView) {
  for child in view.subviews.reverse() {  // error: for-in loop requires '()' to conform to 'Sequence'
    print(child.tag)
  }
}

import UIKit

func walk(_ view: UIView) {
  for child in view.subviews.reverseObjectEnumerator() {  // error: value of type '[UIView]' has no member 'reverseObjectEnumerator'
    print(child)
  }
}

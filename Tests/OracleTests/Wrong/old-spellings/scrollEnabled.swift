import UIKit

func stop(_ scroll: UIScrollView) {
  scroll.scrollEnabled = false  // error: value of type 'UIScrollView' has no member 'scrollEnabled'
}

import UIKit

func add(_ view: UIView, _ child: UIView) {
  view.addSubView(child)  // error: value of type 'UIView' has no member 'addSubView'
}

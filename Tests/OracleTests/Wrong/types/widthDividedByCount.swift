import UIKit

func middle(_ view: UIView, _ count: Int) -> CGFloat {
  return view.bounds.width / count  // error: binary operator '/' cannot be applied to operands of type 'CGFloat' and 'Int'
}

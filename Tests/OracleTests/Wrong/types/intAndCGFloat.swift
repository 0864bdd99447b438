import UIKit

func each(_ width: CGFloat, _ count: Int) -> CGFloat {
  return width / count  // error: binary operator '/' cannot be applied to operands of type 'CGFloat' and 'Int'
}

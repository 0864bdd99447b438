import UIKit

func count(_ view: UIView) -> Int {
  let count: Int = view.subviews  // error: cannot convert value of type '[UIView]' to specified type 'Int'
  return count
}

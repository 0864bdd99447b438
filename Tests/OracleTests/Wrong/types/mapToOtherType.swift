import UIKit

func tags(_ view: UIView) -> [String] {
  return view.subviews.map { $0.tag }  // error: cannot convert value of type 'Int' to closure result type 'String'
}

import UIKit

func cast(_ number: Int) -> UIView {
  return number as UIView  // error: cannot convert value of type 'Int' to type 'UIView' in coercion
}

import UIKit

func tag(_ view: UIView?) -> Int {
  return (view ?? 0).tag  // error: cannot convert value of type 'Int' to expected argument type 'UIView'
}

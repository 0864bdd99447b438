import UIKit

class Box {
  weak var view: UIView = UIView()  // error: 'weak' variable should have optional type 'UIView?'
}

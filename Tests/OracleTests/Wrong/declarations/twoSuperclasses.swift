import UIKit

class Large: UIView, UIButton {}  // error: multiple inheritance from classes 'UIView' and 'UIButton'

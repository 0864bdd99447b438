import UIKit

class Box: UIView {
  class var title: String { "box" }
  class func make() -> Box { Box() }
}

class Lid: Box {
  override class var title: String { "lid" }  // error: overrides of your own classes' 'class' members
  override class func make() -> Box { Lid() }  // error: overrides of your own classes' 'class' members
}

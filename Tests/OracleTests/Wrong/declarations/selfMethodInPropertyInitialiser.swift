import UIKit

class Box: UIView {
  let inner = self.make()  // error: cannot use instance member 'self' within property initializer; property initializers run before 'self' is available
  func make() -> UIView { UIView() }
}

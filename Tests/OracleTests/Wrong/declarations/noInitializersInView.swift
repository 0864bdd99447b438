import UIKit

class Large: UIView {  // error: class 'Large' has no initializers
  let margin: CGFloat  // error: 'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'
}

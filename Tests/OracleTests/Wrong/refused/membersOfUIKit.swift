// Members that UIKit has and the workbench has not are named as such, never called a misspelling.

import UIKit

class Field: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect {  // error: 'textRect' is part of UIKit
    .zero
  }

  func show() {
    addInteraction(nil)  // error: 'addInteraction' is part of UIKit
    layer.filters = nil  // error: 'filters' is part of UIKit
  }
}

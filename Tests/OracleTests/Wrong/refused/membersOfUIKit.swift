// Members that UIKit has and the workbench has not are named as such, never called a misspelling.

import UIKit

class Field: UITextField {
  override func insertDictationResult(_ result: [Int]) {  // error: 'insertDictationResult' is part of UIKit
  }

  func show() {
    setNeedsFocusUpdate()  // error: 'setNeedsFocusUpdate' is part of UIKit
    layer.filters = nil  // error: 'filters' is part of UIKit
  }
}

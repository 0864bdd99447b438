// An override of what the workbench does not have is named once, without the `super` in it.

import UIKit

class Panel: UIView {
  override func encodeRestorableState(with coder: NSCoder) {  // error: 'encodeRestorableState' is part of UIKit
    super.encodeRestorableState(with: coder)
    setNeedsLayout()
  }
}

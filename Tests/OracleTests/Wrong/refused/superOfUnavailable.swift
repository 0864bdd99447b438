// An override of what the workbench does not have is named once, without the `super` in it.

import UIKit

class Panel: UIView {
  override func safeAreaInsetsDidChange() {  // error: 'safeAreaInsetsDidChange' is part of UIKit
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

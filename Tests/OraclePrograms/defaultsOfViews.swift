// The defaults of each kind of view.

import UIKit

func defaultsOfViews() {
  let views: [UIView] = [
    UIView(), UILabel(), UIImageView(), UIButton(), UIStackView(), UIScrollView(), UISwitch(),
    UITextField(), UITableView(), UISlider(), UIWindow(), UITabBar(),
  ]
  for view in views {
    print(type(of: view), view.isUserInteractionEnabled, view.isHidden, view.alpha, view.tag)
  }
  let button = UIButton()
  print(button.isEnabled, button.isSelected, button.isHighlighted)
}

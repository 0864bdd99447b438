// isKind(of:) and isMember(of:), by class names and by type(of:).

import UIKit

private class Fancy: UIButton {}

func kindOfClass() {
  let views: [UIView] = [UIView(), UIButton(), Fancy(), UILabel(), UITableView()]
  for view in views {
    print(
      type(of: view), view.isKind(of: UIView.self), view.isKind(of: UIControl.self),
      view.isKind(of: UIButton.self), view.isKind(of: Fancy.self),
      view.isKind(of: UIScrollView.self))
    print(view.isMember(of: UIButton.self), view.isMember(of: type(of: view)))
  }
  let kinds: [AnyClass] = [UIControl.self, UIScrollView.self]
  print(views.filter { view in kinds.contains { view.isKind(of: $0) } }.count)
}

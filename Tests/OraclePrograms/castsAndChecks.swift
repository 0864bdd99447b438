// is, as?, as! and as; arrays of mixed views.

import UIKit

func castsAndChecks() {
  let views: [UIView] = [UIView(), UIButton(), UISwitch(), UILabel(), UITableView()]
  for (index, view) in views.enumerated() {
    view.tag = index
    let kinds = [view is UILabel, view is UIControl, view is UIButton, view is UIScrollView]
    print(index, kinds, type(of: view))
  }
  print(views.filter { $0 is UIControl }.map { $0.tag })
  print((views[1] as? UIControl)?.isEnabled as Any, views[0] as? UIControl == nil)
  let button = views[1] as! UIButton
  let back = button as UIView
  print(back === views[1], button == views[1], button.tag)
  let anything: [Any] = [1, "a", 2.5, UIView(), CGFloat(3)]
  for value in anything {
    if let number = value as? Int { print("Int", number) }
    if let text = value as? String { print("String", text) }
    if value is UIView { print("view") }
  }
  print(views.compactMap { $0 as? UIControl }.count)
}

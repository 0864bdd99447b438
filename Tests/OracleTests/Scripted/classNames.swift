// NSStringFromClass and NSClassFromString for UIKit's own classes.

import UIKit

func classNames() {
  print(NSStringFromClass(UIButton.self))  // expect: UIButton
  print(NSStringFromClass(type(of: UILabel())))  // expect: UILabel
  let found: AnyClass? = NSClassFromString("UIScrollView")
  print(found == UIScrollView.self)  // expect: true
  print(NSClassFromString("UINothing") == nil)  // expect: true
  let table = UITableView()
  print(found.map { table.isKind(of: $0) } ?? false)  // expect: true
}

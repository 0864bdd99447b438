// A closure that is called immediately: its arguments determine its parameters.

import UIKit

private class Panel: UIView {
  private let handle: UIView = {
    $0.tag = 3
    $0.alpha = 0.5
    return $0
  }(UIView())
  lazy var label = { (text: String) -> UILabel in
    let label = UILabel()
    label.text = text
    return label
  }("hi")
  private let ratio = { $0 / $1 }(CGFloat(3), CGFloat(4))

  func show() { print(handle.tag, handle.alpha, label.text ?? "", ratio) }
}

func closuresCalledAtOnce() {
  Panel().show()
  print({ $0 + 1 }(2), { $0.count }("abc"))
  let range = 1...3
  print((0..<6).map(Double.init).filter { range ~= Int($0) })
}

// An associated type that only the default implementation of a protocol shows.

import UIKit

private struct Kit<Base> {
  let base: Base
}

private protocol Kitted {
  associatedtype Kitting
  var kit: Kitting { get }
}

extension Kitted {
  fileprivate var kit: Kit<Self> { Kit(base: self) }
}

extension UIView: Kitted {}
extension Int: Kitted {}

extension Kit where Base: UIView {
  fileprivate func round() -> CGFloat { base.bounds.width / 2 }
}

extension Kit where Base == Int {
  fileprivate var doubled: Int { base * 2 }
}

func typesFromDefaults() {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
  label.text = "x"
  print(label.kit.round(), label.kit.base.text ?? "", 4.kit.doubled)
}

// Values that an extension keeps with objects, under the address of a variable.

import UIKit

nonisolated(unsafe) private var nameKey: UInt8 = 0
private enum Keys {
  nonisolated(unsafe) static var marginKey: UInt8 = 0
  nonisolated(unsafe) static var ownerKey: UInt8 = 0
}

extension UIView {
  fileprivate var name: String? {
    get { objc_getAssociatedObject(self, &nameKey) as? String }
    set { objc_setAssociatedObject(self, &nameKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
  fileprivate var margin: CGFloat {
    get { (objc_getAssociatedObject(self, &Keys.marginKey) as? CGFloat) ?? 8 }
    set {
      objc_setAssociatedObject(
        self, &Keys.marginKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
  fileprivate var owner: UIView? {
    get { objc_getAssociatedObject(self, &Keys.ownerKey) as? UIView }
    set { objc_setAssociatedObject(self, &Keys.ownerKey, newValue, .OBJC_ASSOCIATION_ASSIGN) }
  }
}

private class Own: UIView {
  deinit { print("gone") }
}

func associatedValues() {
  let first = UIView()
  let second = UIButton()
  print(first.name ?? "none", first.margin)
  first.name = "first"
  second.margin = 20
  print(first.name ?? "none", second.name ?? "none", first.margin, second.margin)
  first.name = nil
  print(first.name ?? "none")
  var own: Own? = Own()
  first.owner = own
  print(first.owner === own)
  own = nil
  print(first.owner == nil)
  objc_removeAssociatedObjects(second)
  print(second.margin)
}

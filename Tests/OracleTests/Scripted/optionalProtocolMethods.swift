// A method of an @objc protocol may be missing; the call then gives nil.

import UIKit

@objc private protocol HitDelegate: AnyObject {
  func name() -> String
  @objc optional func allows(_ view: UIView) -> Bool
}

private class Full: NSObject, HitDelegate {
  func name() -> String { "full" }
  func allows(_ view: UIView) -> Bool { view.tag > 0 }
}

private class Short: NSObject, HitDelegate {
  func name() -> String { "short" }
}

func optionalProtocolMethods() {
  let view = UIView()
  for delegate in [Full(), Short()] as [HitDelegate] {
    print(delegate.name(), delegate.allows?(view) ?? true)
  }
  // expect: full false
  // expect: short true
}

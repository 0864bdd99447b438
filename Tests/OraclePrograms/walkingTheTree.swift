// superview, window, isDescendant and viewWithTag.

import UIKit

func walkingTheTree() {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let outer = UIView()
  let inner = UIButton()
  window.addSubview(outer)
  outer.addSubview(inner)
  window.tag = 1
  outer.tag = 2
  inner.tag = 3
  print(inner.superview?.tag ?? 0, inner.superview?.superview?.superview as Any)
  print(inner.window === window, outer.window?.tag ?? 0, UIView().window == nil)
  print(
    inner.isDescendant(of: window), window.isDescendant(of: inner), inner.isDescendant(of: inner))
  print(window.viewWithTag(3) == inner, window.viewWithTag(9) == nil, inner.viewWithTag(2) == nil)
  var current: UIView? = inner
  var path: [String] = []
  while let view = current {
    path.append("\(type(of: view)) \(view.tag)")
    current = view.superview
  }
  print(path.joined(separator: " < "))
  let other = UIView()
  other.addSubview(inner)
  print(outer.subviews.isEmpty, inner.superview === other, inner.window == nil)
}

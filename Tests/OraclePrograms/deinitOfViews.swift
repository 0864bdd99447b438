// A view is released when neither its superview nor a variable retains it.

import UIKit

private class Noisy: UIView {
  let name: String
  init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError() }
  deinit { print("deinit", name) }
}

func deinitOfViews() {
  let root = UIView()
  root.addSubview(Noisy("first"))
  root.addSubview(Noisy("second"))
  print("added", root.subviews.count)
  root.subviews[0].removeFromSuperview()
  print("removed", root.subviews.count)
  var kept: Noisy? = Noisy("kept")
  root.addSubview(kept!)
  kept?.removeFromSuperview()
  print("still here", kept?.name ?? "none")
  kept = nil
  print("end", root.subviews.count)
  root.subviews.forEach { $0.removeFromSuperview() }
}

// responds(to:) returns whether a view has a method.

import UIKit

private class Marked: UIView {
  @objc func mark() {}
  func unmarked() {}
}

func respondsToSelector() {
  let view: UIView = Marked()
  print(view.responds(to: #selector(Marked.mark)))  // expect: true
  print(view.responds(to: Selector(("unmarked"))))  // expect: false
  print(UIView().responds(to: #selector(Marked.mark)))  // expect: false
  print(view.responds(to: #selector(UIView.removeFromSuperview)))  // expect: true
}

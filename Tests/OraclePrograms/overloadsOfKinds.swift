// Functions that differ only in how a parameter is passed: one list or several values, inout or not.

import UIKit

extension UIView {
  fileprivate func add(_ views: UIView...) { views.forEach { addSubview($0) } }
  fileprivate func add(_ views: [UIView]) {
    print("a list of", views.count)
    views.forEach(addSubview)
  }
}

private func grow(_ number: Int) -> Int { number + 1 }
private func grow(_ number: inout Int) -> Int {
  number += 10
  return number
}

func overloadsOfKinds() {
  let view = UIView()
  view.add(UIView(), UILabel())
  view.add([UIView()])
  view.add(UIView())
  print(view.subviews.count)
  var number = 1
  print(grow(number), grow(&number), number)
}
